import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What moves a cell that is drawn aside.
extension Swipe {
  /// Grabs the cell with a finger where it is at a moment.
  ///
  /// - Parameters:
  ///   - place: where its way counts from, in points across the axis.
  ///   - tracker: the places of the finger until then.
  mutating func track(
    _ pointer: Int, from place: Double, at time: Timestamp, _ tracker: VelocityTracker,
    _ profile: ScrollProfile
  ) {
    let distance = distance(at: time, profile.rubberBand)
    let begun =
      distance <= width
      ? distance
      : profile.rubberBand?.proposed(
        forPosition: distance, lower: 0, upper: width, dimension: cellWidth - width) ?? width
    isClosing = false
    motion = .tracking(
      Track(
        pointer: pointer, origin: place, place: place, begun: min(begun, cellWidth),
        travel: min(begun, cellWidth), tracker: tracker))
  }

  mutating func follow(_ place: Double) {
    guard case .tracking(var track) = motion else { return }
    track.place = place
    track.travel = track.begun + sign * (place - track.origin)
    motion = .tracking(track)
  }

  mutating func follow(_ place: Double, at time: Timestamp) {
    guard case .tracking(var track) = motion else { return }
    track.tracker.add(position: place, time: time.seconds)
    motion = .tracking(track)
    follow(place)
  }

  /// Lets the cell go: it opens where it would come to rest by itself beyond half of its actions.
  mutating func release(
    at time: Timestamp, isCanceled: Bool, _ profile: ScrollProfile, restDistance: Double
  ) -> Outcome {
    guard case .tracking(let track) = motion else { return .closes }
    let isFull = isFull && !isCanceled
    var velocity = isCanceled ? 0 : sign * track.tracker.velocity(at: time.seconds)
    if track.travel < 0 { velocity = 0 }
    if track.travel > width {
      let slope = profile.rubberBand?.slope(
        atDrag: track.travel - width, dimension: cellWidth - width)
      velocity *= slope ?? 0
    }
    let end = Decay.discreteProjection(
      position: distance(at: time, profile.rubberBand), velocity: velocity, rate: .fast)
    let opens = !isFull && end >= width / 2
    settle(
      to: opens ? width : 0, velocity: velocity, at: time, profile, restDistance: restDistance)
    isClosing = !opens
    return isFull ? .performsFirst : opens ? .opens : .closes
  }

  /// Sends the cell back from where it is.
  mutating func close(at time: Timestamp, _ profile: ScrollProfile, restDistance: Double) {
    var velocity = 0.0
    if case .settling(let way) = motion {
      velocity = way.curve.velocity(at: time.seconds(since: way.start))
    }
    settle(to: 0, velocity: velocity, at: time, profile, restDistance: restDistance)
    isClosing = true
  }

  private mutating func settle(
    to target: Double, velocity: Double, at time: Timestamp, _ profile: ScrollProfile,
    restDistance: Double
  ) {
    let distance = distance(at: time, profile.rubberBand)
    guard
      let curve = try? SpringCurve(
        spring: profile.targetSpring, displacement: distance - target, velocity: velocity)
    else { return }
    motion = .settling(
      Settling(
        curve: curve, target: target, start: time,
        duration: curve.settleTime(within: restDistance)))
  }

  /// Rests where the way has ended by a moment. Whether there is anything left to show.
  mutating func rest(at time: Timestamp) -> Bool {
    guard case .settling(let way) = motion, time.seconds(since: way.start) >= way.duration else {
      return true
    }
    motion = .resting(distance: way.target)
    return !isClosing
  }
}
