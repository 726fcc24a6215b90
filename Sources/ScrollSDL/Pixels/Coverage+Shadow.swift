#if SDL
  /// The measures of a shadow's tile, in pixels.
  struct ShadowTile {
    /// The middle part, which is drawn again and again, or stretched.
    static let middle: Int32 = 32
    /// Half of the window that is averaged over.
    let half: Int32
    /// How far the shadow reaches beyond its rectangle.
    let reach: Int32
    /// How far from an end of the rectangle the end is felt.
    let end: Int32

    /// - Parameter blur: twice the standard deviation of the Gaussian bell.
    init(radius: Double, blur: Int32) {
      // Three averages over 2 h + 1 pixels have three times the variance (h² + h) / 3 of one.
      let variance = Double(blur) * Double(blur) / 4
      half = max(1, Int32((((4 * variance + 1).squareRoot() - 1) / 2).rounded()))
      reach = 3 * half
      end = Int32(radius.rounded(.up)) + reach
    }

    /// What is baked of a side.
    func baked(_ length: Int32) -> Int32 { min(length, 2 * end + Self.middle) }
  }

  extension Coverage {
    /// A blurred rounded rectangle in a margin as wide as its reach. Three averages are within a
    /// hundredth of a Gaussian, and cost the same at any width. In whole 1/256 of a step, whose sums do
    /// not depend on the side they are begun from.
    static func shadow(radius: Double, blur: Int32, width: Int32, height: Int32) -> Coverage {
      let tile = ShadowTile(radius: radius, blur: blur)
      let reach = Int(tile.reach)
      let (w, h) = (Int(width) + 2 * reach, Int(height) + 2 * reach)
      var field = [Int32](repeating: 0, count: w * h)
      let disc = Coverage.disc(radius: radius)
      let (side, n) = (Int(disc.width) / 2, Int(disc.width))
      for y in 0..<Int(height) {
        for x in 0..<Int(width) {
          let (u, v) = (min(x, Int(width) - 1 - x), min(y, Int(height) - 1 - y))
          let isCorner = u < side && v < side
          field[(y + reach) * w + x + reach] = (isCorner ? Int32(disc.alpha[v * n + u]) : 255) << 8
        }
      }
      var line = [Int32](repeating: 0, count: max(w, h))
      for _ in 0..<3 {
        for y in 0..<h { average(&field, &line, start: y * w, step: 1, count: w, tile.half) }
        for x in 0..<w { average(&field, &line, start: x, step: w, count: h, tile.half) }
      }
      var coverage = Coverage(width: Int32(w), height: Int32(h))
      for index in field.indices {
        coverage.alpha[index] = UInt8((field[index] + 128) >> 8)
      }
      return coverage
    }

    private static func average(
      _ field: inout [Int32], _ line: inout [Int32], start: Int, step: Int, count: Int,
      _ half: Int32
    ) {
      let half = Int(half)
      let window = Int32(2 * half + 1)
      for index in 0..<count { line[index] = field[start + index * step] }
      var sum: Int32 = 0
      for index in 0..<min(half, count) { sum += line[index] }
      for index in 0..<count {
        if index + half < count { sum += line[index + half] }
        field[start + index * step] = (sum + window / 2) / window
        if index - half >= 0 { sum -= line[index - half] }
      }
    }
  }
#endif
