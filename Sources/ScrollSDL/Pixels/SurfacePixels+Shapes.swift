#if SDL
  internal import CSDL2

  /// Opaque shapes with round corners, as SDL blends pictures of them: to the last bit.
  ///
  /// SDL looks at the alpha of each pixel that it blends, and most of these are wholly covered.
  extension SurfacePixels {
    /// Fills what of a rectangle lies in a clip, in one color.
    func fill(_ rect: PixelRect, _ corner: CornerRows, in clip: PixelRect, _ color: SDL_Color) {
      let word =
        0xFF00_0000 | UInt32(color.r) << 16 | UInt32(color.g) << 8 | UInt32(color.b)
      shape(rect, corner, in: clip) { row, columns, _ in
        (row + columns.lowerBound).update(repeating: word, count: columns.count)
      } word: { _, _ in
        word
      }
    }

    /// Fills what of a rectangle lies in a clip with an opaque transition of its size.
    func fill(
      _ rect: PixelRect, _ corner: CornerRows?, in clip: PixelRect, _ gradient: GradientPixels
    ) {
      let (left, top) = (Int(rect.left), Int(rect.top))
      shape(rect, corner, in: clip) { row, columns, y in
        gradient.write(
          (columns.lowerBound - left)..<(columns.upperBound - left), ofRow: y - top,
          to: row + columns.lowerBound)
      } word: { x, y in
        gradient[x - left, y - top]
      }
    }

    /// Blends pixels with straight alpha over what of a rectangle lies in a clip.
    ///
    /// - Parameters:
    ///   - pixels: row by row, each as many as `width` says.
    ///   - from: the column and the row that belong to the rectangle's upper left corner.
    func blend(
      _ pixels: [UInt32], width: Int32, from: (x: Int32, y: Int32), to rect: PixelRect,
      in clip: PixelRect
    ) {
      let seen = rect.intersection(clip).intersection(bounds)
      guard !seen.isEmpty else { return }
      let count = Int(seen.width)
      pixels.withUnsafeBufferPointer { pixels in
        for y in seen.top..<seen.bottom {
          let first = Int(from.y + y - rect.top) * Int(width) + Int(from.x + seen.left - rect.left)
          guard let source = pixels.extracting(first..<(first + count)).baseAddress else { return }
          Self.blend(source, over: words + (Int(y) * pitch + Int(seen.left)), count)
        }
      }
    }

    /// Without a branch, so that the compiler makes four pixels of one.
    private static func blend(
      _ source: UnsafePointer<UInt32>, over row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
      for x in 0..<count {
        let (word, alpha) = (source[x], source[x] >> 24)
        let rest = 255 &- alpha
        // The whole of a color is 256 parts of it: it stays as it is.
        row[x] =
          parts(word, alpha &+ ((alpha &+ 1) >> 8)) &+ parts(row[x], rest &+ ((rest &+ 1) >> 8))
      }
    }

    /// A number of 256 parts of a color, rounded down.
    @inline(__always)
    private static func parts(_ word: UInt32, _ count: UInt32) -> UInt32 {
      let (odd, even): (UInt32, UInt32) = (0xFF00FF, 0xFF00)
      return (((word & odd) &* count) >> 8) & odd | (((word & even) >> 8) &* count) & even
    }

    /// Goes through the rows that are seen of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - fill: writes the columns of a row that are covered wholly; it is given the row's first pixel and its number.
    ///   - word: the color of a pixel that is covered in part.
    @inline(__always)
    private func shape(
      _ rect: PixelRect, _ corner: CornerRows?, in clip: PixelRect,
      fill: (UnsafeMutablePointer<UInt32>, Range<Int>, Int) -> Void, word: (Int, Int) -> UInt32
    ) {
      let seen = rect.intersection(clip).intersection(bounds)
      guard !seen.isEmpty else { return }
      let (width, height, side) = (Int(rect.width), Int(rect.height), corner?.side ?? 0)
      let (left, right) = (min(side, (width + 1) / 2), min(side, width / 2))
      let (top, bottom) = (min(side, (height + 1) / 2), min(side, height / 2))
      let columns = Int(seen.left)..<Int(seen.right)
      for y in Int(seen.top)..<Int(seen.bottom) {
        let row = words + y * pitch
        let (above, below) = (y - Int(rect.top), Int(rect.bottom) - 1 - y)
        let index = above < top ? above : below < bottom ? below : -1
        guard index >= 0, let corner else {
          fill(row, columns, y)
          continue
        }
        let arc = corner.rows[index]
        let start = Int(rect.left) + min(arc.columns.upperBound, left)
        let end = Int(rect.right) - min(arc.columns.upperBound, right)
        let whole = (start..<max(start, end)).clamped(to: columns)
        if !whole.isEmpty { fill(row, whole, y) }
        for (place, x) in arc.columns.enumerated() {
          let share = UInt32(corner.shares[arc.first + place])
          let (first, last) = (Int(rect.left) + x, Int(rect.right) - 1 - x)
          if x < left, columns.contains(first) {
            row[first] = Self.blend(word(first, y), over: row[first], share)
          }
          if x < right, columns.contains(last) {
            row[last] = Self.blend(word(last, y), over: row[last], share)
          }
        }
      }
    }

    /// Goes through the pixels of a rectangle that round corners do not cover wholly, as far as they lie in a clip, always
    /// in the same order.
    @inline(__always)
    func eachCornerPixel(
      of rect: PixelRect, _ corner: CornerRows, in clip: PixelRect,
      _ body: (_ pixel: UnsafeMutablePointer<UInt32>, _ share: UInt32) -> Void
    ) {
      let seen = rect.intersection(clip).intersection(bounds)
      guard !seen.isEmpty else { return }
      let (width, height) = (Int(rect.width), Int(rect.height))
      let (left, right) = (min(corner.side, (width + 1) / 2), min(corner.side, width / 2))
      let (top, bottom) = (min(corner.side, (height + 1) / 2), min(corner.side, height / 2))
      let columns = Int(seen.left)..<Int(seen.right)
      for y in Int(seen.top)..<Int(seen.bottom) {
        let (above, below) = (y - Int(rect.top), Int(rect.bottom) - 1 - y)
        let index = above < top ? above : below < bottom ? below : -1
        guard index >= 0 else { continue }
        let (row, arc) = (words + y * pitch, corner.rows[index])
        for x in 0..<arc.columns.upperBound {
          let place = x - arc.columns.lowerBound
          let share = place < 0 ? 0 : UInt32(corner.shares[arc.first + place])
          let (first, last) = (Int(rect.left) + x, Int(rect.right) - 1 - x)
          if x < left, columns.contains(first) { body(row + first, share) }
          if x < right, columns.contains(last) { body(row + last, share) }
        }
      }
    }

    /// A share of 255 of a color over another one. Both parts are rounded down, as SDL does it.
    @inline(__always)
    static func blend(_ word: UInt32, over other: UInt32, _ share: UInt32) -> UInt32 {
      let rest = 255 &- share
      return parts(word, share &+ ((share &+ 1) >> 8)) &+ parts(other, rest &+ ((rest &+ 1) >> 8))
    }
  }
#endif
