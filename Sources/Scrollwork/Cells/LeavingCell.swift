import ScrollLayout
import ScrollPrimitives

/// The cell of an item that is gone, on its way out.
struct LeavingCell {
  var owned: CellStore.OwnedCell
  /// What it drew, in its own coordinates.
  var drawing: [DisplayList.Command]
  /// How it was shown as it began to go, and where and how it ends.
  var from: LayoutTransition.Origin
  var to: LayoutTransition.Origin
  var zIndex: Int
  var curve: TransitionCurve
  /// How far the content was scrolled since.
  var scrolled = Ticks.zero

  func look(at time: Timestamp) -> LayoutTransition.Origin {
    let share = curve.share(at: time)
    return LayoutTransition.Origin(
      frame: from.frame.mixed(with: to.frame, share).moved(by: .zero - scrolled),
      opacity: from.opacity + (to.opacity - from.opacity) * share)
  }
}
