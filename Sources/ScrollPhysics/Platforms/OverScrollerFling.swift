/// Android's fling as `OverScroller` rounds it: whole pixels and milliseconds, single precision, and
/// a curve in 100 straight pieces.
///
/// For comparisons with devices; ``AndroidFling`` is the motion meant. Follows
/// `OverScroller.SplineOverScroller` step by step, so that its numbers are those of the platform.
public struct OverScrollerFling: Equatable, Sendable {
  /// Pixels per second at the release.
  public let velocity: Int32
  /// Whole milliseconds, cut off.
  public let duration: Int32
  /// Whole pixels from the start to the end, cut off, with the sign of the velocity.
  public let distance: Int32

  /// Throws when the density is NaN, infinite or not above 0.
  public init(velocity: Int32, density: Double) throws(PhysicsError) {
    try Check.positive(density, "density")
    self.velocity = velocity
    guard velocity != 0 else {
      duration = 0
      distance = 0
      return
    }
    let coefficient: Float = 9.80665 * 39.37 * (Float(density) * 160) * 0.84
    let resistance = 0.015 * coefficient
    let logarithm = Elementary.log(Double(0.35 * abs(Float(velocity)) / resistance))
    let rate = Double(Self.decelerationRate)
    duration = Self.whole(1000 * Elementary.exp(logarithm / (rate - 1)))
    let way = Double(resistance) * Elementary.exp(rate / (rate - 1) * logarithm)
    distance = Self.whole(velocity < 0 ? -way : way)
  }

  /// Whole pixels from the start at a whole number of milliseconds after the release.
  public func position(atMillisecond time: Int32) -> Int32 {
    guard time > 0 else { return 0 }
    guard time <= duration else { return distance }
    let way = Self.piece(at: Float(time) / Float(duration)).way * Float(distance)
    // Java rounds halves up, for either sign.
    return Self.whole((Double(way) + 0.5).rounded(.down))
  }

  /// Pixels per second at a whole number of milliseconds after the release: the slope of a piece.
  public func velocity(atMillisecond time: Int32) -> Float {
    guard time > 0 else { return Float(velocity) }
    guard duration > 0 else { return 0 }
    let slope = Self.piece(at: Float(min(time, duration)) / Float(duration)).slope
    return slope * Float(distance) / Float(duration) * 1000
  }

  private static let decelerationRate = Float(AndroidFriction.decelerationRate)

  /// As a conversion to `int` does in Java: cut off, and held within its range.
  private static func whole(_ value: Double) -> Int32 {
    value.isNaN ? 0 : Int32(min(max(value, Double(Int32.min)), Double(Int32.max)))
  }

  private static func piece(at share: Float) -> (way: Float, slope: Float) {
    let count = Float(spline.count - 1)
    let index = Int(count * share)
    guard index < spline.count - 1 else { return (1, 0) }
    let (from, to) = (Float(index) / count, Float(index + 1) / count)
    let slope = (spline[index + 1] - spline[index]) / (to - from)
    return (spline[index] + (share - from) * slope, slope)
  }

  /// `SPLINE_POSITION`: the way at each hundredth of the time, the time being met within 1e-5 by
  /// halving from where the hundredth before was met.
  private static let spline: [Float] = {
    var values: [Float] = []
    var low: Float = 0
    for index in 0..<100 {
      let share = Float(index) / 100
      var high: Float = 1
      while true {
        let x = low + (high - low) / 2
        let coefficient = 3 * x * (1 - x)
        let time = coefficient * ((1 - x) * (0.5 * 0.35) + x * (1 - 1 * (1 - 0.35))) + x * x * x
        if abs(Double(time - share)) < 1e-5 {
          values.append(coefficient * ((1 - x) * 0.5 + x) + x * x * x)
          break
        }
        if time > share { high = x } else { low = x }
      }
    }
    return values + [1]
  }()
}
