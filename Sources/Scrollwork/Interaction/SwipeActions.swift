public import ScrollLayout
public import ScrollPrimitives

/// The side of a cell at which a swipe shows actions.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// Where lines begin: left, right in a layout that runs from right to left, or top where content
  /// scrolls horizontally.
  case leading
  /// Where lines end: opposite to `leading`.
  case trailing
}

/// Something that a person can do with an item after swiping its cell aside.
public struct SwipeAction: Hashable, Sendable {
  /// What an action is, which decides its color where none is given.
  public enum Kind: String, Hashable, Sendable {
    /// Gray.
    case normal
    /// Red: the item may be gone afterward.
    case destructive
  }

  /// As wide as UIKit makes one with a short title, in points.
  public static let defaultWidth = 74.0

  /// What is written on it.
  public var title: String
  /// What the action is, which decides its color where none is given.
  public var kind: Kind
  /// Points across the scroll axis when the swipe is open: finite and above 0.
  public var width: Double
  /// The ground; `nil` for that of its kind.
  public var color: Color?

  /// Creates an action, by default a normal one of the default width.
  ///
  /// - Parameters:
  ///   - title: the text of the button.
  ///   - kind: what it is.
  ///   - width: points across the scroll axis, by default 74, as wide as UIKit makes one with a short
  ///     title. Where it is not finite or not above 0 the default stands in for it, and the frame's
  ///     diagnostics say so.
  ///   - color: the ground; `nil` for that of its kind.
  public init(
    title: String, kind: Kind = .normal, width: Double = Self.defaultWidth, color: Color? = nil
  ) {
    self.title = title
    self.kind = kind
    self.width = width
    self.color = color
  }

  /// The color that it is drawn in: its own, or a gray or red on which the white title has a contrast of at least 4.5 to 1,
  /// as WCAG 2 asks for text. UIKit's system gray and red have 3.3 and 3.5 to 1.
  public var ground: Color {
    if let color { return color }
    return switch kind {
    case .normal: Color(red: 108, green: 108, blue: 112)
    case .destructive: Color(red: 207, green: 42, blue: 31)
    }
  }
}

/// The actions at one edge of an item.
public struct SwipeActions: Hashable, Sendable {
  /// From the cell's edge inward.
  public var actions: [SwipeAction]
  /// Whether a finger that goes on past the actions and past half of the cell performs the first one.
  public var performsFirstActionWithFullSwipe: Bool

  /// Creates the actions of one edge of a cell.
  ///
  /// - Parameters:
  ///   - actions: from the cell's edge inward. Those wider than four fifths of the cell together are
  ///     narrowed to that, each by the same share.
  ///   - performsFirstActionWithFullSwipe: whether a finger that goes on past the actions and past half of
  ///     the cell performs the first one.
  public init(_ actions: [SwipeAction], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}

/// A cell that was swiped aside, as the last frame shows it.
public struct SwipeState: Hashable, Sendable {
  /// How far a swipe has come.
  public enum Phase: String, Hashable, Sendable {
    /// A finger has it.
    case tracking
    /// It was let go and goes on to where all its actions show.
    case opening
    /// It rests there.
    case open
    /// It goes back. Its actions cannot be chosen any more.
    case closing
  }

  /// The item whose cell was swiped.
  public var path: ItemPath
  /// The edge of the cell at which the actions show.
  public var edge: SwipeEdge
  /// How far the swipe has come.
  public var phase: Phase
  /// How far the cell is drawn from its place, in points, positive to the right or down.
  public var offset: Double
  /// Whether the first action will be performed if the finger lifts here.
  public var isFullSwipe: Bool
  /// From the cell's edge inward.
  public var actions: [SwipeAction]
  /// Where each action is drawn, in points in the viewport's coordinates. Together they fill what the
  /// cell has left free. Empty while the cell is off the screen.
  public var actionFrames: [LayoutRect]
}
