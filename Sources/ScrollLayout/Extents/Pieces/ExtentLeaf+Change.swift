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
    extents[place] &+= growth
    add(SIMD4(repeating: growth), behind: place / Self.blockElements, masks)
    length &+= Int64(growth)
  }

  /// Adds to the starts of the blocks behind one.
  @inline(__always)
  private func add(_ growths: SIMD4<Int32>, behind block: Int, _ masks: ExtentMasks) {
    let starts = UnsafeMutableRawPointer(starts)
    let grown = starts.load(as: SIMD4<Int32>.self) &+ growths & masks.four(behind: block)
    starts.storeBytes(of: grown, as: SIMD4<Int32>.self)
  }

  @inline(__always)
  func insert(_ extent: Int64, isMeasured: Bool, at place: Int, _ masks: ExtentMasks) {
    let (count, extents) = (count, extents)
    // The last element of each block goes to the next.
    let over = SIMD4(0, extents[15], extents[31], extents[47])
    let growths = SIMD4(repeating: Int32(truncatingIfNeeded: extent)) &- over
    add(growths, behind: place / Self.blockElements, masks)
    length &+= extent
    // All blocks, without a look at how many elements move: a branch on that costs more.
    for block in (0..<Self.blocks).reversed() {
      let first = block &* Self.blockElements
      let mask = masks.sixteen(from: place, ofBlock: block)
      shift(block, to: load(first), from: load(first &- 1), mask)
    }
    extents[place] = Int32(truncatingIfNeeded: extent)
    let low = measured & ((1 &<< UInt64(place)) &- 1)
    let bit: UInt64 = isMeasured ? 1 : 0
    measured = low | (measured &- low) &<< 1 | bit &<< UInt64(place)
    self.count = count &+ 1
  }

  /// Takes one element out; says how many ticks it took.
  @inline(__always)
  func remove(_ place: Int, _ masks: ExtentMasks) -> Int64 {
    let (count, extents) = (count, extents)
    let gone = extents[place]
    // The first element of each block goes to the one before.
    let over = SIMD4(0, extents[16], extents[32], extents[48])
    add(over &- SIMD4(repeating: gone), behind: place / Self.blockElements, masks)
    length &-= Int64(gone)
    for block in 0..<(Self.blocks &- 1) {
      let first = block &* Self.blockElements
      let mask = masks.sixteen(from: place, ofBlock: block)
      shift(block, to: load(first), from: load(first &+ 1), mask)
    }
    // The last block goes up to the leaf's end, behind which no memory is read.
    let elements = UnsafeRawPointer(extents)
    let middle = elements.loadUnaligned(fromByteOffset: 49 * 4, as: SIMD8<Int32>.self)
    let next = elements.loadUnaligned(fromByteOffset: 57 * 4, as: SIMD4<Int32>.self)
    let end = SIMD4(extents[61], extents[62], extents[63], 0)
    let behind = SIMD16(lowHalf: middle, highHalf: SIMD8(lowHalf: next, highHalf: end))
    shift(3, to: load(48), from: behind, masks.sixteen(from: place, ofBlock: 3))
    let bit: UInt64 = 1 &<< UInt64(place)
    let low = measured & (bit &- 1)
    measured = low | (measured & (0 &- bit &- bit)) &>> 1
    self.count = count &- 1
    return Int64(gone)
  }

  /// Sixteen extents. The first may be in the head, where nothing uses it.
  @inline(__always)
  private func load(_ first: Int) -> SIMD16<Int32> {
    UnsafeRawPointer(extents + first).loadUnaligned(as: SIMD16<Int32>.self)
  }

  /// Replaces a block's elements where a mask has bits.
  @inline(__always)
  private func shift(
    _ block: Int, to old: SIMD16<Int32>, from new: SIMD16<Int32>, _ mask: SIMD16<Int32>
  ) {
    UnsafeMutableRawPointer(extents + block &* Self.blockElements).storeBytes(
      of: old ^ ((old ^ new) & mask), as: SIMD16<Int32>.self)
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

  /// Sets the starts from the extents.
  @inline(__always)
  func addUp() {
    var sum = Int32(0)
    for block in 0..<Self.blocks {
      starts[block] = sum
      let extents = extents + block &* Self.blockElements
      for place in 0..<Self.blockElements { sum &+= extents[place] }
    }
    length = Int64(sum)
  }
}
