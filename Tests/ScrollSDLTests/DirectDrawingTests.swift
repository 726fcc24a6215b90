#if SDL
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  /// What is drawn on a surface without SDL has the bytes that SDL gives it.
  @Suite struct DirectDrawingTests {
    @Test(
      "opaque round shapes, transitions, shadows and round clips are those of SDL, to the last bit",
      arguments: 0..<120)
    func sameAsBySDL(seed: Int) throws {
      let size = LayoutSize(width: 200, height: 160)
      var random = SplitMix(state: UInt64(seed))
      func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
      func color() -> Color {
        let color = Color(hex: UInt32(number(1 << 24)))
        return number(4) == 0 ? color.alpha(UInt8(number(255))) : color
      }
      var list = DisplayList()
      let opacity = number(6) == 0 ? 0.6 : 1
      list.addGroup(size: size, opacity: opacity) { canvas in
        var depth = 0
        for _ in 0..<12 {
          let rect = LayoutRect(
            x: Double(number(480) - 160) / 2, y: Double(number(400) - 160) / 2,
            width: Double(number(360)) / 2, height: Double(number(360)) / 2)
          let radius = Double(number(200)) / 2 * Double(number(3)) / 2
          switch number(7) {
          case 0, 1: canvas.roundedRect(rect, radius: radius, color())
          case 2:
            canvas.gradient(
              rect, radius: radius, from: color(), to: color(),
              axis: number(2) == 0 ? .vertical : .horizontal)
          case 3:
            canvas.shadow(rect, radius: radius, blur: Double(number(24)), color())
            canvas.roundedRect(rect, radius: radius, color())
          case 4:
            canvas.pushClip(rect, radius: radius)
            depth += 1
          case 5:
            canvas.pushTransform(.scale(x: 0.7, y: 0.7))
            depth += 1
          default: canvas.text("Scroll", in: rect, size: 14, color())
          }
          if number(3) == 0, depth > 0 {
            canvas.pop()
            depth -= 1
          }
        }
        for _ in 0..<depth { canvas.pop() }
      }
      for scale in [1.0, 1.5] {
        // Shades of the ground show where a color lies on another one by a bit too much.
        var pictures: [[UInt8]] = []
        for isDirect in [true, false] {
          let surface = try SurfaceRenderer(size: size, scale: scale, fonts: FontBook())
          if !isDirect { surface.drawing.surface = nil }
          surface.draw(list, background: Color(hex: 0x9DB3C9))
          pictures.append(surface.rgba)
        }
        let isSame = pictures[0] == pictures[1]
        #expect(isSame, "seed \(seed), scale \(scale)")
      }
    }

    @Test("a corner's rows have the shares of the whole corner", arguments: 1...260)
    func rows(halves: Int) {
      let radius = Double(halves) / 2
      let (corner, disc) = (CornerRows(radius: radius), Coverage.disc(radius: radius))
      #expect(corner.side * 2 == Int(disc.width))
      for (y, row) in corner.rows.enumerated() {
        let shares = (0..<corner.side).map { x in
          x < row.columns.lowerBound
            ? 0
            : x < row.columns.upperBound
              ? corner.shares[row.first + x - row.columns.lowerBound] : 255
        }
        let start = y * Int(disc.width)
        let isSame = shares == Array(disc.alpha[start..<(start + corner.side)])
        #expect(isSame, "row \(y)")
      }
    }

    @Test("what a screen of scaled pictures draws bakes no tile and no texture for their shapes")
    func bakesNothing() throws {
      let surface = try SurfaceRenderer(
        size: LayoutSize(width: 400, height: 400), fonts: FontBook())
      for step in 0..<40 {
        var list = DisplayList()
        list.addGroup(size: LayoutSize(width: 400, height: 400)) { canvas in
          let scale = 1 - Double(step) / 100
          canvas.pushTransform(.scale(x: scale, y: scale))
          let cover = LayoutRect(x: 20, y: 20, width: 300, height: 300)
          canvas.gradient(cover, radius: 12, from: .crimson, to: .azure)
          canvas.pushClip(cover, radius: 12)
          canvas.roundedRect(
            LayoutRect(x: 0, y: 200, width: 300, height: 300), radius: 150, .ink)
          canvas.pop()
          canvas.pop()
        }
        surface.draw(list)
      }
      #expect(surface.drawing.atlas.slots.isEmpty)
      #expect(surface.drawing.pictures.count == 0)
      #expect(surface.drawing.batch.calls == 0)
    }
  }
#endif
