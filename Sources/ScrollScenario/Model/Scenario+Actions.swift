public import ScrollPrimitives

extension Scenario {
  /// The content is given a velocity, as when a moving finger lifts.
  public struct Fling: Equatable, Sendable {
    /// Points per second, positive toward the end of the content.
    package var velocity: Double
    /// How the fling is repeated; `nil` flings once.
    package var repetition: Repetition?

    /// Creates a fling in points per second, by default one that is not repeated.
    public init(velocity: Double, repetition: Repetition? = nil) {
      self.velocity = velocity
      self.repetition = repetition
    }
  }

  /// A fling over and over until the content bounces at an edge.
  public struct Repetition: Equatable, Sendable {
    /// Seconds from one fling to the next, greater than 0.
    package var interval: Double
    /// The edge that ends the repetition.
    package var until: Edge
    /// The most flings, at least 1.
    package var limit: Int

    /// Creates a repetition with an interval in seconds, by default at most 10,000 times.
    public init(interval: Double, until: Edge, limit: Int = 10_000) {
      self.interval = interval
      self.until = until
      self.limit = limit
    }
  }

  /// An end of the content along the scrolled axis.
  public enum Edge: String, CaseIterable, Sendable {
    /// The beginning: the top of content that scrolls vertically.
    case start
    /// The end: the bottom of content that scrolls vertically.
    case end
  }

  /// Turns of a mouse wheel.
  public struct Wheel: Equatable, Sendable {
    /// Points the content offset changes by with each turn.
    package var delta: LayoutPoint
    /// At least 1.
    package var count: Int
    /// Seconds from one turn to the next, not negative.
    package var interval: Double
    package var kind: Kind

    /// Creates turns of a wheel; by default one turn of a precise wheel.
    public init(
      delta: LayoutPoint, count: Int = 1, interval: Double = 0.1, kind: Kind = .precise
    ) {
      self.delta = delta
      self.count = count
      self.interval = interval
      self.kind = kind
    }

    /// How a wheel's movements arrive.
    public enum Kind: String, CaseIterable, Sendable {
      /// Finely divided and smoothed by the system, as from a trackpad: followed at once.
      case precise
      /// In notches, as from a mouse: followed as smoothly as the profile says.
      case stepped
    }
  }

  /// The program requests a row to be shown.
  public struct ScrollTo: Equatable, Sendable {
    package var target: Target
    package var position: Position
    package var isAnimated: Bool

    /// Creates a request, by default to the top and without an animation.
    public init(_ target: Target, at position: Position = .top, animated: Bool = false) {
      self.target = target
      self.position = position
      self.isAnimated = animated
    }

    /// The row requested. All numbers count from 0.
    public enum Target: Equatable, Sendable {
      /// An item of a section.
      case item(section: Int, item: Int)
      /// The number of a row over all sections, headers not counted.
      case row(Int)
      /// A row by its place among all rows at the time; invalid without rows.
      case place(Place)
    }

    /// Words for rows.
    public enum Place: String, CaseIterable, Sendable {
      /// The first one.
      case start
      /// Number n / 2 of n.
      case middle
      /// The last one.
      case end
    }

    /// Where in the viewport the row ends up.
    public enum Position: String, CaseIterable, Sendable {
      /// At the top of the viewport.
      case top
      /// In the middle of the viewport.
      case center
      /// At the bottom of the viewport.
      case bottom
      /// The shortest way that shows the whole row; none when it is shown already.
      case nearest
    }
  }
}
