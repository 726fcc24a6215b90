#if SDL
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct DrawingLawTests {
    /// The pixels of a surface as words, and how to look at them.
    private struct Grid {
      let width: Int
      let height: Int
      let bytes: [UInt8]
      /// As numbers, which compare faster than bytes do.
      let words: [UInt32]

      init(_ surface: SurfaceRenderer) {
        (width, height, bytes) = (surface.width, surface.height, surface.rgba)
        words = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
      }

      subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

      /// The rows that have anything but white.
      var rows: [Int] {
        (0..<height).filter { y in (0..<width).contains { self[$0, y] != 0xFFFF_FFFF } }
      }
    }

    private func draw(
      _ size: LayoutSize, scale: Double = 1, fonts: FontBook? = nil,
      _ body: (inout Canvas) -> Void
    ) throws -> Grid {
      let surface = try SurfaceRenderer(size: size, scale: scale, fonts: fonts ?? FontBook())
      var list = DisplayList()
      list.addGroup(size: size, body)
      surface.draw(list)
      return Grid(surface)
    }

    @Test("a picture is the same twice, on one surface and on two, and opaque")
    func repeatable() throws {
      let fonts = try FontBook()
      let surface = try SurfaceRenderer(size: LayoutSize(width: 120, height: 60), fonts: fonts)
      var list = DisplayList()
      let body = { (canvas: inout Canvas) in
        canvas.shadow(LayoutRect(x: 8, y: 8, width: 90, height: 40), radius: 9, blur: 8, .gray)
        canvas.pushClip(LayoutRect(x: 8, y: 8, width: 100, height: 40), radius: 12)
        canvas.roundedRect(LayoutRect(x: 8, y: 8, width: 90, height: 40), radius: 9, .azure)
        canvas.text(
          "القاهرة Cairo", in: LayoutRect(x: 12, y: 12, width: 80, height: 30), size: 13, .white)
      }
      list.addGroup(size: LayoutSize(width: 120, height: 60), body)
      surface.draw(list)
      let first = surface.rgba
      surface.draw(list)
      #expect(surface.rgba == first)
      #expect(try draw(LayoutSize(width: 120, height: 60), fonts: fonts, body).bytes == first)
      #expect(stride(from: 3, to: first.count, by: 4).allSatisfy { first[$0] == 255 })
    }

    @Test("a rounded rectangle, its border and its shadow are symmetric", arguments: 0..<24)
    func symmetric(seed: Int) throws {
      var random = SplitMix(state: UInt64(seed))
      let (w, h) = (Int(random.next() % 40 + 1), Int(random.next() % 40 + 1))
      let radius = Double(random.next() % 60) / 2
      let scale = [1, 1.5, 2][seed % 3]
      let rect = LayoutRect(
        x: 10 / scale, y: 10 / scale, width: Double(w) / scale, height: Double(h) / scale)
      let size = LayoutSize(width: Double(w + 20) / scale, height: Double(h + 20) / scale)
      let grid = try draw(size, scale: scale) { canvas in
        switch seed % 4 {
        case 0: canvas.border(rect, radius: radius, width: 2, .ink)
        case 1: canvas.shadow(rect, radius: radius, blur: 4, .ink)
        default: canvas.roundedRect(rect, radius: radius, .ink)
        }
      }
      let rows = (0..<grid.height).map { y in (0..<grid.width).map { grid[$0, y] } }
      #expect(rows == rows.reversed(), "\(w) × \(h), radius \(radius)")
      #expect(rows == rows.map { $0.reversed() }, "\(w) × \(h), radius \(radius)")
    }

    @Test("a clip lets no pixel out", arguments: [0.0, 6])
    func clipped(radius: Double) throws {
      let clip = LayoutRect(x: 12, y: 9, width: 30, height: 21)
      let grid = try draw(LayoutSize(width: 60, height: 50)) { canvas in
        canvas.pushClip(clip, radius: radius)
        canvas.fill(canvas.bounds, .crimson)
        canvas.shadow(canvas.bounds, radius: 4, blur: 6, .ink)
        canvas.text("Many words everywhere", in: canvas.bounds, size: 15, .ink)
        canvas.pushTransform(.rotation(cosine: 0.8, sine: 0.6))
        canvas.roundedRect(canvas.bounds, radius: 3, .azure)
        canvas.pop()
        canvas.line(from: LayoutPoint(), to: LayoutPoint(x: 60, y: 50), width: 5, .azure)
        canvas.pop()
      }
      for y in 0..<50 {
        for x in 0..<60 where !(12..<42).contains(x) || !(9..<30).contains(y) {
          if grid[x, y] != 0xFFFF_FFFF { Issue.record("a pixel at \(x), \(y)") }
        }
      }
      #expect(grid[27, 20] != 0xFFFF_FFFF)
      if radius > 0 { #expect(grid[12, 9] == 0xFFFF_FFFF) }
    }

    @Test("text is as high as it measures", arguments: [1.0, 1.5, 2, 3])
    func measured(scale: Double) throws {
      let fonts = try FontBook()
      let texts = [
        "one", "two words", "The quick brown fox jumps over the lazy dog, gypsy",
        "line\nbreak\n\nand more", "日本国東京都千代田区", "القاهرة عاصمة مصر", "a-b-c-d-e-f-g-h-i-j-k-l-m",
      ]
      for text in texts {
        for width in [30.0, 70, 150] {
          let style = TextStyle(size: 13)
          let size = fonts.size(of: text, style: style, width: width)
          #expect(size.width <= width + 0.02 || width < 40)
          let line = fonts.size(of: "x", style: style, width: 100).height
          let grid = try draw(
            LayoutSize(width: 160, height: 300), scale: scale, fonts: fonts
          ) { canvas in
            canvas.text(
              text, in: LayoutRect(x: 2, y: 0, width: width, height: 9), style: style, .ink)
          }
          let last = Double(try #require(grid.rows.last) + 1) / scale
          #expect(last <= size.height + 1, "\(text) in \(width)")
          #expect(last > size.height - line, "\(text) in \(width)")
          // What fits its own width does not break there.
          #expect(fonts.size(of: text, style: style, width: size.width) == size)
        }
      }
    }

    @Test("a limit of lines is kept, and the last one ends in an ellipsis within its width")
    func limited() throws {
      let fonts = try FontBook()
      let text = "The quick brown fox jumps over the lazy dog and runs far away"
      for limit in 1...4 {
        for width in stride(from: 20.0, to: 200, by: 7) {
          let style = TextStyle(size: 14, lineLimit: limit)
          let key = try #require(ParagraphKey(text, style, width: width))
          let paragraph = fonts.paragraph(key)
          let lines = Set(paragraph.pieces.map(\.baseline)).count
          #expect(lines <= limit)
          #expect(paragraph.size.width <= width + 0.02)
          let all = fonts.size(of: text, style: TextStyle(size: 14), width: width)
          let isCut = all.height > paragraph.size.height + 0.01
          #expect((paragraph.pieces.last?.word.text.string == "…") == isCut, "\(limit), \(width)")
        }
      }
    }

    @Test("a frame like the last one sets no text and makes no texture")
    func steady() throws {
      let surface = try SurfaceRenderer(size: LayoutSize(width: 200, height: 80), fonts: FontBook())
      var list = DisplayList()
      list.addGroup(size: LayoutSize(width: 200, height: 80)) { canvas in
        canvas.shadow(LayoutRect(x: 9, y: 9, width: 90, height: 40), radius: 9, blur: 8, .gray)
        canvas.text("Afghanistan", in: canvas.bounds, size: 13, .ink)
      }
      surface.draw(list)
      let (tiles, pages) = (surface.drawing.atlas.slots.count, surface.drawing.atlas.pageCount)
      let (words, calls) = (surface.drawing.fonts.advances.count, surface.drawing.batch.calls)
      surface.draw(list)
      #expect(surface.drawing.atlas.slots.count == tiles)
      #expect(surface.drawing.atlas.pageCount == pages)
      #expect(surface.drawing.fonts.advances.count == words)
      #expect(surface.drawing.batch.calls - calls <= 2)
    }

    @Test("where the atlas is full it is emptied, and the picture is the same")
    func fullAtlas() throws {
      let fonts = try FontBook()
      let surface = try SurfaceRenderer(size: LayoutSize(width: 300, height: 100), fonts: fonts)
      surface.drawing.atlas.destroy()
      surface.drawing.atlas = Atlas(renderer: surface.drawing.renderer, side: 256)
      func list(_ text: String) -> DisplayList {
        var list = DisplayList()
        list.addGroup(size: LayoutSize(width: 300, height: 100)) {
          $0.text(text, in: $0.bounds, size: 40, .ink)
        }
        return list
      }
      surface.draw(list("first"))
      let before = surface.rgba
      let generation = surface.drawing.atlas.generation
      for number in 0..<120 { surface.draw(list("w\(number * 7919)")) }
      #expect(surface.drawing.atlas.generation > generation)
      #expect(surface.drawing.atlas.pageCount <= Atlas.pageLimit)
      surface.draw(list("first"))
      #expect(surface.rgba == before)
    }
  }
#endif
