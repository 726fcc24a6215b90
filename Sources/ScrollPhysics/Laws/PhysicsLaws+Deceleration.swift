extension PhysicsLaws {
  /// The free motion of a release toward the trailing edge from 0, as the law itself answers.
  private struct Probe {
    let speed: Double
    let distance: Double
    let duration: Double
    let position: (Double) -> Double
    let velocity: (Double) -> Double
    let time: (Double) -> Double
    /// The table of a program's own motion; `nil` for the engine's motions.
    let own: CustomMotion?

    init?(_ speed: Double, _ law: MotionLaw) {
      self.speed = speed
      guard let segment = try? law.deceleration.segment(position: 0, velocity: speed) else {
        return nil
      }
      // The engine's own, which has to follow the functions.
      time = { segment.passage(of: $0) }
      if case .custom(let custom) = law.deceleration, case .custom(let motion) = segment {
        let functions = custom.law
        distance = functions.distance(speed: speed)
        duration = functions.duration(speed: speed)
        position = { functions.distance(at: $0, speed: speed) }
        velocity = { functions.velocity(at: $0, speed: speed) }
        own = motion
        return
      }
      distance = segment.destination
      duration = segment.duration(within: law.stopDistance)
      position = { segment.position(at: $0) }
      velocity = { segment.velocity(at: $0) }
      own = nil
    }

    /// Whether the content stays where it is.
    var stays: Bool {
      own != nil && !(LawAnswer.isLength(distance) && LawAnswer.isDuration(duration))
    }

    /// Points by which the time for a position may miss.
    func inverseSlack(at time: Double) -> Double {
      let least = own == nil ? LawAnswer.tolerance : 1.0 / 1024
      // Between two moments of its table the engine goes along a cubic. Where the velocity changes at once, that is up
      // to an eighth of the change off.
      let piece = own?.storage.curve.bounds(at: time)
      guard let piece else { return max(least, 1e-6 * distance) }
      let length = piece.upperBound - piece.lowerBound
      let rates = (0...4).map { velocity(piece.lowerBound + length * (Double($0) / 4)) }
      let change = (rates.max() ?? 0) - (rates.min() ?? 0)
      return max(least, 1e-6 * distance) + max(0, change) * length / 8
    }
  }

  static func checkDeceleration(_ law: MotionLaw, _ list: inout LawList) {
    var before = 0.0
    for speed in (extremes + speeds).sorted() {
      guard let probe = Probe(speed, law) else { continue }
      let isFinite =
        list.expectFinite(probe.distance, .deceleration, "the distance at \(speed) pt/s")
        && list.expectFinite(probe.duration, .deceleration, "the duration at \(speed) pt/s")
      guard isFinite else { continue }
      list.expect(
        probe.distance, atLeast: before, .faster, .deceleration, "the distance at \(speed) pt/s")
      before = max(before, probe.distance)
      if probe.stays {
        checkStay(probe, law, &list)
      } else {
        check(probe, law, isClose: speeds.contains(speed), &list)
      }
    }
  }

  /// Content that stays has no way, and some release has to move it.
  private static func checkStay(_ probe: Probe, _ law: MotionLaw, _ list: inout LawList) {
    let (speed, duration) = (probe.speed, probe.duration)
    list.expect(duration, atLeast: 0, .ends, .deceleration, "the duration at \(speed) pt/s")
    list.expect(
      probe.distance, 0, within: law.stopDistance, .ends, .deceleration,
      "the distance at \(speed) pt/s, which takes \(duration) s,")
    if speed == speeds.max() {
      list.expect(
        0, speed, .begins, .deceleration, "at \(speed) pt/s, the velocity of content that stays")
    }
  }

  private static func check(
    _ probe: Probe, _ law: MotionLaw, isClose: Bool, _ list: inout LawList
  ) {
    let (speed, duration) = (probe.speed, probe.duration)
    let small = 1e-9 * max(1, probe.distance)
    guard duration > 0 else { return }
    func position(_ time: Double) -> String { "at \(speed) pt/s, the position at \(time) s" }
    func rate(_ time: Double) -> String { "at \(speed) pt/s, the velocity at \(time) s" }
    let times = (0...moments).map { duration * Double($0) / Double(moments) }
    let between =
      probe.own == nil
      ? [] : (1..<closeMoments).map { duration * Double($0) / Double(closeMoments) }
    let areFinite = (times + between).map { time in
      list.expectFinite(probe.position(time), .deceleration, position(time))
        && list.expectFinite(probe.velocity(time), .deceleration, rate(time))
    }
    guard isClose, areFinite.allSatisfy({ $0 }) else { return }
    let (places, rates) = (times.map(probe.position), times.map(probe.velocity))
    // The steepest part, by which the others are judged.
    let fastest = max(speed, rates.max() ?? 0)
    list.expect(places[0], 0, within: small, .begins, .deceleration, position(0))
    list.expect(rates[0], speed, within: slack * speed, .begins, .deceleration, rate(0))
    for (step, time) in times.enumerated() {
      let before = step == 0 ? 0 : places[step - 1]
      list.expect(
        places[step], atLeast: before - small, .monotone, .deceleration, position(time))
      list.expect(rates[step], atLeast: -small, .monotone, .deceleration, rate(time))
      guard step > 0, step < moments else { continue }
      let half = duration * differenceShare
      list.expectDerivative(
        rates[step], from: probe.position(time - half), to: probe.position(time + half),
        over: 2 * half, scale: fastest, .deceleration, rate(time))
      let found = probe.time(places[step])
      list.expect(
        probe.position(found), places[step], within: probe.inverseSlack(at: found), .inverse,
        .deceleration,
        "at \(speed) pt/s, the position at \(found) s, the time for \(places[step]) pt,")
    }
    list.expect(
      places[moments], probe.distance, within: law.stopDistance + small, .ends, .deceleration,
      position(duration))
    // Not the end itself, where a law may say 0 whatever it said before; and as close to it as a law needs that is
    // steep there, such as the root of the time that is left.
    let late = duration * (1 - 1e-9)
    let end = probe.velocity(late)
    if end * frame > law.stopDistance + 0.01 * speed * frame {
      list.expect(
        end, 0, .ends, .deceleration, "at \(speed) pt/s, the velocity at \(late) s, before the end,"
      )
    }
  }
}
