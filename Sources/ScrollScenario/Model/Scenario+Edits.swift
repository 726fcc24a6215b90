public import ScrollPrimitives

extension Scenario {
  /// Items come, go or move. Places are those of the rows as they are when the script gets there.
  public enum Edit: Equatable, Sendable {
    /// New items, the first of which is then at the target; `row` may also be the number of rows.
    case insert(at: ScrollTo.Target, count: Int)
    /// New items before all others.
    case prepend(Int)
    /// New items behind all others.
    case append(Int)
    /// Items go, the first of which is at the target; they are all in its section.
    case delete(at: ScrollTo.Target, count: Int)
    /// An item goes to where it is at `to` afterward.
    case move(from: ScrollTo.Target, to: ScrollTo.Target)

    /// The most items that one change may bring or take.
    package static let countLimit = 1_000_000
  }

  /// An item grows from frame to frame, as a message does that is being written.
  public struct Growth: Equatable, Sendable {
    package var target: ScrollTo.Target
    /// Points each frame, greater than 0.
    package var step: Double
    /// Seconds, greater than 0.
    package var duration: Double

    /// Creates growth of a row by points in each frame, for a duration in seconds.
    public init(_ target: ScrollTo.Target, by step: Double, duration: Double) {
      self.target = target
      self.step = step
      self.duration = duration
    }
  }

  /// The program sets the content offset.
  public struct OffsetChange: Equatable, Sendable {
    /// Points.
    package var offset: LayoutPoint
    package var isAnimated: Bool

    /// Creates a change to an offset in points, by default without an animation.
    public init(_ offset: LayoutPoint, animated: Bool = false) {
      self.offset = offset
      self.isAnimated = animated
    }
  }

  /// The program scrolls a section to the side that does so by itself.
  public struct SectionScroll: Equatable, Sendable {
    package var section: Int
    /// Points from the section's leading side.
    package var offset: Double
    package var isAnimated: Bool

    /// Creates a scroll of a section to an offset in points, by default without an animation.
    public init(section: Int, offset: Double, animated: Bool = false) {
      self.section = section
      self.offset = offset
      self.isAnimated = animated
    }
  }
}
