import Scrollwork

/// A row of a scenario: as large as its content says.
final class ScenarioRowCell: LoggedCell {
  static let reuseIdentifier = "row"
  var row: (rows: LiveRows, identity: Int)?
  var tag: CellTag?

  func prepareForReuse() { tag?.isFree = true }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    tag?.noteMeasuring()
    return row.map { $0.rows.size(identity: $0.identity, fitting: proposal.width) } ?? proposal
  }
}

/// The header of a section.
final class ScenarioHeaderCell: LoggedCell {
  static let reuseIdentifier = "header"
  var header: (content: ScenarioContent, section: Int)?
  var tag: CellTag?

  func prepareForReuse() { tag?.isFree = true }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    tag?.noteMeasuring()
    guard let header else { return proposal }
    let height = header.content.headerHeight(section: header.section, width: proposal.width)
    return LayoutSize(width: proposal.width, height: height)
  }
}
