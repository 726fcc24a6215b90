#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// Makes window events of SDL's.
  struct EventTranslator {
    /// The mouse's identity among the pointers; fingers count from 1.
    private static let mouse = 0
    /// Points that a notch of a wheel scrolls.
    private static let notch = 60.0

    private let scale: Double
    private var size: LayoutSize
    private var isMouseDown = false
    private var pointer = LayoutPoint.zero
    /// SDL's names of the fingers that are down, by their identity less 1.
    private var fingers: [SDL_FingerID?] = []

    init(scale: Double, size: LayoutSize) {
      self.scale = scale
      self.size = size
    }

    mutating func translate(
      _ event: SDL_Event, now: Timestamp, into found: inout [WindowEvent]
    ) {
      switch SDL_EventType(rawValue: event.type) {
      case SDL_QUIT: found.append(.closeRequested)
      case SDL_WINDOWEVENT: translate(event.window, now, &found)
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_MOUSEWHEEL:
        translateMouse(event, now, &found)
      case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION:
        translate(event.tfinger, now, &found)
      case SDL_KEYDOWN:
        if let key = Self.key(event.key.keysym) {
          found.append(
            .key(
              KeyPress(
                time: now, key: key, modifiers: Self.modifiers(event.key.keysym.mod),
                isRepeat: event.key.repeat != 0)))
        }
      case SDL_TEXTINPUT:
        let text = withUnsafeBytes(of: event.text.text) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !text.isEmpty { found.append(.text(text)) }
      default: break
      }
    }

    // MARK: Pointers

    private mutating func translateMouse(
      _ event: SDL_Event, _ now: Timestamp, _ found: inout [WindowEvent]
    ) {
      func input(_ action: InputEvent.Action) -> WindowEvent {
        .input(InputEvent(time: now, position: pointer, action: action))
      }
      switch SDL_EventType(rawValue: event.type) {
      case SDL_MOUSEBUTTONDOWN:
        guard event.button.button == 1, !isMouseDown else { return }
        isMouseDown = true
        pointer = point(event.button.x, event.button.y)
        found.append(input(.pointerDown(id: Self.mouse, kind: .mouse)))
        SDL_CaptureMouse(SDL_TRUE)
      case SDL_MOUSEBUTTONUP:
        guard event.button.button == 1, isMouseDown else { return }
        isMouseDown = false
        pointer = point(event.button.x, event.button.y)
        found.append(input(.pointerUp(id: Self.mouse)))
        SDL_CaptureMouse(SDL_FALSE)
      case SDL_MOUSEMOTION:
        pointer = point(event.motion.x, event.motion.y)
        found.append(isMouseDown ? input(.pointerMoved(id: Self.mouse)) : .hover(pointer))
      default:
        found.append(input(wheel(event.wheel)))
      }
    }

    /// A wheel's whole steps are a mouse's notches; what has fractions is a trackpad.
    private func wheel(_ wheel: SDL_MouseWheelEvent) -> InputEvent.Action {
      let (x, y) = (Double(wheel.preciseX), Double(wheel.preciseY))
      let sign = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
      let isWhole = x == x.rounded() && y == y.rounded()
      return .wheel(
        delta: LayoutPoint(x: x * Self.notch * sign, y: -y * Self.notch * sign),
        kind: isWhole ? .stepped : .precise)
    }

    private mutating func translate(
      _ finger: SDL_TouchFingerEvent, _ now: Timestamp, _ found: inout [WindowEvent]
    ) {
      let place = LayoutPoint(
        x: Double(finger.x) * size.width, y: Double(finger.y) * size.height)
      guard place.x.isFinite, place.y.isFinite else { return }
      var slot = fingers.firstIndex(of: finger.fingerId)
      let action: InputEvent.Action
      switch SDL_EventType(rawValue: finger.type) {
      case SDL_FINGERDOWN:
        guard slot == nil else { return }
        slot = fingers.firstIndex(of: nil) ?? fingers.count
        if slot == fingers.count { fingers.append(nil) }
        fingers[slot ?? 0] = finger.fingerId
        action = .pointerDown(id: (slot ?? 0) + 1, kind: .touch)
      case SDL_FINGERMOTION:
        guard let slot else { return }
        action = .pointerMoved(id: slot + 1)
      default:
        guard let slot else { return }
        fingers[slot] = nil
        action = .pointerUp(id: slot + 1)
      }
      found.append(.input(InputEvent(time: now, position: place, action: action)))
    }

    // MARK: The window

    private mutating func translate(
      _ event: SDL_WindowEvent, _ now: Timestamp, _ found: inout [WindowEvent]
    ) {
      switch SDL_WindowEventID(rawValue: SDL_WindowEventID.RawValue(event.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED:
        size = LayoutSize(
          width: Double(event.data1) / scale, height: Double(event.data2) / scale)
        found.append(.resized(size))
      case SDL_WINDOWEVENT_FOCUS_LOST:
        cancelPointers(now, &found)
        found.append(.focusLost(now))
      case SDL_WINDOWEVENT_CLOSE: found.append(.closeRequested)
      default: break
      }
    }

    private mutating func cancelPointers(_ now: Timestamp, _ found: inout [WindowEvent]) {
      func cancel(_ id: Int) {
        found.append(
          .input(InputEvent(time: now, position: pointer, action: .pointerCancelled(id: id))))
      }
      if isMouseDown { cancel(Self.mouse) }
      isMouseDown = false
      for slot in fingers.indices where fingers[slot] != nil {
        cancel(slot + 1)
        fingers[slot] = nil
      }
    }

    private func point(_ x: Int32, _ y: Int32) -> LayoutPoint {
      LayoutPoint(x: Double(x) / scale, y: Double(y) / scale)
    }

    // MARK: Keys

    private static func key(_ symbol: SDL_Keysym) -> KeyPress.Key? {
      switch Int(symbol.sym) {
      case Int(SDLK_UP.rawValue): .up
      case Int(SDLK_DOWN.rawValue): .down
      case Int(SDLK_LEFT.rawValue): .left
      case Int(SDLK_RIGHT.rawValue): .right
      case Int(SDLK_PAGEUP.rawValue): .pageUp
      case Int(SDLK_PAGEDOWN.rawValue): .pageDown
      case Int(SDLK_HOME.rawValue): .home
      case Int(SDLK_END.rawValue): .end
      case Int(SDLK_ESCAPE.rawValue), Int(SDLK_AC_BACK.rawValue): .escape
      case Int(SDLK_RETURN.rawValue), Int(SDLK_KP_ENTER.rawValue): .enter
      case Int(SDLK_BACKSPACE.rawValue): .backspace
      case Int(SDLK_DELETE.rawValue): .delete
      case Int(SDLK_TAB.rawValue): .tab
      case Int(SDLK_SPACE.rawValue): .space
      case 33...126: .character(Character(UnicodeScalar(UInt8(symbol.sym))))
      default: nil
      }
    }

    private static func modifiers(_ mask: UInt16) -> KeyPress.Modifiers {
      let mask = UInt32(mask)
      var held: KeyPress.Modifiers = []
      if mask & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { held.insert(.shift) }
      if mask & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { held.insert(.control) }
      if mask & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { held.insert(.option) }
      if mask & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { held.insert(.command) }
      return held
    }
  }
#endif
