import Scrollwork

/// A row of a recorded session: as large as it was then.
final class ReplayRowCell: ReusableCell {
  static let reuseIdentifier = ScenarioRowCell.reuseIdentifier
  weak var replay: Replay?

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    replay?.nextSize() ?? proposal
  }
}

/// The header of a section.
final class ReplayHeaderCell: ReusableCell {
  static let reuseIdentifier = ScenarioHeaderCell.reuseIdentifier
  weak var replay: Replay?

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    replay?.nextSize() ?? proposal
  }
}
