import ScrollLayout
import ScrollPrimitives

/// The cell of an item that is gone, or leaves the screen for a place that is not known, on its way out; or that of a
/// decoration.
struct LeavingCell {
  /// `nil` for one that is only drawn further: its cell stays with its element, off screen.
  var owned: CellStore.OwnedCell?
  /// What it drew, in its own coordinates.
  var drawing: [DisplayList.Command]
  /// How it was shown as it began to go, and where and how it ends.
  var from: Look
  var to: Look
  var zIndex: Int
  /// The effect that it was last drawn with.
  var effect: DrawnEffect?
  /// For a decoration of an element: which. The rest is then that of the element, which it goes with.
  var anchored: AnchoredDecoration?
  var curve: TransitionCurve
  /// How far the content was scrolled since.
  var scrolled = Ticks.zero
  /// The element that it stays next to.
  var guide: Guide?

  /// An element that a leaving cell stays next to.
  struct Guide: Equatable, Sendable {
    /// The element's place in the row.
    var index: Int
    /// Whether the cell stays behind its end, and not before its start.
    var isBefore: Bool
    /// Where that end was shown in the last frame.
    var place: Ticks
    /// Whether the cell begins to leave in this frame. It begins where it was, even if the element moves at once.
    var isNew = false

    /// The position of the end that the cell stays next to, for an element shown at `frame`.
    func place(of frame: ShownFrame) -> Ticks {
      isBefore ? frame.start + frame.extent : frame.start
    }
  }

  /// Moves with its guide to another place.
  mutating func follow(to place: Ticks) {
    guard let guide else { return }
    scrolled = scrolled - (place - guide.place)
    self.guide?.place = place
  }

  func look(at time: Timestamp) -> Look {
    let share = curve.share(at: time)
    return Look(
      frame: from.frame.mixed(with: to.frame, share).moved(by: .zero - scrolled),
      opacity: from.opacity + (to.opacity - from.opacity) * share,
      scale: from.scale + (to.scale - from.scale) * share)
  }
}

/// An element on screen that leaves it for a place up to which not all is measured.
struct FarElement {
  /// Among the live elements.
  var slot: Int
  /// How it is shown as it begins to go.
  var look: Look
  /// Whether it goes toward the viewport's end.
  var isBehind: Bool
}
