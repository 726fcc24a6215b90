extension DisplayList {
  /// One step of a drawing, in points in the coordinates of its group. `Canvas` says what each draws.
  @frozen public enum Command: Hashable, Sendable {
    /// Fills a rectangle.
    case fill(LayoutRect, Color)
    /// A filled rectangle whose corners are rounded by a radius in points.
    case roundedRect(LayoutRect, radius: Double, Color)
    /// A frame along the inside of the rectangle's edge.
    case border(LayoutRect, radius: Double, width: Double, Color)
    /// The shadow of a rounded rectangle, which lies where the shadow is cast.
    case shadow(LayoutRect, radius: Double, blur: Double, Color)
    /// A rectangle filled with a linear gradient between two colors along an axis.
    case gradient(LayoutRect, radius: Double, from: Color, to: Color, axis: Axis)
    /// A named image that fills the rectangle.
    case image(TextID, in: LayoutRect, radius: Double)
    /// A straight line of a width in points.
    case line(from: LayoutPoint, to: LayoutPoint, width: Double, Color)
    /// One paragraph wrapped into a rectangle.
    case text(TextID, in: LayoutRect, style: TextStyle, Color)
    /// Fills a path by the nonzero winding rule.
    case fillPath(PathID, Color)
    /// Strokes a path with round joins and ends, half of the width in points to each side.
    case strokePath(PathID, width: Double, Color)
    /// Clips what follows to a rectangle with rounded corners, until `pop`.
    case pushClip(LayoutRect, radius: Double)
    /// Multiplies the alpha of what follows, from 0 to 1, until `pop`.
    case pushOpacity(Double)
    /// Transforms what follows, until `pop`.
    case pushTransform(Transform)
    /// Ends the state pushed last in this group. A group's end ends all of its states.
    case pop

    /// The entry of the text table that the command holds.
    public var textID: TextID? {
      switch self {
      case .text(let id, _, _, _), .image(let id, _, _): id
      default: nil
      }
    }

    /// The entry of the path table that the command holds.
    public var pathID: PathID? {
      switch self {
      case .fillPath(let id, _), .strokePath(let id, width: _, _): id
      default: nil
      }
    }
  }
}
