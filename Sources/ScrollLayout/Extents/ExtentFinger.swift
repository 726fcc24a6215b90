/// The last queried leaf or run, and its position.
///
/// A finger without elements is before the first element.
struct ExtentFinger: Equatable, Sendable {
  /// Elements before the first.
  var first = 0
  var count = 0
  /// Where the first starts, in ticks.
  var start: Int64 = 0
  /// Ticks of all together.
  var length: Int64 = 0
  /// Ticks of one element of a run.
  var each: Int64 = 0
  /// The leaf, or one of the constants of `ExtentEntry`.
  var child = ExtentEntry.unmeasuredRun

  init() {}

  init(_ place: ExtentTree.Place, _ estimates: ExtentEstimates) {
    first = place.first
    count = place.entry.count
    start = place.start
    child = place.entry.child
    length = estimates.extent(
      fixed: place.entry.fixed, items: place.entry.items, headers: place.entry.headers)
    each = place.entry.isLeaf ? 0 : place.entry.each(estimates)
  }

  @inline(__always)
  func contains(offset: Int64) -> Bool {
    UInt64(bitPattern: offset &- start) < UInt64(bitPattern: length)
  }

  @inline(__always)
  func contains(element index: Int) -> Bool {
    UInt(bitPattern: index &- first) < UInt(bitPattern: count)
  }

  /// Whether an element starts in here or right behind.
  @inline(__always)
  func contains(startOf index: Int) -> Bool {
    UInt(bitPattern: index &- first) <= UInt(bitPattern: count)
  }

  /// Where an element starts that starts in here or right behind.
  @inline(__always)
  func start(of index: Int, in tree: ExtentTree) -> Int64 {
    let place = index &- first
    guard child >= ExtentEntry.firstLeaf else { return start &+ Int64(place) &* each }
    return start &+ tree.leaf(child).start(place, tree.masks)
  }

  /// The element that covers an offset in here.
  @inline(__always)
  func index(at offset: Int64, in tree: ExtentTree) -> Int {
    let rest = offset &- start
    guard child >= ExtentEntry.firstLeaf else { return first &+ Int(rest / each) }
    return first &+ tree.leaf(child).place(at: rest)
  }

  @inline(__always)
  func extent(at index: Int, in tree: ExtentTree) -> Int64 {
    guard child >= ExtentEntry.firstLeaf else { return each }
    return tree.leaf(child).extent(index &- first)
  }

  @inline(__always)
  func isMeasured(at index: Int, in tree: ExtentTree) -> Bool {
    guard child >= ExtentEntry.firstLeaf else { return child == ExtentEntry.measuredRun }
    return tree.leaf(child).isMeasured(index &- first)
  }

  /// Follows one element's growth. Without a branch, which random access would take at random.
  @inline(__always)
  mutating func grow(by growth: Int64, at index: Int) {
    let place = index &- first
    let isBefore = Int64(place >> 63)
    let isBeforeEnd = Int64((place &- count) >> 63)
    start &+= growth & isBefore
    length &+= growth & isBeforeEnd & ~isBefore
  }
}
