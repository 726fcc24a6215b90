#if SDL
  internal import ScrollPrimitives

  /// The pixels of a transition between two colors: all that differ, which are two rows or two columns of them.
  struct GradientPixels {
    let axis: Axis
    let width: Int
    let height: Int
    /// Of a vertical one, the two pixels that each row repeats; else the even row and then the odd one.
    private let words: [UInt32]

    /// O(width + height).
    init(_ from: Color, _ to: Color, _ axis: Axis, width: Int32, height: Int32) {
      self.axis = axis
      (self.width, self.height) = (Int(width), Int(height))
      let count = Double(axis == .vertical ? height : width)
      func word(_ x: Int, _ y: Int) -> UInt32 {
        let part = (Double(axis == .vertical ? y : x) + 0.5) / count
        // Ordered noise of half a step hides the bands of slow transitions.
        let noise = Double(((x ^ y) & 1) * 2 + (y & 1)) / 4 - 0.375
        func mix(_ a: UInt8, _ b: UInt8) -> UInt32 {
          let value = Double(a) + (Double(b) - Double(a)) * part
          let clamped = min(max(a == b ? value : value + noise, 0), 255)
          // To the nearest; the function for it is a call on processors of old.
          let whole = UInt32(clamped)
          return clamped - Double(whole) >= 0.5 ? whole + 1 : whole
        }
        return mix(from.alpha, to.alpha) << 24 | mix(from.red, to.red) << 16
          | mix(from.green, to.green) << 8 | mix(from.blue, to.blue)
      }
      var words: [UInt32] = []
      if axis == .vertical {
        words.reserveCapacity(2 * self.height)
        for y in 0..<self.height {
          words.append(word(0, y))
          words.append(word(1, y))
        }
      } else {
        words.reserveCapacity(2 * self.width)
        for y in 0..<2 {
          for x in 0..<self.width { words.append(word(x, y)) }
        }
      }
      self.words = words
    }

    subscript(x: Int, y: Int) -> UInt32 {
      axis == .vertical ? words[2 * y + (x & 1)] : words[(y & 1) * width + x]
    }

    /// Writes pixels of a row.
    func write(_ columns: Range<Int>, ofRow y: Int, to row: UnsafeMutablePointer<UInt32>) {
      guard axis == .vertical else {
        let first = (y & 1) * width + columns.lowerBound
        return words.withUnsafeBufferPointer { words in
          guard let base = words.baseAddress else { return }
          row.update(from: base + first, count: columns.count)
        }
      }
      let pair = (words[2 * y + (columns.lowerBound & 1)], words[2 * y + (~columns.lowerBound & 1)])
      guard pair.0 != pair.1 else { return row.update(repeating: pair.0, count: columns.count) }
      var x = 0
      while x + 1 < columns.count {
        row[x] = pair.0
        row[x + 1] = pair.1
        x += 2
      }
      if x < columns.count { row[x] = pair.0 }
    }

    /// All pixels.
    var bitmap: Bitmap {
      var bitmap = Bitmap(width: Int32(width), height: Int32(height))
      bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        for y in 0..<height { write(0..<width, ofRow: y, to: base + y * width) }
      }
      return bitmap
    }
  }
#endif
