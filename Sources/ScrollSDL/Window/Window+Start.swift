#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

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
      let chosen = SDL_GetHint(SDL_HINT_RENDER_DRIVER).map { String(cString: $0) } ?? ""
      let software = flags | SDL_RENDERER_SOFTWARE.rawValue
      if chosen.lowercased() == "software" { copyWithoutOpenGL() }
      if chosen.isEmpty, !mayHaveGraphicsCard() {
        copyWithoutOpenGL()
        if let renderer = SDL_CreateRenderer(window, -1, software) { return renderer }
      }
      guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
      guard chosen.isEmpty, isPlayedByProcessor(renderer) else { return renderer }
      SDL_DestroyRenderer(renderer)
      copyWithoutOpenGL()
      return SDL_CreateRenderer(window, -1, software) ?? SDL_CreateRenderer(window, -1, flags)
    }

    /// Whether there may be a graphics card. Without one, starting OpenGL only to find out that the processor emulates it takes
    /// longer than all else before the first picture.
    ///
    /// - Parameter exists: whether there is a file or a folder of a name.
    static func mayHaveGraphicsCard(
      exists: (String) -> Bool = { access($0, F_OK) == 0 }
    ) -> Bool {
      #if os(Linux)
        // Most drivers; NVIDIA's own; Windows' below Linux; Arm's and Qualcomm's own.
        let devices = ["dri", "nvidiactl", "dxg", "mali0", "kgsl-3d0"]
        return devices.contains { exists("/dev/\($0)") }
      #else
        return true
      #endif
    }

    /// Has SDL hand the finished picture to the display as it is. Else it starts OpenGL to copy it, which takes longer than to
    /// draw it where the processor plays the graphics card. Who sets the hint decides.
    private static func copyWithoutOpenGL() {
      guard SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION) == nil else { return }
      _ = SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
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
