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

    public init(size: LayoutSize, scale: Double = 1, safeArea: LayoutInsets = .zero) {
      self.size = size
      self.scale = scale
      self.safeArea = safeArea
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
