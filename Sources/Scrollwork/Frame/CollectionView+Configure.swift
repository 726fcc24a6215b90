import ScrollLayout
public import ScrollPrimitives

extension CollectionView {
  /// Sets the viewport's size in points and how many pixels a point has.
  ///
  /// A size of zero is valid and shows nothing. The first item on screen stays where it is.
  ///
  /// - Throws: `unboundedViewport` when a length is not finite or negative, `invalidValue` for a
  ///   scale that is not a positive number.
  public func setViewport(size: LayoutSize, scale: Double = 1) throws(CollectionError) {
    for length in [size.width, size.height] {
      guard length >= 0, Ticks(points: length) != nil else { throw .unboundedViewport(size) }
    }
    guard scale > 0, scale.isFinite else { throw .invalidValue(parameter: "scale", value: scale) }
    settings.viewport = size
    settings.scale = scale
  }

  /// Sets how much of the viewport's edges other things cover, in points.
  public func setSafeAreaInsets(_ insets: LayoutInsets) throws(CollectionError) {
    try check(insets, "safeAreaInsets", allowsNegative: false)
    settings.safeArea = insets
  }

  /// Sets extra space around the content, in points; negative values let it go under the edge.
  public func setContentInset(_ insets: LayoutInsets) throws(CollectionError) {
    try check(insets, "contentInset", allowsNegative: true)
    settings.contentInset = insets
  }

  /// Whether the safe area is added to the content inset.
  public var contentInsetAdjustmentBehavior: InsetAdjustment {
    get { settings.adjustment }
    set { settings.adjustment = newValue }
  }

  /// Whether the view fills a screen, so that `automatic` includes the safe area at top and bottom.
  public var isHostedByScreen: Bool {
    get { settings.isHostedByScreen }
    set { settings.isHostedByScreen = newValue }
  }

  /// Whether the content goes beyond its edges and comes back.
  public var bounces: Bool {
    get { settings.bounces }
    set { settings.bounces = newValue }
  }

  /// Whether content shorter than the viewport can be dragged and bounces.
  public var alwaysBounces: Bool {
    get { settings.alwaysBounces }
    set { settings.alwaysBounces = newValue }
  }

  /// Space around the content, in points, as it was set.
  public var contentInset: LayoutInsets { settings.contentInset }

  /// How much of the viewport's edges is covered, in points, as it was set.
  public var safeAreaInsets: LayoutInsets { settings.safeArea }

  private func check(
    _ insets: LayoutInsets, _ name: String, allowsNegative: Bool
  ) throws(CollectionError) {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    for (edge, value) in edges {
      guard Ticks(points: value) != nil, allowsNegative || value >= 0 else {
        throw .invalidValue(parameter: "\(name).\(edge)", value: value)
      }
    }
  }
}
