#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    /// Letters are baked at no more pixels than this; larger ones are stretched.
    static let letterLimit = 400.0

    func text(_ text: String, _ rect: LayoutRect, _ style: TextStyle, _ color: Color) {
      guard state.isScaled else { return letters(text, rect, style, color) }
      let whole = state
      state = whole.ofLetters(base: scale)
      letters(text, rect, style, color)
      state = whole
    }

    private func letters(
      _ text: String, _ rect: LayoutRect, _ style: TextStyle, _ color: Color
    ) {
      guard let ink = ink(color),
        let paragraph = ParagraphKey(text, style, width: rect.size.width)
      else { return }
      let size = paragraph.style.size * state.scale
      let (dx, dy) = state.isAligned ? (state.matrix.tx, state.matrix.ty) : (0, 0)
      let (x, y) = (rect.origin.x * state.scale + dx, rect.origin.y * state.scale + dy)
      guard size >= 1, abs(x) < PixelRect.limit, abs(y) < PixelRect.limit else { return }
      // Nothing of it reaches upward further than a line.
      if state.isAligned, y - 2 * size > Double(state.clip.bottom) { return }
      let quarters = Int32((min(size, Self.letterLimit) * 4).rounded())
      let key = LineCache.Key(paragraph: paragraph, quarters: quarters, tint: ink.tint)
      let stretch = max(1, size / Self.letterLimit)
      let index = lines.find(key, generation: atlas.generation) ?? look(up: key, stretch, ink)
      guard let index else { return }
      draw(lines.entries.values[index].words, x, y, stretch, ink)
    }

    private func draw(
      _ words: [LineCache.Word], _ x: Double, _ y: Double, _ stretch: Double, _ ink: Ink
    ) {
      for word in words {
        let slot = word.slot
        let left = (x + word.x).rounded() + (Double(slot.dx) * stretch).rounded()
        let top = (y + word.baseline).rounded() + (Double(slot.dy) * stretch).rounded()
        guard abs(left) < PixelRect.limit, abs(top) < PixelRect.limit else { continue }
        let target = PixelRect(
          left: Int32(left), top: Int32(top),
          right: Int32(left + (Double(slot.width) * stretch).rounded()),
          bottom: Int32(top + (Double(slot.height) * stretch).rounded()))
        copy(
          slot, PixelRect(left: 0, top: 0, right: slot.width, bottom: slot.height), to: target, ink)
      }
    }

    /// Sets a text and bakes the words that the atlas does not have.
    private func look(
      up key: LineCache.Key, _ stretch: Double, _ ink: Ink
    ) -> Dictionary<LineCache.Key, LineCache.Entry>.Index? {
      let paragraph = fonts.paragraph(key.paragraph)
      let pixels = Double(key.quarters) / 4
      var words: [LineCache.Word] = []
      var generation = atlas.generation
      // Twice where the atlas was emptied in between. What does not fit even so is drawn in part.
      for _ in 0..<2 {
        words.removeAll(keepingCapacity: true)
        generation = atlas.generation
        for piece in paragraph.pieces {
          guard let slot = slot(.word(piece.word, quarters: key.quarters), ink) else { continue }
          let space = (fonts.faces[Int(piece.word.face)].space ?? 0) * pixels
          words.append(
            LineCache.Word(
              slot: slot, x: piece.x * state.scale - space * stretch,
              baseline: piece.baseline * state.scale))
        }
        if generation == atlas.generation { break }
      }
      lines.insert(words, key, generation: atlas.generation)
      return lines.find(key, generation: atlas.generation)
    }
  }
#endif
