import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What a pointer that is down does with items. Each of its events is handled by this role, and by nothing else.
///
/// A pointer begins as `content`, or as `undecided` if it goes down alone on content at rest. It changes its role at
/// most once to one that keeps its events from the scroll model, and keeps them until it lifts. At most one pointer is
/// other than `content` and `spent`.
enum PointerRole: Sendable {
  /// It scrolls, or does nothing.
  case content
  /// It may still tap, lift, swipe or select. It scrolls as well.
  case undecided(Choice)
  /// It draws a cell aside: the last of `Interaction.swipes`.
  case swiping
  /// It carries `Interaction.lift`.
  case carrying
  case selecting(Run)
  /// What it did has ended before it lifted.
  case spent

  /// Whether the scroll model does not get its events.
  var isCaptured: Bool {
    switch self {
    case .content, .undecided: false
    case .swiping, .carrying, .selecting, .spent: true
    }
  }

  /// What a pointer may still become.
  struct Choice: Sendable {
    var press: Press?
    var grab: Grab?
  }

  /// An item that may be tapped or lifted.
  struct Press: Sendable {
    /// The place in the row.
    var element: Int
    var origin: LayoutPoint
    var begin: Timestamp
    /// Points that the pointer may move.
    var slop: Double
    var isHighlighted: Bool
  }

  /// An item whose cell may be swiped, or from which others may be selected.
  struct Grab: Sendable {
    var kind: InputEvent.PointerKind
    var element: Int
    var origin: LayoutPoint
    /// Points that the pointer may move.
    var slop: Double
    /// Whether a second finger is down.
    var isPaired = false
    /// Where it is and was across the axis.
    var tracker: VelocityTracker
    /// Whether the cell was open.
    var isOpen = false
    /// The action that the pointer went down on.
    var action: Int?
  }

  /// Items that a pointer selects by being dragged: those from where it began to where it is.
  struct Run: Sendable {
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
}

extension PointerRole {
  /// The role after its items moved to new places in the row. A role without its item ends.
  ///
  /// - Parameter isKept: whether the item that is carried or swiped is still there.
  func relocated(
    _ newPlace: (Int) -> Int?, nearest: (Int) -> Int?, isKept: Bool
  ) -> PointerRole {
    switch self {
    case .content, .spent: return self
    case .swiping, .carrying: return isKept ? self : .spent
    case .undecided(var choice):
      if let press = choice.press {
        if let place = newPlace(press.element) {
          choice.press?.element = place
        } else {
          choice.press = nil
        }
      }
      if let grab = choice.grab {
        if let place = newPlace(grab.element) {
          choice.grab?.element = place
        } else {
          choice.grab = nil
        }
      }
      return choice.press == nil && choice.grab == nil ? .content : .undecided(choice)
    case .selecting(var run):
      let start = newPlace(run.start) ?? nearest(run.start)
      let end = newPlace(run.end) ?? nearest(run.end)
      guard let start, let end else { return .spent }
      run.added = Set(run.added.compactMap(newPlace))
      run.isStale = true
      (run.start, run.end) = (start, end)
      return .selecting(run)
    }
  }
}
