import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What people are doing with items. Items go by their places in the row, which follow updates.
struct Interaction: Sendable {
  /// A pointer that went down on an item and may become a tap, or lift the item.
  struct Press: Sendable {
    var pointer: Int
    /// The place in the row.
    var element: Int
    var origin: LayoutPoint
    var begin: Timestamp
    /// Points that the pointer may move.
    var slop: Double
    var isHighlighted: Bool
  }

  /// An item that a pointer carries.
  struct Lift: Sendable {
    var pointer: Int
    var element: Int
    /// What stood before it where it came from, a header or an item, to be brought back behind.
    var before: Int
    /// In the viewport.
    var finger: LayoutPoint
    /// From where the item began to be shown to the finger, along and across the axis.
    var grab: (main: Ticks, cross: Ticks)
    /// Where it was asked to go since it last went anywhere.
    var asked: ItemPath?
    /// Whether the pointer was taken away; `nil` while it is there.
    var isCancelled: Bool?
  }

  /// Items that a pointer selects by being dragged: those from where it began to where it is.
  struct Run: Sendable {
    var pointer: Int
    /// In the viewport.
    var finger: LayoutPoint
    var start: Int
    /// Where it was last.
    var end: Int
    /// What it selected; the others were selected before, or may not be.
    var added: Set<Int> = []
    /// Whether other items may lie between `start` and `end` than did.
    var isStale: Bool
  }

  /// A pointer that went down on an item and may swipe its cell, or select others.
  struct Grab: Sendable {
    var pointer: Int
    var kind: InputEvent.PointerKind
    var element: Int
    var origin: LayoutPoint
    /// Points that the pointer may move.
    var slop: Double
    /// Whether a second finger is down beside it.
    var isPaired = false
    /// Where it is and was across the axis.
    var tracker: VelocityTracker
    /// Whether the cell was open.
    var isOpen = false
    /// The action that the pointer went down on.
    var action: Int?
  }

  var press: Press?
  var lift: Lift?
  var grab: Grab?
  var run: Run?
  /// Cells that are drawn aside; at most the last of them is not on its way back.
  var swipes: [Swipe] = []
  var pointers: Set<Int> = []
  /// Pointers that do not scroll any more.
  var captured: Set<Int> = []
  var selected: Set<Int> = []
  var focused: Int?
  /// Whether states of cells may be other than the cells were told.
  var isChanged = false

  /// Has everything go by new places; what has none ends.
  mutating func relocate(_ newPlace: (Int) -> Int?, nearest: (Int) -> Int?) {
    if let element = press?.element {
      if let place = newPlace(element) { press?.element = place } else { press = nil }
    }
    if let carried = lift {
      if let place = newPlace(carried.element) {
        lift?.element = place
        lift?.before = newPlace(carried.before) ?? max(0, place - 1)
        lift?.asked = nil
      } else {
        lift = nil
      }
    }
    if let element = grab?.element {
      if let place = newPlace(element) { grab?.element = place } else { grab = nil }
    }
    if var selecting = run {
      let start = newPlace(selecting.start) ?? nearest(selecting.start)
      let end = newPlace(selecting.end) ?? nearest(selecting.end)
      selecting.added = Set(selecting.added.compactMap(newPlace))
      selecting.isStale = true
      run = nil
      if let start, let end {
        (selecting.start, selecting.end) = (start, end)
        run = selecting
      }
    }
    swipes = swipes.compactMap { swipe in
      var swipe = swipe
      guard let place = newPlace(swipe.element) else { return nil }
      swipe.element = place
      return swipe
    }
    if !selected.isEmpty { selected = Set(selected.compactMap(newPlace)) }
    if let item = focused { focused = newPlace(item) ?? nearest(item) }
    isChanged = true
  }

  func state(of element: Int) -> CellState {
    CellState(
      isHighlighted: press.map { $0.element == element && $0.isHighlighted } ?? false,
      isSelected: selected.contains(element), isFocused: focused == element,
      isLifted: lift?.element == element)
  }
}
