import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Scrolls that go along a curve.
@Suite struct ScrollCurveTests {
  /// The share of the way after a part of the time, as the documentation of the curves has it.
  private static func share(_ curve: TimingCurve, _ part: Double) -> Double {
    let t = min(part, 1)
    return switch curve {
    case .linear: t
    case .easeIn: t * t
    case .easeOut: 1 - (1 - t) * (1 - t)
    case .easeInOut: 3 * t * t - 2 * t * t * t
    }
  }

  @Test(
    "from rest, content is where the curve says in each frame",
    arguments: TimingCurve.allCases, [30.0, 60, 144])
  func follows(curve: TimingCurve, rate: Double) throws {
    for (goal, duration) in [(20, 0.5), (3, 1.25), (-1, 0.75)] {
      let harness = try Harness(counts: [70])
      harness.rate = rate
      try harness.step()
      let start = harness.time
      var outcome: ScrollOutcome?
      if goal < 0 {
        try harness.view.scroll(
          toEdge: .trailing, animated: true, duration: duration, curve: curve, when: .at(start),
          completion: { outcome = $0 })
      } else {
        try harness.view.scroll(
          to: .row(goal), at: .top, animated: true, duration: duration, curve: curve,
          when: .at(start), completion: { outcome = $0 })
      }
      let way = goal < 0 ? 70 * 44 - 844 : Double(goal) * 44
      var frames = 0
      while outcome == nil {
        try harness.step()
        let part = (harness.time.seconds - start.seconds) / duration
        let place = harness.view.contentOffset.y
        #expect(abs(place - way * Self.share(curve, part)) <= 1.0 / 512, "\(part)")
        frames += 1
      }
      #expect(outcome == ScrollOutcome(reason: .arrived))
      #expect(abs(Double(frames) - duration * rate) <= 1)
    }
  }

  @Test(
    "content that moves goes on from its velocity", arguments: TimingCurve.allCases)
  func goesOn(curve: TimingCurve) throws {
    for seed in TestRun.seeds(40) {
      var random = SeededGenerator(seed: seed)
      let harness = try Harness(counts: [2000])
      try harness.step()
      try harness.view.scroll(to: .row(900), at: .top, animated: false)
      try harness.view.fling(velocity: Double.random(in: -4000...4000, using: &random))
      for _ in 0..<Int.random(in: 1...30, using: &random) { try harness.step() }
      let velocity = harness.view.velocity
      let before = harness.view.contentOffset.y
      let row = Int.random(in: 880...920, using: &random)
      let duration = Double.random(in: 0.3...1, using: &random)
      try harness.view.scroll(
        to: .row(row), at: .top, animated: true, duration: duration, curve: curve,
        when: .at(harness.time))
      try harness.step(seconds: 0.001)
      let own = Self.share(curve, 0.001 / duration) * (Double(row) * 44 - before)
      let moved = harness.view.contentOffset.y - before
      #expect(abs(moved - own - velocity * 0.001) < 0.12, "seed \(seed)")
      try harness.settle()
      #expect(harness.view.frame(of: .row(row))?.minY == 0, "seed \(seed)")
    }
  }

  @Test(
    "items that come on its way change the rest of it, without a jump",
    arguments: TimingCurve.allCases)
  func changesWay(curve: TimingCurve) throws {
    for seed in TestRun.seeds(40) {
      var random = SeededGenerator(seed: seed)
      let harness = try Harness(counts: [80])
      harness.rate = 240
      try harness.step()
      var outcome: ScrollOutcome?
      let duration = Double.random(in: 0.5...1.5, using: &random)
      try harness.view.scroll(
        to: .row(50), at: .top, animated: true, duration: duration, curve: curve,
        when: .at(harness.time), completion: { outcome = $0 })
      let start = harness.time.seconds
      let change = Int.random(in: 5...Int(duration * 200), using: &random)
      let count = Int.random(in: 1...6, using: &random)
      var steps: [Double] = []
      var last = harness.view.contentOffset.y
      for frame in 0..<2000 where outcome == nil {
        // Before the target and behind the screen.
        if frame == change {
          try harness.view.performUpdates(
            [.insertItems(at: .row(49), count: count)], animated: false)
        }
        try harness.step()
        steps.append(harness.view.contentOffset.y - last)
        last = harness.view.contentOffset.y
      }
      #expect(outcome == ScrollOutcome(reason: .arrived), "seed \(seed)")
      #expect(abs(harness.time.seconds - start - duration) < 0.005, "seed \(seed)")
      #expect(harness.view.frame(of: .row(50 + count))?.minY == 0, "seed \(seed)")
      // A jump would be as long as the items that came. The rest of the way takes less time per point.
      for frame in 1..<steps.count - 1 {
        #expect(abs(steps[frame] - steps[frame - 1]) < 8, "seed \(seed) frame \(frame)")
      }
    }
  }

  @Test("sizes that are learnt on the way do not change it with the rate of frames")
  func anyRate() throws {
    for curve in TimingCurve.allCases {
      let runs = try [25.0, 50, 100].map { rate in
        let harness = try Harness(counts: [300]) { Double(30 + $0.item * 37 % 60) }
        harness.rate = rate
        for _ in 0..<Int(rate / 25) { try harness.step() }
        try harness.view.scroll(
          to: .row(38), at: .center, animated: true, duration: 1, curve: curve,
          when: .at(harness.time))
        return try (0..<31).map { _ in
          for _ in 0..<Int(rate / 25) { try harness.step() }
          return harness.view.contentOffset.y
        }
      }
      #expect(runs[0] == runs[1] && runs[1] == runs[2], "\(curve)")
      #expect(runs[0][30] == runs[0][29])
    }
  }
}
