/// A node of the tree, seen in its arena: eight groups of eight lanes.
///
/// The node holds the sums before each group, and a group the sums of its own lanes before each lane.
/// A search looks at one line of the first and one of the second, and a change adds to the two: with
/// sums over all lanes a change of one extent takes twice the instructions. Spare lanes hold nothing,
/// so that they start where the last lane ends, and no search reaches them. Valid until a node is
/// made.
struct ExtentNode {
  /// The most lanes of a node: a million elements make a tree of three levels.
  static let lanes = groups * groupLanes
  static let groups = 8
  static let groupLanes = 8
  /// Bytes before the groups, in lines of 64: the number of lanes and the sums of all, the sums before
  /// each group, and the children.
  static let head = 64 + 4 * 64 + lanes * 4
  /// Bytes of a group: a line for each sum.
  private static let groupStride = 4 * 64
  /// Bytes of a node.
  static let stride = head + groups * groupStride
  /// Lanes of a node of which only the first group has memory.
  static let shortLanes = groupLanes
  /// Bytes of such a node. It keeps an index without measured elements below one KiB.
  static let shortStride = head + groupStride

  /// Something that is added up.
  enum Sum: Int, CaseIterable {
    /// Elements.
    case count
    /// Ticks that do not depend on an estimate.
    case fixed
    /// Elements that count with the estimate of items.
    case items
    /// Elements that count with the estimate of headers.
    case headers
  }

  let base: UnsafeMutableRawPointer

  @inline(__always) init(_ base: UnsafeMutableRawPointer) { self.base = base }

  /// Lanes in use.
  @inline(__always) var count: Int {
    get { Int(base.load(as: UInt32.self)) }
    nonmutating set { base.storeBytes(of: UInt32(truncatingIfNeeded: newValue), as: UInt32.self) }
  }

  /// The sum of all lanes.
  @inline(__always)
  func total(_ sum: Sum) -> UnsafeMutablePointer<Int64> {
    (base + (8 &+ sum.rawValue &* 8)).assumingMemoryBound(to: Int64.self)
  }

  /// The sums before each group.
  @inline(__always)
  func starts(_ sum: Sum) -> UnsafeMutablePointer<Int64> {
    (base + (64 &+ sum.rawValue &* 64)).assumingMemoryBound(to: Int64.self)
  }

  /// The sums before each lane of a group, within the group.
  @inline(__always)
  func starts(_ sum: Sum, ofGroup group: Int) -> UnsafeMutablePointer<Int64> {
    (base + (Self.head &+ sum.rawValue &* 64) + group &* Self.groupStride)
      .assumingMemoryBound(to: Int64.self)
  }

  /// What each lane stands for.
  @inline(__always) var children: UnsafeMutablePointer<UInt32> {
    (base + (64 + 4 * 64)).assumingMemoryBound(to: UInt32.self)
  }

  /// The sum of the lanes before one.
  @inline(__always)
  func before(_ lane: Int, _ sum: Sum) -> Int64 {
    starts(sum)[lane >> 3] &+ starts(sum, ofGroup: lane >> 3)[lane & 7]
  }

  /// The sum of the lanes up to and with one.
  @inline(__always)
  func through(_ lane: Int, _ sum: Sum) -> Int64 {
    guard lane < Self.lanes &- 1 else { return total(sum).pointee }
    // Behind the last lane of a group comes none of the next: a group's first start is zero, and of
    // the group of this lane it is in memory.
    return starts(sum)[(lane &+ 1) >> 3] &+ starts(sum, ofGroup: lane >> 3)[(lane &+ 1) & 7]
  }

  /// Whether any element counts with an estimate.
  @inline(__always) var hasEstimates: Bool {
    total(.items).pointee | total(.headers).pointee != 0
  }

  /// The ticks of the lanes before one.
  @inline(__always)
  func extent(before lane: Int, _ estimates: ExtentEstimates) -> Int64 {
    let fixed = before(lane, .fixed)
    guard hasEstimates else { return fixed }
    return estimates.extent(
      fixed: fixed, items: Int(before(lane, .items)), headers: Int(before(lane, .headers)))
  }

  /// The sums of all lanes.
  @inline(__always) var sum: ExtentEntry {
    ExtentEntry(
      fixed: total(.fixed).pointee, count: Int(total(.count).pointee),
      items: Int(total(.items).pointee), headers: Int(total(.headers).pointee))
  }

  /// What one lane holds.
  @inline(__always)
  subscript(lane: Int) -> ExtentEntry {
    var entry = ExtentEntry(
      fixed: through(lane, .fixed) &- before(lane, .fixed), count: count(of: lane),
      child: children[lane])
    if hasEstimates {
      entry.items = Int(through(lane, .items) &- before(lane, .items))
      entry.headers = Int(through(lane, .headers) &- before(lane, .headers))
    }
    return entry
  }

  /// How many elements one lane holds.
  @inline(__always)
  func count(of lane: Int) -> Int { Int(through(lane, .count) &- before(lane, .count)) }
}
