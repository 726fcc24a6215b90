import Scrollwork

/// A cell that knows what it was bound to and when, and calls back from every hook.
final class FuzzCell: ReusableCell {
  var path: ItemPath?
  /// The fuzz's clock when it was bound.
  var bound = 0
  var isDisplayed = false
  weak var fuzz: Fuzz?

  func prepareForReuse() {
    fuzz?.require(!isDisplayed, "a cell on screen was prepared for reuse")
    fuzz?.callBack()
    path = nil
  }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    fuzz?.callBack()
    guard let fuzz, let path else { return .zero }
    return LayoutSize(main: fuzz.height(path), cross: 100, axis: fuzz.view.axis)
  }

  func draw(in canvas: inout Canvas) {
    canvas.text("\(path?.item ?? -1)", in: .zero, size: 17, Color(red: 0, green: 0, blue: 0))
    fuzz?.callBack()
  }

  func willDisplay() {
    fuzz?.require(!isDisplayed, "willDisplay twice for a cell")
    isDisplayed = true
    fuzz?.callBack()
  }

  func didEndDisplaying() {
    fuzz?.require(isDisplayed, "didEndDisplaying without willDisplay for a cell")
    isDisplayed = false
    fuzz?.callBack()
  }
}

/// A second type, for items that change theirs when they are configured again.
final class OtherFuzzCell: ReusableCell {
  let inner = FuzzCell()

  func prepareForReuse() { inner.prepareForReuse() }
  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    inner.preferredSize(fitting: proposal)
  }
  func draw(in canvas: inout Canvas) { inner.draw(in: &canvas) }
  func willDisplay() { inner.willDisplay() }
  func didEndDisplaying() { inner.didEndDisplaying() }
}
