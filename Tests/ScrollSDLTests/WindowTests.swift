#if SDL
  import CSDL2
  import Foundation
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  /// Windows on drivers of SDL's that show nothing. One test at a time: SDL's queue and its driver are
  /// the process's.
  @Suite(.serialized) struct WindowTests {
    private static let size = LayoutSize(width: 60, height: 40)

    /// Asks for a driver as the environment would, but without touching it while others read it.
    private func open(
      _ driver: String = "dummy", size: LayoutSize = Self.size, scale: Double = 1,
      title: String = "Test"
    ) throws -> Window {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
      SDL_SetHintWithPriority(SDL_HINT_RENDER_DRIVER, "software", SDL_HINT_OVERRIDE)
      // SDL would load OpenGL only to see whether it copies pixels faster.
      SDL_SetHintWithPriority(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0", SDL_HINT_OVERRIDE)
      let window = try Window(
        Window.Configuration(title: title, size: size, scale: scale, waitsForDisplay: false),
        fonts: FontBook())
      _ = window.events()
      return window
    }

    private func handle(_ window: Window) throws -> OpaquePointer {
      let drawing = try #require(window.drawing)
      return try #require(SDL_RenderGetWindow(drawing.renderer))
    }

    private func number(_ window: Window) throws -> UInt32 { SDL_GetWindowID(try handle(window)) }

    private func push(_ event: SDL_Event) {
      var event = event
      #expect(SDL_PushEvent(&event) == 1)
    }

    private func pixel(_ window: Window, _ x: Int32, _ y: Int32) throws -> UInt32 {
      var place = SDL_Rect(x: x, y: y, w: 1, h: 1)
      var word: UInt32 = 0
      let renderer = try #require(window.drawing).renderer
      #expect(
        SDL_RenderReadPixels(renderer, &place, SDL_PIXELFORMAT_ARGB8888.rawValue, &word, 4) == 0)
      return word & 0xFF_FFFF
    }

    @Test("the mouse's shape changes with every driver, and not once the window is closed")
    func cursor() throws {
      let window = try open()
      #expect(window.cursor == .arrow)
      for shape in CursorShape.allCases.reversed() + [.text, .text] {
        window.setCursor(shape)
        #expect(window.cursor == shape)
      }
      window.close()
      window.setCursor(.hand)
      #expect(window.cursor == .arrow)
    }

    @Test("a window's title can be changed, and not once it is closed")
    func retitled() throws {
      let window = try open(title: "Gallery")
      let handle = try handle(window)
      func shown() -> String { String(cString: SDL_GetWindowTitle(handle)) }
      #expect(shown() == "Gallery")
      window.setTitle("(3) Gallery\0!")
      #expect(shown() == "(3) Gallery!")
      window.setTitle("")
      #expect(shown() == "")
      window.close()
      window.setTitle("gone")
    }

    @Test("a window opens and draws", arguments: ["dummy", "offscreen"], [1.0, 2])
    func draws(driver: String, scale: Double) throws {
      let window = try open(driver, scale: scale)
      #expect(window.size == Self.size)
      #expect(window.driver == "software")
      var list = DisplayList()
      list.addGroup(size: Self.size) {
        $0.fill(LayoutRect(x: 0, y: 0, width: 10, height: 10), Color(red: 1, green: 2, blue: 3))
      }
      window.begin(Color(red: 200, green: 100, blue: 50))
      window.draw(list, at: LayoutPoint(x: 5, y: 5))
      window.flush()
      let step = Int32(scale)
      #expect(try pixel(window, 4 * step, 5 * step) == 0xC86432)
      #expect(try pixel(window, 5 * step, 5 * step) == 0x010203)
      #expect(try pixel(window, 15 * step, 14 * step) == 0xC86432)
      window.present()
    }

    @Test("the processor draws in the window's own memory, and OpenGL does not copy the picture")
    func ownMemory() throws {
      let window = try open()
      window.begin(.black)
      window.present()
      #expect(window.drawing?.surface != nil)
      window.close()
      SDL_ResetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION)
      let other = try Window(
        Window.Configuration(title: "Test", size: Self.size, waitsForDisplay: false),
        fonts: FontBook())
      let hint = SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION).map { String(cString: $0) }
      #expect(hint == "0")
      other.close()
    }

    #if os(Linux)
      @Test("OpenGL is not started where there is no graphics card", arguments: ["dri", "dxg"])
      func graphicsCard(device: String) {
        #expect(Window.mayHaveGraphicsCard { $0 == "/dev/\(device)" })
        #expect(!Window.mayHaveGraphicsCard { $0 == device })
        #expect(!Window.mayHaveGraphicsCard { _ in false })
      }
    #endif

    @Test("another size is told and taken on")
    func resizes() throws {
      let window = try open(scale: 2)
      SDL_SetWindowSize(try handle(window), 200, 140)
      #expect(window.events().contains(.resized(LayoutSize(width: 100, height: 70))))
      #expect(window.size == LayoutSize(width: 100, height: 70))
      window.begin(Color(red: 9, green: 9, blue: 9))
      window.flush()
      #expect(try pixel(window, 199, 139) == 0x090909)
    }

    @Test("a closed window does nothing, and closing it again neither")
    func closesTwice() throws {
      let window = try open()
      let drawing = try #require(window.drawing)
      push(.button(SDL_MOUSEBUTTONDOWN, 3, 3))
      #expect(window.events().count == 1)
      push(.motion(4, 4))
      window.close()
      window.close()
      #expect(window.drawing == nil)
      #expect(window.events(waiting: 10).isEmpty)
      var list = DisplayList()
      list.addGroup(size: Self.size) { $0.fill($0.bounds, Color(red: 0, green: 0, blue: 0)) }
      window.begin(Color(red: 0, green: 0, blue: 0))
      window.draw(list)
      drawing.draw(list)
      window.flush()
      window.present()
      #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
    }

    @Test("a window that is let go is closed")
    func letGo() throws {
      do { _ = try open() }
      #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
    }

    @Test("its time never goes back, whether it is open or closed")
    func time() throws {
      let window = try open()
      var clock = WindowClock(window)
      var last = Timestamp.zero
      for round in 0..<2000 {
        if round == 1000 { window.close() }
        let now = round.isMultiple(of: 2) ? window.now : clock.next()
        #expect(now >= last)
        last = now
      }
      #expect(last > .zero)
      #expect(last.seconds < 600)
    }

    @Test("waiting ends when something happens, and when the time is over")
    func waiting() throws {
      let window = try open()
      // What SDL reports of the window as it opens also ends a wait, and translates to nothing.
      let waitsInFull = (0..<10).contains { _ in
        let begin = window.now
        #expect(window.events(waiting: 0.03).isEmpty)
        return window.now.seconds(since: begin) >= 0.025
      }
      #expect(waitsInFull)
      push(.text(Array("a".utf8)))
      #expect(window.events(waiting: 60) == [.text("a")])
      #expect(window.events(waiting: .nan).isEmpty)
      #expect(window.events(waiting: -1).isEmpty)
    }

    @Test("each of two windows gets its own events, in their order, and none of the other's")
    func twoWindows() throws {
      let (first, second) = (try open(), try open())
      _ = (first.events(), second.events())
      let numbers = (try number(first), try number(second))
      #expect(numbers.0 != numbers.1)
      push(.text(Array("a".utf8), window: numbers.0))
      push(.text(Array("b".utf8), window: numbers.1))
      push(.text(Array("c".utf8), window: numbers.1))
      push(.text(Array("d".utf8), window: numbers.0))
      #expect(first.events() == [.text("a"), .text("d")])
      #expect(first.events(waiting: 10).isEmpty, "the other's event ends the waiting")
      #expect(second.events() == [.text("b"), .text("c")])
      #expect(second.events().isEmpty)
      push(.window(SDL_WINDOWEVENT_CLOSE, window: numbers.1))
      #expect(first.events().isEmpty)
      #expect(second.events() == [.closeRequested])
      push(.text(Array("e".utf8), window: numbers.1))
      second.close()
      #expect(first.events(waiting: 0.001).isEmpty)
      #expect(SDL_HasEvent(SDL_TEXTINPUT.rawValue) == SDL_FALSE, "nobody would ever take it")
      first.begin(Color(red: 7, green: 8, blue: 9))
      first.flush()
      #expect(try pixel(first, 0, 0) == 0x070809)
    }

    @Test("files that are dropped give nothing, and are freed")
    func drops() throws {
      let window = try open()
      var event = SDL_Event()
      event.drop.type = SDL_DROPFILE.rawValue
      for number in [0, try number(window), 4_000_000] {
        event.drop.windowID = number
        event.drop.file = SDL_strdup("/a/file")
        push(event)
      }
      #expect(window.events().isEmpty)
    }

    @Test(
      "no window has a size or a scale that makes no sense",
      arguments: [0, -1, 1e9, Double.nan, .infinity])
    func badNumbers(number: Double) {
      #expect(throws: SDLFailure.self) {
        try open(size: LayoutSize(width: number, height: 40))
      }
      #expect(throws: SDLFailure.self) {
        try open(size: LayoutSize(width: 40, height: number))
      }
      #expect(throws: SDLFailure.self) { try open(scale: number) }
      #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
    }

    @Test("a title keeps what stands behind a null character")
    func title() throws {
      let window = try open(title: "a\0b é")
      #expect(SDL_GetWindowTitle(try handle(window)).map { String(cString: $0) } == "ab é")
    }

    @Test("a driver that does not exist is an error that names it")
    func noDriver() throws {
      let failure = #expect(throws: SDLFailure.self) { try open("nonsense") }
      #expect(failure?.message.contains("nonsense") == true)
    }

    @Test("without a display there is no window")
    func noDisplay() async {
      await #expect(processExitsWith: .success) {
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { unsetenv(name) }
        #expect(throws: SDLFailure.noDisplay) {
          try Window(
            Window.Configuration(title: "Test", size: LayoutSize(width: 60, height: 40)),
            fonts: FontBook())
        }
        #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
      }
    }
  }
#endif
