#if SDL
  internal import CSDL2

  /// What all font books of the process share: FreeType, and SDL's count of who uses it.
  ///
  /// FreeType may open and close fonts on one thread at a time only, and SDL counts without a lock. Font
  /// books of several threads, as in tests that run at once, lose memory or worse without it. A font
  /// that is open belongs to its book and needs no lock.
  enum FontLibrary {
    /// Never destroyed. Safe on every thread: that is what it is for.
    nonisolated(unsafe) private static let mutex = SDL_CreateMutex()

    /// Runs the body while no other thread is in here.
    static func locked<Result>(_ body: () -> Result) -> Result {
      SDL_LockMutex(mutex)
      defer { SDL_UnlockMutex(mutex) }
      return body()
    }
  }
#endif
