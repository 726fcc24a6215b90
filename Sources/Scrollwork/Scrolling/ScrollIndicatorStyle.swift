import ScrollPrimitives

/// How a view draws its scroll indicators: bars at its trailing sides, while content moves and for a while after.
public struct ScrollIndicatorStyle: Hashable, Sendable {
  /// Of the bars.
  public var color: Color
  /// Points across the bar. Default 3, as UIKit.
  public var thickness: Double
  /// Points between a bar and the side of the view, and at both of its ends. Default 3.
  public var margin: Double
  /// Seconds that bars stay after the last movement. Default 0.8.
  public var stay: Double
  /// Seconds that they then take to fade. Default 0.3.
  public var fade: Double

  /// Creates a style; each value has a default. The times were chosen by eye.
  ///
  /// - Parameters:
  ///   - color: of the bars, by default black of which a third is seen.
  ///   - thickness: points across the bar, from 0 to 100.
  ///   - margin: points around the bar, from 0 to 1,000.
  ///   - stay: seconds after the last movement, from 0 to 3,600.
  ///   - fade: seconds, from 0 to 3,600.
  public init(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 89), thickness: Double = 3,
    margin: Double = 3, stay: Double = 0.8, fade: Double = 0.3
  ) {
    self.color = color
    self.thickness = thickness
    self.margin = margin
    self.stay = stay
    self.fade = fade
  }

  /// How much of the color is seen some seconds after the last movement: from 1 to 0.
  public func opacity(after seconds: Double) -> Double {
    if seconds <= stay { return 1 }
    return fade > 0 ? min(1, max(0, 1 - (seconds - stay) / fade)) : 0
  }

  /// The first number outside its range.
  var problem: (name: String, value: Double)? {
    let numbers = [
      ("thickness", thickness, 100.0), ("margin", margin, 1000), ("stay", stay, 3600),
      ("fade", fade, 3600),
    ]
    return numbers.first { !(0...$0.2 ~= $0.1) }.map { ($0.0, $0.1) }
  }
}
