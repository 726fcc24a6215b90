#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension EventTranslator {
    /// The mouse's identity among the pointers; fingers count from 1.
    private static let mouse = 0
    /// Points from the window's corner beyond which nothing is believed to happen.
    private static let reach = 1e6

    // MARK: Mouse

    mutating func translate(
      _ event: SDL_MouseButtonEvent, _ now: Timestamp, _ found: inout [WindowEvent]
    ) {
      guard event.button == 1, !Self.isFinger(event.which) else { return }
      let place = point(event.x, event.y)
      if SDL_EventType(rawValue: event.type) == SDL_MOUSEBUTTONDOWN {
        guard !isMouseDown, let place else { return }
        isMouseDown = true
        pointer = place
        append(.pointerDown(id: Self.mouse, kind: .mouse), at: pointer, now, &found)
      } else {
        guard isMouseDown else { return }
        isMouseDown = false
        pointer = place ?? pointer
        append(.pointerUp(id: Self.mouse), at: pointer, now, &found)
      }
    }

    mutating func translate(
      _ event: SDL_MouseMotionEvent, _ now: Timestamp, _ found: inout [WindowEvent]
    ) {
      guard !Self.isFinger(event.which), let place = point(event.x, event.y) else { return }
      pointer = place
      if isMouseDown {
        append(.pointerMoved(id: Self.mouse), at: pointer, now, &found)
      } else if case .hover = found.last {
        found[found.count - 1] = .hover(pointer)
      } else {
        found.append(.hover(pointer))
      }
    }

    /// Whether SDL made a mouse's event up for a finger, which the environment can have it do.
    private static func isFinger(_ device: UInt32) -> Bool { device == .max }

    // MARK: Fingers

    mutating func translate(
      _ event: SDL_TouchFingerEvent, _ now: Timestamp, _ found: inout [WindowEvent]
    ) {
      let place = Self.near(Double(event.x) * size.width, Double(event.y) * size.height)
      // Two screens may give their fingers the same names.
      let known = fingers.firstIndex {
        $0?.name == event.fingerId && $0?.device == event.touchId
      }
      switch SDL_EventType(rawValue: event.type) {
      case SDL_FINGERDOWN:
        guard known == nil, let place else { return }
        let slot = fingers.firstIndex { $0 == nil } ?? fingers.count
        if slot == fingers.count { fingers.append(nil) }
        fingers[slot] = Finger(device: event.touchId, name: event.fingerId, place: place)
        append(.pointerDown(id: slot + 1, kind: .touch), at: place, now, &found)
      case SDL_FINGERMOTION:
        guard let known, let place else { return }
        fingers[known]?.place = place
        append(.pointerMoved(id: known + 1), at: place, now, &found)
      default:
        guard let known, let finger = fingers[known] else { return }
        fingers[known] = nil
        append(.pointerUp(id: known + 1), at: place ?? finger.place, now, &found)
      }
    }

    // MARK: Both

    /// Ends all pointers that are down, each where it was last.
    mutating func cancelPointers(_ now: Timestamp, _ found: inout [WindowEvent]) {
      if isMouseDown {
        isMouseDown = false
        append(.pointerCanceled(id: Self.mouse), at: pointer, now, &found)
      }
      for slot in fingers.indices {
        guard let finger = fingers[slot] else { continue }
        fingers[slot] = nil
        append(.pointerCanceled(id: slot + 1), at: finger.place, now, &found)
      }
    }

    /// Appends input. Of a pointer's moves at one moment only the last counts: a mouse that tells its
    /// place a thousand times a second would else seem to jump in no time.
    func append(
      _ action: InputEvent.Action, at place: LayoutPoint, _ now: Timestamp,
      _ found: inout [WindowEvent]
    ) {
      let input = InputEvent(time: now, position: place, action: action)
      if case .pointerMoved = action {
        for index in found.indices.reversed() {
          guard case .input(let earlier) = found[index], case .pointerMoved = earlier.action,
            earlier.time == now
          else { break }
          guard earlier.action == action else { continue }
          found[index] = .input(input)
          return
        }
      }
      found.append(.input(input))
    }

    /// A place in points, of pixels; `nil` for one that makes no sense.
    func point(_ x: Int32, _ y: Int32) -> LayoutPoint? {
      Self.near(Double(x) / scale, Double(y) / scale)
    }

    private static func near(_ x: Double, _ y: Double) -> LayoutPoint? {
      abs(x) <= reach && abs(y) <= reach ? LayoutPoint(x: x, y: y) : nil
    }
  }
#endif
