#if SDL
  internal import CSDL2

  /// The pixels of a surface, to fill rectangles in without SDL.
  ///
  /// `SDL_FillRect` writes past the processor's caches: a picture that fits into them is filled in five
  /// times the time, and later drawing on it waits for the memory. Copies and most of the blending are SDL's.
  struct SurfacePixels {
    /// `0x00RRGGBB`, row by row.
    let words: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let pitch: Int
    let bounds: PixelRect

    /// `nil` for a surface whose pixels are laid out otherwise. The surface must outlive this.
    init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
      guard surface.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue,
        let pixels = surface.pointee.pixels
      else { return nil }
      words = pixels.assumingMemoryBound(to: UInt32.self)
      pitch = Int(surface.pointee.pitch) / 4
      bounds = PixelRect(left: 0, top: 0, right: surface.pointee.w, bottom: surface.pointee.h)
    }

    /// Fills what of a rectangle lies on the surface. O(pixels).
    func fill(_ rect: PixelRect, _ color: SDL_Color) {
      let rect = rect.intersection(bounds)
      guard !rect.isEmpty else { return }
      let word = UInt32(color.r) << 16 | UInt32(color.g) << 8 | UInt32(color.b)
      for y in Int(rect.top)..<Int(rect.bottom) {
        (words + (y * pitch + Int(rect.left))).update(repeating: word, count: Int(rect.width))
      }
    }
  }
#endif
