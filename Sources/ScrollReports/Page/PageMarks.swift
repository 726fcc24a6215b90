import ScrollSimulation
import ScrollTools

/// The marks of a page's time line, as JSON. A request that comes in each frame of a time is one mark with an end.
struct PageMarks {
  /// The most marks of a page.
  static let limit = 2000

  /// A mark from one frame to another.
  struct Span: Equatable {
    var mark: RunMark
    /// Places of frames.
    var places: ClosedRange<Int>
  }

  let spans: [Span]

  init(_ frames: [FrameRecord]) {
    var spans: [Span] = []
    var open: [RunMark: Int] = [:]
    for (place, frame) in frames.enumerated() {
      var current: [RunMark: Int] = [:]
      for mark in frame.marks {
        if let span = open[mark] {
          spans[span].places = spans[span].places.lowerBound...place
          current[mark] = span
        } else {
          current[mark] = spans.count
          spans.append(Span(mark: mark, places: place...place))
        }
      }
      open = current
    }
    self.spans = spans
  }

  /// The frames that a page keeps for its marks.
  var needed: [Int] { spans.prefix(PageData.neededLimit).map(\.places.lowerBound) }

  /// - Parameter index: the index of a place among the page's frames.
  func json(_ index: (Int) -> Int) -> JSONText {
    let kinds = RunMark.Kind.allCases
    let shown = spans.prefix(Self.limit)
    return .object([
      ("detail", .array(shown.map { .string($0.mark.detail) })),
      ("from", .array(shown.map { .integer(index($0.places.lowerBound)) })),
      ("hidden", .integer(spans.count - shown.count)),
      (
        "kind", .array(shown.map { .integer(kinds.firstIndex(of: $0.mark.kind) ?? 0) })
      ),
      ("kinds", .array(kinds.map { .string($0.rawValue) })),
      ("to", .array(shown.map { .integer(index($0.places.upperBound)) })),
    ])
  }
}
