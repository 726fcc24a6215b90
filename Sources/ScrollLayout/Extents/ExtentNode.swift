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
  /// Bytes before the groups: the number of lanes and four times nine sums.
  static let head = 320
  /// Bytes of a group: eight lanes with four sums of eight bytes and a child of four.
  private static let groupStride = 288
  /// Bytes of a node.
  static let stride = head + groups * groupStride
  /// Lanes of a node of which only the first two groups have memory.
  static let shortLanes = 2 * groupLanes
  /// Bytes of such a node. It keeps an index without measured elements below one KiB.
  static let shortStride = head + 2 * groupStride

  /// Something that is added up, as its places in the head and in a group.
  struct Sum {
    let inHead: Int
    let inGroup: Int

    /// Elements.
    @inline(__always) static var count: Sum { Sum(inHead: 8, inGroup: 0) }
    /// Ticks that do not depend on an estimate.
    @inline(__always) static var fixed: Sum { Sum(inHead: 80, inGroup: 64) }
    /// Elements that count with the estimate of items.
    @inline(__always) static var items: Sum { Sum(inHead: 152, inGroup: 160) }
    /// Elements that count with the estimate of headers.
    @inline(__always) static var headers: Sum { Sum(inHead: 224, inGroup: 224) }
  }
  private static let childrenInGroup = 128

  let base: UnsafeMutableRawPointer

  @inline(__always) init(_ base: UnsafeMutableRawPointer) { self.base = base }

  /// Lanes in use.
  @inline(__always) var count: Int {
    get { Int(base.load(as: UInt32.self)) }
    nonmutating set { base.storeBytes(of: UInt32(truncatingIfNeeded: newValue), as: UInt32.self) }
  }

  /// The sums before each group, and at last that of all.
  @inline(__always)
  func starts(_ sum: Sum) -> UnsafeMutablePointer<Int64> {
    (base + sum.inHead).assumingMemoryBound(to: Int64.self)
  }

  /// The sums before each lane of a group, within the group.
  @inline(__always)
  func starts(_ sum: Sum, ofGroup group: Int) -> UnsafeMutablePointer<Int64> {
    (base + (Self.head &+ sum.inGroup) + group &* Self.groupStride)
      .assumingMemoryBound(to: Int64.self)
  }

  /// What a lane stands for.
  @inline(__always)
  func child(_ lane: Int) -> UInt32 { children(ofGroup: lane >> 3)[lane & 7] }

  @inline(__always)
  func setChild(_ child: UInt32, of lane: Int) { children(ofGroup: lane >> 3)[lane & 7] = child }

  @inline(__always)
  private func children(ofGroup group: Int) -> UnsafeMutablePointer<UInt32> {
    (base + (Self.head &+ Self.childrenInGroup) + group &* Self.groupStride)
      .assumingMemoryBound(to: UInt32.self)
  }

  /// The sum of the lanes before one.
  @inline(__always)
  func before(_ lane: Int, _ sum: Sum) -> Int64 {
    starts(sum)[lane >> 3] &+ starts(sum, ofGroup: lane >> 3)[lane & 7]
  }

  /// The sum of the lanes up to and with one.
  @inline(__always)
  func through(_ lane: Int, _ sum: Sum) -> Int64 {
    lane & 7 == 7 ? starts(sum)[(lane >> 3) &+ 1] : before(lane &+ 1, sum)
  }

  /// Whether any element counts with an estimate.
  @inline(__always) var hasEstimates: Bool {
    starts(.items)[Self.groups] | starts(.headers)[Self.groups] != 0
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
      fixed: starts(.fixed)[Self.groups], count: Int(starts(.count)[Self.groups]),
      items: Int(starts(.items)[Self.groups]), headers: Int(starts(.headers)[Self.groups]))
  }

  /// What one lane holds.
  @inline(__always)
  subscript(lane: Int) -> ExtentEntry {
    var entry = ExtentEntry(
      fixed: through(lane, .fixed) &- before(lane, .fixed), count: count(of: lane),
      child: child(lane))
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
