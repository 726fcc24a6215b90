public import ScrollPrimitives

extension Scenario {
  /// The part of the screen the content is seen through.
  public struct Viewport: Equatable, Sendable {
    /// Points; both lengths finite and not negative.
    public var size: LayoutSize
    /// Pixels per point, greater than 0.
    public var scale: Double
    /// Points covered by the screen's own furniture, such as a status bar; not negative.
    public var safeArea: LayoutInsets

    /// Whether the view has the traits of a window of its size, also after a resize; otherwise those of a
    /// view that nobody told any.
    public var hasWindowTraits: Bool

    /// Creates a viewport of a size in points.
    public init(
      size: LayoutSize, scale: Double = 1, safeArea: LayoutInsets = .zero,
      hasWindowTraits: Bool = false
    ) {
      self.size = size
      self.scale = scale
      self.safeArea = safeArea
      self.hasWindowTraits = hasWindowTraits
    }

    /// A window that people have, with its traits.
    public init(_ window: WindowPreset) {
      self.init(
        size: window.size, scale: window.scale, safeArea: window.safeArea, hasWindowTraits: true)
    }
  }

  /// How the safe area becomes part of the adjusted content insets.
  ///
  /// The words and their meaning are those of UIKit's `contentInsetAdjustmentBehavior`.
  public enum InsetAdjustment: String, CaseIterable, Sendable {
    /// Along the scrollable axes, and also when the content is short but a screen hosts the view.
    case automatic
    /// Only along the axes the content can scroll in.
    case scrollableAxes = "scrollable_axes"
    /// On all four edges.
    case always
    /// On none.
    case never
  }
}
