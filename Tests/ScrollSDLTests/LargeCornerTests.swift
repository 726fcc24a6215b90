#if SDL
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  /// Large round corners are cut into bands, and look as if they were not.
  @Suite struct LargeCornerTests {
    /// The share of a pixel of a rounded rectangle, from whichever corner is nearest.
    private static func share(_ x: Int, _ y: Int, of rect: PixelRect, _ radius: Double) -> Double {
      let (left, top) = (x - Int(rect.left), y - Int(rect.top))
      let (right, bottom) = (Int(rect.right) - 1 - x, Int(rect.bottom) - 1 - y)
      guard min(left, right) >= 0, min(top, bottom) >= 0 else { return 0 }
      return Coverage.corner(
        Double(min(left, right)) + 0.5, Double(min(top, bottom)) + 0.5, radius)
    }

    @Test(
      "each pixel has the share of the whole corner",
      arguments: [
        (64.0, 128, 128), (64, 200, 131), (100.5, 201, 202), (150, 310, 300), (90, 181, 260),
      ])
    func pixels(radius: Double, width: Int, height: Int) throws {
      let surface = try SurfaceRenderer(
        size: LayoutSize(width: 330, height: 330), fonts: FontBook())
      let area = LayoutRect(x: 9, y: 7, width: Double(width), height: Double(height))
      var list = DisplayList()
      list.addGroup(size: LayoutSize(width: 330, height: 330)) {
        $0.roundedRect(area, radius: radius, .black)
      }
      surface.draw(list)
      let rect = PixelRect(left: 9, top: 7, right: 9 + Int32(width), bottom: 7 + Int32(height))
      let rgba = surface.rgba
      var worst = 0.0
      for y in 0..<330 {
        for x in 0..<330 {
          let drawn = 1 - Double(rgba[(y * 330 + x) * 4]) / 255
          worst = max(worst, abs(drawn - Self.share(x, y, of: rect, radius)))
        }
      }
      #expect(worst <= 1.5 / 255, "\(worst)")
    }

    @Test("the bands have every pixel that is covered in part", arguments: 128...420)
    func bands(halves: Int) {
      let bands = ArcBands(radius: Double(halves) / 2)
      for y in stride(from: 0, to: bands.side, by: 5) {
        let columns = bands.columns(of: y / ArcBands.height)
        for x in [columns.lowerBound - 1, columns.upperBound] where (0..<bands.side).contains(x) {
          let share = Coverage.corner(Double(x) + 0.5, Double(y) + 0.5, bands.radius)
          #expect((share * 255).rounded() == (x < columns.lowerBound ? 0 : 255), "\(x), \(y)")
        }
      }
    }

    @Test("a screen of large discs in colors of their own fits into the atlas")
    func steady() throws {
      let surface = try SurfaceRenderer(
        size: LayoutSize(width: 600, height: 600), fonts: FontBook())
      var list = DisplayList()
      list.addGroup(size: LayoutSize(width: 600, height: 600)) { canvas in
        for disc in 0..<60 {
          let side = 300.0 + Double(disc * 3)
          canvas.roundedRect(
            LayoutRect(x: Double(disc), y: Double(disc * 4), width: side, height: side),
            radius: side / 2, Color(hex: UInt32(disc * 70_001)))
        }
      }
      surface.draw(list)
      let (generation, slots) = (
        surface.drawing.atlas.generation, surface.drawing.atlas.slots.count
      )
      surface.draw(list)
      #expect(surface.drawing.atlas.generation == generation)
      #expect(surface.drawing.atlas.slots.count == slots)
    }
  }
#endif
