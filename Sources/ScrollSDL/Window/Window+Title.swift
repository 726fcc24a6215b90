#if SDL
  internal import CSDL2

  extension Window {
    /// Gives the window another title, as one that counts what is new. Without null characters, which are
    /// left out. Nothing happens once the window is closed.
    public func setTitle(_ title: String) {
      guard let handle, title != shownTitle else { return }
      shownTitle = title
      SDL_SetWindowTitle(handle, Self.plain(title))
    }

    static func plain(_ title: String) -> String {
      String(decoding: title.utf8.filter { $0 != 0 }, as: UTF8.self)
    }
  }
#endif
