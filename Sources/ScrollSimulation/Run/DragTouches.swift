import ScrollScenario
import Scrollwork

/// The touches of a drag, made one at a time: memory does not depend on the length of the drag.
///
/// The finger goes down, moves at each sample of its path and at each tick of the digitizer, and lifts.
struct DragTouches {
  private enum Stage {
    case down, moving, up, over
  }

  private let drag: Scenario.Drag
  /// Seconds since the start of the run.
  private let start: Double
  private var stage = Stage.down
  /// The next sample of the path.
  private var sample = 1
  /// The next tick of the digitizer, counted from when the finger went down.
  private var tick = 1.0
  /// The first sample behind the last touch.
  private var segment = 0

  /// - Parameters:
  ///   - drag: what the finger does.
  ///   - start: when it goes down, in seconds since the start of the run.
  init(_ drag: Scenario.Drag, from start: Double) {
    self.drag = drag
    self.start = start
  }

  /// The next touch; `nil` once the finger was lifted. Amortized O(1).
  mutating func next() -> TimedAction? {
    let id = ScriptStep.dragPointer
    switch stage {
    case .down:
      stage = .moving
      return touch(0, .pointerDown(id: id, kind: .touch))
    case .moving:
      guard let time = nextMove() else {
        stage = .up
        return next()
      }
      return touch(time, .pointerMoved(id: id))
    case .up:
      stage = .over
      return touch(drag.duration, .pointerUp(id: id))
    case .over: return nil
    }
  }

  /// The time of the next sample or tick, the earlier of the two.
  private mutating func nextMove() -> Double? {
    let ofSample = sample < drag.samples.count ? drag.samples[sample].time : nil
    let ofTick = tick / TimedAction.touchRate
    let hasTick = ofTick < drag.samples.last?.time ?? 0
    guard let ofSample else {
      guard hasTick else { return nil }
      tick += 1
      return ofTick
    }
    guard hasTick, ofTick < ofSample else {
      sample += 1
      return ofSample
    }
    tick += 1
    return ofTick
  }

  private mutating func touch(_ time: Double, _ action: InputEvent.Action) -> TimedAction {
    while segment < drag.samples.count, drag.samples[segment].time <= time { segment += 1 }
    return TimedAction(
      time: start + time, action: .input(action, drag.position(at: time, before: segment)))
  }
}

/// What a step of the script sends, in order.
struct ActionSequence {
  private enum Rest {
    /// The last action is sent first.
    case list([TimedAction])
    case touches(DragTouches)
    /// The remaining turns of a wheel, at equal intervals.
    case turns(Scenario.Wheel, from: Double, turn: Int)
  }

  /// The next action; `nil` when all were taken.
  private(set) var first: TimedAction?
  private var rest: Rest

  init(_ actions: [TimedAction]) {
    rest = .list(actions.reversed())
    removeFirst()
  }

  init(_ drag: Scenario.Drag, from start: Double) {
    rest = .touches(DragTouches(drag, from: start))
    removeFirst()
  }

  init(_ wheel: Scenario.Wheel, from start: Double) {
    rest = .turns(wheel, from: start, turn: 0)
    removeFirst()
  }

  /// Takes the next action and makes the one behind it.
  mutating func removeFirst() {
    switch rest {
    case .list(var actions):
      // The only owner changes it in place.
      rest = .list([])
      first = actions.popLast()
      rest = .list(actions)
    case .touches(var touches):
      first = touches.next()
      rest = .touches(touches)
    case .turns(let wheel, let start, let turn):
      guard turn < wheel.count else {
        first = nil
        return
      }
      first = TimedAction(
        time: start + Double(turn) * wheel.interval,
        action: .input(.wheel(delta: wheel.delta, kind: InputEvent.WheelKind(wheel.kind)), .zero))
      rest = .turns(wheel, from: start, turn: turn + 1)
    }
  }
}
