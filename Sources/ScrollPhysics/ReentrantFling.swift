/// A fling that may begin beyond an edge, re-enters the content, and goes on decelerating.
///
/// Beyond an edge a spring carries the content back. Where the spring would pass the edge, the
/// motion goes over into a ``Fling`` with the velocity it has at that moment, so that position and
/// velocity are continuous. A spring that only creeps up to the edge never re-enters, and a release
/// within the range is a plain fling. No toolkit is known to do this; a plain ``Fling`` keeps to
/// the spring.
///
/// Points, points per second, seconds from the release. Mirrored parameters give mirrored values.
public struct ReentrantFling: Equatable, Sendable {
  /// The moment the content is entered.
  @frozen public struct Reentry: Equatable, Sendable {
    public let side: EdgeSide
    /// Points, the bound that is passed.
    public let edge: Double
    /// Seconds from the release.
    public let time: Double
    /// Points per second, of both the spring and the fling at that moment.
    public let velocity: Double
  }

  /// `nil` for a release within the range, and for one that comes to rest at its edge.
  public let reentry: Reentry?
  /// Seconds from the release to the end of the whole motion.
  public let endTime: Double
  /// From the re-entry on; the whole motion without one.
  let fling: Fling
  /// About the edge, until the re-entry.
  let approach: SpringCurve?

  /// Takes the parameters of ``Fling`` and throws as it does.
  public init(
    position: Double, velocity: Double, lower: Double, upper: Double, rate: DecelerationRate,
    spring: Spring, stopDistance: Double, settleDistance: Double, crossing rule: Fling.CrossingRule
  ) throws(PhysicsError) {
    let whole = try Fling(
      position: position, velocity: velocity, lower: lower, upper: upper, rate: rate,
      spring: spring, stopDistance: stopDistance, settleDistance: settleDistance, crossing: rule)
    guard position < lower || position > upper, let crossing = whole.crossing,
      let approach = whole.bounce, let time = approach.firstZeroCrossing,
      // A spring that meets the edge when nothing is left of its motion rests there.
      case let speed = approach.velocity(at: time), speed != 0
    else {
      reentry = nil
      fling = whole
      self.approach = nil
      endTime = whole.endTime
      return
    }
    let reentry = Reentry(side: crossing.side, edge: crossing.edge, time: time, velocity: speed)
    self.reentry = reentry
    self.approach = approach
    fling = try Fling(
      position: reentry.edge, velocity: reentry.velocity, lower: lower, upper: upper, rate: rate,
      spring: spring, stopDistance: stopDistance, settleDistance: settleDistance, crossing: rule)
    // A re-entry too slow to be seen can be hours away; the motion ends when the spring settles.
    endTime = fling.endTime > 0 ? time + fling.endTime : min(time, whole.settleTime)
  }

  /// Points at `t` seconds; exactly the edge at the re-entry.
  public func position(at t: Double) -> Double {
    guard let reentry, let approach else { return fling.position(at: t) }
    guard t < reentry.time else { return fling.position(at: t - reentry.time) }
    return Elementary.finite(reentry.edge + approach.displacement(at: t))
  }

  /// Points per second at `t` seconds, continuous across the re-entry.
  public func velocity(at t: Double) -> Double {
    guard let reentry, let approach else { return fling.velocity(at: t) }
    return t < reentry.time ? approach.velocity(at: t) : fling.velocity(at: t - reentry.time)
  }

  /// Points: where the deceleration tends to, or the edge that a spring rests at.
  public var restPosition: Double { fling.restPosition }
}
