extension ExtentLeaf {
  /// Takes measured elements of these extents, as many as fit, in place of all; returns how many.
  func fill(_ source: UnsafeBufferPointer<Ticks>) -> Int {
    var taken = fillWhole(source) ? Self.capacity : 0
    if taken == 0 {
      clear()
      var end = Int64(0)
      while taken < source.count, end &+ source[taken].rawValue <= Self.maximum {
        end &+= source[taken].rawValue
        extents[taken] = Int32(truncatingIfNeeded: source[taken].rawValue)
        taken &+= 1
      }
      addUp()
    }
    measured = taken == Self.capacity ? .max : (1 << UInt64(taken)) &- 1
    count = taken
    return taken
  }

  /// Takes as many elements as a leaf holds, without a look at each. `false`, and nothing of use is
  /// written, when there are fewer or they are long.
  ///
  /// Packs, adds up and checks in one pass, four at a time: a quarter less time than a loop for each.
  @inline(__always)
  private func fillWhole(_ source: UnsafeBufferPointer<Ticks>) -> Bool {
    guard source.count == Self.capacity, let source = source.baseAddress else { return false }
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(extents))
    var bits = SIMD4<Int64>.zero
    var start = Int32(0)
    for block in 0..<Self.blocks {
      var sums = SIMD4<Int32>.zero
      for four in 0..<(Self.blockElements / 4) {
        let place = block &* Self.blockElements &+ 4 &* four
        let ticks = from.loadUnaligned(fromByteOffset: 8 &* place, as: SIMD4<Int64>.self)
        bits |= ticks
        // The lower half of each.
        let extents = unsafeBitCast(ticks, to: SIMD8<Int32>.self).evenHalf
        to.storeBytes(of: extents, toByteOffset: 4 &* place, as: SIMD4<Int32>.self)
        sums &+= extents
      }
      starts[block] = start
      start &+= sums.wrappedSum()
    }
    length = Int64(start)
    let all = bits[0] | bits[1] | bits[2] | bits[3]
    return all >= 0 && all <= Self.maximum / Int64(Self.capacity)
  }
}
