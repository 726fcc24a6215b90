import ScrollLayout
import ScrollPrimitives

/// An element that has been given a cell, and where it lies.
struct LiveCell {
  var attributes: LayoutAttributes
  /// `nil` when the provider gave none; the element keeps its place and stays blank.
  var owned: CellStore.OwnedCell?
  var isDisplayed = false
  /// Whether where it was on screen says nothing of where it lies: an update of this frame moved the item itself, or it
  /// was only on its way there.
  var isMoved = false
  var readiness = Readiness.new
  /// Whether the cell stands in for the item's own.
  var isPlaceholder = false
  /// The number of its old content, which fades out over its drawing; 0 for none.
  var fading: Int32 = 0
  /// Where it is shown, as of the last frame that displayed it.
  var shown = ShownFrame()
  /// How far across the axis that is from its place because it was swiped.
  var swiped = Ticks.zero
  /// The state that the cell last received.
  var state = CellState()
  /// What its alpha was multiplied by in that frame.
  var opacity = 1.0
  /// What it was scaled by in that frame.
  var scale = 1.0
  /// How much longer its drawing is than it lies, by an effect.
  var growth = Ticks.zero
  /// What the cell drew after its last binding, in its own coordinates.
  var drawing: [DisplayList.Command] = []
  /// Whether it must draw again, because it was bound or its size changed.
  var needsDrawing = true
}

/// How far an element with a cell has come on its way to the screen.
enum Readiness {
  /// It was given its cell in this frame.
  case new
  /// Bound off screen in an earlier frame, and never on screen since.
  case ready
  /// It has been on screen.
  case shown
}

extension LayoutAttributes {
  /// Goes along the axis, and to another place in the row.
  mutating func move(by way: Ticks, _ growth: Int) {
    index += growth
    slotStart = slotStart + way
    start = start + way
    slotEnd = slotEnd + way
  }
}
