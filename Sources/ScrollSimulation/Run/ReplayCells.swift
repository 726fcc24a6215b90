import Scrollwork

/// A row of a recorded session: as large as it was then.
final class ReplayRowCell: LoggedCell {
  static let reuseIdentifier = ScenarioRowCell.reuseIdentifier
  weak var replay: Replay?
  var tag: CellTag?

  func prepareForReuse() { tag?.isFree = true }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    tag?.noteMeasuring()
    return replay?.nextSize() ?? proposal
  }
}

/// The header of a section.
final class ReplayHeaderCell: LoggedCell {
  static let reuseIdentifier = ScenarioHeaderCell.reuseIdentifier
  weak var replay: Replay?
  var tag: CellTag?

  func prepareForReuse() { tag?.isFree = true }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    tag?.noteMeasuring()
    return replay?.nextSize() ?? proposal
  }
}
