import AllocationCounter
import Glibc
import Scrollwork
import SideWork

/// A row that is given its text and knows its height; what it would draw is left out.
final class SideCell: ReusableCell {
  var text = ""
  var height = 0.0

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: height)
  }
}

/// A list of rows as the peers show it, and its clock.
struct SideList {
  /// How the heights of rows come to be known.
  enum Heights: String {
    /// Every row is as high as the others.
    case uniform
    /// The layout is given the heights of all rows before they are shown.
    case known
    /// Each cell is measured when it first comes near the screen.
    case measured
  }

  /// The identities of the rows where they are edited, else each row's own place.
  final class Model {
    var ids: [UInt32] = []
  }

  let view: CollectionView
  let model = Model()
  private(set) var time = Timestamp.zero

  /// How often a cell was given to a row.
  var bound: Int { view.cellCounters.reduce(0) { $0 + $1.bound } }

  /// - Parameter lengths: the heights of all rows where they are known, else nothing.
  init(
    rows: Int, _ heights: Heights, lengths: [Double] = []
  ) throws {
    var configuration = ListLayout.Configuration()
    configuration.estimatedItemExtent = SideData.estimate
    configuration.estimatesFollow = false
    if heights == .uniform { configuration.fixedItemExtent = SideData.uniformExtent }
    let layout =
      heights == .known
      ? try ListLayout(configuration, itemExtents: lengths) : try ListLayout(configuration)
    view = CollectionView(layout: layout)
    view.makesDisplayLists = false
    view.register(SideCell.self)
    view.cellProvider = { [model] view, path in
      let cell: SideCell = view.dequeueCell(at: path)
      let id = model.ids.isEmpty ? UInt32(truncatingIfNeeded: path.item) : model.ids[path.item]
      cell.text = SideData.text(of: id)
      cell.height =
        heights == .uniform ? SideData.uniformExtent : Double(SideData.variableExtent(of: id))
      return cell
    }
    try view.setViewport(size: LayoutSize(width: SideData.width, height: SideData.height))
    try view.reloadData(sectionCounts: [rows])
    _ = try step()
  }

  /// Makes the next frame, a hundred and twentieth of a second later.
  mutating func step() throws(CollectionError) -> Frame {
    time.nanoseconds += BenchList.interval
    return try view.step(to: time)
  }

  /// Scrolls to an offset in points and makes the frame.
  mutating func scroll(to offset: Double) throws(CollectionError) {
    try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
    black_hole(try step().contentOffset.y)
  }

  /// Inserts a row that the model already has, and makes the frame.
  mutating func insert(_ row: Int) throws(CollectionError) -> Frame {
    try view.insertItems(at: ItemPath(section: 0, item: row))
    return try step()
  }

  /// Removes a row that the model no longer has, and makes the frame.
  mutating func remove(_ row: Int) throws(CollectionError) -> Frame {
    try view.deleteItems(at: ItemPath(section: 0, item: row))
    return try step()
  }

  /// Puts a row at the top and makes the frame.
  mutating func jump(to row: Int) throws(CollectionError) {
    try view.scrollToItem(at: ItemPath(section: 0, item: row), at: .top, animated: false)
    black_hole(try step().contentOffset.y)
  }

  /// The last row on screen, by a frame more.
  mutating func lastRow() throws(CollectionError) -> Int { try step().visible.last?.index ?? 0 }

  /// Lets the cells next to the screen be made ready.
  mutating func settle() throws(CollectionError) {
    for _ in 0..<60 { _ = try step() }
  }
}
