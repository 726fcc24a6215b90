#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    /// Begins a picture on a color. It is filled in as far as it is seen, by `settle()` at the latest.
    func begin(_ color: Color) {
      var (width, height): (Int32, Int32) = (0, 0)
      guard isSoftware, !isReleased,
        SDL_GetRendererOutputSize(renderer, &width, &height) == 0
      else { return clear(color) }
      backdrop.begin(SDL_Color(r: color.red, g: color.green, b: color.blue, a: 255), height: height)
    }

    /// Fills the rest of the backdrop.
    func settle() {
      guard !backdrop.isDone else { return }
      findSurface()
      settle(0..<Int32.max)
    }

    /// Fills in the backdrop below what is about to be drawn.
    func settle(below pixels: PixelRect) {
      guard !backdrop.isDone, !pixels.isEmpty else { return }
      state.isAligned ? settle(pixels.top..<pixels.bottom) : settle()
    }

    /// Tells that pixels are filled with a color.
    ///
    /// - Returns: whether that is the new backdrop, and nothing is to be drawn yet.
    func isBackdrop(_ pixels: PixelRect, _ color: SDL_Color) -> Bool {
      guard !backdrop.isDone else { return false }
      guard color.a == 255, pixels.left == target.left, pixels.right == target.right else {
        settle(below: pixels)
        return false
      }
      if pixels == target {
        backdrop.begin(color, height: target.height)
        return true
      }
      backdrop.take(pixels.top..<pixels.bottom)
      return false
    }

    private func settle(_ rows: Range<Int32>) {
      guard !backdrop.isDone else { return }
      let color = backdrop.color
      var isClipped = false
      backdrop.take(rows) { piece in
        let pixels = PixelRect(
          left: 0, top: piece.lowerBound, right: .max, bottom: piece.upperBound)
        if fillSurface(pixels, color) { return }
        if !isClipped {
          batch.flush(to: renderer)
          SDL_RenderSetClipRect(renderer, nil)
          SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
          SDL_SetRenderDrawColor(renderer, color.r, color.g, color.b, 255)
          isClipped = true
        }
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &width, &height)
        var rect = SDL_Rect(x: 0, y: piece.lowerBound, w: width, h: Int32(piece.count))
        SDL_RenderFillRect(renderer, &rect)
      }
      if isClipped { setSDLClip() }
    }
  }
#endif
