/// Whether the safe area is added to the content's insets along the scroll axis.
public enum InsetAdjustment: String, Hashable, Sendable, CaseIterable {
  /// As `scrollableAxes`; at top and bottom always when a screen hosts the view.
  case automatic
  /// Only where the content scrolls: it is longer than the viewport, or always bounces.
  case scrollableAxes
  /// The safe area is added at all edges.
  case always
  /// The safe area is not added.
  case never
}
