/// The sizes of a row of elements, each measured or estimated, with the sum before any of them.
///
/// Answers "where does element i start" and "which element lies at this offset" for a row that
/// changes while it is scrolled. Elements that were never measured stand in runs, which take the same
/// room whatever their count, and count with an estimate that may change for all of them at once.
/// Measured ones take some five bytes each. A finger remembers the leaf or run queried last, because
/// scrolling asks for its neighbors.
///
/// A value: a copy costs nothing until one of the two changes, and then O(bytes). Does not know items, spacing or
/// time.
@_spi(Index) public struct ExtentIndex {
  /// Which estimate an unmeasured element counts with.
  public enum Estimate: Hashable, CaseIterable, Sendable {
    case item
    case header
  }

  /// Neighboring elements alike that were not measured.
  public struct Run: Equatable, Sendable {
    public var count: Int
    /// What each takes; without the estimate, where there is one.
    public var extent: Ticks
    /// Whose estimate each takes on top.
    public var estimate: Estimate?

    public init(count: Int, extent: Ticks, estimate: Estimate? = nil) {
      self.count = count
      self.extent = extent
      self.estimate = estimate
    }
  }

  /// The most elements an index holds: 2^32 leaves with 32 elements each, were all measured and the
  /// leaves half full.
  public static let maximumCount = ItemStructure.maximumElementCount

  var tree: ExtentTree
  var estimates = ExtentEstimates()
  var finger = ExtentFinger()

  /// Number of elements.
  public internal(set) var count = 0
  /// The extents of all elements, added up.
  public internal(set) var total: Ticks = .zero
  /// Elements whose extent was measured.
  public internal(set) var measuredCount = 0
  /// Nodes and leaves looked at or changed since `takeSteps` was last called.
  var steps = 0

  /// A row of unmeasured elements that count with no estimate, as runs of equal extents. O(runs).
  ///
  /// - Precondition: no count and no extent is negative, and the sums are at most `maximumCount` and
  ///   `Ticks.maximum`.
  public init(runs: some Sequence<(count: Int, extent: Ticks)> = EmptyCollection()) {
    self.init(runs: runs.map { Run(count: $0.count, extent: $0.extent) }, limits: .init())
  }

  /// A row of unmeasured elements. O(runs).
  ///
  /// - Precondition: no count, extent or estimate is negative, and the sums are at most
  ///   `maximumCount` and `Ticks.maximum`.
  public init(runs: [Run], itemEstimate: Ticks = .zero, headerEstimate: Ticks = .zero) {
    let estimates = ExtentEstimates(
      item: itemEstimate.rawValue, header: headerEstimate.rawValue)
    self.init(runs: runs, estimates: estimates, limits: .init())
  }

  /// A row of measured elements. O(elements).
  ///
  /// - Precondition: no extent is negative, and the sums are at most `maximumCount` and
  ///   `Ticks.maximum`.
  public init(
    measured extents: [Ticks], itemEstimate: Ticks = .zero, headerEstimate: Ticks = .zero
  ) {
    tree = ExtentTree()
    estimates = ExtentEstimates(item: itemEstimate.rawValue, header: headerEstimate.rawValue)
    tree.build(measured: extents)
    measuredCount = extents.count
    takeSums()
  }

  init(runs: [Run], estimates: ExtentEstimates = .init(), limits: ExtentTree.Limits) {
    tree = ExtentTree(limits: limits)
    self.estimates = estimates
    tree.build(runs: runs)
    takeSums()
  }

  /// What unmeasured elements of a kind count with. O(1).
  public func estimate(for kind: Estimate) -> Ticks {
    switch kind {
    case .item: Ticks(rawValue: estimates.item)
    case .header: Ticks(rawValue: estimates.header)
    }
  }

  /// Bytes of memory that the elements take, spare room included.
  public var byteCount: Int { tree.byteCount }

  /// The number of nodes and leaves visited or changed since the last call: the cost of the queries, independent of
  /// any clock.
  public mutating func takeSteps() -> Int {
    defer { steps = 0 }
    return steps
  }

  /// Brings `count` and `total` up to date.
  @inline(__always)
  mutating func takeSums() {
    let sum = tree.sum
    count = sum.count
    total.rawValue = estimates.extent(
      fixed: sum.fixed, items: sum.items, headers: sum.headers)
  }
}

/// The tree is changed only while one value holds it.
extension ExtentIndex: @unchecked Sendable {}

extension ExtentIndex.Run {
  /// The run as an entry of a bottom node.
  var entry: ExtentEntry {
    ExtentEntry(
      fixed: extent.rawValue &* Int64(count), count: count,
      items: estimate == .item ? count : 0, headers: estimate == .header ? count : 0,
      child: ExtentEntry.unmeasuredRun)
  }
}
