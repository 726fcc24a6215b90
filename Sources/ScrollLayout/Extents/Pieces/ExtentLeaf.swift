/// A leaf of the tree, seen in its arena: elements with extents of their own, in four blocks.
///
/// The head holds the sums before each block. A change of one extent writes one line of the head and
/// one of the elements; with sums before each element it would write all lines behind it as well.
/// Spare elements have no extent. Valid until a leaf is made.
struct ExtentLeaf {
  /// The most elements of a leaf: one for each bit of `measured`.
  static let capacity = blocks * blockElements
  static let blocks = 4
  static let blockElements = 16
  /// Bytes of a leaf: its head and four for every element.
  static let stride = head + capacity * 4
  private static let head = 32
  /// The most ticks that the elements of a leaf take together, some 2e6 pt.
  static let maximum = Int64(Int32.max) - 1

  let base: UnsafeMutableRawPointer

  @inline(__always) init(_ base: UnsafeMutableRawPointer) { self.base = base }

  /// Where each block starts.
  @inline(__always) var starts: UnsafeMutablePointer<Int32> {
    base.assumingMemoryBound(to: Int32.self)
  }

  /// Ticks of all elements.
  @inline(__always) var length: Int64 {
    get { Int64(base.load(fromByteOffset: 16, as: Int32.self)) }
    nonmutating set {
      base.storeBytes(of: Int32(truncatingIfNeeded: newValue), toByteOffset: 16, as: Int32.self)
    }
  }

  /// Elements.
  @inline(__always) var count: Int {
    get { Int(base.load(fromByteOffset: 20, as: UInt32.self)) }
    nonmutating set {
      base.storeBytes(
        of: UInt32(truncatingIfNeeded: newValue), toByteOffset: 20, as: UInt32.self)
    }
  }

  /// One bit an element: whether its extent was measured.
  @inline(__always) var measured: UInt64 {
    get { base.load(fromByteOffset: 24, as: UInt64.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: 24, as: UInt64.self) }
  }

  @inline(__always) var extents: UnsafeMutablePointer<Int32> {
    (base + Self.head).assumingMemoryBound(to: Int32.self)
  }

  @inline(__always)
  func extent(_ place: Int) -> Int64 { Int64(extents[place]) }

  @inline(__always)
  func isMeasured(_ place: Int) -> Bool { measured & (1 &<< UInt64(place)) != 0 }

  /// Where an element starts. `place` may be `count`.
  @inline(__always)
  func start(_ place: Int, _ masks: ExtentMasks) -> Int64 {
    // The end of a full leaf is that of its last block.
    let block = min(place / Self.blockElements, Self.blocks &- 1)
    let first = block &* Self.blockElements
    let extents = UnsafeRawPointer(extents + first).loadUnaligned(as: SIMD16<Int32>.self)
    let before = extents & ~masks.sixteen(from: place &- first)
    return Int64(starts[block] &+ before.wrappedSum())
  }

  /// The element that covers an offset below the leaf's end.
  @inline(__always)
  func place(at offset: Int64) -> Int {
    let offset = Int32(truncatingIfNeeded: offset)
    let starts = UnsafeRawPointer(starts).load(as: SIMD4<Int32>.self)
    // The sign of the difference, spread over all bits: -1 where the block starts behind the offset.
    let beyond = (SIMD4(repeating: offset) &- starts) &>> 31
    let block = Self.blocks &- 1 &+ Int(beyond.wrappedSum())
    return block &* Self.blockElements
      &+ place(at: offset &- self.starts[block], in: extents + block &* Self.blockElements)
  }

  /// The element of a block that covers an offset in there: the number of ends at or before it, added
  /// up four at a time.
  @inline(__always)
  private func place(at offset: Int32, in block: UnsafeMutablePointer<Int32>) -> Int {
    var reached = SIMD4<Int32>.zero
    var carry = SIMD4<Int32>(repeating: offset &+ 1)
    for four in 0..<(Self.blockElements / 4) {
      var ends = UnsafeRawPointer(block + 4 &* four).load(as: SIMD4<Int32>.self)
      ends &+= SIMD4(0, ends[0], ends[1], ends[2])
      ends &+= SIMD4(0, 0, ends[0], ends[1])
      reached &+= (ends &- carry) &>> 31
      carry &-= SIMD4(repeating: ends[3])
    }
    return 0 &- Int(reached.wrappedSum())
  }

  /// Zero, from one extent of each line.
  ///
  /// A search reads the head first and then a line that depends on it. Code that reads all of them first waits once
  /// if they are not in a cache: Swift has no prefetch.
  @inline(__always) var zeroOfEachLine: Int {
    let extents = extents
    // No extent is negative.
    let signs = extents[8] | extents[24] | extents[40] | extents[56]
    return Int(signs >> 31)
  }

  /// An entry that stands for the leaf.
  @inline(__always)
  func entry(_ id: UInt32) -> ExtentEntry {
    ExtentEntry(fixed: length, count: count, child: id)
  }
}
