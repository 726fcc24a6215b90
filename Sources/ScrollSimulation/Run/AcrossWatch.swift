import Scrollwork

/// Compares where two frames show elements across the axis.
///
/// Elements that scroll together move as one: those of the whole content by what the frames' offsets say,
/// those of a section that scrolls by itself all by the same, and not at all while nothing moves there.
struct AcrossWatch {
  /// What a frame says of the content across the axis.
  struct State: Equatable {
    var offset = Ticks.zero
    /// Whether something may move there.
    var isMoving = false
    /// Whether the content lies within its edges, along both axes: what is frozen stays put then.
    var isWithinEdges = false

    init() {}

    init(_ frame: Frame, isMoving: Bool) {
      offset = Ticks(clamping: frame.contentOffset.x)
      self.isMoving = isMoving
      isWithinEdges = frame.contentOffset.x >= 0 && frame.contentOffset.y >= frame.edges.minimum
    }
  }

  private let layout: Scenario.Layout
  private let change: ScreenChange
  private let moved: Ticks
  /// Whether something may have moved between the two frames.
  private let mayMove: Bool
  private let isWithinEdges: Bool
  /// How far the first element seen of a section that scrolls by itself went.
  private var sections: [Int: Ticks] = [:]
  private let frozenRows: Int
  private let frozenColumns: Int

  init(_ layout: Scenario.Layout, from old: State, to new: State, _ change: ScreenChange) {
    self.layout = layout
    self.change = change
    moved = new.offset - old.offset
    mayMove = old.isMoving || new.isMoving
    isWithinEdges = old.isWithinEdges && new.isWithinEdges
    if case .table(let table) = layout.kind {
      (frozenRows, frozenColumns) = (table.frozenRows, table.frozenColumns)
    } else {
      (frozenRows, frozenColumns) = (0, 0)
    }
  }

  /// How far an element moved across on its own.
  mutating func drift(_ element: VisibleElement, _ before: VisibleElement) -> Ticks {
    // Another width is another place in the line.
    guard !change.isResized else { return .zero }
    let way = element.crossStart - before.crossStart
    var expected = Ticks.zero - moved
    if case .item(let path) = element.element {
      if path.item < frozenColumns {
        guard isWithinEdges else { return .zero }
        expected = .zero
      } else if layout.scrollsAcross(section: path.section) {
        expected = mayMove ? sections[path.section] ?? way : .zero
        sections[path.section] = expected
      }
    }
    return max(way - expected, expected - way)
  }

  /// How far a frozen row moved along the axis, where it does not by right; `nil` for what is not frozen.
  func frozenDrift(_ element: VisibleElement, _ before: VisibleElement) -> Ticks? {
    guard case .item(let path) = element.element, path.section < frozenRows, isWithinEdges,
      !change.isResized
    else { return nil }
    return max(element.start - before.start, before.start - element.start)
  }
}
