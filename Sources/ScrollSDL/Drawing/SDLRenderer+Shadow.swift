#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    /// The widest blur in pixels; more counts as this.
    static let blurLimit = 192.0

    /// - Parameter next: the command that follows. Where it is an opaque shape of the same state, as
    ///   below a card, what it hides is not drawn: half of the work.
    func shadow(
      _ rect: LayoutRect, _ radius: Double, _ blur: Double, _ color: Color,
      below next: DisplayList.Command?
    ) {
      guard !blur.isNaN, let ink = ink(color) else { return }
      let width = Int32((min(max(blur, 0) * state.scale, Self.blurLimit)).rounded())
      guard width > 0 else { return roundedRect(rect, radius, color) }
      guard let pixels = state.rect(rect, outset: 2 * width + 8) else { return }
      let radius = state.radius(min(radius, 200 / state.scale), pixels)
      let tile = ShadowTile(radius: radius, blur: width)
      let baked = (tile.baked(pixels.width), tile.baked(pixels.height))
      let key = TileKey.shadow(
        halves: Int32(radius * 2), blur: width, width: baked.0, height: baked.1)
      guard let slot = slot(key, ink) else { return }
      let words = ink.isPlain ? atlas.shadows[Tile(shape: key, tint: ink.tint)] : nil
      let hidden = hidden(by: next)
      let columns = spans(pixels.left, pixels.right, baked.0, tile)
      let rows = spans(pixels.top, pixels.bottom, baked.1, tile)
      for row in 0..<rows.count {
        for column in 0..<columns.count {
          let (x, y) = (columns[column], rows[row])
          let source = PixelRect(
            left: x.source, top: y.source, right: x.source + x.sourceCount,
            bottom: y.source + y.sourceCount)
          let target = PixelRect(left: x.from, top: y.from, right: x.to, bottom: y.to)
          if let hidden, hidden.intersection(target) == target { continue }
          if x.isMiddle, y.isMiddle {
            middle(target, except: hidden, ink)
          } else {
            copyTiled(slot, words, source, to: target, except: hidden, ink)
          }
        }
      }
    }

    /// One part of a side: pixels and where they come from.
    private struct Span {
      var from: Int32
      var to: Int32
      var source: Int32
      var sourceCount: Int32
      var isMiddle = false
    }

    /// At most three spans, without an array.
    private struct Spans {
      var parts: (Span, Span, Span)
      var count: Int
      subscript(index: Int) -> Span { index == 0 ? parts.0 : index == 1 ? parts.1 : parts.2 }
    }

    private func spans(_ from: Int32, _ to: Int32, _ baked: Int32, _ tile: ShadowTile) -> Spans {
      let (start, end) = (from - tile.reach, to + tile.reach)
      let part = tile.reach + tile.end
      let whole = Span(from: start, to: end, source: 0, sourceCount: baked + 2 * tile.reach)
      guard to - from > baked else { return Spans(parts: (whole, whole, whole), count: 1) }
      return Spans(
        parts: (
          Span(from: start, to: start + part, source: 0, sourceCount: part),
          Span(
            from: start + part, to: end - part, source: part, sourceCount: ShadowTile.middle,
            isMiddle: true),
          Span(from: end - part, to: end, source: part + ShadowTile.middle, sourceCount: part)
        ), count: 3)
    }

    /// The processor stretches a texture far slower than it copies one again and again.
    ///
    /// - Parameter words: the tile's pixels, where they are at hand.
    private func copyTiled(
      _ slot: Atlas.Slot, _ words: [UInt32]?, _ source: PixelRect, to target: PixelRect,
      except hidden: PixelRect?, _ ink: Ink
    ) {
      guard isSoftware, state.isAligned else { return copy(slot, source, to: target, ink) }
      let seen = target.intersection(state.clip)
      guard !seen.isEmpty else { return }
      var y = target.top + (seen.top - target.top) / source.height * source.height
      while y < seen.bottom {
        let bottom = min(y + source.height, target.bottom)
        var x = target.left + (seen.left - target.left) / source.width * source.width
        while x < seen.right {
          let tile = PixelRect(
            left: x, top: y, right: min(x + source.width, target.right), bottom: bottom)
          around(tile, hidden) { part in
            let (u, v) = (source.left + part.left - x, source.top + part.top - y)
            if let words, let surface = directSurface(part) {
              return surface.blend(
                words, width: slot.width + 2, from: (u + 1, v + 1), to: part, in: state.clip)
            }
            copy(
              slot,
              PixelRect(left: u, top: v, right: u + part.width, bottom: v + part.height), to: part,
              ink)
          }
          x += source.width
        }
        y += source.height
      }
    }

    /// Fills the part of even strength, around what is hidden.
    private func middle(_ target: PixelRect, except hidden: PixelRect?, _ ink: Ink) {
      around(target, hidden) { solid($0, ink) }
    }

    /// Calls a function with what a hole leaves of a rectangle: four parts at most.
    private func around(_ target: PixelRect, _ hole: PixelRect?, _ body: (PixelRect) -> Void) {
      guard let hole = hole?.intersection(target), !hole.isEmpty else { return body(target) }
      var part = PixelRect(
        left: target.left, top: target.top, right: target.right, bottom: hole.top)
      if !part.isEmpty { body(part) }
      part.top = hole.bottom
      part.bottom = target.bottom
      if !part.isEmpty { body(part) }
      part = PixelRect(left: target.left, top: hole.top, right: hole.left, bottom: hole.bottom)
      if !part.isEmpty { body(part) }
      part.left = hole.right
      part.right = target.right
      if !part.isEmpty { body(part) }
    }

    /// The pixels that a command covers wholly.
    private func hidden(by command: DisplayList.Command?) -> PixelRect? {
      guard state.isAligned, state.opacity == 1 else { return nil }
      switch command {
      case .fill(let rect, let color) where color.alpha == 255: return state.rect(rect)
      case .roundedRect(let rect, let radius, let color) where color.alpha == 255:
        guard var pixels = state.rect(rect) else { return nil }
        // The upright square between the arcs: a third of the radius from each side is inside.
        let inset = Int32((state.radius(radius, pixels) * 0.3).rounded(.up)) + 1
        pixels = pixels.outset(-inset)
        return pixels.isEmpty ? nil : pixels
      default: return nil
      }
    }
  }
#endif
