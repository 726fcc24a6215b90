import ScrollLayout
import ScrollPrimitives

/// How much of the content is on screen and where it lies, as a bar at the viewport's side shows it.
public struct ScrollIndicator: Hashable, Sendable {
  /// Where the content is on its way from the leading edge to the trailing one, 0 to 1.
  public var position: Double
  /// The share of the content that is on screen, above 0 and at most 1; less while the content lies beyond
  /// an edge.
  public var length: Double

  /// Creates an indicator from its position and length.
  public init(position: Double, length: Double) {
    self.position = position
    self.length = length
  }

  /// The bar in a track of a length in points: where it starts and how long it is, never shorter than
  /// `minimum` points unless the track is.
  public func bar(inTrack track: Double, minimum: Double = 24) -> (start: Double, length: Double) {
    let track = max(0, track)
    let bar = min(track, max(length * track, minimum))
    return (position * (track - bar), bar)
  }

  /// The position that puts the bar at a place in the track: the other way round of `bar(inTrack:)`.
  public func position(
    ofBarAt start: Double, inTrack track: Double, minimum: Double = 24
  ) -> Double {
    let free = track - bar(inTrack: track, minimum: minimum).length
    return free > 0 ? min(max(start / free, 0), 1) : 0
  }
}

/// The bar while someone holds it, and after.
struct IndicatorHold: Equatable, Sendable {
  /// What the bar shows.
  var shown: ScrollIndicator
  /// After its release: its distance from the content's position, and how far the content went since.
  var released: (difference: Double, traveled: Double)?

  static func == (a: IndicatorHold, b: IndicatorHold) -> Bool {
    a.shown == b.shown && a.released?.difference == b.released?.difference
      && a.released?.traveled == b.released?.traveled
  }
}
