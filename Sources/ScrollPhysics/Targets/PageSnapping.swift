/// Where a release comes to rest when the content stops at whole pages.
///
/// Pages begin at the multiples of ``page``, counted from the offset 0. Offsets and lengths are
/// points, velocities points per second; functions of NaN give NaN. Halves of a page round away
/// from 0.
public struct PageSnapping: Equatable, Sendable {
  /// The length of a page, above 0.
  public let page: Double
  /// The offset of the first page, in points.
  public let lower: Double
  /// The largest offset, in points.
  public let upper: Double

  /// Throws when a number is NaN or infinite, the page not above 0, or `lower` above `upper`.
  public init(page: Double, lower: Double, upper: Double) throws(PhysicsError) {
    try Check.positive(page, "page")
    try Check.finite(lower, "lower")
    try Check.finite(upper, "upper")
    guard lower <= upper else {
      throw .outOfRange(parameter: "lower", value: lower, allowed: "at most upper, \(upper)")
    }
    self.page = page
    self.lower = lower
    self.upper = upper
  }

  /// The page a release shows by Flutter's `PageScrollPhysics`, whatever the speed: half a page on
  /// in the direction of a velocity above `tolerance`, then the nearest one.
  ///
  /// `nil` at and beyond an edge, unless the motion leads away from it: bouncing back is no matter
  /// of pages. The result is not held within the range.
  public func flingTarget(offset: Double, velocity: Double, tolerance: Double) -> Double? {
    if velocity <= 0, offset <= lower { return nil }
    if velocity >= 0, offset >= upper { return nil }
    let push = velocity > tolerance ? 0.5 : velocity < -tolerance ? -0.5 : 0
    return boundary(quotient(offset) + push)
  }

  /// The page nearest to where a release would end, such as ``Decay/destination``; within the range.
  public func nearest(to projected: Double) -> Double {
    held(boundary(quotient(projected)))
  }

  /// The same, but no farther from `offset` than the next page to either side.
  public func nearest(to projected: Double, adjacentTo offset: Double) -> Double {
    let here = quotient(offset)
    let (first, last) = (here.rounded(.up) - 1, here.rounded(.down) + 1)
    let wanted = quotient(projected).rounded(.toNearestOrAwayFromZero)
    return held(boundary(min(max(wanted, first), last)))
  }

  /// The page a release shows: the one nearest to where its motion would end, no farther than the next
  /// one; for a flick at least the next one in its direction.
  ///
  /// - Parameters:
  ///   - offset: where the content is released.
  ///   - projected: where the motion ends by itself, such as ``Motion/restPosition``.
  ///   - flick: the velocity if it is fast enough to turn a page; 0 otherwise.
  public func target(offset: Double, projected: Double, flick: Double) -> Double {
    let target = nearest(to: projected, adjacentTo: offset)
    let here = quotient(offset)
    if flick > 0, target <= offset { return held(boundary(here.rounded(.down) + 1)) }
    if flick < 0, target >= offset { return held(boundary(here.rounded(.up) - 1)) }
    return target
  }

  /// How many pages an offset is; whole for where a page begins, which the rounded quotient need not
  /// be where the page's length is a fraction.
  private func quotient(_ offset: Double) -> Double {
    let pages = Elementary.finite(offset / page)
    let whole = pages.rounded(.toNearestOrAwayFromZero)
    return boundary(whole) == offset ? whole : pages
  }

  private func boundary(_ pages: Double) -> Double {
    Elementary.finite(pages.rounded(.toNearestOrAwayFromZero) * page)
  }

  private func held(_ offset: Double) -> Double {
    offset.isNaN ? offset : min(max(offset, lower), upper)
  }
}
