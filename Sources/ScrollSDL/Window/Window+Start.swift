#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension Window {
    /// Starts SDL's video and events, as often as they are stopped again.
    static func startVideo() throws(SDLFailure) {
      SDLFailure.forgetLast()
      // The name may come from the environment or from the program.
      let asked = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) } ?? ""
      guard SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0 else {
        throw asked.isEmpty ? .noDisplay : .last("SDL_InitSubSystem")
      }
      // Without a display SDL takes a driver that shows nothing; only who asks for it by name gets that.
      let video = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
      if ["offscreen", "dummy"].contains(video), asked.isEmpty {
        SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
        throw .noDisplay
      }
    }

    /// A size in whole pixels; from `least` on, a size below one counts as one.
    static func pixels(
      _ size: LayoutSize, _ scale: Double, least: Double = 1
    ) throws(SDLFailure) -> (width: Int32, height: Int32) {
      let width = (size.width * scale).rounded()
      let height = (size.height * scale).rounded()
      guard width >= least, height >= least, width <= 16384, height <= 16384 else {
        throw SDLFailure(
          operation: "Window", message: "no window is \(width) × \(height) pixels large")
      }
      return (max(1, Int32(width)), max(1, Int32(height)))
    }
  }
#endif
