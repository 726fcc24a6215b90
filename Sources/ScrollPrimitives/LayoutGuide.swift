/// A rectangle within a view that content keeps to: where nothing of the system covers it, where it does
/// not touch the edges, or where lines are not too long to be read.
public struct LayoutGuide: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case bounds
    case safeArea
    case margins
    case readable(limit: Double)
  }

  private enum Step: Hashable, Sendable {
    case inset(LayoutInsets)
    case limited(width: Double)
  }

  private var base: Base
  /// What was done to it, in order.
  private var steps: [Step] = []

  private init(_ base: Base) { self.base = base }

  private func adding(_ step: Step) -> LayoutGuide {
    var guide = self
    guide.steps.append(step)
    return guide
  }

  /// All of the view.
  public static let bounds = LayoutGuide(.bounds)
  /// What no bar or corner covers.
  public static let safeArea = LayoutGuide(.safeArea)
  /// The safe area less a margin at the sides: 16 pt where the width is compact and 20 pt where it is
  /// regular, those of UIKit's system margins.
  public static let margins = LayoutGuide(.margins)
  /// The margins, in the middle and no wider than `readableWidth` times the scale of text.
  public static let readable = LayoutGuide(.readable(limit: readableWidth))

  /// The margins, centered and no wider than a number of points times the scale of text: for lines of another length.
  /// A limit that is not a number above 0 has no effect.
  public static func readable(limit: Double) -> LayoutGuide {
    LayoutGuide(.readable(limit: limit))
  }

  /// 672 pt, about 90 characters of 17 pt text: the width that UIKit's readable content guide has on a wide
  /// screen at the default size of text.
  package static let readableWidth = 672.0

  /// This guide inset by distances from its edges, in points; negative ones make it larger. Values that are not
  /// finite count as 0.
  public func inset(by insets: LayoutInsets) -> LayoutGuide { adding(.inset(insets)) }

  /// This guide, centered and no wider than a number of points. A width that is not a number above 0 has no effect.
  public func limited(toWidth width: Double) -> LayoutGuide {
    adding(.limited(width: width))
  }

  /// Where the guide lies in a view, in points from the view's top left corner. Never wider or higher than
  /// nothing: where there is too little room it has no extent, in the middle of what there is.
  ///
  /// O(how often guides were made from one another).
  public func frame(
    in size: LayoutSize, safeArea: LayoutInsets = .zero, traits: TraitCollection = .init()
  ) -> LayoutRect {
    let bounds = LayoutRect(origin: .zero, size: size)
    let margin = traits.horizontalSizeClass == .regular ? 20.0 : 16.0
    let margins = bounds.inset(by: safeArea).inset(by: LayoutInsets(left: margin, right: margin))
    let start =
      switch base {
      case .bounds: bounds
      case .safeArea: bounds.inset(by: safeArea)
      case .margins: margins
      case .readable(let limit): margins.limited(limit * traits.contentSizeCategory.textScale)
      }
    return steps.reduce(start) { frame, step in
      switch step {
      case .inset(let insets): frame.inset(by: insets)
      case .limited(let width): frame.limited(width)
      }
    }
  }

  /// How far the guide lies within a view's edges, in points: what a layout takes for its insets.
  public func insets(
    in size: LayoutSize, safeArea: LayoutInsets = .zero, traits: TraitCollection = .init()
  ) -> LayoutInsets {
    let frame = frame(in: size, safeArea: safeArea, traits: traits)
    return LayoutInsets(
      top: frame.origin.y, left: frame.origin.x,
      bottom: size.height - frame.origin.y - frame.size.height,
      right: size.width - frame.origin.x - frame.size.width)
  }
}

extension LayoutRect {
  fileprivate func limited(_ limit: Double) -> LayoutRect {
    guard limit > 0, limit < size.width else { return self }
    return LayoutRect(
      x: origin.x + (size.width - limit) / 2, y: origin.y, width: limit, height: size.height)
  }
}
