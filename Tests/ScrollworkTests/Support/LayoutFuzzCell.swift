import Scrollwork

/// A cell that knows whom it shows, returns a size that depends on that, and says what happens to it.
class LayoutFuzzCell: ContextualCell {
  var context: CellContext?
  weak var fuzz: LayoutFuzz?
  var identity: Identity?
  /// Which version of its item it was bound to.
  var version = 0
  private(set) var isDisplayed = false
  /// The size it returned last, across which offered length, and in the how-manieth layout.
  private(set) var asked: (size: LayoutSize, cross: Double, layout: Int)?

  required init() {}

  func prepareForReuse() {
    fuzz?.require(!isDisplayed, "a cell on screen was prepared for reuse")
    identity = nil
    asked = nil
  }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    guard let fuzz, let identity else { return .zero }
    let axis = fuzz.view.axis
    let size = fuzz.size(of: identity, offered: proposal[cross: axis])
    asked = (size, proposal[cross: axis], fuzz.layoutCount)
    return size
  }

  func willDisplay() {
    fuzz?.require(!isDisplayed, "willDisplay twice for the cell of \(identity, default: "nobody")")
    isDisplayed = true
    if let fuzz, let identity {
      fuzz.require(
        fuzz.shown.insert(identity).inserted, "two cells on screen show \(identity)")
    }
  }

  func didEndDisplaying() {
    fuzz?.require(isDisplayed, "a cell that was not on screen left it")
    isDisplayed = false
    if let fuzz, let identity {
      fuzz.require(fuzz.shown.remove(identity) != nil, "\(identity) left the screen twice")
    }
  }
}

/// Headers and footers have a pool of their own.
final class LayoutFuzzEdgeCell: LayoutFuzzCell {}
