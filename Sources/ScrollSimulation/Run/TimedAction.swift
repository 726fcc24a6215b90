import ScrollScenario
import Scrollwork

/// Something that is sent to the view at its moment.
struct TimedAction: Equatable {
  /// Seconds since the start of the run, on the clock of the frames: see ``onClock(_:)``.
  let time: Double
  let action: Action

  /// `time` may be any.
  init(time: Double, action: Action) {
    self.time = Self.onClock(time)
    self.action = action
  }

  /// The number that stands for the nearest nanosecond, as a frame's time does. Sums of seconds may
  /// miss it by a last bit, and an action that is due at a frame would come with the next one.
  static func onClock(_ seconds: Double) -> Double {
    Timestamp(seconds: seconds)?.seconds ?? seconds
  }

  enum Action: Equatable {
    case input(InputEvent.Action, LayoutPoint)
    case fling(velocity: Double)
    case scroll(ItemPath, ScrollPosition, isAnimated: Bool)
    case profile(ScrollProfile)
    /// Points. Taken over as the frame that reaches the moment begins.
    case refreshInset(Double)
    /// Taken over as the frame that reaches the moment begins, as are growth and a resize.
    case edit(Scenario.Edit, _ isAnimated: Bool)
    case grow(Scenario.Growth)
    case disclose(Scenario.Disclosure)
    case offset(LayoutPoint, isAnimated: Bool)
    case scrollSection(Scenario.SectionScroll)
    case resize(LayoutSize)
  }

  /// Touches of a drag are sampled as often as a phone's digitizer does, so that they do not depend
  /// on the refresh rate. Per second.
  static let touchRate = 120.0

  /// A recorded finger that goes down at `start`, in seconds: its events and no others, each at its
  /// recorded time. `scale` is points for each recorded pixel.
  static func touches(
    of recording: GestureRecording, scale: Double, pointer: Int, from start: Double
  ) -> [TimedAction] {
    recording.samples.map { sample in
      let action: InputEvent.Action =
        switch sample.event {
        case .down: .pointerDown(id: pointer, kind: .touch)
        case .move: .pointerMoved(id: pointer)
        case .up: .pointerUp(id: pointer)
        case .cancel: .pointerCanceled(id: pointer)
        }
      let point = LayoutPoint(x: sample.point.x * scale, y: sample.point.y * scale)
      return TimedAction(time: start + sample.time, action: .input(action, point))
    }
  }
}
