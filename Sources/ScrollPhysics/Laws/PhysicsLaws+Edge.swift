extension PhysicsLaws {
  /// Where content begins beyond an edge, points, and how fast outward, points per second.
  private static let bounces: [(start: Double, velocity: Double)] = [
    (0, 40), (0, 600), (0, 5000), (0, 1e6), (3, 0), (90, 0), (90, 900), (90, -90), (400, -3000),
  ]
  /// Those that have to give numbers.
  private static let farBounces: [(start: Double, velocity: Double)] = [
    (0, 1e-3), (0, 1e9), (400, 1e9), (400, -1e9), (1e6, 0),
  ]

  /// Asks a program's own edge.
  static func checkEdge(_ edge: any EdgeLaw, _ law: MotionLaw, _ list: inout LawList) {
    for (index, bounce) in (bounces + farBounces).enumerated() {
      let probe = EdgeProbe(edge, from: bounce.start, velocity: bounce.velocity)
      guard list.expectFinite(probe.duration, .edge, probe.subject + " duration") else { continue }
      list.expect(probe.duration, atLeast: 0, .ends, .edge, probe.subject + " duration")
      guard LawAnswer.isDuration(probe.duration) else {
        list.expect(
          probe.start, 0, .ends, .edge,
          probe.subject + " displacement when the duration of \(probe.duration) s is over")
        continue
      }
      guard expectFinite(probe, &list), index < bounces.count else { continue }
      check(probe, law, &list)
    }
  }

  /// Content that begins beyond an edge or passes it, as the law itself answers.
  private struct EdgeProbe {
    let edge: any EdgeLaw
    let start: Double
    let speed: Double
    let duration: Double
    let subject: String

    init(_ edge: any EdgeLaw, from start: Double, velocity: Double) {
      (self.edge, self.start, speed) = (edge, start, velocity)
      duration = edge.duration(from: start, velocity: velocity)
      subject = "from \(start) pt at \(velocity) pt/s, the"
    }

    func displacement(_ time: Double) -> Double {
      edge.displacement(at: time, from: start, velocity: speed)
    }

    func velocity(_ time: Double) -> Double {
      edge.velocity(at: time, from: start, velocity: speed)
    }
  }

  /// Whether all answers are numbers.
  private static func expectFinite(_ probe: EdgeProbe, _ list: inout LawList) -> Bool {
    (0...closeMoments).map { step in
      let time = probe.duration * Double(step) / Double(closeMoments)
      let isPlace = list.expectFinite(
        probe.displacement(time), .edge, probe.subject + " displacement at \(time) s")
      return list.expectFinite(
        probe.velocity(time), .edge, probe.subject + " velocity at \(time) s") && isPlace
    }
    .allSatisfy { $0 }
  }

  private static func check(_ probe: EdgeProbe, _ law: MotionLaw, _ list: inout LawList) {
    let (start, speed, subject) = (probe.start, probe.speed, probe.subject)
    let times = (0...2 * moments).map { probe.duration * Double($0) / Double(2 * moments) }
    let (places, rates) = (times.map(probe.displacement), times.map(probe.velocity))
    let farthest = places.max() ?? 0
    let small = 1e-9 * max(1, farthest)
    // The steepest part, by which the others are judged.
    let fastest = max(1, rates.map(abs).max() ?? 0)
    list.expect(places[0], start, within: small, .begins, .edge, subject + " displacement at 0 s")
    // A law may take the velocity outward of content that it lets go no farther out.
    let turnsAtOnce = start > 0 && speed > 0 && farthest <= start + small && rates[0] <= 0
    list.expect(
      rates[0], turnsAtOnce ? 0 : speed, within: slack * max(1, abs(speed)), .begins, .edge,
      subject + " velocity at 0 s")
    list.expect(
      places[places.count - 1], 0, within: law.settleDistance, .ends, .edge,
      subject + " displacement at \(probe.duration) s")
    var isReturning = speed <= 0
    for index in times.indices.dropFirst() {
      let time = times[index]
      let place = subject + " displacement at \(time) s"
      list.expect(places[index], atLeast: -small, .returns, .edge, place)
      let (before, after) = (places[index - 1], places[index])
      if after < before - small { isReturning = true }
      if isReturning, after > before + small {
        list.expect(after, before, within: small, .returns, .edge, place)
      }
      guard index < times.count - 1 else { continue }
      // Two steps, since content that is braked has a bend where it turns or arrives.
      let half = probe.duration * differenceShare
      list.expectDerivative(
        rates[index], from: probe.displacement(time - half), to: probe.displacement(time + half),
        over: 2 * half, scale: fastest, .edge, subject + " velocity at \(time) s")
    }
  }
}
