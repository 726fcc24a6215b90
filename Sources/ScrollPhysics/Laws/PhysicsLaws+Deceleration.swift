extension PhysicsLaws {
  /// The free motion of a release toward the trailing edge from 0, as the law itself answers.
  private struct Probe {
    let speed: Double
    let distance: Double
    let duration: Double
    let position: (Double) -> Double
    let velocity: (Double) -> Double
    let time: (Double) -> Double
    /// Points by which an inverse may miss.
    let inverseSlack: Double

    init?(_ speed: Double, _ law: MotionLaw) {
      self.speed = speed
      if case .custom(let custom) = law.deceleration {
        let functions = custom.law
        distance = functions.distance(speed: speed)
        duration = functions.duration(speed: speed)
        position = { functions.distance(at: $0, speed: speed) }
        velocity = { functions.velocity(at: $0, speed: speed) }
        // The engine's own, which has to follow the functions.
        let segment = try? law.deceleration.segment(position: 0, velocity: speed)
        time = { segment?.passage(of: $0) ?? 0 }
        inverseSlack = 1.0 / 1024
        return
      }
      guard let segment = try? law.deceleration.segment(position: 0, velocity: speed) else {
        return nil
      }
      distance = segment.destination
      duration = segment.duration(within: law.stopDistance)
      position = { segment.position(at: $0) }
      velocity = { segment.velocity(at: $0) }
      time = { segment.passage(of: $0) }
      inverseSlack = LawAnswer.tolerance
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
      check(probe, law, isClose: speeds.contains(speed), &list)
    }
  }

  private static func check(
    _ probe: Probe, _ law: MotionLaw, isClose: Bool, _ list: inout LawList
  ) {
    let (speed, duration) = (probe.speed, probe.duration)
    let small = 1e-9 * max(1, probe.distance)
    guard duration > 0 else { return }
    var last = 0.0
    for step in 0...moments {
      let time = duration * Double(step) / Double(moments)
      let (position, velocity) = (probe.position(time), probe.velocity(time))
      let subject = "at \(speed) pt/s, the position at \(time) s"
      let rate = "at \(speed) pt/s, the velocity at \(time) s"
      guard
        list.expectFinite(position, .deceleration, subject),
        list.expectFinite(velocity, .deceleration, rate), isClose
      else { continue }
      list.expect(position, atLeast: last - small, .monotone, .deceleration, subject)
      list.expect(velocity, atLeast: -small, .monotone, .deceleration, rate)
      last = position
      if step == 0 {
        list.expect(position, 0, within: small, .begins, .deceleration, subject)
        list.expect(velocity, speed, within: slack * speed, .begins, .deceleration, rate)
      } else if step < moments {
        let half = duration * 1e-5
        list.expectDerivative(
          velocity, from: probe.position(time - half), to: probe.position(time + half),
          over: 2 * half, scale: speed, .deceleration, rate)
        let found = probe.time(position)
        list.expect(
          probe.position(found), position, within: max(probe.inverseSlack, 1e-6 * probe.distance),
          .inverse, .deceleration,
          "at \(speed) pt/s, the position at \(found) s, the time for \(position) pt,")
      } else {
        list.expect(
          position, probe.distance, within: law.stopDistance + small, .ends, .deceleration, subject)
      }
    }
    // Not the end itself, where a law may say 0 whatever it said before.
    let late = duration * 0.999
    let end = probe.velocity(late)
    if isClose, end * frame > law.stopDistance + 0.01 * speed * frame {
      list.expect(
        end, 0, .ends, .deceleration, "at \(speed) pt/s, the velocity at \(late) s, before the end,"
      )
    }
  }
}
