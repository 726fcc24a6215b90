import Scrollwork

/// A list without a window, and its clock.
final class ListStand {
  enum Section: Hashable { case all }

  let view = CollectionView()
  let source: SnapshotSource<Section, Int>
  private(set) var time = Timestamp.zero

  init() throws {
    view.register(Row.self)
    source = SnapshotSource(view) { view, path, number in
      let row: Row = view.dequeueCell(at: path)
      row.number = number
      return row
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 700), scale: 2)
  }

  @discardableResult
  func step() throws -> Frame {
    time.nanoseconds += 16_666_667
    return try view.step(to: time)
  }
}

final class Row: ReusableCell {
  var number = 0

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 60 + Double(number % 7) * 10)
  }
}
