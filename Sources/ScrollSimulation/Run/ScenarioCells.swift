import Scrollwork

/// A row of a scenario: as large as its content says.
final class ScenarioRowCell: LoggedCell {
  static let reuseIdentifier = "row"
  var row: (rows: LiveRows, identity: Int)?
  var tag: CellTag?

  func prepareForReuse() { tag?.isFree = true }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    tag?.noteMeasuring()
    if let row, let meter = row.rows.meter {
      meter.noteMeasuring(isHeader: false, identity: row.identity)
    }
    return row.map { $0.rows.size(identity: $0.identity, fitting: proposal.width) } ?? proposal
  }
}

/// The header of a section.
package final class ScenarioHeaderCell: LoggedCell {
  static let reuseIdentifier = "header"
  var header: (content: ScenarioContent, section: Int)?
  /// Told that the cell is measured, where that is not for a constant cost.
  var meter: CostMeter?
  var tag: CellTag?

  func prepareForReuse() { tag?.isFree = true }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    tag?.noteMeasuring()
    guard let header else { return proposal }
    meter?.noteMeasuring(isHeader: true, identity: header.section)
    let height = header.content.headerHeight(section: header.section, width: proposal.width)
    return LayoutSize(width: proposal.width, height: height)
  }
}
