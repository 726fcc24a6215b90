import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A hundred thousand rows of a hundred thousand columns, with the first of each frozen.
final class TableDemo: Recordable {
  let view: CollectionView
  let described: Scenario.Layout
  private static let count = 100_000
  /// Points.
  private let columnWidth: Double

  init(_ surroundings: Surroundings) throws {
    let scale = surroundings.textSize.textScale
    columnWidth = (96 * scale).rounded()
    described = Scenario.Layout(
      kind: .table(
        .init(
          rowHeight: (40 * scale).rounded(), columnWidth: columnWidth, frozenRows: 1,
          frozenColumns: 1)))
    view = CollectionView(layout: try described.makeLayout(showsHeaders: false))
    view.isDirectionalLockEnabled = true
    view.interactions = InteractionSettings(selectionMode: .single)
    view.register(TableCell.self)
    view.cellProvider = { view, path in
      let cell: TableCell = view.dequeueCell(at: path)
      cell.surroundings = surroundings
      cell.row = path.section
      cell.column = path.item
      return cell
    }
    try view.reloadData(sectionCounts: Array(repeating: Self.count, count: Self.count))
  }

  func isTappable(_ element: ElementPath) -> Bool { true }

  func key(_ key: KeyPress) throws -> Bool {
    let step = key.key == .right ? columnWidth : key.key == .left ? -columnWidth : 0
    guard step != 0 else { return false }
    var offset = view.contentOffset
    offset.x = min(max(offset.x + step, 0), Double(Self.count) * columnWidth)
    try view.setContentOffset(offset, animated: true)
    return true
  }
}

/// A number, or the name of a row or column.
final class TableCell: StageCell {
  var row = 0
  var column = 0

  override func paint(in canvas: inout Canvas) {
    let isTitle = row == 0 || column == 0
    let (width, height) = (canvas.size.width, canvas.size.height)
    let stripe = theme.isDark ? Color(hex: 0x1E222B) : Color(hex: 0xF8F9FB)
    canvas.fill(
      canvas.bounds,
      state.isSelected
        ? theme.marked : isTitle ? theme.raised : row.isMultiple(of: 2) ? theme.surface : stripe)
    canvas.fill(LayoutRect(x: 0, y: height - 1, width: width, height: 1), theme.rule)
    canvas.fill(LayoutRect(x: width - 1, y: 0, width: 1, height: height), theme.rule)
    if state.isSelected { canvas.border(canvas.bounds, radius: 0, width: 2, theme.accent) }
    let line = LayoutRect(x: 10, y: (height - 16) / 2, width: width - 20, height: 16)
    guard !isTitle else {
      let title =
        row == 0 ? (column == 0 ? "" : Self.letters(column - 1)) : row.grouped
      canvas.text(
        title, in: line, style: Type.label.aligned(row == 0 ? .center : .leading), theme.quiet)
      return
    }
    let value = Prose.scatter(row &* 100_003 &+ column, below: 200_001) - 100_000
    canvas.text(
      (Double(value) / 100).fixed(2), in: line,
      style: TextStyle(size: 13, alignment: .trailing, lineLimit: 1, monospacedDigits: true),
      value < 0 ? theme.danger : theme.ink)
  }

  /// A, B, …, Z, AA, AB, …
  private static func letters(_ number: Int) -> String {
    var text = ""
    var rest = number
    repeat {
      text = String(UnicodeScalar(UInt8(65 + rest % 26))) + text
      rest = rest / 26 - 1
    } while rest >= 0
    return text
  }
}
