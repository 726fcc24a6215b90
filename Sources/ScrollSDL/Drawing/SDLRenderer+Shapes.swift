#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    func fill(_ rect: LayoutRect, _ color: Color) {
      guard let ink = ink(color), let pixels = state.meeting(rect) else { return }
      solid(pixels, ink)
    }

    func roundedRect(_ rect: LayoutRect, _ radius: Double, _ color: Color) {
      guard let ink = ink(color), let pixels = state.rect(rect) else { return }
      rounded(pixels, state.radius(radius, pixels), ink)
    }

    private func rounded(_ pixels: PixelRect, _ radius: Double, _ ink: Ink) {
      if ink.isOpaque, radius > 0, let surface = directSurface(pixels),
        let corner = roundCorners.rows(radius)
      {
        return surface.fill(pixels, corner, in: state.clip, ink.solid)
      }
      if state.isAligned, radius >= ArcBands.leastRadius {
        return largeRounded(pixels, radius, ink)
      }
      let side = Int32(radius.rounded(.up))
      guard side > 0, let disc = slot(.disc(halves: Int32(radius * 2)), ink) else {
        return solid(pixels, ink)
      }
      let cut = corners(disc, side, of: pixels, ink)
      // A cross: the upright beam between the corners, and its arms.
      solid(
        PixelRect(
          left: pixels.left + cut.left, top: pixels.top, right: pixels.right - cut.right,
          bottom: pixels.bottom), ink)
      let (top, bottom) = (pixels.top + cut.top, pixels.bottom - cut.bottom)
      solid(
        PixelRect(left: pixels.left, top: top, right: pixels.left + cut.left, bottom: bottom), ink)
      solid(
        PixelRect(left: pixels.right - cut.right, top: top, right: pixels.right, bottom: bottom),
        ink)
    }

    /// Draws the four quarters of a tile in a rectangle's corners.
    ///
    /// - Returns: how far each side's corners reach inward. Where there is no room for both, a tile's
    ///   innermost pixels, which are alike on both sides, are left out.
    private func corners(
      _ tile: Atlas.Slot, _ side: Int32, of pixels: PixelRect, _ ink: Ink
    ) -> (left: Int32, top: Int32, right: Int32, bottom: Int32) {
      let left = min(side, (pixels.width + 1) / 2)
      let right = min(side, pixels.width / 2)
      let top = min(side, (pixels.height + 1) / 2)
      let bottom = min(side, pixels.height / 2)
      for quarter in 0..<4 {
        let (isRight, isBottom) = (quarter & 1 == 1, quarter & 2 == 2)
        let (width, height) = (isRight ? right : left, isBottom ? bottom : top)
        let x = isRight ? pixels.right - width : pixels.left
        let y = isBottom ? pixels.bottom - height : pixels.top
        let (u, v) = (isRight ? 2 * side - width : 0, isBottom ? 2 * side - height : 0)
        copy(
          tile, PixelRect(left: u, top: v, right: u + width, bottom: v + height),
          to: PixelRect(left: x, top: y, right: x + width, bottom: y + height), ink)
      }
      return (left, top, right, bottom)
    }

    func border(_ rect: LayoutRect, _ radius: Double, _ width: Double, _ color: Color) {
      guard width > 0, let ink = ink(color), let pixels = state.rect(rect),
        let thickness = PixelRect.pixel(width * state.scale)
      else { return }
      let radius = state.radius(radius, pixels)
      let line = max(1, thickness)
      guard 2 * line < min(pixels.width, pixels.height) else {
        return rounded(pixels, radius, ink)
      }
      var cut = (left: line, top: line, right: line, bottom: line)
      if radius > 0, let ring = slot(.ring(halves: Int32(radius * 2), width: line), ink) {
        let side = max(Int32(radius.rounded(.up)), line)
        cut = corners(ring, side, of: pixels, ink)
      } else {
        cut = (0, line, 0, line)
      }
      let (left, right) = (pixels.left + cut.left, pixels.right - cut.right)
      let (top, bottom) = (pixels.top + cut.top, pixels.bottom - cut.bottom)
      solid(PixelRect(left: left, top: pixels.top, right: right, bottom: pixels.top + line), ink)
      solid(
        PixelRect(left: left, top: pixels.bottom - line, right: right, bottom: pixels.bottom), ink)
      solid(PixelRect(left: pixels.left, top: top, right: pixels.left + line, bottom: bottom), ink)
      solid(
        PixelRect(left: pixels.right - line, top: top, right: pixels.right, bottom: bottom), ink)
    }
  }
#endif
