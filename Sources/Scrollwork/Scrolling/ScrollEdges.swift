public import ScrollPrimitives

/// Where scrolling ends along one axis, and whether an offset lies beyond.
///
/// All values are in points in content coordinates; `leading` is top or left, `trailing` bottom or
/// right.
public struct ScrollEdges: Hashable, Sendable {
  /// What the edges depend on, along one axis.
  public struct Input: Hashable, Sendable {
    /// The axis along which the content scrolls.
    public var axis = Axis.vertical
    /// The length of the viewport along the axis, in points.
    public var viewport = 0.0
    /// The length of the content along the axis, in points.
    public var content = 0.0
    /// The content inset at the leading edge, in points.
    public var insetLeading = 0.0
    /// The content inset at the trailing edge, in points.
    public var insetTrailing = 0.0
    /// The safe area at the leading edge, in points.
    public var safeLeading = 0.0
    /// The safe area at the trailing edge, in points.
    public var safeTrailing = 0.0
    /// How much a keyboard covers at the trailing edge, in points, the safe area there included.
    public var coveredTrailing = 0.0
    /// Whether the safe area is added to the content inset.
    public var adjustment = InsetAdjustment.automatic
    /// Whether content that fits the viewport can be pulled.
    public var alwaysBounces = false
    /// Whether a screen hosts the view.
    public var isHostedByScreen = false
    /// Whether content shorter than the viewport lies at the trailing edge.
    public var alignsTrailing = false

    /// Creates an input of empty content in an empty viewport.
    public init() {}
  }

  /// The content's insets together with the safe area, where that is included.
  public let adjustedLeading: Double
  /// The inset at the trailing edge with the safe area where it is added, in points.
  public let adjustedTrailing: Double
  /// The offset at rest at the leading edge: minus the adjusted leading inset; less where short content
  /// lies at the trailing edge.
  public let minimum: Double
  /// The offset at rest at the trailing edge. Never below `minimum`: content shorter than the
  /// viewport rests at one edge.
  public let maximum: Double

  /// Computes the edges. O(1).
  public init(_ input: Input) {
    let scrolls = input.content > input.viewport || input.alwaysBounces
    let includesSafeArea =
      switch input.adjustment {
      case .always: true
      case .never: false
      case .scrollableAxes: scrolls
      case .automatic: scrolls || (input.isHostedByScreen && input.axis == .vertical)
      }
    adjustedLeading = input.insetLeading + (includesSafeArea ? input.safeLeading : 0)
    adjustedTrailing =
      input.insetTrailing + max(includesSafeArea ? input.safeTrailing : 0, input.coveredTrailing)
    let end = input.content + adjustedTrailing - input.viewport
    let start = 0 - adjustedLeading
    minimum = input.alignsTrailing ? min(start, end) : start
    maximum = max(minimum, end)
  }

  /// Half a pixel, in points: an offset closer to an edge than this counts as at rest there.
  package static func epsilon(scale: Double) -> Double { 0.5 / scale }

  /// Whether an offset lies before the leading edge by more than half a pixel.
  public func isBouncingLeading(at offset: Double, scale: Double) -> Bool {
    offset < minimum - Self.epsilon(scale: scale)
  }

  /// Whether an offset lies behind the trailing edge by more than half a pixel.
  public func isBouncingTrailing(at offset: Double, scale: Double) -> Bool {
    offset > maximum + Self.epsilon(scale: scale)
  }
}
