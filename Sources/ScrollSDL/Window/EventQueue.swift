#if SDL
  internal import CSDL2

  /// Takes a window's events out of the queue that SDL has for the whole process.
  struct EventQueue {
    /// `SDL_Window`'s number in its events.
    let window: UInt32
    /// What was taken last, in order.
    private(set) var events: [SDL_Event] = []
    private var others: [SDL_Event] = []

    init(window: UInt32) { self.window = window }

    /// Takes what has happened in this window, and what happened in none.
    ///
    /// What belongs to another window stays in the queue, in its order; what belongs to one that is
    /// gone does not.
    ///
    /// - Parameter wait: seconds to wait when nothing at all is in the queue.
    mutating func take(waiting wait: Double) {
      if wait > 0 {
        SDL_WaitEventTimeout(nil, Int32(min(wait, 3600) * 1000))
      }
      SDL_PumpEvents()
      events.removeAll(keepingCapacity: true)
      others.removeAll(keepingCapacity: true)
      var event = SDL_Event()
      while Self.next(&event) {
        let owner = Self.window(of: event)
        if owner == 0 || owner == window {
          events.append(event)
        } else if SDL_GetWindowFromID(owner) != nil {
          others.append(event)
        } else {
          Self.free(event)
        }
      }
      guard !others.isEmpty else { return }
      SDL_PeepEvents(
        &others, Int32(others.count), SDL_ADDEVENT, SDL_FIRSTEVENT.rawValue,
        SDL_LASTEVENT.rawValue)
    }

    /// Frees what the events taken own.
    mutating func dispose() {
      for event in events { Self.free(event) }
      events.removeAll(keepingCapacity: true)
    }

    private static func next(_ event: inout SDL_Event) -> Bool {
      SDL_PeepEvents(
        &event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1
    }

    /// The window that an event happened in; 0 for none.
    static func window(of event: SDL_Event) -> UInt32 {
      switch SDL_EventType(rawValue: event.type) {
      case SDL_WINDOWEVENT: event.window.windowID
      case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
      case SDL_TEXTEDITING: event.edit.windowID
      case SDL_TEXTEDITING_EXT: event.editExt.windowID
      case SDL_TEXTINPUT: event.text.windowID
      case SDL_MOUSEMOTION: event.motion.windowID
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
      case SDL_MOUSEWHEEL: event.wheel.windowID
      case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: event.tfinger.windowID
      case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: event.drop.windowID
      default: 0
      }
    }

    /// A file dropped on a window, and text being composed, belong to who takes the event.
    private static func free(_ event: SDL_Event) {
      switch SDL_EventType(rawValue: event.type) {
      case SDL_DROPFILE, SDL_DROPTEXT: SDL_free(event.drop.file)
      case SDL_TEXTEDITING_EXT: SDL_free(event.editExt.text)
      default: break
      }
    }
  }
#endif
