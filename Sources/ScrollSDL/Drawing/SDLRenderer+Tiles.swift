#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    /// A tile of the atlas, baked the first time; `nil` for one without ink or larger than a page.
    func slot(_ shape: TileKey, _ ink: Ink) -> Atlas.Slot? {
      let key = Tile(shape: shape, tint: ink.tint)
      if let known = atlas.slots[key] { return known }
      var (dx, dy): (Int32, Int32) = (0, 0)
      guard let coverage = bake(shape, &dx, &dy), coverage.width > 0, coverage.height > 0 else {
        atlas.slots[key] = .some(nil)
        return nil
      }
      var slot = atlas.reserve(coverage.width, coverage.height)
      if slot == nil, coverage.width + 2 <= atlas.side, coverage.height + 2 <= atlas.side {
        // What has been added still names the old tiles.
        batch.flush(to: renderer)
        atlas.clear()
        slot = atlas.reserve(coverage.width, coverage.height)
      }
      slot?.dx = dx
      slot?.dy = dy
      if let slot {
        // SDL draws what it has queued when a texture it uses is written.
        let pixels = atlas.write(coverage, tint: ink.tint, to: slot)
        if case .shadow = shape, surface != nil { atlas.shadows[key] = pixels }
      }
      atlas.slots[key] = .some(slot)
      return slot
    }

    /// What a color is drawn with; `nil` where nothing of it is seen.
    func ink(_ color: Color) -> Ink? {
      guard let solid = state.color(color) else { return nil }
      let tint =
        UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8
        | UInt32(color.blue)
      guard isSoftware, atlas.allows(tint: tint) else {
        return Ink(solid: solid, tint: 0xFFFF_FFFF, vertex: solid)
      }
      let opacity = UInt8((state.opacity * 255).rounded())
      return Ink(
        solid: solid, tint: tint, vertex: SDL_Color(r: 255, g: 255, b: 255, a: opacity))
    }

    private func bake(_ key: TileKey, _ dx: inout Int32, _ dy: inout Int32) -> Coverage? {
      switch key {
      case .white:
        var coverage = Coverage(width: 4, height: 4)
        for index in coverage.alpha.indices { coverage.alpha[index] = 255 }
        return coverage
      case .disc(let halves): return .disc(radius: Double(halves) / 2)
      case .arc(let halves, let isRight, let isBottom):
        return .arc(radius: Double(halves) / 2, isRight: isRight, isBottom: isBottom)
      case .ring(let halves, let width): return .ring(radius: Double(halves) / 2, width: width)
      case .shadow(let halves, let blur, let width, let height):
        return .shadow(radius: Double(halves) / 2, blur: blur, width: width, height: height)
      case .stroke(let x, let y, let sx, let sy, let width):
        return .stroke(
          width: (abs(sx) + width) / 4 + 4, height: (abs(sy) + width) / 4 + 4,
          from: (Double(x) / 4, Double(y) / 4), by: (Double(sx) / 4, Double(sy) / 4),
          thickness: Double(width) / 4)
      case .path(let shape):
        return shape.bounds.map { shape.coverage(in: $0, shape.outline) }
      case .word(let word, let quarters):
        guard let baked = fonts.bake(word, quarters: quarters) else { return nil }
        (dx, dy) = (baked.dx, baked.dy)
        return baked.coverage
      }
    }

    /// Draws a part of a tile into a rectangle of baked pixels. `source` counts from the tile's corner.
    func copy(
      _ slot: Atlas.Slot, _ source: PixelRect, to target: PixelRect, _ ink: Ink
    ) {
      guard !target.isEmpty else { return }
      if state.isAligned, !target.intersects(state.clip) { return }
      settle(below: target)
      let side = Float(atlas.side)
      // Where a tile is stretched, sampling keeps clear of its neighbors.
      let edgeX: Float = source.width == target.width ? 0 : 0.5
      let edgeY: Float = source.height == target.height ? 0 : 0.5
      let quad = Batch.Quad(
        corners: (
          point(target.left, target.top), point(target.right, target.top),
          point(target.right, target.bottom), point(target.left, target.bottom)
        ),
        from: SDL_FPoint(
          x: (Float(slot.x + source.left) + edgeX) / side,
          y: (Float(slot.y + source.top) + edgeY) / side),
        to: SDL_FPoint(
          x: (Float(slot.x + source.right) - edgeX) / side,
          y: (Float(slot.y + source.bottom) - edgeY) / side))
      batch.add(quad, ink.vertex, texture: atlas.texture(slot.page), to: renderer)
    }

    func point(_ x: Int32, _ y: Int32) -> SDL_FPoint {
      if state.isAligned { return SDL_FPoint(x: Float(x), y: Float(y)) }
      let point = state.residue(LayoutPoint(x: Double(x), y: Double(y)))
      return SDL_FPoint(x: Self.float(point.x), y: Self.float(point.y))
    }

    static func float(_ value: Double) -> Float { Float(min(max(value, -1e5), 1e5)) }

    /// Fills a rectangle of baked pixels.
    func solid(_ target: PixelRect, _ ink: Ink) {
      guard state.isAligned else { return tinted(target, ink) }
      let pixels = target.intersection(state.clip)
      guard !pixels.isEmpty else { return }
      guard isSoftware else { return tinted(pixels, ink) }
      let color = ink.solid
      if isBackdrop(pixels, color) || fillSurface(pixels, color) { return }
      batch.flush(to: renderer)
      SDL_SetRenderDrawBlendMode(
        renderer, color.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
      SDL_SetRenderDrawColor(renderer, color.r, color.g, color.b, color.a)
      var rect = pixels.sdl
      SDL_RenderFillRect(renderer, &rect)
    }

    /// Fills pixels of a surface with an opaque color.
    ///
    /// - Returns: `false` where SDL has to fill them.
    func fillSurface(_ pixels: PixelRect, _ color: SDL_Color) -> Bool {
      guard color.a == 255, let surface = settledSurface(pixels) else { return false }
      surface.fill(pixels, color)
      return true
    }

    /// The surface, to draw pixels of a shape on without SDL, as far as they lie in the clip. The backdrop below them is
    /// filled in.
    ///
    /// - Returns: `nil` where SDL has to draw it.
    func directSurface(_ pixels: PixelRect) -> SurfacePixels? {
      guard state.isAligned, surface != nil else { return nil }
      let seen = pixels.intersection(state.clip)
      settle(below: seen)
      return settledSurface(seen)
    }

    /// The surface with all that was drawn on these pixels. What waits to be drawn elsewhere goes on waiting.
    private func settledSurface(_ pixels: PixelRect) -> SurfacePixels? {
      guard let surface else { return nil }
      if batch.touches(pixels) { batch.flush(to: renderer) }
      SDL_RenderFlush(renderer)
      return surface
    }

    private func tinted(_ target: PixelRect, _ ink: Ink) {
      guard let white = slot(.white, ink) else { return }
      copy(white, PixelRect(left: 1, top: 1, right: 3, bottom: 3), to: target, ink)
    }
  }
#endif
