#if SDL
  import ScrollPrimitives
  import ScrollSDL
  import Testing

  @Suite struct StatePictureTests {
    @Test("clips, opacity and transforms nest and end")
    func states() throws {
      let image = (name: "quarters", pixels: Checkers(width: 60, height: 60))
      try Picture.expect(
        "states", size: LayoutSize(width: 300, height: 200), background: .pale, images: [image]
      ) { canvas in
        canvas.pushClip(LayoutRect(x: 10, y: 10, width: 80, height: 60), radius: 20)
        canvas.fill(LayoutRect(x: 0, y: 0, width: 60, height: 200), .azure)
        canvas.pushClip(LayoutRect(x: 30, y: 20, width: 80, height: 30))
        canvas.fill(LayoutRect(x: 0, y: 0, width: 200, height: 200), .crimson)
        canvas.text(
          "Clipped twice", in: LayoutRect(x: 26, y: 22, width: 200, height: 20), size: 16, .white)
        canvas.pop()
        canvas.fill(LayoutRect(x: 0, y: 60, width: 200, height: 200), .ink)
        canvas.pop()
        canvas.pushOpacity(0.5)
        canvas.roundedRect(LayoutRect(x: 110, y: 10, width: 60, height: 60), radius: 10, .azure)
        canvas.pushOpacity(0.5)
        canvas.roundedRect(LayoutRect(x: 140, y: 30, width: 60, height: 60), radius: 10, .crimson)
        canvas.pop()
        canvas.image("quarters", in: LayoutRect(x: 205, y: 10, width: 60, height: 60), radius: 8)
        canvas.text("half", in: LayoutRect(x: 120, y: 20, width: 60, height: 20), size: 14, .white)
        canvas.pop()
        let center = LayoutPoint(x: 60, y: 140)
        canvas.pushTransform(.rotation(cosine: 0.9397, sine: 0.342, around: center))
        canvas.shadow(
          LayoutRect(x: 20, y: 118, width: 80, height: 50), radius: 12, blur: 12,
          Color.ink.alpha(90))
        canvas.roundedRect(LayoutRect(x: 20, y: 115, width: 80, height: 50), radius: 12, .white)
        canvas.border(
          LayoutRect(x: 20, y: 115, width: 80, height: 50), radius: 12, width: 2, .azure)
        canvas.text(
          "Turned", in: LayoutRect(x: 30, y: 125, width: 80, height: 20), size: 16, .ink)
        canvas.pop()
        canvas.pushTransform(.scale(x: 2, y: 2, around: LayoutPoint(x: 150, y: 120)))
        canvas.text("Double", in: LayoutRect(x: 145, y: 115, width: 80, height: 20), size: 12, .ink)
        canvas.border(LayoutRect(x: 143, y: 114, width: 50, height: 18), radius: 4, .crimson)
        canvas.pop()
        canvas.pushTransform(.translation(x: 130, y: 160))
        canvas.pushTransform(.scale(x: 1.5, y: 0.6))
        canvas.roundedRect(LayoutRect(x: 0, y: 0, width: 60, height: 40), radius: 12, .crimson)
        canvas.text("squeezed", in: LayoutRect(x: 4, y: 8, width: 80, height: 20), size: 12, .white)
        // Left open on purpose: the end of a drawing ends it.
      }
    }
  }
#endif
