import ScrollScenario
import Scrollwork

/// Compares where two frames show elements across the axis.
///
/// Elements that scroll together move as one: those of the whole content by what the frames' offsets say,
/// those of a section that scrolls by itself all by the same, and not at all while nothing moves there.
struct CrossAxisWatch {
  /// What a frame says of the content across the axis.
  struct State: Equatable {
    var offset = Ticks.zero
    /// Whether something may move there.
    var isMoving = false
    /// Whether the content lies within its edges along both axes. Frozen rows and columns stay put then.
    var isWithinEdges = false

    init() {}

    init(_ frame: Frame, isMoving: Bool) {
      offset = Ticks(clamping: frame.contentOffset[cross: frame.axis])
      self.isMoving = isMoving
      isWithinEdges =
        frame.contentOffset[cross: frame.axis] >= 0
        && frame.contentOffset[main: frame.axis] >= frame.edges.minimum
    }
  }

  /// Whether the items of a section scroll to the side by themselves, for as many sections as differ;
  /// empty where none do.
  private let scrollsAcross: [Bool]
  /// Says it of a section, where sections have other numbers from frame to frame.
  var ask: ((_ section: Int) -> Bool)?
  /// Whether the whole content scrolls along both axes.
  private let isTable: Bool
  let frozenRows: Int
  private let frozenColumns: Int

  private var last = State()
  private var moved = Ticks.zero
  /// Whether something may have moved between the two frames.
  private var mayMove = false
  private var isWithinEdges = false
  private var isResized = false
  /// How far the first element seen of a section that scrolls by itself went.
  private var sections: [Int: Ticks] = [:]

  init(_ layout: Scenario.Layout) {
    if case .compositional(let sections) = layout.kind {
      scrollsAcross = sections.map { $0.scrolling != .none }
    } else {
      scrollsAcross = []
    }
    if case .table = layout.kind { isTable = true } else { isTable = false }
    if case .table(let table) = layout.kind {
      (frozenRows, frozenColumns) = (table.frozenRows, table.frozenColumns)
    } else {
      (frozenRows, frozenColumns) = (0, 0)
    }
  }

  /// Goes on to the next frame: drifts are between the one before and this one.
  ///
  /// - Parameters:
  ///   - state: what the frame says.
  ///   - isResized: whether the viewport has another size than in the frame before.
  mutating func see(_ state: State, isResized: Bool) {
    moved = state.offset - last.offset
    mayMove = last.isMoving || state.isMoving
    isWithinEdges = last.isWithinEdges && state.isWithinEdges
    self.isResized = isResized
    if !sections.isEmpty { sections.removeAll(keepingCapacity: true) }
    last = state
  }

  /// Whether an element may leave the screen across the axis.
  func scrolls(_ element: ElementPath) -> Bool {
    guard case .item(let path) = element else { return isTable }
    return isTable || scrolls(section: path.section)
  }

  private func scrolls(section: Int) -> Bool {
    if let ask { return ask(section) }
    return !scrollsAcross.isEmpty && scrollsAcross[section % scrollsAcross.count]
  }

  /// How far an element moved across on its own.
  mutating func drift(_ element: VisibleElement, _ before: VisibleElement) -> Ticks {
    // Another width is another place in the line.
    guard !isResized else { return .zero }
    let way = element.crossStart - before.crossStart
    var expected = Ticks.zero - moved
    if case .item(let path) = element.element {
      if path.item < frozenColumns {
        guard isWithinEdges else { return .zero }
        expected = .zero
      } else if scrolls(section: path.section) {
        expected = mayMove ? sections[path.section] ?? way : .zero
        sections[path.section] = expected
      }
    }
    return max(way - expected, expected - way)
  }

  /// How far a frozen row moved along the axis without a reason; `nil` for other elements.
  func frozenDrift(_ element: VisibleElement, _ before: VisibleElement) -> Ticks? {
    guard case .item(let path) = element.element, path.section < frozenRows, isWithinEdges,
      !isResized
    else { return nil }
    return max(element.start - before.start, before.start - element.start)
  }
}
