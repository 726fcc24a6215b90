import Scrollwork
import Testing

@Suite struct SnapshotReloadTests {
  /// A view that shows items, each as many points tall as the last two digits of its number say.
  private final class Stand {
    final class Cell: ReusableCell {
      var height = 0

      init() {}

      func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
        LayoutSize(width: proposal.width, height: Double(height))
      }
    }

    let view = CollectionView()
    let source: SnapshotSource<String, Int>
    private var time = Timestamp.zero

    init() throws {
      view.register(Cell.self)
      source = SnapshotSource(view) { view, path, item in
        let cell: Cell = view.dequeueCell(at: path)
        cell.height = item % 100
        return cell
      }
      try view.setViewport(size: LayoutSize(width: 200, height: 500), scale: 2)
    }

    /// Shows sixty items of a height in one section. Returns how long the content is then.
    @discardableResult
    func show(_ height: Int) throws -> Double {
      var snapshot = Snapshot<String, Int>()
      try snapshot.appendSections(["a"])
      try snapshot.appendItems((0..<60).map { $0 * 100 + height })
      try source.apply(snapshot)
      return try step()
    }

    @discardableResult
    func step() throws -> Double {
      time.nanoseconds += 16_666_667
      return try view.step(to: time).contentSize.height
    }
  }

  @Test("a snapshot after one without sections reloads, and estimates begin again")
  func reloads() throws {
    let first = try Stand().show(56)
    let stand = try Stand()
    try stand.show(20)
    try stand.source.apply(Snapshot())
    try stand.step()
    #expect(try stand.show(56) == first)
  }

  @Test("a snapshot after one with an empty section inserts, and estimates stay")
  func inserts() throws {
    let first = try Stand().show(56)
    let stand = try Stand()
    try stand.show(20)
    try stand.source.update { try $0.deleteItems($0.itemIdentifiers) }
    try stand.step()
    #expect(try stand.show(56) < first)
  }
}
