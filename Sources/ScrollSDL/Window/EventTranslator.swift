#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// Makes window events of SDL's, those of one window.
  ///
  /// A pointer goes down, moves and ends exactly once, whatever SDL says. Numbers that make no sense
  /// give nothing.
  struct EventTranslator {
    /// A finger that is down.
    struct Finger {
      var device: SDL_TouchID
      var name: SDL_FingerID
      var place: LayoutPoint
    }

    /// Units of SDL's positions per point.
    let scale: Double
    /// Points.
    private(set) var size: LayoutSize
    var isMouseDown = false
    /// Where the mouse was last, in points.
    var pointer = LayoutPoint.zero
    /// The fingers that are down, by their identity less 1; it is given again once a finger has lifted.
    var fingers: [Finger?] = []
    /// Until when whole steps of a wheel count as a trackpad's.
    var preciseUntil = Timestamp.zero

    init(scale: Double, size: LayoutSize) {
      self.scale = scale
      self.size = size
    }

    /// Appends what an event means.
    ///
    /// - Parameter now: the same for all events that were taken at once: SDL does not tell when each
    ///   happened.
    mutating func translate(
      _ event: SDL_Event, now: Timestamp, into found: inout [WindowEvent]
    ) {
      switch SDL_EventType(rawValue: event.type) {
      case SDL_QUIT: Self.appendClose(to: &found)
      case SDL_WINDOWEVENT: translate(event.window, now, &found)
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: translate(event.button, now, &found)
      case SDL_MOUSEMOTION: translate(event.motion, now, &found)
      case SDL_MOUSEWHEEL: translate(event.wheel, now, &found)
      case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: translate(event.tfinger, now, &found)
      case SDL_KEYDOWN:
        if let press = KeyPress(event.key, now) { found.append(.key(press)) }
      case SDL_TEXTINPUT:
        let text = withUnsafeBytes(of: event.text.text) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !text.isEmpty { found.append(.text(text)) }
      default: break
      }
    }

    private mutating func translate(
      _ event: SDL_WindowEvent, _ now: Timestamp, _ found: inout [WindowEvent]
    ) {
      switch SDL_WindowEventID(rawValue: SDL_WindowEventID.RawValue(event.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED:
        // A window that is put away may have no size; nothing can be laid out in it.
        guard event.data1 > 0, event.data2 > 0 else { return }
        let size = LayoutSize(
          width: Double(event.data1) / scale, height: Double(event.data2) / scale)
        guard size != self.size else { return }
        self.size = size
        found.append(.resized(size))
      case SDL_WINDOWEVENT_FOCUS_LOST:
        cancelPointers(now, &found)
        found.append(.focusLost(now))
      case SDL_WINDOWEVENT_LEAVE:
        // A captured mouse goes on outside.
        if !isMouseDown { found.append(.hoverEnded) }
      case SDL_WINDOWEVENT_CLOSE: Self.appendClose(to: &found)
      default: break
      }
    }

    /// SDL says it twice when the last window is closed.
    private static func appendClose(to found: inout [WindowEvent]) {
      if !found.contains(.closeRequested) { found.append(.closeRequested) }
    }
  }
#endif
