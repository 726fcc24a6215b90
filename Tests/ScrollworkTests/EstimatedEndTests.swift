import Scrollwork
import TestSupport
import Testing

/// Animated scrolls to offsets at and beyond an end that is only estimated.
@Suite struct EstimatedEndTests {
  private final class Row: ReusableCell {
    var number = 0

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 20 + Double(number * number % 131))
    }
  }

  private func view() throws -> CollectionView {
    let view = CollectionView()
    view.register(Row.self)
    view.cellProvider = { view, path in
      let row: Row = view.dequeueCell(at: path)
      row.number = path.item
      return row
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 700))
    try view.reloadData(sectionCounts: [400])
    try view.step(to: .zero)
    return view
  }

  @Test(
    "an offset at or beyond the end that is known leads to the end, wherever that is on arrival",
    arguments: [0.0, 1, 700, 1700, 3700, 13_000, 20_000, 1e6], [30, 60, 120, 1000])
  func toEnd(beyond: Double, rate: Int) throws {
    let view = try view()
    let known = try view.step(to: .zero).edges.maximum
    try view.setContentOffset(LayoutPoint(x: 0, y: known + beyond), animated: true)
    var frame = try view.step(to: .zero)
    for number in 1...rate {
      frame = try view.step(
        to: Timestamp(nanoseconds: Int64(number) * 1_000_000_000 / Int64(rate)))
    }
    #expect(frame.phase == .idle && frame.contentOffset.y == frame.edges.maximum)
    #expect(frame.visible.last?.element == .row(399))
    // And back, by the offset of the beginning.
    try view.setContentOffset(LayoutPoint(x: 0, y: frame.edges.minimum), animated: true)
    for number in 1...rate {
      frame = try view.step(
        to: Timestamp(nanoseconds: Int64(rate + number) * 1_000_000_000 / Int64(rate)))
    }
    #expect(frame.phase == .idle && frame.visible.first?.element == .row(0))
    #expect(frame.contentOffset.y == frame.edges.minimum)
  }
}
