import Scrollwork
import TestSupport
import Testing

/// A restored place needs no cell that is measured.
@Suite struct RestoredSpanTests {
  private final class Cell: ReusableCell {
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 61)
    }
  }

  private func view(_ layout: any CollectionLayout) throws -> CollectionView {
    let view = CollectionView(layout: layout, prefetch: .none)
    view.register(Cell.self)
    view.cellProvider = { view, path in view.dequeueCell(at: path) as Cell }
    view.headerProvider = { view, section in view.dequeueHeader(inSection: section) as Cell }
    view.footerProvider = { view, section in view.dequeueFooter(inSection: section) as Cell }
    try view.setViewport(size: LayoutSize(width: 390, height: 700))
    try view.reloadData(sectionCounts: [6, 6, 6, 6, 6, 6])
    return view
  }

  @Test("headers and footers of a restored grid keep their sizes", arguments: [0, 1, 2, 3])
  func headers(kind: Int) throws {
    func layout() throws -> any CollectionLayout {
      switch kind {
      case 0:
        var spans = SpanGridLayout.Configuration()
        (spans.hasHeaders, spans.hasFooters) = (true, true)
        return try SpanGridLayout(spans)
      case 1:
        var grid = GridLayout.Configuration()
        (grid.hasHeaders, grid.hasFooters) = (true, true)
        return try GridLayout(grid)
      case 2:
        var masonry = MasonryLayout.Configuration()
        (masonry.hasHeaders, masonry.hasFooters) = (true, true)
        return try MasonryLayout(masonry)
      default:
        var flow = FlowLayout.Configuration()
        (flow.hasHeaders, flow.hasFooters) = (true, true)
        return try FlowLayout(flow)
      }
    }
    let saved = try view(layout())
    try saved.step(to: .zero)
    try saved.setContentOffset(LayoutPoint(x: 0, y: 300), animated: false)
    let before = try saved.step(to: .zero + .milliseconds(16))
    let restored = try view(layout())
    try restored.restore(#require(saved.scrollState()))
    let after = try restored.step(to: .zero)
    #expect(after.visible == before.visible && after.work.measured == 0)
  }
}
