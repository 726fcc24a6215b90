/// A leaf of the tree, seen in its arena: elements with extents of their own, as ends of 32 bits.
///
/// An end is the sum of all extents up to and with its element. Ends beyond `count` are larger than
/// any that a leaf may hold. Valid until a leaf is made.
struct ExtentLeaf {
  /// The most elements of a leaf: one for each bit of `measured`.
  static let capacity = 64
  /// Bytes of a leaf: its head and four for every element.
  static let stride = head + capacity * 4
  private static let head = 16
  /// The most ticks that the elements of a leaf take together, some 2e6 pt.
  static let maximum = Int64(Int32.max) - 1

  let base: UnsafeMutableRawPointer

  @inline(__always) init(_ base: UnsafeMutableRawPointer) { self.base = base }

  /// Elements.
  @inline(__always) var count: Int {
    get { Int(base.load(as: UInt32.self)) }
    nonmutating set { base.storeBytes(of: UInt32(truncatingIfNeeded: newValue), as: UInt32.self) }
  }

  /// One bit an element: whether its extent was measured.
  @inline(__always) var measured: UInt64 {
    get { base.load(fromByteOffset: 8, as: UInt64.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: 8, as: UInt64.self) }
  }

  @inline(__always) var ends: UnsafeMutablePointer<Int32> {
    (base + Self.head).assumingMemoryBound(to: Int32.self)
  }

  /// Where an element starts. `place` may be `count`.
  @inline(__always)
  func start(_ place: Int) -> Int64 { place > 0 ? Int64(ends[place &- 1]) : 0 }

  @inline(__always)
  func extent(_ place: Int) -> Int64 { Int64(ends[place]) &- start(place) }

  @inline(__always)
  func isMeasured(_ place: Int) -> Bool { measured & (1 << UInt64(place)) != 0 }

  /// The element that covers an offset below the leaf's end: the number of ends at or before it.
  @inline(__always)
  func place(at offset: Int64) -> Int {
    let ends = ends
    let offset = Int32(truncatingIfNeeded: offset)
    var reached = Int32(0)
    // The sign of the difference, spread over all bits: -1 where the end is at or before the offset.
    for place in 0..<Self.capacity { reached &+= (ends[place] &- offset &- 1) >> 31 }
    return Int(0 &- reached)
  }

  /// An entry that stands for the leaf.
  func entry(_ id: UInt32) -> ExtentEntry {
    ExtentEntry(fixed: start(count), count: count, child: id)
  }

  func clear() {
    count = 0
    measured = 0
    ends.update(repeating: .max, count: Self.capacity)
  }

  /// Takes measured elements of these extents, as many as fit, in place of all; returns how many.
  func fill(_ extents: UnsafeBufferPointer<Ticks>) -> Int {
    var taken = fillWhole(extents) ? Self.capacity : 0
    if taken == 0 {
      var end = Int64(0)
      while taken < extents.count, end &+ extents[taken].rawValue <= Self.maximum {
        end &+= extents[taken].rawValue
        ends[taken] = Int32(truncatingIfNeeded: end)
        taken &+= 1
      }
      for next in taken..<Self.capacity { ends[next] = .max }
    }
    measured = taken == Self.capacity ? .max : (1 << UInt64(taken)) &- 1
    count = taken
    return taken
  }

  /// Writes the ends of as many elements as a leaf holds, four at a time: one after the other they
  /// take twice as long. `false`, and nothing is written, when there are fewer or they are long.
  private func fillWhole(_ extents: UnsafeBufferPointer<Ticks>) -> Bool {
    guard extents.count == Self.capacity else { return false }
    var bits = Int64(0)
    for place in 0..<Self.capacity { bits |= extents[place].rawValue }
    guard bits >= 0, bits <= Self.maximum / Int64(Self.capacity) else { return false }
    let ends = ends
    var carry = SIMD4<Int32>.zero
    var place = 0
    while place < Self.capacity {
      var four = SIMD4<Int32>(
        Int32(truncatingIfNeeded: extents[place].rawValue),
        Int32(truncatingIfNeeded: extents[place &+ 1].rawValue),
        Int32(truncatingIfNeeded: extents[place &+ 2].rawValue),
        Int32(truncatingIfNeeded: extents[place &+ 3].rawValue))
      four &+= SIMD4(0, four[0], four[1], four[2])
      four &+= SIMD4(0, 0, four[0], four[1])
      four &+= carry
      UnsafeMutableRawPointer(ends + place).storeBytes(of: four, as: SIMD4<Int32>.self)
      carry = SIMD4(repeating: four[3])
      place &+= 4
    }
    return true
  }

  /// Adds to the extent of one element.
  @inline(__always)
  func add(_ growth: Int64, at place: Int, _ masks: ExtentMasks) {
    let growth = Int32(truncatingIfNeeded: growth)
    let (mask, spare) = (masks.places32(from: place), masks.places32(from: count))
    let ends = ends
    for next in 0..<Self.capacity { ends[next] &+= growth & mask[next] & ~spare[next] }
  }

  @inline(__always)
  func insert(_ extent: Int64, isMeasured: Bool, at place: Int, _ masks: ExtentMasks) {
    let count = count
    let ends = ends
    let start = Int32(truncatingIfNeeded: start(place))
    (ends + place + 1).update(from: ends + place, count: count &- place)
    ends[place] = start
    let low = measured & ((1 << UInt64(place)) &- 1)
    let bit: UInt64 = isMeasured ? 1 : 0
    measured = low | (measured &- low) << 1 | bit << UInt64(place)
    self.count = count &+ 1
    add(extent, at: place, masks)
  }

  /// Takes elements out; says how many ticks they took.
  @discardableResult
  func remove(_ places: Range<Int>, _ masks: ExtentMasks) -> Int64 {
    let (count, ends) = (count, ends)
    let (first, end) = (places.lowerBound, places.upperBound)
    let gone = start(end) &- start(first)
    let rest = count &- (end &- first)
    (ends + first).update(from: ends + end, count: count &- end)
    (ends + rest).update(repeating: .max, count: count &- rest)
    let low = measured & ((1 << UInt64(first)) &- 1)
    // A shift by all 64 bits gives zero.
    let high = (measured >> UInt64(end)) << UInt64(first)
    measured = low | high
    self.count = rest
    add(0 &- gone, at: first, masks)
    return gone
  }

  /// Adds elements of one extent at the end.
  func append(_ extent: Int64, isMeasured: Bool, count added: Int) {
    let (count, ends) = (count, ends)
    var end = start(count)
    for next in count..<(count + added) {
      end &+= extent
      ends[next] = Int32(truncatingIfNeeded: end)
      if isMeasured { measured |= 1 << UInt64(next) }
    }
    self.count = count + added
  }

  /// Adds the elements of another leaf from `place` on at the end.
  func append(_ other: ExtentLeaf, from place: Int) {
    let (count, ends) = (count, ends)
    let shift = Int32(truncatingIfNeeded: start(count) &- other.start(place))
    let added = other.count &- place
    for next in 0..<added { ends[count &+ next] = other.ends[place &+ next] &+ shift }
    measured |= (other.measured >> UInt64(place)) << UInt64(count)
    self.count = count &+ added
  }
}
