#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    func fill(_ rect: LayoutRect, _ color: Color) {
      guard let color = state.color(color), let pixels = state.rect(rect) else { return }
      solid(pixels, color)
    }

    func roundedRect(_ rect: LayoutRect, _ radius: Double, _ color: Color) {
      guard let color = state.color(color), let pixels = state.rect(rect) else { return }
      rounded(pixels, state.radius(radius, pixels), color)
    }

    private func rounded(_ pixels: PixelRect, _ radius: Double, _ color: SDL_Color) {
      let side = Int32(radius.rounded(.up))
      guard side > 0, let disc = slot(.disc(halves: Int32(radius * 2))) else {
        return solid(pixels, color)
      }
      let cut = corners(disc, side, of: pixels, color)
      // A cross: the upright beam between the corners, and its arms.
      solid(
        PixelRect(
          left: pixels.left + cut.left, top: pixels.top, right: pixels.right - cut.right,
          bottom: pixels.bottom), color)
      let (top, bottom) = (pixels.top + cut.top, pixels.bottom - cut.bottom)
      solid(
        PixelRect(left: pixels.left, top: top, right: pixels.left + cut.left, bottom: bottom), color)
      solid(
        PixelRect(left: pixels.right - cut.right, top: top, right: pixels.right, bottom: bottom),
        color)
    }

    /// Draws the four quarters of a tile in a rectangle's corners.
    ///
    /// - Returns: how far each side's corners reach inwards. Where there is no room for both, a tile's
    ///   innermost pixels, which are alike on both sides, are left out.
    private func corners(
      _ tile: Atlas.Slot, _ side: Int32, of pixels: PixelRect, _ color: SDL_Color
    ) -> (left: Int32, top: Int32, right: Int32, bottom: Int32) {
      let left = min(side, (pixels.width + 1) / 2)
      let right = min(side, pixels.width / 2)
      let top = min(side, (pixels.height + 1) / 2)
      let bottom = min(side, pixels.height / 2)
      let columns = [
        (from: Int32(0), to: pixels.left, count: left),
        (from: 2 * side - right, to: pixels.right - right, count: right),
      ]
      let rows = [
        (from: Int32(0), to: pixels.top, count: top),
        (from: 2 * side - bottom, to: pixels.bottom - bottom, count: bottom),
      ]
      for row in rows {
        for column in columns {
          copy(
            tile,
            PixelRect(
              left: column.from, top: row.from, right: column.from + column.count,
              bottom: row.from + row.count),
            to: PixelRect(
              left: column.to, top: row.to, right: column.to + column.count,
              bottom: row.to + row.count), color)
        }
      }
      return (left, top, right, bottom)
    }

    func border(_ rect: LayoutRect, _ radius: Double, _ width: Double, _ color: Color) {
      guard width > 0, let color = state.color(color), let pixels = state.rect(rect),
        let thickness = PixelRect.pixel(width * state.scale)
      else { return }
      let radius = state.radius(radius, pixels)
      let line = max(1, thickness)
      guard 2 * line < min(pixels.width, pixels.height) else {
        return rounded(pixels, radius, color)
      }
      var cut = (left: line, top: line, right: line, bottom: line)
      if radius > 0, let ring = slot(.ring(halves: Int32(radius * 2), width: line)) {
        let side = max(Int32(radius.rounded(.up)), line)
        cut = corners(ring, side, of: pixels, color)
      } else {
        cut = (0, line, 0, line)
      }
      let (left, right) = (pixels.left + cut.left, pixels.right - cut.right)
      let (top, bottom) = (pixels.top + cut.top, pixels.bottom - cut.bottom)
      solid(PixelRect(left: left, top: pixels.top, right: right, bottom: pixels.top + line), color)
      solid(
        PixelRect(left: left, top: pixels.bottom - line, right: right, bottom: pixels.bottom), color)
      solid(PixelRect(left: pixels.left, top: top, right: pixels.left + line, bottom: bottom), color)
      solid(
        PixelRect(left: pixels.right - line, top: top, right: pixels.right, bottom: bottom), color)
    }
  }
#endif
