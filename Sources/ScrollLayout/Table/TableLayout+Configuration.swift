public import ScrollPrimitives

extension TableLayout {
  /// What a user chooses.
  public struct Configuration: Equatable, Sendable {
    /// The axis along which rows follow each other.
    public var axis: Axis = .vertical
    /// Points a row takes that is not named in `rowExtents`; where rows size themselves, until a cell of
    /// it was asked. Positive.
    public var rowExtent = 44.0
    /// Points a column takes that is not named in `columnExtents`. Positive.
    public var columnExtent = 100.0
    /// Points of single rows and columns, by their numbers. Not negative; a row or column of none is
    /// hidden and has no space around it either. Numbers that the table does not have wait until it has.
    public var rowExtents: [Int: Double] = [:]
    /// Points of single columns, by their numbers; see `rowExtents`.
    public var columnExtents: [Int: Double] = [:]
    /// Points between neighbors. Not negative.
    public var rowSpacing = 0.0
    /// Points between neighboring columns. Not negative.
    public var columnSpacing = 0.0
    /// Points around all cells. Not negative.
    public var contentInsets = LayoutInsets.zero
    /// How many leading rows and columns stay in place while the others scroll. Not negative; more than
    /// there are freezes all. Which rows these are may change as rows come and go; how many does not.
    public var frozenRows = 0
    /// How many leading columns stay in place; see `frozenRows`.
    public var frozenColumns = 0
    /// Cells shown as one. No two cover the same cell, none lies on both sides of the frozen border.
    public var merges: [TableSpan] = []
    /// Whether a row is as long as the longest of its cells that was asked, but for those named in
    /// `rowExtents`. Such a row begins with `rowExtent`, takes what its first cell returns, and grows as
    /// cells of other columns come on screen. It shrinks when its longest cell is asked again and asks for
    /// less. A cell that is to be asked again counts with its former size until then, also while its column is
    /// off the screen. With other traits all cells are asked as if for the first time.
    ///
    /// A row is hidden when all of its cells have returned 0. While the cells asked so far want 0, the others
    /// are asked too, also in columns off the screen. A hidden row comes back with `rowExtent` when one of its
    /// cells is to be asked again. A cell merged over several rows is shown in their room and not asked.
    public var hasSelfSizingRows = false

    /// Creates a configuration with the defaults of each value.
    public init() {}

    /// Makes room for columns: lengths and merges behind it move, a merge through which it goes grows.
    ///
    /// Items cannot come into every row by an `ItemEdit`. Change the configuration of the layout there
    /// is, make a layout of it, and reload. O(exceptions + merges).
    ///
    /// - Throws: `invalidValue` for a negative place or count; nothing has changed then.
    public mutating func insertColumns(at: Int, count: Int = 1) throws(Failure) {
      let places = 0...ExtentIndex.maximumCount
      guard places.contains(at) else {
        throw .invalidValue(parameter: "column", value: Double(at))
      }
      guard places.contains(count) else {
        throw .invalidValue(parameter: "count", value: Double(count))
      }
      try checkMerges()
      columnExtents.follow(.insert(at: at, count: count))
      for index in merges.indices {
        merges[index].columns = merges[index].columns.inserting(count, at: at)
      }
    }

    /// Takes columns out: lengths go with them, merges shrink or go. See `insertColumns(at:count:)`.
    ///
    /// - Throws: `invalidValue` for a negative place; nothing has changed then.
    public mutating func removeColumns(_ range: Range<Int>) throws(Failure) {
      guard range.lowerBound >= 0, range.upperBound <= ExtentIndex.maximumCount else {
        let bound = range.lowerBound < 0 ? range.lowerBound : range.upperBound
        throw .invalidValue(parameter: "column", value: Double(bound))
      }
      try checkMerges()
      columnExtents.follow(.remove(range))
      for index in merges.indices {
        merges[index].columns = merges[index].columns.removing(range)
      }
      merges.removeAll { $0.columnCount == 0 || $0.isSingle }
    }

    private func checkMerges() throws(Failure) {
      for span in merges where !span.isSound { throw .invalidSpan(span) }
    }
  }
}

extension [Int: Double] {
  /// Has lengths follow what they belong to. O(count).
  mutating func follow(_ change: RowChange) {
    guard !isEmpty else { return }
    var now: [Int: Double] = [:]
    now.reserveCapacity(count)
    for (index, points) in self {
      // A number too large for any table stays what it is.
      guard index <= ExtentIndex.maximumCount else {
        now[index] = points
        continue
      }
      if let place = change.place(of: index) { now[place] = points }
    }
    self = now
  }
}
