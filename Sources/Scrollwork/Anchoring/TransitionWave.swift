import ScrollLayout
import ScrollPrimitives

/// The first and the last row of a table that a cell covers, by the flat indices of their section headers.
struct CoveredRows: Equatable, Sendable {
  var first: Int
  var last: Int
}

/// One change of where elements belong that is animated: each begins at an offset, which goes to zero.
struct TransitionWave: Sendable {
  /// How far both ends of a row begin from where they belong.
  struct RowOffset: Equatable, Sendable {
    var start: Ticks
    var end: Ticks
  }

  /// Elements up to a place in the row that begin at the same offset along the axis.
  struct Run: Equatable, Sendable {
    var last: Int
    var offset: Ticks
  }

  var curve: TransitionCurve
  /// Whether elements come from where the layout before had them.
  var isFromLayout = false
  /// By places in the row.
  var offsets: [Int: LookOffset] = [:]
  /// In a table, the offsets along the axis that all cells of a row share, by the row's header. `offsets` of cells then
  /// apply across the axis only. `nil` in other layouts.
  var rows: [Int: RowOffset]?
  /// What elements begin at that came later, or come on screen later, where slots follow each other: the offset of
  /// the run that they are in, which is that of the start of the next element. In row order.
  var runs: [Run] = []
  /// The same behind all runs: that of the end of the last element.
  var trailing = Ticks.zero

  /// - Parameters:
  ///   - covered: the rows of a table that the element covers.
  ///   - isHeld: whether the element goes with no others.
  func offset(of index: Int, in covered: CoveredRows?, isHeld: Bool = false) -> LookOffset? {
    guard let rows, let covered else {
      if let offset = offsets[index] { return offset }
      let offset = isHeld ? .zero : runOffset(of: index)
      return offset == .zero ? nil : LookOffset(start: offset)
    }
    var offset = offsets[index] ?? LookOffset(start: .zero)
    offset.start = rows[covered.first]?.start ?? (isHeld ? .zero : runOffset(of: covered.first))
    offset.end = rows[covered.last]?.end ?? (isHeld ? .zero : runOffset(of: covered.last))
    return offset == LookOffset(start: .zero) ? nil : offset
  }

  private func runOffset(of index: Int) -> Ticks {
    runs.first { $0.last >= index }?.offset ?? trailing
  }

  /// Sets the offset of an element and, in a table, of the rows that it covers. A merged cell does not replace the
  /// offset of a row.
  mutating func set(_ offset: LookOffset, of index: Int, in covered: CoveredRows?) {
    guard rows != nil, let covered else {
      offsets[index] = offset
      return
    }
    if covered.first == covered.last {
      rows?[covered.first] = RowOffset(start: offset.start, end: offset.end)
    } else {
      if rows?[covered.first] == nil {
        rows?[covered.first] = RowOffset(start: offset.start, end: offset.start)
      }
      if rows?[covered.last] == nil {
        rows?[covered.last] = RowOffset(start: offset.end, end: offset.end)
      }
    }
    var own = offset
    (own.start, own.end) = (.zero, .zero)
    offsets[index] = own == LookOffset(start: .zero) ? nil : own
  }

  /// How far elements are shown from where they belong at the most, backward and forward.
  func reach(left: Double) -> (backward: Ticks, forward: Ticks) {
    var reach = (backward: Ticks.zero, forward: Ticks.zero)
    for offset in [trailing] + runs.map(\.offset) {
      let way = Ticks(clamping: offset.points * left)
      reach.backward = max(reach.backward, .zero - way)
      reach.forward = max(reach.forward, way)
    }
    return reach
  }
}
