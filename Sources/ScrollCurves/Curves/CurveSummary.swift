package import ScrollPhysics

/// What a motion comes to. Points, points per second, and seconds from the release.
package struct CurveSummary: Equatable, Sendable {
  /// From the release to the rest, with its sign.
  package var distance: Double
  /// When half of the distance is first covered; `nil` without a distance.
  package var timeToHalf: Double?
  /// When nine tenths of the distance are first covered; `nil` without a distance.
  package var timeToMost: Double?
  /// When nothing moves any more.
  package var endTime: Double
  /// The first bounce.
  package var bounce: Bounce?
  /// The furthest that the content gets beyond an edge, in any bounce; not negative.
  package var overshoot: Double

  /// One way over an edge and back.
  package struct Bounce: Equatable, Sendable {
    package var side: EdgeSide
    /// When the content passes the edge.
    package var time: Double
    /// The content's velocity there, before the edge takes its share of it.
    package var impactVelocity: Double
    /// Beyond the edge, not negative.
    package var overshoot: Double
    /// Seconds from the impact until the content is back at the edge.
    package var settleTime: Double
  }

  package init(_ curve: ScrollCurve) {
    let motion = curve.motion
    let start = curve.request.position
    distance = motion.restPosition - start
    endTime = motion.endTime
    timeToHalf = motion.time(covering: 0.5, from: start)
    timeToMost = motion.time(covering: 0.9, from: start)
    overshoot = motion.events.map(\.overshoot).max() ?? 0
    guard let began = motion.events.first(where: { $0.kind == .bounceBegan }),
      let peak = motion.events.first(where: { $0.kind == .bouncePeaked }),
      let ended = motion.events.first(where: { $0.kind == .bounceEnded })
    else { return }
    bounce = Bounce(
      side: began.side, time: began.time, impactVelocity: began.velocity,
      overshoot: peak.overshoot, settleTime: ended.time - began.time)
  }
}

extension Motion {
  /// Seconds until `share` of the way from `start` to the rest is first covered; `nil` when there
  /// is no way.
  ///
  /// Between two pieces or events the position is monotone, so that halving finds the moment to the
  /// last bit.
  func time(covering share: Double, from start: Double) -> Double? {
    let way = restPosition - start
    guard way != 0 else { return nil }
    let target = start + way * share
    func isPast(_ t: Double) -> Bool {
      way > 0 ? position(at: t) >= target : position(at: t) <= target
    }
    var before = 0.0
    for moment in (pieces.map(\.start) + events.map(\.time) + [endTime]).sorted() {
      guard isPast(moment) else {
        before = moment
        continue
      }
      var after = moment
      while true {
        let middle = before + (after - before) / 2
        guard middle > before, middle < after else { return after }
        if isPast(middle) { after = middle } else { before = middle }
      }
    }
    return endTime
  }
}
