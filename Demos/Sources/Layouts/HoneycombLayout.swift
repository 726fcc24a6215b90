import Scrollwork

/// Cells in rows, every other one shifted by half a cell, so that six lie around each.
struct HoneycombLayout: CollectionLayout {
  /// Points from side to side of a cell.
  let width: Double
  private var structure = ItemStructure.empty
  private var rowLength = 1

  init(width: Double) { self.width = width }

  private var cellWidth: Ticks { Ticks(clamping: width) }
  /// From one tip to the other: 2 / √3 of the width.
  private var height: Ticks { Ticks(clamping: width * 1.1547) }
  /// From row to row; tips reach between the cells of the next one.
  private var pitch: Ticks { Ticks(clamping: width * 0.866) }
  private var rowCount: Int { (structure.itemCount + rowLength - 1) / rowLength }

  var contentExtent: Ticks {
    rowCount == 0 ? .zero : Ticks(rawValue: pitch.rawValue * Int64(rowCount - 1)) + height
  }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    guard width >= 1, width <= 1e6 else { throw .invalidValue(parameter: "width", value: width) }
    structure = context.structure
    rowLength = Int(max(1, min(context.container.width / width - 0.5, 1e6)))
  }

  func attributes(at index: Int) -> LayoutAttributes? {
    guard index >= 0, index < structure.elementCount,
      case .item(let path) = structure.path(at: index)
    else { return nil }
    // Every section before has a header and a footer, its own one a header.
    let place = index - 2 * path.section - 1
    let (row, column) = place.quotientAndRemainder(dividingBy: rowLength)
    let shift = row % 2 == 0 ? 0 : cellWidth.rawValue / 2
    return LayoutAttributes(
      index: index, element: .item(path), start: Ticks(rawValue: pitch.rawValue * Int64(row)),
      extent: height, crossStart: Ticks(rawValue: cellWidth.rawValue * Int64(column) + shift),
      crossExtent: cellWidth)
  }

  func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    let first = max(0, (window.main.lowerBound - height).rawValue / pitch.rawValue)
    let end = min(Int64(rowCount), window.main.upperBound.rawValue / pitch.rawValue + 1)
    guard first < end else { return }
    for place in Int(first) * rowLength..<min(Int(end) * rowLength, structure.itemCount) {
      guard let path = structure.path(atItem: place), let index = structure.index(of: .item(path)),
        let cell = attributes(at: index), cell.touches(window.main)
      else { continue }
      found.append(cell)
    }
  }
}
