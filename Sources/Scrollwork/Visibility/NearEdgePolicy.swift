import ScrollLayout

/// How near to an end of the content the viewport comes before that is reported.
public struct NearEdgePolicy: Hashable, Sendable {
  /// How much content is left beyond the viewport.
  public enum Distance: Hashable, Sendable {
    /// Points, not negative.
    case points(Double)
    /// Lengths of the viewport, not negative.
    case viewports(Double)

    /// Whether it is a length that positions are exact in.
    var isValid: Bool {
      switch self {
      case .points(let length), .viewports(let length):
        length >= 0 && Ticks(points: length) != nil
      }
    }

    var number: Double {
      switch self {
      case .points(let length), .viewports(let length): length
      }
    }

    /// In ticks, for a viewport of this length in points.
    func ticks(viewport: Double) -> Ticks {
      switch self {
      case .points(let length): Ticks(clamping: length)
      case .viewports(let lengths): Ticks(clamping: lengths * viewport)
      }
    }
  }

  /// Before the viewport; `nil` where that end is not reported. Default a fifth of the viewport, as
  /// FlashList.
  public var start: Distance?
  /// Behind the viewport; `nil` where that end is not reported. Default half a viewport, as FlashList.
  public var end: Distance?

  /// Creates a policy from the distances to both ends; `nil` does not report that end.
  public init(start: Distance? = .viewports(0.2), end: Distance? = .viewports(0.5)) {
    self.start = start
    self.end = end
  }
}
