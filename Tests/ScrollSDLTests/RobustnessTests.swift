#if SDL
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct RobustnessTests {
    static let numbers: [Double] = [
      .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude, 0, -0.0, -3,
      0.4,
      7.5, 40,
    ]

    @Test("numbers that make no sense are left out, and neither trap nor hang")
    func badNumbers() throws {
      let fonts = try FontBook()
      let surface = try SurfaceRenderer(size: LayoutSize(width: 60, height: 60), fonts: fonts)
      var random = SplitMix(state: 7)
      for round in 0..<150 {
        var list = DisplayList()
        func n() -> Double { Self.numbers[Int(random.next() % UInt64(Self.numbers.count))] }
        func rect() -> LayoutRect { LayoutRect(x: n(), y: n(), width: n(), height: n()) }
        func point() -> LayoutPoint { LayoutPoint(x: n(), y: n()) }
        list.addGroup(
          at: round % 3 == 0 ? LayoutPoint() : point(), size: LayoutSize(width: n(), height: n()),
          opacity: round % 2 == 0 ? 1 : n()
        ) { canvas in
          for _ in 0..<12 {
            switch random.next() % 13 {
            case 0: canvas.fill(rect(), .crimson)
            case 1: canvas.roundedRect(rect(), radius: n(), .crimson)
            case 2: canvas.border(rect(), radius: n(), width: n(), .crimson)
            // Blurred widely, debug builds take long.
            case 3: canvas.shadow(rect(), radius: min(n(), 20), blur: min(n(), 10), .crimson)
            case 4:
              let size = LayoutRect(x: n(), y: n(), width: 30, height: n() > 5 ? 20 : -1)
              canvas.gradient(size, radius: n(), from: .crimson, to: .azure)
            case 5: canvas.image("nowhere", in: rect(), radius: n())
            case 6: canvas.line(from: point(), to: point(), width: n(), .crimson)
            case 7:
              let style = TextStyle(size: n(), lineLimit: Int(round) - 9, lineHeight: n())
              canvas.text("Text of אב words", in: rect(), style: style, .crimson)
            case 8: canvas.pushClip(rect(), radius: n())
            case 9: canvas.pushOpacity(n())
            case 10:
              canvas.pushTransform(Transform(a: n(), b: n(), c: n(), d: n(), tx: n(), ty: n()))
            case 11: canvas.pushTransform(.scale(x: n(), y: n()))
            default: canvas.pop()
            }
          }
        }
        surface.draw(list)
      }
      #expect(surface.rgba.count == 60 * 60 * 4)
    }

    @Test(
      "a surface of no size or scale is refused", arguments: [0, -1, Double.nan, 1e9, .infinity])
    func badSurfaces(number: Double) throws {
      let fonts = try FontBook()
      #expect(throws: SDLFailure.self) {
        try SurfaceRenderer(size: LayoutSize(width: number, height: 10), fonts: fonts)
      }
      #expect(throws: SDLFailure.self) {
        try SurfaceRenderer(
          size: LayoutSize(width: 10, height: 10), scale: number, fonts: fonts)
      }
    }

    @Test("font books of several threads at once measure alike")
    func manyBooks() async throws {
      let style = TextStyle(size: 13)
      let text = "Some text, 東京, עברית"
      let size = try FontBook().size(of: text, style: style, width: 80)
      try await withThrowingTaskGroup(of: LayoutSize.self) { group in
        for _ in 0..<24 {
          group.addTask { try FontBook().size(of: text, style: style, width: 80) }
        }
        for try await other in group { #expect(other == size) }
      }
    }

    @Test("a folder without fonts is an error that says what to install")
    func noFonts() throws {
      let failure = #expect(throws: SDLFailure.self) { try FontBook(folder: "/nowhere") }
      #expect(failure?.description.contains("fonts-inter") == true)
    }

    @Test("a text of a megabyte is cut, and nul and control characters are nothing")
    func longTexts() throws {
      let fonts = try FontBook()
      let style = TextStyle(size: 12)
      let long = String(repeating: "word ", count: 200_000)
      let size = fonts.size(of: long, style: style, width: 300)
      #expect(size.height > 1000)
      #expect(size.height < 20_000)
      let plain = fonts.size(of: "ab", style: style, width: 300)
      #expect(fonts.size(of: "a\0\u{7}b\u{FEFF}", style: style, width: 300).height == plain.height)
      let one = String(repeating: "x", count: 30_000)
      #expect(fonts.size(of: one, style: style, width: .infinity).height == plain.height)
      #expect(fonts.size(of: one, style: style, width: 1e-9).height > 1000)
    }

    @Test("states left open by a cell end with it, and pops without a push do nothing")
    func unbalanced() throws {
      let fonts = try FontBook()
      let surface = try SurfaceRenderer(size: LayoutSize(width: 20, height: 20), fonts: fonts)
      var list = DisplayList()
      list.addGroup(size: LayoutSize(width: 20, height: 20)) { canvas in
        canvas.pop()
        canvas.pushOpacity(0)
        canvas.pushClip(LayoutRect(x: 0, y: 0, width: 5, height: 5), radius: 2)
        canvas.pushTransform(.translation(x: 100, y: 0))
      }
      list.addGroup(size: LayoutSize(width: 20, height: 20)) { canvas in
        canvas.pop()
        canvas.fill(canvas.bounds, .crimson)
      }
      surface.draw(list)
      let pixels = surface.rgba
      #expect(
        stride(from: 0, to: pixels.count, by: 4).allSatisfy { pixels[$0] == Color.crimson.red })
    }

    @Test("a renderer that has been released draws nothing")
    func released() throws {
      let surface = try SurfaceRenderer(size: LayoutSize(width: 9, height: 9), fonts: FontBook())
      var list = DisplayList()
      list.addGroup(size: LayoutSize(width: 9, height: 9)) { $0.fill($0.bounds, .crimson) }
      surface.drawing.release()
      surface.draw(list)
      #expect(!surface.rgba.contains(Color.crimson.red))
    }
  }

  struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
#endif
