import ScrollPrimitives

/// How many more cells a frame may make ready next to the viewport, and the other limits.
struct FetchBudget {
  /// What says when a frame has made enough cells ready.
  enum Rule: Equatable, Sendable {
    /// Their number alone.
    case count
    /// A moment on the clock that costs are measured by, besides their number.
    case until(Timestamp)
    /// As many as when the frame was recorded under a deadline; and whether a further cell was bound whose steps did
    /// not fit.
    case recorded(Int, hasBegun: Bool)
  }

  let rule: Rule
  /// Cells that may still be made ready.
  private(set) var cells: Int
  /// Cells made ready so far.
  private(set) var spent = 0
  /// Whether a cell was bound, or went on, and has steps left.
  private(set) var hasBegun = false

  init(_ rule: Rule, cells: Int) {
    self.rule = rule
    self.cells = max(0, cells)
  }

  /// Whether the recorded number of cells was made ready. The next cell closes the budget, as it did in the
  /// recording: the search before that may change where elements lie.
  var isUsedUp: Bool {
    if case .recorded(let count, _) = rule { spent >= count } else { false }
  }

  /// Whether a further cell was bound in the recorded frame, and had steps left.
  var beginsNext: Bool {
    if case .recorded(_, let hasBegun) = rule { hasBegun } else { false }
  }

  /// Whether what the next frame needs comes before all else.
  var putsNeededFirst: Bool { rule != .count }

  mutating func noteBegun() { hasBegun = true }

  mutating func spend() {
    cells -= 1
    spent += 1
  }

  /// Makes nothing more ready in the frame. Later requests in the frame wait as well, so that the number alone
  /// determines which cells were made.
  mutating func close() { cells = 0 }
}
