#if SDL
  internal import CSDL2

  extension FontBook {
    struct BakedWord {
      var coverage: Coverage
      /// From the pen, moved back by a space where the face has one, to the first column with ink.
      var dx: Int32
      /// From the base line to the first row with ink.
      var dy: Int32
    }

    /// The ink of a word at a size; `nil` where it has none. Letters are shaped and kerned together, in
    /// fractions of a pixel.
    func bake(_ word: WordKey, quarters: Int32) -> BakedWord? {
      guard let font = font(word.face, quarters: quarters) else { return nil }
      Self.shape(font, script: word.script, isRightToLeft: word.isRightToLeft)
      // SDL moves ink that begins before the pen to the edge and does not say how far: a space before
      // it leaves room.
      let pad = faces[Int(word.face)].space == nil ? "" : " "
      guard let ink = Self.render(pad + word.text.string + pad, font) else { return nil }
      guard let box = ink.box else { return nil }
      var rise: Int32 = 0
      if box.top == 0, !word.isRightToLeft { rise = Self.rise(of: word.text.string, pad, font) }
      return BakedWord(
        coverage: ink.cropped(to: box), dx: box.left,
        dy: box.top - TTF_FontAscent(font) - rise)
    }

    /// How far SDL moved letters down that are higher than the font says any is: measured by where it
    /// draws a letter of usual height next to them.
    private static func rise(of text: String, _ pad: String, _ font: OpaquePointer) -> Int32 {
      guard TTF_GlyphIsProvided32(font, 0x6C) != 0, let mark = render("l", font)?.box,
        let both = render("l" + pad + text + pad, font)?.columns(0..<mark.right).box
      else { return 0 }
      return max(0, both.top - mark.top)
    }

    private static func render(_ text: String, _ font: OpaquePointer) -> Coverage? {
      let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
      guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return nil }
      defer { SDL_FreeSurface(surface) }
      guard surface.pointee.format.pointee.BytesPerPixel == 4, let pixels = surface.pointee.pixels
      else { return nil }
      var coverage = Coverage(width: surface.pointee.w, height: surface.pointee.h)
      let pitch = Int(surface.pointee.pitch) / 4
      let words = pixels.assumingMemoryBound(to: UInt32.self)
      let width = Int(coverage.width)
      for y in 0..<Int(coverage.height) {
        for x in 0..<width {
          coverage.alpha[y * width + x] = UInt8(truncatingIfNeeded: words[y * pitch + x] >> 24)
        }
      }
      return coverage
    }
  }

  extension Coverage {
    /// The smallest rectangle with all ink; `nil` without ink.
    var box: PixelRect? {
      var box = PixelRect(left: width, top: height, right: 0, bottom: 0)
      for y in 0..<height {
        for x in 0..<width where alpha[Int(y * width + x)] != 0 {
          box.left = min(box.left, x)
          box.right = max(box.right, x + 1)
          box.top = min(box.top, y)
          box.bottom = y + 1
        }
      }
      return box.isEmpty ? nil : box
    }

    func cropped(to box: PixelRect) -> Coverage {
      var cropped = Coverage(width: box.width, height: box.height)
      for y in 0..<box.height {
        for x in 0..<box.width {
          cropped.alpha[Int(y * box.width + x)] = alpha[Int((y + box.top) * width + x + box.left)]
        }
      }
      return cropped
    }

    func columns(_ range: Range<Int32>) -> Coverage {
      cropped(
        to: PixelRect(
          left: range.lowerBound, top: 0, right: min(range.upperBound, width), bottom: height))
    }
  }
#endif
