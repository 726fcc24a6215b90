#if SDL
  internal import CSDL2

  /// Keeps what lies in the corners of rounded clips, to put it back when a clip ends: drawing inside
  /// costs nothing then, and each corner is exact. Reads pixels back, which a graphics card is slow at:
  /// one rounded clip for a screen, not for every cell. Of a surface only the pixels on and outside of the arcs are read.
  struct CornerStore {
    private struct Saved {
      var pixels: [UInt32] = []
      var bounds = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
      var side: Int32 = 0
      /// The arcs, where the pixels are those of a surface.
      var arcs: CornerRows?
    }

    private var saved: [Saved] = []
    private var depth = 0
    private var discs: [Int32: Coverage] = [:]
    private var textures: [Int32: OpaquePointer] = [:]

    /// Reads the corners of a rectangle as far as they are visible.
    ///
    /// - Returns: what `restore` is to be given, in reverse order of the calls.
    mutating func save(
      _ bounds: PixelRect, radius: Double, visible: PixelRect, _ renderer: OpaquePointer
    ) -> Int {
      beginSaving()
      let side = Int32(radius.rounded(.up))
      let halves = Int32(radius * 2)
      let disc = discs[halves] ?? Coverage.disc(radius: radius)
      discs[halves] = disc
      let count = Int(4 * side * side)
      saved[depth].bounds = bounds
      saved[depth].side = side
      if saved[depth].pixels.count != count {
        saved[depth].pixels = Array(repeating: 0, count: count)
      }
      for index in 0..<count { saved[depth].pixels[index] = 0 }
      for quarter in 0..<4 {
        let (target, source) = Self.corner(quarter, bounds, side)
        let seen = target.intersection(visible)
        guard !seen.isEmpty else { continue }
        var rect = seen.sdl
        let first = Int(
          (source.top + seen.top - target.top) * 2 * side + source.left + seen.left - target.left)
        saved[depth].pixels.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          _ = SDL_RenderReadPixels(
            renderer, &rect, SDL_PIXELFORMAT_ARGB8888.rawValue, base + first, 8 * side)
        }
      }
      for index in 0..<count {
        let alpha = UInt32(255 - disc.alpha[index])
        saved[depth].pixels[index] = saved[depth].pixels[index] & 0x00FF_FFFF | alpha << 24
      }
      depth += 1
      return depth - 1
    }

    /// Reads the corners from a surface; otherwise the same.
    mutating func save(
      _ bounds: PixelRect, _ arcs: CornerRows, visible: PixelRect, _ surface: SurfacePixels
    ) -> Int {
      beginSaving()
      saved[depth].bounds = bounds
      saved[depth].arcs = arcs
      saved[depth].pixels.removeAll(keepingCapacity: true)
      surface.eachCornerPixel(of: bounds, arcs, in: visible) { pixel, _ in
        saved[depth].pixels.append(pixel.pointee)
      }
      depth += 1
      return depth - 1
    }

    private mutating func beginSaving() {
      if saved.count == depth { saved.append(Saved()) }
      saved[depth].arcs = nil
    }

    /// Puts corners back that were read from a surface, over what has been drawn in them.
    ///
    /// - Parameter visible: what `save` was given.
    /// - Returns: `false` for others.
    mutating func restore(_ index: Int, visible: PixelRect, to surface: SurfacePixels?) -> Bool {
      guard let surface, let arcs = saved[index].arcs else { return false }
      depth = index
      var place = 0
      surface.eachCornerPixel(of: saved[index].bounds, arcs, in: visible) { pixel, share in
        pixel.pointee = SurfacePixels.blend(
          saved[index].pixels[place], over: pixel.pointee, 255 - share)
        place += 1
      }
      return true
    }

    /// Puts the corners back, over what has been drawn in them.
    mutating func restore(_ index: Int, _ renderer: OpaquePointer) {
      depth = index
      let side = saved[index].side
      if textures[side] == nil {
        guard
          let texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_ARGB8888.rawValue,
            Int32(SDL_TEXTUREACCESS_STATIC.rawValue), 2 * side, 2 * side)
        else { return }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
        textures[side] = texture
      }
      let texture = textures[side]
      SDL_UpdateTexture(texture, nil, saved[index].pixels, 8 * side)
      for quarter in 0..<4 {
        let (target, source) = Self.corner(quarter, saved[index].bounds, side)
        var (from, to) = (source.sdl, target.sdl)
        SDL_RenderCopy(renderer, texture, &from, &to)
      }
    }

    /// A corner's pixels, and which of the tile of all four they are.
    private static func corner(
      _ quarter: Int, _ bounds: PixelRect, _ side: Int32
    ) -> (target: PixelRect, source: PixelRect) {
      let (isRight, isBottom) = (quarter & 1 == 1, quarter & 2 == 2)
      let width = isRight ? min(side, bounds.width / 2) : min(side, (bounds.width + 1) / 2)
      let height = isBottom ? min(side, bounds.height / 2) : min(side, (bounds.height + 1) / 2)
      let x = isRight ? bounds.right - width : bounds.left
      let y = isBottom ? bounds.bottom - height : bounds.top
      let u = isRight ? 2 * side - width : 0
      let v = isBottom ? 2 * side - height : 0
      return (
        PixelRect(left: x, top: y, right: x + width, bottom: y + height),
        PixelRect(left: u, top: v, right: u + width, bottom: v + height)
      )
    }

    mutating func destroy() {
      for texture in textures.values { SDL_DestroyTexture(texture) }
      textures.removeAll()
    }
  }
#endif
