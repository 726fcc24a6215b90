#if SDL
  import ScrollPrimitives
  import ScrollSDL
  import Testing

  @Suite struct ShapePictureTests {
    @Test("rounded rectangles, borders and gradients", arguments: [1.0, 2.0])
    func shapes(scale: Double) throws {
      try Picture.expect(
        "shapes-\(Int(scale))x", size: LayoutSize(width: 300, height: 200), scale: scale
      ) { canvas in
        canvas.fill(LayoutRect(x: 10, y: 10, width: 60, height: 40), .azure)
        canvas.roundedRect(LayoutRect(x: 80, y: 10, width: 60, height: 40), radius: 8, .azure)
        canvas.roundedRect(LayoutRect(x: 150, y: 10, width: 61, height: 41), radius: 100, .crimson)
        canvas.roundedRect(LayoutRect(x: 220, y: 10, width: 25, height: 25), radius: 12.5, .ink)
        canvas.roundedRect(LayoutRect(x: 255, y: 10, width: 6, height: 30), radius: 3, .gray)
        canvas.roundedRect(LayoutRect(x: 270, y: 10, width: 20, height: 20), radius: -4, .crimson)
        canvas.border(LayoutRect(x: 10, y: 60, width: 60, height: 40), .ink)
        canvas.border(LayoutRect(x: 80, y: 60, width: 60, height: 40), radius: 8, width: 1, .ink)
        canvas.border(
          LayoutRect(x: 150, y: 60, width: 60, height: 40), radius: 20, width: 3, .crimson)
        canvas.border(
          LayoutRect(x: 220, y: 60, width: 40, height: 40), radius: 20, width: 6, .azure)
        canvas.border(LayoutRect(x: 268, y: 60, width: 22, height: 40), radius: 3, width: 5, .ink)
        let gradient = LayoutRect(x: 10, y: 110, width: 90, height: 80)
        canvas.gradient(gradient, radius: 16, from: .azure, to: .crimson)
        canvas.gradient(
          LayoutRect(x: 110, y: 110, width: 90, height: 80), radius: 4, from: .pale, to: .ink,
          axis: .horizontal)
        for index in 0..<12 {
          let angle = Double(index) / 12
          canvas.line(
            from: LayoutPoint(x: 250, y: 150),
            to: LayoutPoint(x: 250 + 40 * (2 * angle - 1), y: 112),
            width: 0.5 + angle * 2, .ink)
        }
        canvas.line(
          from: LayoutPoint(x: 210, y: 160), to: LayoutPoint(x: 290, y: 160), width: 1, .crimson)
        canvas.line(
          from: LayoutPoint(x: 215, y: 165), to: LayoutPoint(x: 215, y: 190), width: 2, .azure)
        canvas.line(
          from: LayoutPoint(x: 225, y: 178), to: LayoutPoint(x: 235, y: 188), width: 3, .azure)
        canvas.line(
          from: LayoutPoint(x: 235, y: 188), to: LayoutPoint(x: 256, y: 167), width: 3, .azure)
      }
    }

    @Test("shadows fall evenly around cards of any size", arguments: [1.0, 1.5])
    func shadows(scale: Double) throws {
      try Picture.expect(
        "shadows-\(Int(scale * 10))", size: LayoutSize(width: 320, height: 200), scale: scale,
        background: .pale
      ) { canvas in
        for (rect, radius, blur) in [
          (LayoutRect(x: 20, y: 20, width: 160, height: 60), 12.0, 16.0),
          (LayoutRect(x: 220, y: 20, width: 30, height: 60), 8.0, 20.0),
          (LayoutRect(x: 20, y: 120, width: 50, height: 50), 25.0, 30.0),
          (LayoutRect(x: 110, y: 120, width: 50, height: 50), 0.0, 6.0),
        ] {
          let cast = LayoutRect(
            x: rect.origin.x, y: rect.origin.y + 3, width: rect.size.width,
            height: rect.size.height)
          canvas.shadow(cast, radius: radius, blur: blur, Color.ink.alpha(70))
          canvas.roundedRect(rect, radius: radius, .white)
        }
        // On its own: nothing hides its middle.
        canvas.shadow(
          LayoutRect(x: 200, y: 120, width: 100, height: 50), radius: 10, blur: 12,
          Color.azure.alpha(200))
      }
    }

    @Test("images fill their rectangle and lose what protrudes")
    func images() throws {
      let image = (name: "quarters", pixels: Checkers(width: 120, height: 60))
      try Picture.expect(
        "images", size: LayoutSize(width: 240, height: 80), images: [image]
      ) { canvas in
        canvas.image("quarters", in: LayoutRect(x: 5, y: 5, width: 120, height: 60))
        canvas.image("quarters", in: LayoutRect(x: 130, y: 5, width: 60, height: 60), radius: 12)
        canvas.image("quarters", in: LayoutRect(x: 195, y: 5, width: 40, height: 40), radius: 20)
        canvas.image("no such image", in: LayoutRect(x: 195, y: 50, width: 40, height: 25))
      }
    }
  }
#endif
