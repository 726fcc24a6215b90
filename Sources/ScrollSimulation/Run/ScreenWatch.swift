import Scrollwork

/// Compares what two frames in a row show, knowing nothing of how the engine works.
struct ScreenWatch {
  /// What one comparison found.
  struct Finding: Equatable {
    /// The furthest any element on screen in both frames moved on its own.
    var drift = Ticks.zero
    /// Elements on screen in both frames.
    var compared = 0
    /// The part of the viewport that content should cover and no cell does, in points.
    var blank = 0.0
  }

  /// The viewport's length along the scroll axis.
  private let viewport: Ticks
  /// The most space that the layout itself leaves between two elements.
  private let gap: Ticks
  private var last: [VisibleElement] = []

  init(_ scenario: Scenario) {
    viewport = Ticks(clamping: scenario.viewport.size.height)
    let insets = scenario.layout.sectionInsets
    gap = Ticks(clamping: max(scenario.layout.spacing, insets.top + insets.bottom))
  }

  mutating func see(_ frame: Frame) -> Finding {
    var finding = Finding()
    // Both lists are in row order, so one walk finds the elements they share.
    var slot = 0
    for element in frame.visible {
      while slot < last.count, last[slot].index < element.index { slot += 1 }
      guard slot < last.count, last[slot].index == element.index else { continue }
      let drift = element.start - last[slot].start + frame.displacement
      finding.drift = max(finding.drift, max(drift, -drift))
      finding.compared += 1
    }
    finding.blank = blank(in: frame)
    last = frame.visible
    return finding
  }

  private func blank(in frame: Frame) -> Double {
    var blank = Ticks.zero
    // Where the content begins and ends on screen; beyond is nothing to cover.
    let offset = Ticks(clamping: frame.contentOffset.y)
    let start = max(.zero, -offset)
    let end = min(viewport, Ticks(clamping: frame.contentSize.height) - offset)
    var covered = start
    for element in frame.visible {
      let elementEnd = element.start + element.extent
      if element.start - covered > gap { blank = blank + (element.start - covered) }
      if !element.hasCell {
        blank = blank + min(elementEnd, end) - max(element.start, start)
      }
      covered = max(covered, elementEnd)
    }
    if end - covered > gap { blank = blank + (end - covered) }
    return blank.points
  }
}
