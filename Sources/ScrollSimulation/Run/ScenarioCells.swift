import Scrollwork

/// A row of a scenario: as large as its content says.
final class ScenarioRowCell: ReusableCell {
  static let reuseIdentifier = "row"
  var row: (rows: LiveRows, identity: Int)?

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    row.map { $0.rows.size(identity: $0.identity, fitting: proposal.width) } ?? proposal
  }
}

/// The header of a section.
final class ScenarioHeaderCell: ReusableCell {
  static let reuseIdentifier = "header"
  var header: (content: ScenarioContent, section: Int)?

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    guard let header else { return proposal }
    let height = header.content.headerHeight(section: header.section, width: proposal.width)
    return LayoutSize(width: proposal.width, height: height)
  }
}
