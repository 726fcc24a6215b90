/// A B+tree over elements with extents, in two blocks of memory without objects.
///
/// Inner nodes and leaves are pieces of two arenas, named by 32-bit ids. A lane of a bottom node is a
/// run of like elements, which takes the same room for any count, or a leaf with elements of
/// their own extents. All sums are whole ticks: they are exact for any shape of the tree.
///
/// `ExtentIndex` gives it the semantics of a value. Does not know estimates beyond how many elements
/// count with which.
final class ExtentTree {
  /// When nodes and leaves are split; small in tests, so that few elements make a high tree.
  struct Limits: Equatable, Sendable {
    /// Lanes of a node: 4 to `ExtentNode.lanes`.
    var lanes = ExtentNode.lanes
    /// Elements of a leaf: 4 to `ExtentLeaf.capacity`.
    var elements = ExtentLeaf.capacity

    /// The fewest lanes of a node that is not the root.
    var fewestLanes: Int { max(2, lanes / 4) }
  }

  /// A node on the way from the root, and the lane that the way takes.
  struct Step {
    var node: UInt32
    var lane: Int
  }

  /// The most levels: a node has two lanes at least, and a bottom node's id has 32 bits.
  static let maximumHeight = 34
  /// The most entries put in place of others at once.
  static let maximumFresh = 3

  let limits: Limits
  let masks = ExtentMasks.shared
  // Unchecked, here and below: a dynamic check of exclusivity costs as much as a step down the tree,
  // and no access to these properties lasts longer than a line.
  @exclusivity(unchecked) var nodes: ExtentArena
  @exclusivity(unchecked) var leaves: ExtentArena
  @exclusivity(unchecked) var root: UInt32 = 0
  /// Levels of nodes; bottom nodes are level 1.
  @exclusivity(unchecked) var height = 1
  @exclusivity(unchecked) private var buffers = Buffers(height: 0, work: 0, fresh: 0)

  /// What changes are made with. It has room from the first change on, so that an index of runs stays small.
  private struct Buffers {
    var path: UnsafeMutablePointer<Step>
    var work: UnsafeMutablePointer<ExtentEntry>
    var fresh: UnsafeMutablePointer<ExtentEntry>

    init(height: Int, work: Int, fresh: Int) {
      path = .allocate(capacity: height)
      self.work = .allocate(capacity: work)
      self.fresh = .allocate(capacity: fresh)
    }

    func deallocate() {
      path.deallocate()
      work.deallocate()
      fresh.deallocate()
    }
  }

  /// The way of the last `descend`, by level.
  var path: UnsafeMutablePointer<Step> { buffers.path }
  /// A node's entries while they are changed.
  var work: UnsafeMutablePointer<ExtentEntry> { buffers.work }
  /// Entries about to take the place of others.
  var fresh: UnsafeMutablePointer<ExtentEntry> { buffers.fresh }
  private var hasBuffers = false

  /// A tree without elements.
  init(limits: Limits = Limits()) {
    self.limits = limits
    nodes = ExtentArena(stride: ExtentNode.stride, short: ExtentNode.shortStride)
    leaves = ExtentArena(stride: ExtentLeaf.stride, capacity: 0)
    root = makeNode()
  }

  private init(copying other: ExtentTree) {
    limits = other.limits
    nodes = ExtentArena(copying: other.nodes)
    leaves = ExtentArena(copying: other.leaves)
    root = other.root
    height = other.height
  }

  deinit {
    nodes.deallocate()
    leaves.deallocate()
    buffers.deallocate()
  }

  /// A tree of its own with the same elements. O(bytes).
  func copy() -> ExtentTree { ExtentTree(copying: self) }

  /// Bytes of the blocks, spare room included.
  var byteCount: Int { nodes.byteCount + leaves.byteCount }

  /// The sums of all elements.
  @inline(__always) var sum: ExtentEntry { node(root).sum }

  @inline(__always)
  func node(_ id: UInt32) -> ExtentNode { ExtentNode(nodes.base + Int(id) &* ExtentNode.stride) }

  @inline(__always)
  func leaf(_ child: UInt32) -> ExtentLeaf {
    ExtentLeaf(leaves.base + Int(child &- ExtentEntry.firstLeaf) &* ExtentLeaf.stride)
  }

  func makeNode() -> UInt32 {
    let id = nodes.take()
    node(id).clear(byteCount: nodes.isShort ? ExtentNode.shortStride : ExtentNode.stride)
    return id
  }

  func makeLeaf() -> UInt32 {
    let child = leaves.take() + ExtentEntry.firstLeaf
    leaf(child).clear()
    return child
  }

  func giveBackLeaf(_ child: UInt32) { leaves.giveBack(child - ExtentEntry.firstLeaf) }

  /// Gives the buffers room. Every change begins with it.
  func prepareForChange() {
    guard !hasBuffers else { return }
    nodes.makeWhole()
    buffers.deallocate()
    buffers = Buffers(
      height: Self.maximumHeight + 1, work: 2 * ExtentNode.lanes + Self.maximumFresh,
      fresh: Self.maximumFresh)
    hasBuffers = true
  }
}
