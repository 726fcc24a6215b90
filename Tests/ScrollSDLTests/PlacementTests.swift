#if SDL
  import ScrollPrimitives
  import ScrollSDL
  import Testing

  @Suite struct PlacementTests {
    private static let white = Color(red: 255, green: 255, blue: 255)
    private static let black = Color(red: 0, green: 0, blue: 0)

    /// Whether a pixel of a surface is white.
    private func isWhite(_ bytes: [UInt8], _ width: Int, _ x: Int, _ y: Int) -> Bool {
      bytes[(y * width + x) * 4] == 255
    }

    @Test("a list lies where it is told and nowhere else", arguments: [1.0, 1.25, 2])
    func clip(_ scale: Double) throws {
      let surface = try SurfaceRenderer(
        size: LayoutSize(width: 80, height: 80), scale: scale, fonts: FontBook())
      var list = DisplayList()
      list.addGroup(at: LayoutPoint(x: -40, y: -40), size: LayoutSize(width: 200, height: 200)) {
        $0.fill($0.bounds, Self.black)
        $0.shadow(LayoutRect(x: 20, y: 20, width: 90, height: 90), radius: 8, blur: 20, Self.black)
        $0.pushClip(LayoutRect(x: 0, y: 0, width: 190, height: 190))
        $0.text("wide and far", in: $0.bounds, size: 40, Self.black)
      }
      surface.drawing.clear(Self.white)
      let room = LayoutRect(x: 20, y: 32, width: 40, height: 24)
      surface.drawing.draw(list, at: LayoutPoint(x: 20, y: 32), clip: room)
      surface.flush()
      let bytes = surface.rgba
      for y in 0..<surface.height {
        for x in 0..<surface.width {
          let (px, py) = (Double(x) / scale, Double(y) / scale)
          let isInside = px >= 20 && px < 60 && py >= 32 && py < 56
          #expect(isWhite(bytes, surface.width, x, y) == !isInside, "\(x), \(y)")
        }
      }
      // What is drawn next has the whole target again.
      surface.drawing.draw(list)
      surface.flush()
      #expect(!isWhite(surface.rgba, surface.width, 0, 0))
    }

    @Test("between rows there is no gap, wherever they lie", arguments: 0..<60)
    func neighbors(_ step: Int) throws {
      let scale = [0.75, 1, 1.2, 1.5, 2, 2.6][step % 6]
      let surface = try SurfaceRenderer(
        size: LayoutSize(width: 10, height: 120), scale: scale, fonts: FontBook())
      var list = DisplayList()
      var y = -Double(step) * 0.37
      var row = 0
      while y < 120 {
        let height = 17.3 + Double((row * 7 + step) % 5) * 1.21
        list.addGroup(
          at: LayoutPoint(x: 0, y: y), size: LayoutSize(width: 10, height: height)
        ) {
          $0.fill($0.bounds, Self.black)
        }
        y += height
        row += 1
      }
      surface.draw(list)
      let bytes = surface.rgba
      for line in 0..<surface.height {
        #expect(
          !isWhite(bytes, surface.width, 4, line), "line \(line), scale \(scale), step \(step)")
      }
    }
  }
#endif
