package import ScrollPhysics

/// The motion of one profile's content after a release, ready to be tabulated and drawn.
///
/// Positions are points, velocities points per second, times seconds from the release.
package struct ScrollCurve: Equatable, Sendable {
  package let profile: ScrollProfile
  package let request: CurveRequest
  /// The velocity that the content begins with: the request's, within the profile's limits if it says
  /// so.
  package let velocity: Double
  package let motion: Motion

  /// - Throws: when a number of the request or of the profile cannot be used, or the rows would be
  ///   more than ``CurveRequest/rowLimit``.
  package init(_ profile: ScrollProfile, _ request: CurveRequest) throws(CurveError) {
    try request.check()
    self.profile = profile
    self.request = request
    velocity = request.isLimited ? profile.limited(request.velocity) : request.velocity
    do {
      try profile.validate()
      motion = try Motion(
        position: request.position, velocity: velocity, lower: request.lower ?? -.infinity,
        upper: request.upper ?? .infinity, law: profile.law(scale: request.scale))
    } catch {
      throw .physics(error)
    }
    try request.checkRows(until: endTime)
  }

  /// When a table of this curve ends.
  package var endTime: Double { request.duration ?? motion.endTime }

  /// What the content is doing.
  package enum Phase: String, Sendable {
    /// Moving within the edges.
    case free
    /// Beyond an edge, or at the moment of passing one.
    case bounce
    /// Nothing moves any more.
    case rest
  }

  /// One row of a table.
  package struct Sample: Equatable, Sendable {
    package var time: Double
    package var position: Double
    package var velocity: Double
    /// The curve that moves the content; ``SegmentKind/rest`` from the motion's end on.
    package var segment: SegmentKind
    package var phase: Phase
  }

  /// The motion at `time` seconds.
  package func sample(at time: Double) -> Sample {
    let isOver = time >= motion.endTime
    return Sample(
      time: time, position: motion.position(at: time), velocity: motion.velocity(at: time),
      segment: isOver ? .rest : SegmentKind(motion.piece(at: time).segment),
      phase: isOver ? .rest : motion.isBouncing(at: time) ? .bounce : .free)
  }

  /// A row for each of the request's `rate` parts of a second, and one exactly at ``endTime``.
  package func samples() -> [Sample] {
    request.times(until: endTime).map(sample(at:))
  }

  /// The motion's events up to ``endTime``.
  package var events: ArraySlice<MotionEvent> {
    motion.events.prefix { $0.time <= endTime }
  }
}

/// The names of the curves that make up a motion.
package enum SegmentKind: String, CaseIterable, Sendable {
  case rest, decay, friction, braking, spline, power, spring, cubic, approach, ease, custom

  init(_ segment: Segment) {
    self =
      switch segment {
      case .rest: .rest
      case .decay: .decay
      case .friction: .friction
      case .braking: .braking
      case .spline: .spline
      case .power: .power
      case .spring: .spring
      case .cubic: .cubic
      case .approach: .approach
      case .ease: .ease
      case .custom: .custom
      }
  }
}

extension MotionEvent.Kind {
  /// As it stands in tables.
  var word: String {
    switch self {
    case .bounceBegan: "began"
    case .bouncePeaked: "peak"
    case .bounceEnded: "ended"
    case .stopped: "stopped"
    }
  }
}

extension EdgeSide {
  /// As it stands in tables.
  var word: String { self == .leading ? "leading" : "trailing" }
}
