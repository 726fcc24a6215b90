import ScrollPrimitives

/// How many more cells a frame may make ready next to the viewport, and the other limits.
struct FetchBudget {
  /// What says when a frame has made enough cells ready.
  enum Rule: Equatable, Sendable {
    /// Their number alone.
    case count
    /// A moment on the clock that costs are measured by, besides their number.
    case until(Timestamp)
    /// As many as when the frame was recorded under a deadline.
    case recorded(Int)
  }

  let rule: Rule
  /// Cells that may still be made ready.
  private(set) var cells: Int
  /// Cells made ready so far.
  private(set) var spent = 0

  init(_ rule: Rule, cells: Int) {
    self.rule = rule
    self.cells = max(0, cells)
  }

  /// Whether the recorded number of cells was made ready. The next cell closes the budget, as it did in the
  /// recording: the search before that may change where elements lie.
  var isUsedUp: Bool {
    if case .recorded(let count) = rule { spent >= count } else { false }
  }

  /// Whether what the next frame needs comes before all else.
  var putsNeededFirst: Bool { rule != .count }

  mutating func spend() {
    cells -= 1
    spent += 1
  }

  /// Makes nothing more ready in the frame. Later requests in the frame wait as well, so that the number alone
  /// determines which cells were made.
  mutating func close() { cells = 0 }
}
