extension ExtentLeaf {
  /// Takes all elements out of memory with anything in it.
  func clear() {
    UnsafeMutableRawBufferPointer(start: base, count: Self.stride)
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  /// Adds to the extent of one element.
  @inline(__always)
  func add(_ growth: Int64, at place: Int, _ masks: ExtentMasks) {
    let growth = Int32(truncatingIfNeeded: growth)
    let mask = masks.places32(from: place / Self.blockElements)
    let starts = starts + 1
    extents[place] &+= growth
    for block in 0..<Self.blocks { starts[block] &+= growth & mask[block] }
  }

  @inline(__always)
  func insert(_ extent: Int64, isMeasured: Bool, at place: Int, _ masks: ExtentMasks) {
    let (count, extents, starts) = (count, extents, starts)
    let extent = Int32(truncatingIfNeeded: extent)
    let mask = masks.places32(from: place / Self.blockElements)
    // The last element of each block goes to the next.
    for block in 1..<Self.blocks {
      let last = extents[block &* Self.blockElements &- 1]
      starts[block] &+= (extent &- last) & mask[block &- 1]
    }
    starts[Self.blocks] &+= extent
    (extents + place + 1).update(from: extents + place, count: count &- place)
    extents[place] = extent
    let low = measured & ((1 << UInt64(place)) &- 1)
    let bit: UInt64 = isMeasured ? 1 : 0
    measured = low | (measured &- low) << 1 | bit << UInt64(place)
    self.count = count &+ 1
  }

  /// Takes one element out; says how many ticks it took.
  @inline(__always)
  func remove(_ place: Int, _ masks: ExtentMasks) -> Int64 {
    let (count, extents, starts) = (count, extents, starts)
    let gone = extents[place]
    let mask = masks.places32(from: place / Self.blockElements)
    // The first element of each block goes to the one before.
    for block in 1..<Self.blocks {
      let first = extents[block &* Self.blockElements]
      starts[block] &+= (first &- gone) & mask[block &- 1]
    }
    starts[Self.blocks] &-= gone
    (extents + place).update(from: extents + place + 1, count: count &- place &- 1)
    extents[count &- 1] = 0
    let low = measured & ((1 << UInt64(place)) &- 1)
    measured = low | (measured &- low) >> 1 & ~((1 << UInt64(place)) &- 1)
    self.count = count &- 1
    return Int64(gone)
  }

  /// Takes elements out; says how many ticks they took.
  @discardableResult
  func remove(_ places: Range<Int>) -> Int64 {
    let (count, length) = (count, length)
    let (first, end) = (places.lowerBound, places.upperBound)
    let rest = count &- (end &- first)
    (extents + first).update(from: extents + end, count: count &- end)
    (extents + rest).update(repeating: 0, count: count &- rest)
    let low = measured & ((1 << UInt64(first)) &- 1)
    // A shift by all 64 bits gives zero.
    let high = (measured >> UInt64(end)) << UInt64(first)
    measured = low | high
    self.count = rest
    addUp()
    return length &- self.length
  }

  /// Adds elements of one extent at the end.
  func append(_ extent: Int64, isMeasured: Bool, count added: Int) {
    let count = count
    for next in count..<(count + added) {
      extents[next] = Int32(truncatingIfNeeded: extent)
      if isMeasured { measured |= 1 << UInt64(next) }
    }
    self.count = count + added
    addUp()
  }

  /// Adds the elements of another leaf from `place` on at the end.
  func append(_ other: ExtentLeaf, from place: Int) {
    let count = count
    let added = other.count &- place
    (extents + count).update(from: other.extents + place, count: added)
    measured |= (other.measured >> UInt64(place)) << UInt64(count)
    self.count = count &+ added
    addUp()
  }

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
  @inline(__always)
  private func fillWhole(_ source: UnsafeBufferPointer<Ticks>) -> Bool {
    guard source.count == Self.capacity, let source = source.baseAddress else { return false }
    let extents = extents
    var bits = Int64(0)
    for place in 0..<Self.capacity {
      bits |= source[place].rawValue
      extents[place] = Int32(truncatingIfNeeded: source[place].rawValue)
    }
    guard bits >= 0, bits <= Self.maximum / Int64(Self.capacity) else { return false }
    addUp()
    return true
  }

  /// Sets the starts from the extents.
  @inline(__always)
  private func addUp() {
    var sum = Int32(0)
    starts[0] = 0
    for block in 0..<Self.blocks {
      let extents = extents + block &* Self.blockElements
      for place in 0..<Self.blockElements { sum &+= extents[place] }
      starts[block &+ 1] = sum
    }
  }
}
