/// A node of the tree, seen in its arena: for each lane the sums of all lanes up to and with it.
///
/// The sums stand as one array each, so that a search counts lanes without a branch: lanes beyond
/// `count` hold sums that no search reaches. Valid until a node is made.
struct ExtentNode {
  /// The most lanes of a node. A root of this size keeps an index without measured elements at one
  /// KiB; 24 lanes make a tree of a million elements one level higher.
  static let lanes = 28
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
  @inline(__always) var counts: UnsafeMutablePointer<Int64> {
    (base + (Self.head + Self.lanes * 8)).assumingMemoryBound(to: Int64.self)
  }
  /// Elements that count with the estimate of items.
  @inline(__always) var items: UnsafeMutablePointer<Int64> {
    (base + (Self.head + Self.lanes * 16)).assumingMemoryBound(to: Int64.self)
  }
  /// Elements that count with the estimate of headers.
  @inline(__always) var headers: UnsafeMutablePointer<Int64> {
    (base + (Self.head + Self.lanes * 24)).assumingMemoryBound(to: Int64.self)
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
      fixed: fixed[lane &- 1], count: Int(counts[lane &- 1]), items: Int(items[lane &- 1]),
      headers: Int(headers[lane &- 1]))
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
    Self.reached(counts, at: Int64(position))
  }

  /// The lane that covers an offset: the number of lanes that end at or before it.
  @inline(__always)
  func lane(at offset: Int64, _ estimates: ExtentEstimates) -> Int {
    if items[Self.lanes - 1] | headers[Self.lanes - 1] != 0 {
      return estimatedLane(at: offset, estimates)
    }
    return Self.reached(fixed, at: offset)
  }

  /// How many sums are at most a number.
  @inline(__always)
  private static func reached(_ sums: UnsafeMutablePointer<Int64>, at number: Int64) -> Int {
    var reached = UInt64(0)
    // The sign of the difference: 1 where the sum is at most the number.
    for lane in 0..<lanes { reached &+= UInt64(bitPattern: sums[lane] &- number &- 1) >> 63 }
    return Int(truncatingIfNeeded: reached)
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
        fixed: fixed[last], items: Int(items[last]), headers: Int(headers[last]))
      lane = end <= offset ? lane &+ half : lane
      length = end <= offset ? length &- half : half &- 1
    }
    return lane
  }

  /// Adds to what one lane holds.
  ///
  /// The lanes beyond the last follow the last: they stay as far out of reach, and for estimates they
  /// say at one look whether there are any.
  @inline(__always)
  func add(_ growth: ExtentEntry, at lane: Int, _ masks: ExtentMasks) {
    let mask = masks.places64(from: lane)
    Self.add(growth.fixed, to: fixed, mask)
    if growth.count != 0 { Self.add(Int64(growth.count), to: counts, mask) }
    if growth.items != 0 { Self.add(Int64(growth.items), to: items, mask) }
    if growth.headers != 0 { Self.add(Int64(growth.headers), to: headers, mask) }
  }

  /// Adds ticks to what one lane holds.
  @inline(__always)
  func add(ticks growth: Int64, at lane: Int, _ masks: ExtentMasks) {
    Self.add(growth, to: fixed, masks.places64(from: lane))
  }

  @inline(__always)
  private static func add(
    _ growth: Int64, to sums: UnsafeMutablePointer<Int64>, _ mask: UnsafePointer<Int64>
  ) {
    for lane in 0..<lanes { sums[lane] &+= growth & mask[lane] }
  }

  /// Takes entries in place of all lanes, and returns their sums.
  @discardableResult
  func fill(_ entries: UnsafePointer<ExtentEntry>, count: Int) -> ExtentEntry {
    var sum = ExtentEntry()
    for lane in 0..<count {
      sum += entries[lane]
      fixed[lane] = sum.fixed
      counts[lane] = Int64(sum.count)
      items[lane] = Int64(sum.items)
      headers[lane] = Int64(sum.headers)
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
      counts[lane] = Self.unreachable
      items[lane] = Int64(sum.items)
      headers[lane] = Int64(sum.headers)
      children[lane] = 0
    }
    self.count = count
  }
}
