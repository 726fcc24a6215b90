/// The estimates an unmeasured element may count with, in ticks.
struct ExtentEstimates: Equatable, Sendable {
  var item: Int64 = 0
  var header: Int64 = 0

  /// What some elements take together, from the sums kept of them.
  @inline(__always)
  func extent(fixed: Int64, items: Int, headers: Int) -> Int64 {
    fixed &+ Int64(items) &* item &+ Int64(headers) &* header
  }
}

/// One lane of a node, taken out of its sums: a child node, a leaf, or a run of like elements.
///
/// The elements together take `fixed` ticks, and one estimate more for each that counts with one. A
/// run is either all on one estimate or on none, and its fixed part divides by its count.
struct ExtentEntry: Equatable {
  /// `child` of a run whose elements were not measured.
  static let unmeasuredRun: UInt32 = 0
  /// `child` of a run whose elements were measured.
  static let measuredRun: UInt32 = 1
  /// The first value of `child` that names a leaf.
  static let firstLeaf: UInt32 = 2

  /// Ticks that do not depend on an estimate.
  var fixed: Int64 = 0
  /// Elements.
  var count = 0
  /// Elements that count with the estimate of items.
  var items = 0
  /// Elements that count with the estimate of headers.
  var headers = 0
  /// A node's id, and in a bottom node a leaf's or one of the constants.
  var child: UInt32 = 0

  @inline(__always) var isLeaf: Bool { child >= Self.firstLeaf }

  /// Whether no element counts with an estimate.
  @inline(__always) var isFixed: Bool { items | headers == 0 }

  /// Ticks of one element of a run, without its estimate.
  @inline(__always) var fixedEach: Int64 { count == 1 ? fixed : fixed / Int64(count) }

  /// Ticks of one element of a run.
  @inline(__always)
  func each(_ estimates: ExtentEstimates) -> Int64 {
    fixedEach &+ (items > 0 ? estimates.item : 0) &+ (headers > 0 ? estimates.header : 0)
  }

  /// A run of `count` of this run's elements.
  func run(of count: Int) -> ExtentEntry {
    ExtentEntry(
      fixed: fixedEach &* Int64(count), count: count, items: items > 0 ? count : 0,
      headers: headers > 0 ? count : 0, child: child)
  }

  /// One measured element.
  static func measured(_ extent: Int64) -> ExtentEntry {
    ExtentEntry(fixed: extent, count: 1, child: measuredRun)
  }

  /// Adds the sums, and leaves `child` as it is.
  @inline(__always)
  static func += (sum: inout ExtentEntry, entry: ExtentEntry) {
    sum.fixed &+= entry.fixed
    sum.count &+= entry.count
    sum.items &+= entry.items
    sum.headers &+= entry.headers
  }

  /// Subtracts the sums, and leaves `child` as it is.
  @inline(__always)
  static func -= (sum: inout ExtentEntry, entry: ExtentEntry) {
    sum.fixed &-= entry.fixed
    sum.count &-= entry.count
    sum.items &-= entry.items
    sum.headers &-= entry.headers
  }
}
