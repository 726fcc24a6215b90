/// The sizes of a row of elements, each measured or estimated, with the sum before any of them.
///
/// Answers "where does element i start" and "which element lies at this offset" for a row that
/// changes while it is scrolled. Sizes stand in blocks; the sums of the blocks stand in a Fenwick
/// tree. A finger remembers the last place asked for, because scrolling asks for its neighbours: then
/// an answer costs the distance walked, whatever the number of elements. A change in the block
/// changed last is kept aside and enters the tree when another block changes.
///
/// Does not know what an element is, what lies between elements, or time.
public struct ExtentIndex: Sendable {
  /// Elements in a block. Chosen so that the blocks of 1e6 elements fit a second-level cache.
  static let blockLength = 128
  /// The most elements an index holds: at eight bytes each, one GiB.
  public static let maximumCount = 1 << 27
  /// How far the finger walks before a search through the blocks is cheaper.
  static let fingerReach = 256

  /// Extents of the elements, in ticks.
  var extents: [Int64]
  /// One bit an element: whether its extent was measured.
  var measuredBits: [UInt64]
  /// Fenwick tree over the sums of the blocks; entry 0 is unused.
  var tree: [Int64]
  /// An element index and the offset it starts at. The index is at most `count`.
  var finger = (index: 0, offset: Int64(0))
  /// Growth of one block that the tree does not hold yet.
  var pending = (block: 0, growth: Int64(0))

  /// The extents of all elements, added up.
  public internal(set) var total: Ticks = .zero
  /// Elements whose extent was measured.
  public internal(set) var measuredCount = 0
  /// Entries of the index looked at or changed since `takeSteps` was last called.
  var steps = 0

  /// A row of estimated elements, given as runs of equal extents. O(elements).
  ///
  /// - Precondition: no count and no extent is negative, and the sum is at most `Ticks.maximum`.
  public init(runs: some Sequence<(count: Int, extent: Ticks)> = EmptyCollection()) {
    extents = []
    for run in runs {
      extents.append(contentsOf: repeatElement(run.extent.rawValue, count: run.count))
    }
    measuredBits = Array(repeating: 0, count: (extents.count + 63) / 64)
    tree = Array(repeating: 0, count: extents.count / Self.blockLength + 2)
    buildTree()
  }

  /// Number of elements.
  public var count: Int { extents.count }

  /// The extent of one element, measured or estimated. O(1).
  public func extent(at index: Int) -> Ticks { Ticks(rawValue: extents[index]) }

  /// Whether the extent of one element was measured. O(1).
  public func isMeasured(at index: Int) -> Bool {
    measuredBits[index / 64] & (1 << UInt64(index % 64)) != 0
  }

  /// How many entries were looked at or changed since the last call: the cost of what was asked,
  /// independent of any clock.
  public mutating func takeSteps() -> Int {
    defer { steps = 0 }
    return steps
  }
}
