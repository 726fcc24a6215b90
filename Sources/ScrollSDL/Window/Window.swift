#if SDL
  internal import CSDL2
  public import ScrollPrimitives

  /// A window that draws display lists and hands on what people do in it.
  ///
  /// Belongs to the thread that made it, which has to be the process's main one. Its clock is the
  /// system's steady one and starts at zero with the window. Close it before the process ends: by
  /// `close()`, or by releasing it. Several may be open at once; each gets its own events.
  public final class Window {
    /// What a window looks like at first.
    public struct Configuration: Hashable, Sendable {
      /// Without null characters, which are left out.
      public var title: String
      /// Points; 1 to 16,384 pixels each way.
      public var size: LayoutSize
      /// The smallest size of the window, in points. Zero for no limit.
      public var minimumSize: LayoutSize
      /// Pixels per point, 0.5 to 8; `nil` for the system's.
      ///
      /// The system's is the size of the window's output divided by that of the window, on Wayland and macOS. X11 does not
      /// tell: there it is `GDK_SCALE` times `GDK_DPI_SCALE`, or else `QT_SCALE_FACTOR`, or else 1.
      public var scale: Double?
      /// Whether the person can resize the window.
      public var isResizable: Bool
      /// Whether frames wait for the display. Without, `present` returns at once.
      public var waitsForDisplay: Bool

      /// Creates a configuration; all but the title and the size have defaults.
      public init(
        title: String, size: LayoutSize, minimumSize: LayoutSize = .zero, scale: Double? = nil,
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

    /// Pixels per point, when the window was made.
    public let scale: Double
    /// Points.
    public private(set) var size: LayoutSize
    /// The name of what draws: `software`, `opengl`, …
    public let driver: String

    private(set) var handle: OpaquePointer?
    /// The title that was set last; setting it again costs nothing.
    var shownTitle = ""
    private var sdlRenderer: OpaquePointer?
    /// The renderer; images are registered with it. `nil` once the window is closed.
    public private(set) var drawing: SDLRenderer?
    private let start: UInt64
    private var translator: EventTranslator
    private var queue: EventQueue
    private var isMouseCaptured = false
    var cursors = CursorSet()

    /// Opens a window.
    ///
    /// - Throws: `SDLFailure` for a size or a scale that is out of bounds, when there is no display, or
    ///   when SDL cannot make a window on it.
    public init(_ configuration: Configuration, fonts: FontBook) throws(SDLFailure) {
      if let scale = configuration.scale, !WindowScale.limits.contains(scale) {
        throw SDLFailure(operation: "Window", message: "scale \(scale) is not from 0.5 to 8")
      }
      // Before there is a window, its units are taken for pixels.
      let first = Self.scale(configuration, density: 1)
      let (width, height) = try Self.pixels(configuration.size, first.units)
      let minimum = try Self.pixels(configuration.minimumSize, first.units, least: 0)
      try Self.startVideo()
      _ = SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1")
      // Touches are handled here, so SDL must not make mouse events of them.
      _ = SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
      let place = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
      let flags =
        SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        | (configuration.isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0)
      let title = Self.plain(configuration.title)
      guard let handle = SDL_CreateWindow(title, place, place, width, height, flags) else {
        let failure = SDLFailure.last("SDL_CreateWindow")
        SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
        throw failure
      }
      SDL_SetWindowMinimumSize(handle, minimum.width, minimum.height)
      let vsync = configuration.waitsForDisplay ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0
      guard let sdlRenderer = Self.renderer(of: handle, flags: vsync) else {
        let failure = SDLFailure.last("SDL_CreateRenderer")
        SDL_DestroyWindow(handle)
        SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
        throw failure
      }
      self.handle = handle
      self.sdlRenderer = sdlRenderer
      shownTitle = configuration.title
      var information = SDL_RendererInfo()
      SDL_GetRendererInfo(sdlRenderer, &information)
      driver = information.name.map { String(cString: $0) } ?? ""
      var (outputWidth, outputHeight) = (width, height)
      SDL_GetRendererOutputSize(sdlRenderer, &outputWidth, &outputHeight)
      let known = Self.scale(configuration, density: Double(outputWidth) / Double(width))
      if known.units != first.units,
        let (width, height) = try? Self.pixels(configuration.size, known.units),
        let minimum = try? Self.pixels(configuration.minimumSize, known.units, least: 0)
      {
        SDL_SetWindowMinimumSize(handle, minimum.width, minimum.height)
        SDL_SetWindowSize(handle, width, height)
        SDL_GetRendererOutputSize(sdlRenderer, &outputWidth, &outputHeight)
      }
      scale = known.pixels
      size = LayoutSize(width: Double(outputWidth) / scale, height: Double(outputHeight) / scale)
      start = SDL_GetPerformanceCounter()
      translator = EventTranslator(scale: known.units, size: size)
      queue = EventQueue(window: SDL_GetWindowID(handle))
      drawing = try SDLRenderer(renderer: sdlRenderer, fonts: fonts, scale: scale)
      drawing?.window = handle
      SDL_StartTextInput()
    }

    deinit { close() }

    /// Closes the window. Nothing is drawn and nothing happens in it any more; its clock goes on.
    public func close() {
      guard let handle else { return }
      captureMouse(false)
      cursors.release()
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

    /// What happened since the last call, in order; nothing once the window is closed.
    ///
    /// Empties SDL's queue but for events of other windows. A wish to quit the program goes to the
    /// window that is asked first.
    ///
    /// - Parameter wait: seconds to wait for something to happen, in any window, when nothing has.
    public func events(waiting wait: Double = 0) -> [WindowEvent] {
      guard handle != nil else { return [] }
      queue.take(waiting: wait)
      defer { queue.dispose() }
      var found: [WindowEvent] = []
      let now = self.now
      for event in queue.events { translator.translate(event, now: now, into: &found) }
      size = translator.size
      captureMouse(translator.isMouseDown)
      return found
    }

    /// Captures the mouse, so that a drag goes on outside the window, until the drag ends or is canceled.
    private func captureMouse(_ isDown: Bool) {
      guard isDown != isMouseCaptured else { return }
      isMouseCaptured = isDown
      SDL_CaptureMouse(isDown ? SDL_TRUE : SDL_FALSE)
    }

    // MARK: Drawing

    /// Begins a picture: everything is this color.
    public func begin(_ color: Color) {
      drawing?.begin(Color(red: color.red, green: color.green, blue: color.blue))
    }

    /// Draws a list with its top left corner at a place, as far as it lies in a rectangle; both in points.
    public func draw(_ list: DisplayList, at origin: LayoutPoint = .zero, clip: LayoutRect? = nil) {
      drawing?.draw(list, at: origin, clip: clip)
    }

    /// Draws all queued commands without showing them, to measure the cost of drawing.
    public func flush() {
      guard let sdlRenderer else { return }
      drawing?.settle()
      SDL_RenderFlush(sdlRenderer)
    }

    /// Shows the picture; waits for the display when the window was made so.
    public func present() {
      guard let sdlRenderer else { return }
      drawing?.settle()
      SDL_RenderPresent(sdlRenderer)
    }
  }
#endif
