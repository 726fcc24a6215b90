#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// What holds for the commands between a push and its pop.
  struct DrawState {
    /// A group's size in points, and the pixels that its right and its lower edge lie on.
    struct Ends {
      var size: LayoutSize
      var right: Double
      var bottom: Double
    }

    /// The group's ends, where no transform has moved them.
    var ends: Ends?
    /// From a group's points to pixels.
    var matrix: Transform
    var opacity: Double
    /// In pixels.
    var clip: PixelRect
    /// Rounded corners that the matching pop must restore; below zero for none.
    var savedCorners = -1
    /// Pixels per point that shapes and letters are baked for.
    var scale: Double
    /// Whether a rectangle in points is a rectangle of pixels, neither rotated nor stretched by a transform.
    var isAligned = true
    /// Whether a transform has scaled it alike along both axes.
    private(set) var isScaled = false
    /// From points times `scale` to pixels; the identity where it is aligned.
    var residue = Transform.identity

    init(scale: Double, origin: LayoutPoint, opacity: Double, clip: PixelRect) {
      matrix = Transform(a: scale, d: scale, tx: origin.x, ty: origin.y)
      self.scale = scale
      self.opacity = opacity
      self.clip = clip
    }

    /// Puts a transform inside the present one. `base` is the renderer's pixels per point.
    mutating func apply(_ transform: Transform, base: Double) {
      matrix = matrix.applied(after: transform)
      ends = nil
      isAligned =
        matrix.b == 0 && matrix.c == 0 && matrix.a == matrix.d && matrix.a > 0 && matrix.isFinite
      isScaled = isAligned && matrix.a != base
      guard isAligned else { return bake(base) }
      (scale, residue) = (matrix.a, .identity)
    }

    /// The same for letters: they are baked in few sizes, and stretched where a transform has scaled them.
    func ofLetters(base: Double) -> DrawState {
      var state = self
      (state.isAligned, state.isScaled) = (false, false)
      state.bake(base)
      return state
    }

    private mutating func bake(_ base: Double) {
      scale = base * Self.bucket(abs(matrix.a * matrix.d - matrix.b * matrix.c), base)
      residue = matrix.applied(after: Transform(a: 1 / scale, d: 1 / scale))
    }

    /// How much larger letters are baked inside a transform: in steps of two, so that a scale that is
    /// animated bakes few sizes.
    private static func bucket(_ determinant: Double, _ base: Double) -> Double {
      let factor = determinant.squareRoot() / base
      var step = 1.0
      while step < 8, factor > step * 1.25 { step *= 2 }
      return step
    }

    /// The pixels of a rectangle, edges rounded, where it is aligned; else its size in baked pixels at
    /// its place before the residue. `nil` where it is empty, not finite, or beyond the clip.
    func rect(_ rect: LayoutRect, outset: Int32 = 0) -> PixelRect? {
      guard rect.size.width > 0, rect.size.height > 0 else { return nil }
      let (dx, dy) = isAligned ? (matrix.tx, matrix.ty) : (0, 0)
      guard let left = PixelRect.pixel(rect.origin.x * scale + dx),
        let top = PixelRect.pixel(rect.origin.y * scale + dy),
        let right = PixelRect.pixel(rect.maxX * scale + dx),
        let bottom = PixelRect.pixel(rect.maxY * scale + dy)
      else { return nil }
      let pixels = PixelRect(left: left, top: top, right: right, bottom: bottom)
      if pixels.isEmpty || isAligned && !pixels.outset(outset).intersects(clip) { return nil }
      return pixels
    }

    /// The pixels of a rectangle that meets those of its neighbors: where it reaches its group's ends, it
    /// goes on to the beginning of the next group, so that rounding leaves no gap.
    func meeting(_ rect: LayoutRect) -> PixelRect? {
      // Also if only the pixel by which it is extended is within the clip.
      guard var pixels = self.rect(rect, outset: 1) else { return nil }
      guard let ends else { return pixels }
      if rect.maxX == ends.size.width, let right = PixelRect.pixel(ends.right) {
        pixels.right = max(pixels.left + 1, right)
      }
      if rect.maxY == ends.size.height,
        let bottom = PixelRect.pixel(ends.bottom)
      {
        pixels.bottom = max(pixels.top + 1, bottom)
      }
      return pixels
    }

    /// A radius in baked pixels, in steps of a half, at most half of the shorter side.
    func radius(_ points: Double, _ pixels: PixelRect) -> Double {
      guard points > 0 else { return 0 }
      let most = min(Double(min(pixels.width, pixels.height)) / 2, 500)
      return min((min(points * scale, 10_000) * 2).rounded() / 2, most)
    }

    /// A color with the state's opacity; `nil` where nothing of it is seen.
    func color(_ color: Color) -> SDL_Color? {
      let alpha = (Double(color.alpha) * opacity).rounded()
      guard alpha > 0 else { return nil }
      return SDL_Color(r: color.red, g: color.green, b: color.blue, a: UInt8(alpha))
    }

    /// The pixels around a rectangle in points after the transform; empty for numbers that are not finite.
    func bounds(_ rect: LayoutRect) -> PixelRect {
      let (x, y) = (rect.origin.x, rect.origin.y)
      let (w, h) = (max(0, rect.size.width), max(0, rect.size.height))
      let a = matrix(LayoutPoint(x: x, y: y))
      let b = matrix(LayoutPoint(x: x + w, y: y))
      let c = matrix(LayoutPoint(x: x, y: y + h))
      let d = matrix(LayoutPoint(x: x + w, y: y + h))
      guard let left = PixelRect.pixel(min(min(a.x, b.x), min(c.x, d.x))),
        let top = PixelRect.pixel(min(min(a.y, b.y), min(c.y, d.y))),
        let right = PixelRect.pixel(max(max(a.x, b.x), max(c.x, d.x))),
        let bottom = PixelRect.pixel(max(max(a.y, b.y), max(c.y, d.y)))
      else { return PixelRect(left: 0, top: 0, right: 0, bottom: 0) }
      return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
  }
#endif
