import Scrollwork

/// A row of a scenario: as high as its content says.
final class ScenarioRowCell: ReusableCell {
  static let reuseIdentifier = "row"
  var height = 0.0

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: height)
  }
}

/// The header of a section.
final class ScenarioHeaderCell: ReusableCell {
  static let reuseIdentifier = "header"
  var height = 0.0

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: height)
  }
}
