import ScrollLayout

/// A simple index of the kind the tree replaced: extents in blocks, the sums of blocks in a Fenwick
/// tree, and a finger. The oracle's neighbor, which shares no line with the tree.
struct BlockExtents {
  static let blockLength = 128
  /// How far the finger walks before a search through the blocks is cheaper.
  static let fingerReach = 256

  private var extents: [Int64]
  /// Fenwick tree over the sums of the blocks; entry 0 is unused.
  private var tree: [Int64]
  /// An element index and the offset it starts at. The index is at most `count`.
  private var finger = (index: 0, offset: Int64(0))
  private(set) var total = Ticks.zero

  init(_ extents: [Ticks]) {
    self.extents = extents.map(\.rawValue)
    tree = Array(repeating: 0, count: extents.count / Self.blockLength + 2)
    for (index, extent) in extents.enumerated() { grow(by: extent.rawValue, at: index) }
    finger = (0, 0)
  }

  mutating func setExtent(_ extent: Ticks, at index: Int) -> Ticks {
    let growth = extent.rawValue - extents[index]
    extents[index] = extent.rawValue
    grow(by: growth, at: index)
    return Ticks(rawValue: growth)
  }

  private mutating func grow(by growth: Int64, at index: Int) {
    total.rawValue += growth
    if finger.index > index { finger.offset += growth }
    var node = index / Self.blockLength + 1
    while node < tree.count {
      tree[node] += growth
      node += node & -node
    }
  }

  mutating func offset(of index: Int) -> Ticks {
    if abs(index - finger.index) > Self.fingerReach { moveFinger(toBlockOf: index) }
    while finger.index < index {
      finger.offset &+= extents[finger.index]
      finger.index += 1
    }
    while finger.index > index {
      finger.index -= 1
      finger.offset &-= extents[finger.index]
    }
    return Ticks(rawValue: finger.offset)
  }

  /// The element that covers an offset: it starts at or before it and ends after it. Elements
  /// without extent cover nothing. `nil` before the start and from the end on.
  ///
  /// O(distance from the last place asked for), at most O(log count).
  mutating func index(at offset: Ticks) -> Int? {
    let offset = offset.rawValue
    guard offset >= 0, offset < total.rawValue else { return nil }
    if !walkFinger(to: offset) { searchBlocks(for: offset) }
    return finger.index
  }

  /// Walks a bounded number of elements toward an offset. `true` when it got there.
  private mutating func walkFinger(to offset: Int64) -> Bool {
    var reach = Self.fingerReach
    while finger.offset > offset, reach > 0 {
      finger.index -= 1
      finger.offset &-= extents[finger.index]
      reach -= 1
    }
    while reach > 0, finger.index < extents.count {
      let end = finger.offset &+ extents[finger.index]
      if finger.offset <= offset, offset < end { return true }
      if offset < finger.offset { return false }
      finger.offset = end
      finger.index += 1
      reach -= 1
    }
    return false
  }

  /// Descends the tree to the block that covers an offset, then scans the block.
  private mutating func searchBlocks(for offset: Int64) {
    var block = 0
    var start = Int64(0)
    var width = highestPowerOfTwo(notAbove: tree.count - 1)
    while width > 0 {
      let next = block + width
      if next < tree.count, start &+ tree[next] <= offset {
        block = next
        start &+= tree[next]
      }
      width /= 2
    }
    finger = (block * Self.blockLength, start)
    while finger.offset &+ extents[finger.index] <= offset {
      finger.offset &+= extents[finger.index]
      finger.index += 1
    }
  }

  /// Puts the finger on the first element of a block.
  private mutating func moveFinger(toBlockOf index: Int) {
    let block = index / Self.blockLength
    var sum = Int64(0)
    var node = block
    while node > 0 {
      sum &+= tree[node]
      node &= node - 1
    }
    finger = (block * Self.blockLength, sum)
  }

  private func highestPowerOfTwo(notAbove value: Int) -> Int {
    value == 0 ? 0 : 1 << (Int.bitWidth - 1 - value.leadingZeroBitCount)
  }
}
