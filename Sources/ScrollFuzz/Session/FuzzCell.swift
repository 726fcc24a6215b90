import Scrollwork

/// A cell that knows whom it shows, returns a size that depends on that, and says what happens to it.
class FuzzCell: ReusableCell {
  weak var session: FuzzSession?
  var identity: FuzzIdentity?
  /// Which version of its item it was bound to.
  var version = 0
  private(set) var isDisplayed = false

  required init() {}

  func prepareForReuse() {
    session?.require(!isDisplayed, .cells, "a cell on screen was prepared for reuse")
    identity = nil
  }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    guard let session, let identity else { return proposal }
    return session.size(of: identity, version: version, fitting: proposal)
  }

  func willDisplay() {
    let name = identity?.description ?? "nobody"
    session?.require(!isDisplayed, .cells, "the cell of \(name) came on screen twice")
    isDisplayed = true
    session?.displayedCells += 1
  }

  func didEndDisplaying() {
    let name = identity?.description ?? "nobody"
    session?.require(isDisplayed, .cells, "the cell of \(name) left the screen twice")
    isDisplayed = false
    session?.displayedCells -= 1
  }
}

/// Headers and footers have a pool of their own.
final class FuzzEdgeCell: FuzzCell {}
