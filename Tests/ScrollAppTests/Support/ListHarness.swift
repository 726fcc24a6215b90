import Scrollwork

/// A cell that shows nothing in particular.
final class PlainCell: ReusableCell {
  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 50)
  }
}

/// A list of equal rows in a viewport of 300 by 400 points, and its clock.
final class ListHarness {
  let view = CollectionView()
  private(set) var time = Timestamp.zero

  init(rows: Int? = 100) throws {
    view.register(PlainCell.self)
    try view.setViewport(size: LayoutSize(width: 300, height: 400), scale: 2)
    guard let rows else { return }
    view.cellProvider = { view, path in
      let cell: PlainCell = view.dequeueCell(at: path)
      return cell
    }
    try view.reloadData(sectionCounts: [rows])
    try step()
  }

  @discardableResult
  func step() throws -> Frame {
    time.nanoseconds += 16_666_667
    return try view.step(to: time)
  }

  func step(_ count: Int) throws { for _ in 0..<count { try step() } }
}
