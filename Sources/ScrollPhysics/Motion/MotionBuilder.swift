/// Puts the segments of a motion together, from hand-over to hand-over.
struct MotionBuilder {
  /// Where and when a motion comes to rest.
  struct End: Equatable, Sendable {
    var time: Double
    var position: Double
    var edge: EdgeSide?
  }

  /// What comes after a piece.
  enum Next {
    case end(End)
    /// Within the edges, or on one of them with a velocity that leads inward.
    case within(position: Double, velocity: Double, time: Double)
    /// At or beyond an edge. `arrival` is the velocity before an edge takes its share of it.
    case beyond(EdgeSide, displacement: Double, velocity: Double, arrival: Double, time: Double)
  }

  /// How many pieces a motion has at the most. An edge with an under-damped spring hands over twice
  /// for each swing, and a swing takes a fixed share of the velocity; past the limit the last spring
  /// keeps the content until it rests.
  static let limit = 256

  /// Points by which content that counts as stopped may be beyond an edge until it rests on it: the stop distance of
  /// the platforms.
  private static let unseen = 0.5

  let law: MotionLaw
  let lower: Double
  let upper: Double
  private(set) var pieces: [Motion.Piece] = []
  private(set) var events: [MotionEvent] = []

  init(
    law: MotionLaw, lower: Double, upper: Double, after pieces: ArraySlice<Motion.Piece> = [],
    events: ArraySlice<MotionEvent> = []
  ) {
    self.law = law
    self.lower = lower
    self.upper = upper
    self.pieces = Array(pieces)
    self.events = Array(events)
  }

  mutating func build(position: Double, velocity: Double) throws(PhysicsError) -> End {
    try finish(first(position, velocity))
  }

  mutating func finish(_ first: Next) throws(PhysicsError) -> End {
    var next = first
    while true {
      switch next {
      case .end(let end):
        return end
      case .within(let position, let velocity, let time):
        next = try runFree(from: position, velocity, at: time)
      case .beyond(let side, let displacement, let velocity, let arrival, let time):
        next = try runBeyond(side, displacement, velocity, arrival: arrival, at: time)
      }
    }
  }

  private func first(_ position: Double, _ velocity: Double) -> Next {
    guard position < lower || position > upper else {
      return .within(position: position, velocity: velocity, time: 0)
    }
    let side = position < lower ? EdgeSide.leading : .trailing
    return .beyond(
      side, displacement: Elementary.finite(position - edge(side)), velocity: velocity,
      arrival: velocity, time: 0)
  }

  func edge(_ side: EdgeSide) -> Double { side == .leading ? lower : upper }

  /// Adds a piece; `exit` is the edge at which the next piece follows a free motion.
  mutating func append(
    _ segment: Segment, at start: Double, origin: Double? = nil, side: EdgeSide? = nil,
    exit: EdgeSide? = nil
  ) {
    pieces.append(
      Motion.Piece(
        segment: segment, start: start, side: side, origin: origin ?? start,
        floor: exit == .leading ? lower : -.greatestFiniteMagnitude,
        ceiling: exit == .trailing ? upper : .greatestFiniteMagnitude, eventsBefore: events.count))
  }

  mutating func post(
    _ kind: MotionEvent.Kind, _ side: EdgeSide, time: Double, velocity: Double, overshoot: Double
  ) {
    events.append(
      MotionEvent(
        kind: kind, side: side, edge: edge(side), time: time, velocity: velocity,
        overshoot: overshoot))
  }

  /// A free motion from within the edges, up to where it crosses one or stops.
  private mutating func runFree(
    from position: Double, _ velocity: Double, at start: Double
  ) throws(PhysicsError) -> Next {
    guard velocity != 0 else {
      append(.rest(position), at: start)
      return .end(End(time: start, position: position, edge: nil))
    }
    let segment = try law.deceleration.segment(position: position, velocity: velocity)
    let side = velocity > 0 ? EdgeSide.trailing : .leading
    if case .custom(let fling) = segment, stays(fling, toward: side) {
      append(.rest(position), at: start)
      return .end(End(time: start, position: position, edge: nil))
    }
    return run(segment, toward: side, origin: start, from: start)
  }

  /// A free motion that began at `origin`, from `start` on.
  mutating func run(
    _ segment: Segment, toward side: EdgeSide, origin: Double, from start: Double
  ) -> Next {
    let stop = segment.duration(within: law.stopDistance)
    let passage = segment.passage(of: edge(side))
    // An unreachable edge has an infinite time, which is below no limit.
    guard passage < (law.crossing == .beforeStop ? stop : .infinity) else {
      let end = Elementary.finite(origin + segment.duration(within: law.restDistance))
      if isHeld(segment, at: side), origin + passage < end {
        append(segment, at: start, origin: origin, exit: side)
        return halt(at: side, origin + passage, arrival: segment.velocity(at: passage))
      }
      append(segment, at: start, origin: origin)
      // A motion that stops short of an edge may tend to a place beyond it.
      let rest = min(max(segment.destination, lower), upper)
      return .end(End(time: end, position: rest, edge: nil))
    }
    append(segment, at: start, origin: origin, exit: side)
    let arrival = segment.velocity(at: passage)
    return .beyond(
      side, displacement: 0, velocity: transferred(arrival), arrival: arrival,
      time: origin + passage)
  }

  /// Whether an edge stops a motion that counts as stopped before it gets there, but tends to a place beyond: an edge
  /// that stops all content, and each edge that it would visibly pass.
  private func isHeld(_ segment: Segment, at side: EdgeSide) -> Bool {
    if case .stop = law.edge { return true }
    let beyond = segment.destination - edge(side)
    return (side == .trailing ? beyond : -beyond) > Self.unseen
  }

  private func transferred(_ velocity: Double) -> Double {
    guard case .spring(let edge) = law.edge else { return velocity }
    return edge.transferred(velocity)
  }

  private mutating func runBeyond(
    _ side: EdgeSide, _ displacement: Double, _ velocity: Double, arrival: Double, at start: Double
  ) throws(PhysicsError) -> Next {
    switch law.edge {
    case .spring(let edge):
      return try runSpring(
        edge.spring, side, displacement, velocity, arrival: arrival, at: start)
    case .stop(let spring):
      guard displacement != 0 else { return halt(at: side, start, arrival: arrival) }
      return try runSpring(spring, side, displacement, velocity, arrival: arrival, at: start)
    case .overfling(let distance, let gravity):
      let field = Overfling(distance: distance, gravity: gravity)
      return try runOverfling(field, side, displacement, velocity, at: start)
    case .custom(let edge):
      return try runCustom(edge, side, displacement, velocity, arrival: arrival, at: start)
    }
  }

  /// The end at an edge that takes all of the velocity.
  mutating func halt(at side: EdgeSide, _ time: Double, arrival: Double) -> Next {
    post(.stopped, side, time: time, velocity: arrival, overshoot: 0)
    return stop(at: side, time)
  }

  func stop(at side: EdgeSide, _ time: Double) -> Next {
    .end(End(time: time, position: edge(side), edge: side))
  }
}
