#if SDL
  import CSDL2
  import ScrollPrimitives

  /// Events as SDL makes them.
  extension SDL_Event {
    static func button(
      _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: UInt8 = 1, device: UInt32 = 0,
      window: UInt32 = 0
    ) -> SDL_Event {
      var event = SDL_Event()
      event.button.type = type.rawValue
      event.button.windowID = window
      event.button.which = device
      event.button.button = button
      (event.button.x, event.button.y) = (x, y)
      return event
    }

    static func motion(_ x: Int32, _ y: Int32, device: UInt32 = 0) -> SDL_Event {
      var event = SDL_Event()
      event.motion.type = SDL_MOUSEMOTION.rawValue
      event.motion.which = device
      (event.motion.x, event.motion.y) = (x, y)
      return event
    }

    static func wheel(
      x: Float = 0, y: Float = 0, at place: (Int32, Int32) = (0, 0), isFlipped: Bool = false
    ) -> SDL_Event {
      var event = SDL_Event()
      event.wheel.type = SDL_MOUSEWHEEL.rawValue
      (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
      (event.wheel.mouseX, event.wheel.mouseY) = place
      event.wheel.direction =
        isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : SDL_MOUSEWHEEL_NORMAL.rawValue
      return event
    }

    /// - Parameters:
    ///   - x: a share of the window's width.
    ///   - y: a share of its height.
    static func finger(
      _ type: SDL_EventType, _ name: Int64, _ x: Float = 0.5, _ y: Float = 0.5, device: Int64 = 1
    ) -> SDL_Event {
      var event = SDL_Event()
      event.tfinger.type = type.rawValue
      event.tfinger.touchId = device
      event.tfinger.fingerId = name
      (event.tfinger.x, event.tfinger.y) = (x, y)
      return event
    }

    static func key(
      _ code: Int32, _ modifiers: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false,
      type: SDL_EventType = SDL_KEYDOWN
    ) -> SDL_Event {
      var event = SDL_Event()
      event.key.type = type.rawValue
      event.key.keysym.sym = code
      event.key.keysym.mod = UInt16(truncatingIfNeeded: modifiers.rawValue)
      event.key.repeat = isRepeat ? 1 : 0
      return event
    }

    static func text(_ bytes: [UInt8], window: UInt32 = 0) -> SDL_Event {
      var event = SDL_Event()
      event.text.type = SDL_TEXTINPUT.rawValue
      event.text.windowID = window
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes.prefix(32)) }
      return event
    }

    static func window(
      _ kind: SDL_WindowEventID, _ width: Int32 = 0, _ height: Int32 = 0, window: UInt32 = 0
    ) -> SDL_Event {
      var event = SDL_Event()
      event.window.type = SDL_WINDOWEVENT.rawValue
      event.window.windowID = window
      event.window.event = UInt8(kind.rawValue)
      (event.window.data1, event.window.data2) = (width, height)
      return event
    }

    static func of(type: UInt32) -> SDL_Event {
      var event = SDL_Event()
      event.type = type
      return event
    }
  }
#endif
