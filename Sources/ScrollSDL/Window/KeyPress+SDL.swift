#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension KeyPress {
    /// The press of an event; `nil` for a key without a name here.
    init?(_ event: SDL_KeyboardEvent, _ now: Timestamp) {
      guard let key = Key(event.keysym.sym) else { return nil }
      self.init(
        time: now, key: key, modifiers: Modifiers(mask: UInt32(event.keysym.mod)),
        isRepeat: event.repeat != 0)
    }
  }

  extension KeyPress.Key {
    /// The key of one of SDL's codes: a scalar, or a number for keys without a sign.
    init?(_ code: SDL_Keycode) {
      guard let code = UInt32(exactly: code) else { return nil }
      switch SDL_KeyCode(rawValue: code) {
      case SDLK_UP: self = .up
      case SDLK_DOWN: self = .down
      case SDLK_LEFT: self = .left
      case SDLK_RIGHT: self = .right
      case SDLK_PAGEUP: self = .pageUp
      case SDLK_PAGEDOWN: self = .pageDown
      case SDLK_HOME: self = .home
      case SDLK_END: self = .end
      case SDLK_ESCAPE, SDLK_AC_BACK: self = .escape
      case SDLK_RETURN, SDLK_KP_ENTER: self = .enter
      case SDLK_BACKSPACE: self = .backspace
      case SDLK_DELETE: self = .delete
      case SDLK_TAB: self = .tab
      case SDLK_SPACE: self = .space
      default:
        guard code > 32, !(127...160).contains(code), let scalar = UnicodeScalar(code) else {
          return nil
        }
        self = .character(Character(scalar))
      }
    }
  }

  extension KeyPress.Modifiers {
    init(mask: UInt32) {
      self = []
      if mask & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { insert(.shift) }
      if mask & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { insert(.control) }
      if mask & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { insert(.option) }
      if mask & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { insert(.command) }
    }
  }
#endif
