#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension Window {
    /// Starts SDL's video and events, as often as they are stopped again.
    static func startVideo() throws(SDLFailure) {
      SDLFailure.forgetLast()
      // The name may come from the environment or from the program.
      let asked = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) } ?? ""
      let isWithoutWayland = asked.isEmpty && !Self.mayHaveWayland
      if isWithoutWayland { SDL_SetHint(SDL_HINT_VIDEODRIVER, Self.otherDrivers) }
      defer { if isWithoutWayland { SDL_SetHint(SDL_HINT_VIDEODRIVER, nil) } }
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

    /// SDL's drivers for windows on Linux, except Wayland's.
    private static let otherDrivers = "x11,kmsdrm,directfb,rpi"

    /// Whether there may be a Wayland compositor. Where there cannot be one, its library writes to standard error.
    private static var mayHaveWayland: Bool {
      #if os(Linux)
        let names: [String] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR"]
        return names.contains { SDL_getenv($0) != nil }
      #else
        return true
      #endif
    }

    static func scale(_ configuration: Configuration, density: Double) -> WindowScale {
      let environment = WindowScale.factor { name in
        SDL_getenv(name).map { String(cString: $0) }
      }
      return WindowScale(chosen: configuration.scale, environment: environment, density: density)
    }

    /// A renderer for a window: the one that `SDL_RENDER_DRIVER` names, else the graphics card's. Where that is played by the
    /// processor, SDL's own renderer for the processor is several times faster.
    static func renderer(of window: OpaquePointer, flags: UInt32) -> OpaquePointer? {
      let isChosen = SDL_GetHint(SDL_HINT_RENDER_DRIVER).map { $0.pointee != 0 } ?? false
      guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
      guard !isChosen, isPlayedByProcessor(renderer) else { return renderer }
      SDL_DestroyRenderer(renderer)
      // Else SDL would copy the finished picture by the same OpenGL.
      _ = SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
      let software = flags | SDL_RENDERER_SOFTWARE.rawValue
      return SDL_CreateRenderer(window, -1, software) ?? SDL_CreateRenderer(window, -1, flags)
    }

    /// Whether a renderer draws with an OpenGL that has no graphics card.
    private static func isPlayedByProcessor(_ renderer: OpaquePointer) -> Bool {
      var information = SDL_RendererInfo()
      guard SDL_GetRendererInfo(renderer, &information) == 0,
        let driver = information.name.map({ String(cString: $0) }), driver.hasPrefix("opengl"),
        let function = SDL_GL_GetProcAddress("glGetString")
      else { return false }
      typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
      let nameOfRenderer: UInt32 = 0x1F01
      let name = unsafeBitCast(function, to: GetString.self)(nameOfRenderer)
      return isSoftware(openGL: name.map { String(cString: $0) } ?? "")
    }

    /// Whether a name is that of one of Mesa's renderers for the processor.
    static func isSoftware(openGL name: String) -> Bool {
      let name = name.lowercased()
      return ["llvmpipe", "softpipe", "swrast", "software rasterizer"].contains {
        name.contains($0)
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
