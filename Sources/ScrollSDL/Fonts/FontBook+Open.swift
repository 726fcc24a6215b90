#if SDL
  internal import CSDL2

  extension FontBook {
    /// The most fonts open at sizes for drawing. Beyond it all are closed, and opened again as needed.
    static let openLimit = 96

    /// The face of a file, opened the first time; `nil` where there is no such font.
    func open(_ file: String) -> Int? {
      if let known = faceOfFile[file] { return known < 0 ? nil : known }
      let path = folder + "/" + file
      guard let font = open(path, pixels: Self.referenceSize) else {
        faceOfFile[file] = -1
        return nil
      }
      TTF_SetFontHinting(font, TTF_HINTING_NONE)
      var face = FontFace(path: path, reference: font, space: nil, digit: 0)
      if TTF_GlyphIsProvided32(font, 0x20) != 0 {
        face.space = Self.width("  ", font) / 2 / Self.referenceSize
      }
      for digit: UInt32 in 0x30...0x39 {
        var advance: Int32 = 0
        guard TTF_GlyphMetrics32(font, digit, nil, nil, nil, nil, &advance) == 0 else { continue }
        face.digit = max(face.digit, Double(advance) / Self.referenceSize)
      }
      faces.append(face)
      faceOfFile[file] = faces.count - 1
      return faces.count - 1
    }

    /// A face at a size in pixels, hinted for drawing; `nil` where its file has gone.
    func font(_ face: Int16, quarters: Int32) -> OpaquePointer? {
      let key = SizedFont(face: face, quarters: quarters)
      if let font = sized[key] { return font }
      if sized.count >= Self.openLimit {
        FontLibrary.locked {
          for font in sized.values { TTF_CloseFont(font) }
        }
        sized.removeAll(keepingCapacity: true)
      }
      guard let font = open(faces[Int(face)].path, pixels: Double(quarters) / 4) else {
        return nil
      }
      // Upright strokes where the outline has them, level ones on whole pixels.
      TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
      sized[key] = font
      return font
    }

    /// Sizes are given in whole points only, resolutions too: one point at 72 dots an inch for each
    /// pixel gives sizes in 1/72 of a pixel.
    private func open(_ path: String, pixels: Double) -> OpaquePointer? {
      let dots = UInt32((pixels * 72).rounded())
      let file = files[path] ?? FontFile(path: path)
      files[path] = .some(file)
      return FontLibrary.locked {
        guard let reader = file?.reader() else {
          return TTF_OpenFontIndexDPI(path, 1, 0, dots, dots)
        }
        return TTF_OpenFontIndexDPIRW(reader, 1, 1, 0, dots, dots)
      }
    }

    static func width(_ text: String, _ font: OpaquePointer) -> Double {
      var (width, height): (Int32, Int32) = (0, 0)
      return TTF_SizeUTF8(font, text, &width, &height) == 0 ? Double(width) : 0
    }

    /// Sets how the next text is shaped.
    static func shape(_ font: OpaquePointer, script: UInt8, isRightToLeft: Bool) {
      TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
      TTF_SetFontScriptName(font, Script.all[Int(script)].tag)
    }

    /// How far a word moves the pen, as a multiple of the font's size.
    func advance(of key: WordKey) -> Double {
      if let known = advances[key] { return known }
      let face = faces[Int(key.face)]
      Self.shape(face.reference, script: key.script, isRightToLeft: key.isRightToLeft)
      // The width SDL gives is that of pen and ink together. Between spaces ink adds nothing.
      var advance: Double
      if let space = face.space {
        advance =
          Self.width(" " + key.text.string + " ", face.reference) / Self.referenceSize - 2 * space
      } else {
        advance = Self.width(key.text.string, face.reference) / Self.referenceSize
      }
      advance = max(0, advance)
      if advances.count >= 8192 { advances.removeAll(keepingCapacity: true) }
      advances[key] = advance
      return advance
    }
  }
#endif
