extension PhysicsLaws {
  /// Where content begins beyond an edge, points, and how fast outward, points per second.
  private static let bounces: [(start: Double, velocity: Double)] = [
    (0, 40), (0, 600), (0, 5000), (0, 1e6), (3, 0), (90, 0), (90, 900), (90, -90), (400, -3000),
  ]

  /// Asks a program's own edge.
  static func checkEdge(_ edge: any EdgeLaw, _ law: MotionLaw, _ list: inout LawList) {
    for (start, speed) in bounces {
      let subject = "from \(start) pt at \(speed) pt/s, the"
      let duration = edge.duration(from: start, velocity: speed)
      guard list.expectFinite(duration, .edge, subject + " duration") else { continue }
      list.expect(duration, atLeast: 0, .ends, .edge, subject + " duration")
      guard duration > 0 else {
        list.expect(start, 0, .ends, .edge, subject + " displacement when the duration is over")
        continue
      }
      func displacement(_ time: Double) -> Double {
        edge.displacement(at: time, from: start, velocity: speed)
      }
      func velocity(_ time: Double) -> Double {
        edge.velocity(at: time, from: start, velocity: speed)
      }
      let times = (0...2 * moments).map { duration * Double($0) / Double(2 * moments) }
      let (places, rates) = (times.map(displacement), times.map(velocity))
      let areFinite = times.indices.map { index in
        list.expectFinite(places[index], .edge, subject + " displacement at \(times[index]) s")
          && list.expectFinite(rates[index], .edge, subject + " velocity at \(times[index]) s")
      }
      guard areFinite.allSatisfy({ $0 }) else { continue }
      let farthest = places.max() ?? 0
      let small = 1e-9 * max(1, farthest)
      // The steepest part, by which the others are judged.
      let fastest = max(1, rates.map(abs).max() ?? 0)
      list.expect(places[0], start, within: small, .begins, .edge, subject + " displacement at 0 s")
      // What a sampled edge is said to take of content that is as far out as it lets go.
      let reach = (edge as? SampledReturn)?.reach ?? .infinity
      list.expect(
        rates[0], start < reach ? speed : min(speed, 0), within: slack * max(1, abs(speed)),
        .begins, .edge, subject + " velocity at 0 s")
      list.expect(
        places[places.count - 1], 0, within: law.settleDistance, .ends, .edge,
        subject + " displacement at \(duration) s")
      var isReturning = speed <= 0
      for index in times.indices.dropFirst() {
        let place = subject + " displacement at \(times[index]) s"
        list.expect(places[index], atLeast: -small, .returns, .edge, place)
        let (before, after) = (places[index - 1], places[index])
        if after < before - small { isReturning = true }
        if isReturning, after > before + small {
          list.expect(after, before, within: small, .returns, .edge, place)
        }
        guard index < times.count - 1 else { continue }
        // Two steps, since content that is braked has a bend where it turns or arrives.
        let half = duration * 1e-5
        let time = times[index]
        list.expectDerivative(
          rates[index], from: displacement(time - half), to: displacement(time + half),
          over: 2 * half, scale: fastest, .edge, subject + " velocity at \(time) s")
      }
    }
  }
}
