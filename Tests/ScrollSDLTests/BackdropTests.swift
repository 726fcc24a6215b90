#if SDL
  import CSDL2
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct BackdropTests {
    @Test(
      "a backdrop that is filled in where it is seen gives the pixels of one that is filled in at once",
      arguments: 0..<60)
    func sameAsCleared(seed: Int) throws {
      let size = LayoutSize(width: 64, height: 96)
      let surface = try SurfaceRenderer(size: size, fonts: FontBook())
      var random = SplitMix(state: UInt64(seed))
      func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
      var lists: [(list: DisplayList, origin: LayoutPoint, clip: LayoutRect?)] = []
      for _ in 0...number(3) {
        var list = DisplayList()
        for _ in 0...number(3) {
          let origin = LayoutPoint(x: 0, y: Double(number(40)))
          list.addGroup(at: origin, size: size, opacity: number(5) == 0 ? 0.5 : 1) { canvas in
            var depth = 0
            for _ in 0..<number(8) { Self.draw(number(9), &canvas, &depth, number) }
            for _ in 0..<depth { canvas.pop() }
          }
        }
        let clip = LayoutRect(x: 0, y: Double(number(30)), width: 64, height: Double(number(70)))
        lists.append((list, .zero, number(2) == 0 ? clip : nil))
      }
      surface.drawing.clear(.azure)
      for list in lists { surface.drawing.draw(list.list, at: list.origin, clip: list.clip) }
      surface.flush()
      let cleared = surface.rgba
      surface.drawing.begin(.azure)
      for list in lists { surface.drawing.draw(list.list, at: list.origin, clip: list.clip) }
      surface.flush()
      let isSame = surface.rgba == cleared
      #expect(isSame, "seed \(seed)")
      // The same again, filled by SDL.
      surface.drawing.surface = nil
      surface.drawing.clear(.azure)
      for list in lists { surface.drawing.draw(list.list, at: list.origin, clip: list.clip) }
      surface.flush()
      let isSameFilledBySDL = surface.rgba == cleared
      #expect(isSameFilledBySDL, "seed \(seed)")
    }

    @Test("rows apart from each other are filled while their texts wait to be drawn at once")
    func apart() throws {
      let size = LayoutSize(width: 90, height: 120)
      let surface = try SurfaceRenderer(size: size, fonts: FontBook())
      var list = DisplayList()
      for row in 0..<4 {
        list.addGroup(
          at: LayoutPoint(x: 0, y: Double(row) * 30), size: LayoutSize(width: 90, height: 30)
        ) { canvas in
          canvas.fill(canvas.bounds, row % 2 == 0 ? .gray : .azure)
          let place = LayoutRect(x: 8, y: 6, width: 80, height: 18)
          canvas.text("Row \(row)", in: place, size: 13, .ink)
        }
      }
      surface.draw(list)
      let calls = surface.drawing.batch.calls
      surface.draw(list)
      #expect(surface.drawing.batch.calls - calls == 1)
    }

    @Test("what is covered from edge to edge is not filled in")
    func covered() {
      var backdrop = Backdrop()
      backdrop.begin(SDL_Color(r: 1, g: 2, b: 3, a: 255), height: 100)
      var filled: [Range<Int32>] = []
      backdrop.take(40..<60)
      backdrop.take(90..<120)
      backdrop.take(30..<70) { filled.append($0) }
      #expect(filled == [30..<40, 60..<70])
      #expect(backdrop.rows == [0..<30, 70..<90])
      backdrop.take(0..<100)
      #expect(backdrop.isDone)
    }

    private static func draw(
      _ kind: Int, _ canvas: inout Canvas, _ depth: inout Int, _ number: (Int) -> Int
    ) {
      let color = [Color.crimson, .ink, .gray, .azure.alpha(90)][number(4)]
      let rect = LayoutRect(
        x: Double(number(50)), y: Double(number(80)), width: Double(number(60)),
        height: Double(number(60)))
      let row = LayoutRect(x: 0, y: Double(number(80)), width: 64, height: Double(number(40)))
      switch kind {
      case 0: canvas.fill(LayoutRect(x: 0, y: -100, width: 64, height: 300), color)
      case 1, 2: canvas.fill(row, color)
      case 3: canvas.roundedRect(rect, radius: 6, color)
      case 4: canvas.shadow(rect, radius: 4, blur: 6, color)
      case 5: canvas.line(from: rect.origin, to: LayoutPoint(x: 40, y: 30), width: 2, color)
      case 6: canvas.gradient(rect, radius: 5, from: color, to: .ink, axis: .vertical)
      case 7:
        canvas.pushClip(rect, radius: Double(number(2) * 8))
        depth += 1
      default:
        canvas.pushTransform(.rotation(cosine: 0.8, sine: 0.6))
        canvas.fill(rect, color)
        canvas.pop()
      }
    }
  }
#endif
