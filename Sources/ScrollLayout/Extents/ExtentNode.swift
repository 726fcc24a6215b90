/// A node of the tree, seen in its arena: for each lane the sums of all lanes up to and with it.
///
/// The sums stand as one array each, so that a search counts lanes without a branch: lanes beyond
/// `count` hold sums that no search reaches. Valid until a node is made.
struct ExtentNode {
  /// The most lanes of a node. A root of this size keeps an index without measured elements below
  /// one KiB; fewer lanes make the tree higher, more make changes dearer.
  static let lanes = 24
  /// Bytes of a node: its head, four sums of eight bytes and a child of four for every lane.
  static let stride = head + lanes * 36
  private static let head = 16
  /// A sum that no search reaches, such that its difference to any position does not overflow.
  static let unreachable = Int64.max / 4

  let base: UnsafeMutableRawPointer

  @inline(__always) init(_ base: UnsafeMutableRawPointer) { self.base = base }

  /// Lanes in use.
  @inline(__always) var count: Int {
    get { Int(base.load(as: UInt32.self)) }
    nonmutating set { base.storeBytes(of: UInt32(truncatingIfNeeded: newValue), as: UInt32.self) }
  }

  /// Ticks that do not depend on an estimate.
  @inline(__always) var fixed: UnsafeMutablePointer<Int64> {
    (base + Self.head).assumingMemoryBound(to: Int64.self)
  }
  /// Elements.
  @inline(__always) var counts: UnsafeMutablePointer<Int> {
    (base + (Self.head + Self.lanes * 8)).assumingMemoryBound(to: Int.self)
  }
  /// Elements that count with the estimate of items.
  @inline(__always) var items: UnsafeMutablePointer<Int> {
    (base + (Self.head + Self.lanes * 16)).assumingMemoryBound(to: Int.self)
  }
  /// Elements that count with the estimate of headers.
  @inline(__always) var headers: UnsafeMutablePointer<Int> {
    (base + (Self.head + Self.lanes * 24)).assumingMemoryBound(to: Int.self)
  }
  /// What each lane stands for; not a sum.
  @inline(__always) var children: UnsafeMutablePointer<UInt32> {
    (base + (Self.head + Self.lanes * 32)).assumingMemoryBound(to: UInt32.self)
  }

  /// The sums of the lanes before one.
  @inline(__always)
  func before(_ lane: Int) -> ExtentEntry {
    guard lane > 0 else { return ExtentEntry() }
    return ExtentEntry(
      fixed: fixed[lane &- 1], count: counts[lane &- 1], items: items[lane &- 1],
      headers: headers[lane &- 1])
  }

  /// The sums of all lanes.
  var sum: ExtentEntry { before(count) }

  /// What one lane holds.
  @inline(__always)
  subscript(lane: Int) -> ExtentEntry {
    var entry = before(lane &+ 1)
    entry -= before(lane)
    entry.child = children[lane]
    return entry
  }

  /// The lane with the element at a position: the number of lanes that end at or before it.
  @inline(__always)
  func lane(ofElement position: Int) -> Int {
    let counts = counts
    var reached = 0
    for lane in 0..<Self.lanes {
      // The sign of the difference, spread over all bits: -1 where the lane ends in time.
      reached &+= (counts[lane] &- position &- 1) >> (Int.bitWidth - 1)
    }
    return 0 &- reached
  }

  /// The lane that covers an offset: the number of lanes that end at or before it.
  @inline(__always)
  func lane(at offset: Int64, _ estimates: ExtentEstimates) -> Int {
    if items[Self.lanes - 1] | headers[Self.lanes - 1] != 0 {
      return estimatedLane(at: offset, estimates)
    }
    let fixed = fixed
    var reached = Int64(0)
    for lane in 0..<Self.lanes { reached &+= (fixed[lane] &- offset &- 1) >> 63 }
    return Int(truncatingIfNeeded: 0 &- reached)
  }

  /// The same where lanes count with estimates: halves the lanes, since two products for every lane
  /// are dearer than five dependent steps.
  @inline(__always)
  private func estimatedLane(at offset: Int64, _ estimates: ExtentEstimates) -> Int {
    var lane = 0
    var length = count
    while length > 0 {
      let half = (length &+ 1) / 2
      let last = lane &+ half &- 1
      let end = estimates.extent(
        fixed: fixed[last], items: items[last], headers: headers[last])
      lane = end <= offset ? lane &+ half : lane
      length = end <= offset ? length &- half : half &- 1
    }
    return lane
  }

  /// Adds to what one lane holds.
  @inline(__always)
  func add(_ growth: ExtentEntry, at lane: Int) {
    let end = count
    let fixed = fixed
    for next in lane..<end { fixed[next] &+= growth.fixed }
    if growth.count != 0 {
      let counts = counts
      for next in lane..<end { counts[next] &+= growth.count }
    }
    // The lanes beyond the last repeat its sums, so that one look says whether there are any.
    if growth.items != 0 {
      for next in lane..<Self.lanes { items[next] &+= growth.items }
    }
    if growth.headers != 0 {
      for next in lane..<Self.lanes { headers[next] &+= growth.headers }
    }
  }

  /// Takes entries in place of all lanes, and returns their sums.
  @discardableResult
  func fill(_ entries: UnsafePointer<ExtentEntry>, count: Int) -> ExtentEntry {
    var sum = ExtentEntry()
    for lane in 0..<count {
      sum += entries[lane]
      fixed[lane] = sum.fixed
      counts[lane] = sum.count
      items[lane] = sum.items
      headers[lane] = sum.headers
      children[lane] = entries[lane].child
    }
    pad(from: count, sum)
    return sum
  }

  /// Takes all lanes out.
  func clear() { pad(from: 0, ExtentEntry()) }

  private func pad(from count: Int, _ sum: ExtentEntry) {
    for lane in count..<Self.lanes {
      fixed[lane] = Self.unreachable
      counts[lane] = Int(Self.unreachable)
      items[lane] = sum.items
      headers[lane] = sum.headers
      children[lane] = 0
    }
    self.count = count
  }
}
