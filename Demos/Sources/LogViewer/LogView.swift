import Scrollwork

/// A log on screen: a list of its lines with a live end, a filter and jumps.
final class LogView {
  /// A line on screen, and where its row starts below the top of the viewport.
  struct ShownLine: Equatable {
    var line: Int
    var start: Ticks
  }

  let model: LogModel
  let view: CollectionView
  /// The lines that the last frame shows, from the top.
  private(set) var shownLines: [ShownLine] = []

  init(_ model: LogModel, size: LayoutSize, scale: Double = 1) throws {
    self.model = model
    var configuration = ListLayout.Configuration()
    configuration.fixedItemExtent = LogCell.height
    configuration.startsAtEnd = true
    view = CollectionView(
      layout: try ListLayout(configuration), reuse: ReusePolicy(poolCapacity: 64))
    view.followsEnd = true
    view.register(LogCell.self)
    view.cellProvider = { view, path in
      let cell: LogCell = view.dequeueCell(at: path)
      cell.line = model[model.line(atRow: path.item)]
      return cell
    }
    try view.setViewport(size: size, scale: scale)
    try view.reloadData(sectionCounts: [model.rowCount])
  }

  /// Makes the frame for a time.
  @discardableResult
  func step(to time: Timestamp) throws -> Frame {
    let frame = try view.step(to: time)
    shownLines = frame.visible.compactMap { element in
      guard case .item(let path) = element.element else { return nil }
      return ShownLine(line: model.line(atRow: path.item), start: element.start)
    }
    return frame
  }

  // MARK: The live end

  /// Adds lines at the end. A list that shows its end goes on showing it; in any other, nothing on screen moves.
  func append(_ lines: [LogLine]) throws {
    let row = model.rowCount
    let count = model.append(lines)
    if count > 0 { try view.insertItems(at: .row(row), count: count) }
  }

  // MARK: The filter

  /// Shows only lines of a level and above it. The first line on screen that is still shown stays where it is.
  func show(from level: LogLevel) throws {
    let staying = shownLines.first { model.level(ofLine: $0.line) >= level }?.line
    let (oldRow, oldCount) = (staying.flatMap(model.row(of:)), model.rowCount)
    model.setLevel(level)
    guard let row = staying.flatMap(model.row(of:)), let oldRow else {
      return try reload(near: shownLines.first?.line)
    }
    // All rows but that of the line are replaced. The rows after it are first: they leave its row as it was.
    try view.performUpdates([
      .removeItems(at: .row(oldRow + 1), count: oldCount - oldRow - 1),
      .insertItems(at: .row(oldRow + 1), count: model.rowCount - row - 1),
      .removeItems(at: .row(0), count: oldRow),
      .insertItems(at: .row(0), count: row),
    ])
  }

  /// Replaces all rows, and begins with the first line that is shown after the one that was at the top.
  private func reload(near line: Int?) throws {
    try view.reloadData(sectionCounts: [model.rowCount])
    if let line, !view.isFollowingEnd { try jump(toLine: line) }
  }

  // MARK: Jumps

  /// Shows a line, or the next one that the filter lets through, at the top.
  func jump(toLine line: Int) throws {
    guard model.rowCount > 0 else { return }
    let row = min(model.row(from: max(0, line)), model.rowCount - 1)
    try view.scrollToItem(at: .row(row), at: .top, animated: false)
  }

  /// Shows the first line at or after a time, in milliseconds since midnight.
  func jump(toTime time: Int) throws {
    try jump(toLine: model.line(at: time))
  }

  /// Goes back to the end, and follows it from then on. An offset beyond the content means its end, also if lines
  /// arrive before the next frame.
  func jumpToEnd() throws {
    try view.setContentOffset(LayoutPoint(y: view.contentSize.height), animated: false)
  }
}

extension ItemPath {
  /// An item of the only section.
  static func row(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
}
