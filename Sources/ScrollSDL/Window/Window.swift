#if SDL
  internal import CSDL2
  public import ScrollPrimitives

  /// A window that draws display lists and hands on what people do in it.
  ///
  /// Belongs to the thread that made it, which has to be the process's main one. Its clock is the
  /// system's steady one and starts at zero with the window. Close it before the process ends: by
  /// `close()`, or by letting go of it.
  public final class Window {
    /// What a window looks like at first.
    public struct Configuration: Hashable, Sendable {
      public var title: String
      /// Points.
      public var size: LayoutSize
      /// Points: the window does not become smaller.
      public var minimumSize: LayoutSize
      /// Pixels per point. X11 does not tell, so it is asked for; 0.5 to 8.
      public var scale: Double
      public var isResizable: Bool
      /// Whether frames wait for the display. Without, `present` returns at once.
      public var waitsForDisplay: Bool

      public init(
        title: String, size: LayoutSize, minimumSize: LayoutSize = .zero, scale: Double = 1,
        isResizable: Bool = true, waitsForDisplay: Bool = true
      ) {
        self.title = title
        self.size = size
        self.minimumSize = minimumSize
        self.scale = scale
        self.isResizable = isResizable
        self.waitsForDisplay = waitsForDisplay
      }
    }

    /// Pixels per point.
    public let scale: Double
    /// Points.
    public private(set) var size: LayoutSize
    /// The name of what draws: `software`, `opengl`, …
    public let driver: String

    private var handle: OpaquePointer?
    private var sdlRenderer: OpaquePointer?
    /// What draws; it can be given images. `nil` once the window is closed.
    public private(set) var drawing: SDLRenderer?
    private let start: UInt64
    var translator: EventTranslator

    /// - Throws: `SDLFailure` when there is no display, or SDL cannot make a window on it.
    public init(_ configuration: Configuration, fonts: FontBook) throws(SDLFailure) {
      let scale = configuration.scale
      guard scale >= 0.5, scale <= 8 else {
        throw SDLFailure(operation: "Window", message: "scale \(scale) is not from 0.5 to 8")
      }
      self.scale = scale
      guard SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0 else {
        throw .last("SDL_InitSubSystem")
      }
      // Without a display SDL takes a driver that shows nothing; only who asks for it by name gets that.
      let video = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
      if ["offscreen", "dummy"].contains(video), SDL_getenv("SDL_VIDEODRIVER") == nil {
        SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
        throw .noDisplay
      }
      _ = SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1")
      // Fingers are told apart from the mouse here, not by made-up mouse events.
      _ = SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
      let place = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
      let flags = configuration.isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0
      guard
        let handle = SDL_CreateWindow(
          configuration.title, place, place, Self.pixels(configuration.size.width, scale),
          Self.pixels(configuration.size.height, scale), flags)
      else {
        let failure = SDLFailure.last("SDL_CreateWindow")
        SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
        throw failure
      }
      if configuration.minimumSize != .zero {
        SDL_SetWindowMinimumSize(
          handle, Self.pixels(configuration.minimumSize.width, scale),
          Self.pixels(configuration.minimumSize.height, scale))
      }
      let vsync = configuration.waitsForDisplay ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0
      guard let sdlRenderer = SDL_CreateRenderer(handle, -1, vsync) else {
        let failure = SDLFailure.last("SDL_CreateRenderer")
        SDL_DestroyWindow(handle)
        SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
        throw failure
      }
      self.handle = handle
      self.sdlRenderer = sdlRenderer
      var information = SDL_RendererInfo()
      SDL_GetRendererInfo(sdlRenderer, &information)
      driver = information.name.map { String(cString: $0) } ?? ""
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetRendererOutputSize(sdlRenderer, &width, &height)
      size = LayoutSize(width: Double(width) / scale, height: Double(height) / scale)
      start = SDL_GetPerformanceCounter()
      translator = EventTranslator(scale: scale, size: size)
      drawing = try SDLRenderer(renderer: sdlRenderer, fonts: fonts, scale: scale)
      SDL_StartTextInput()
    }

    deinit { close() }

    /// Closes the window. Nothing is drawn and nothing happens in it any more.
    public func close() {
      guard let handle else { return }
      // What owns textures goes before what they were made by.
      drawing?.release()
      drawing = nil
      SDL_DestroyRenderer(sdlRenderer)
      SDL_DestroyWindow(handle)
      self.handle = nil
      sdlRenderer = nil
      SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
    }

    // MARK: Time

    /// Now, on the window's clock.
    public var now: Timestamp {
      let ticks = SDL_GetPerformanceCounter() &- start
      let frequency = max(1, SDL_GetPerformanceFrequency())
      let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: frequency)
      let nanoseconds = seconds &* 1_000_000_000 &+ rest &* 1_000_000_000 / frequency
      return Timestamp(nanoseconds: Int64(clamping: nanoseconds))
    }

    // MARK: Events

    /// What happened since the last call, in order.
    ///
    /// - Parameter wait: seconds to wait for something to happen when nothing has.
    public func events(waiting wait: Double = 0) -> [WindowEvent] {
      guard handle != nil else { return [] }
      var found: [WindowEvent] = []
      var event = SDL_Event()
      var hasEvent =
        wait > 0
        ? SDL_WaitEventTimeout(&event, Int32(min(wait, 3600) * 1000)) != 0
        : SDL_PollEvent(&event) != 0
      while hasEvent {
        translator.translate(event, now: now, into: &found)
        hasEvent = SDL_PollEvent(&event) != 0
      }
      for case .resized(let size) in found { self.size = size }
      return found
    }

    // MARK: Drawing

    /// Begins a picture: everything is this colour.
    public func begin(_ color: Color) {
      guard let sdlRenderer else { return }
      SDL_SetRenderDrawColor(sdlRenderer, color.red, color.green, color.blue, 255)
      SDL_RenderClear(sdlRenderer)
    }

    /// Draws a list with its top left corner at a place, as far as it lies in a rectangle; both in points.
    public func draw(_ list: DisplayList, at origin: LayoutPoint = .zero, clip: LayoutRect? = nil) {
      drawing?.draw(list, at: origin, clip: clip)
    }

    /// Has everything told so far be drawn, without showing it: for who measures what drawing takes.
    public func flush() {
      guard let sdlRenderer else { return }
      SDL_RenderFlush(sdlRenderer)
    }

    /// Shows the picture; waits for the display when the window was made so.
    public func present() {
      guard let sdlRenderer else { return }
      SDL_RenderPresent(sdlRenderer)
    }

    private static func pixels(_ points: Double, _ scale: Double) -> Int32 {
      let pixels = (points * scale).rounded()
      return pixels.isFinite ? Int32(min(max(pixels, 1), 16384)) : 1
    }
  }

  /// The window's frame clock: the moment at which it is asked, never earlier than before.
  public struct WindowClock: FrameClock {
    private let window: Window
    private var last = Timestamp.zero

    public init(_ window: Window) { self.window = window }

    public mutating func next() -> Timestamp {
      last = max(last, window.now)
      return last
    }
  }
#endif
