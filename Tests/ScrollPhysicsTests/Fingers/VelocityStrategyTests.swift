import ScrollPhysics
import ScrollTools
import Testing

/// A finger's samples and, the slow way, what the strategies make of them.
struct SlowTracker {
  var samples: [(position: Double, time: Double)] = []

  /// The samples of the motion that is going on, the oldest first.
  var window: [(position: Double, time: Double)] {
    guard let newest = samples.last else { return [] }
    var kept: [(position: Double, time: Double)] = []
    for sample in samples.reversed().prefix(20) {
      let gap = ((kept.last ?? newest).time - sample.time) * 1000
      if (newest.time - sample.time) * 1000 > 100 + 1e-4 || gap > 40 + 1e-4 { break }
      kept.append(sample)
    }
    return kept.reversed()
  }

  /// The slope at the newest sample of the parabola that minimizes the squares, from the normal
  /// equations about the middle of the samples by Cramer's rule.
  var parabola: Double {
    let window = self.window
    guard window.count >= 3, let newest = window.last else { return 0 }
    let middle = window.map(\.time).reduce(0, +) / Double(window.count)
    let center = window.map(\.position).reduce(0, +) / Double(window.count)
    func sum(_ power: Int, _ values: (Double) -> Double = { _ in 1 }) -> Double {
      window.map { sample in
        (0..<power).reduce(values(sample.position - center)) { value, _ in
          value * (sample.time - middle) * 10
        }
      }.reduce(0, +)
    }
    let s = (0...4).map { sum($0) }
    let y = (0...2).map { sum($0) { $0 } }
    func determinant(_ m: [[Double]]) -> Double {
      m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
        - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
        + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
    }
    let whole = determinant([[s[0], s[1], s[2]], [s[1], s[2], s[3]], [s[2], s[3], s[4]]])
    let line = determinant([[s[0], y[0], s[2]], [s[1], y[1], s[3]], [s[2], y[2], s[4]]]) / whole
    let bend = determinant([[s[0], s[1], y[0]], [s[1], s[2], y[1]], [s[2], s[3], y[2]]]) / whole
    return 10 * (line + 2 * bend * (newest.time - middle) * 10)
  }

  /// From the work of the steps, with the velocities between samples collected first.
  var impulse: Double {
    let window = self.window
    guard window.count >= 2 else { return 0 }
    let speeds = zip(window, window.dropFirst()).map {
      ($1.position - $0.position) / ($1.time - $0.time)
    }
    var work = speeds[0] * abs(speeds[0]) / 2
    if speeds.count == 1 { return speeds[0] }
    for speed in speeds.dropFirst() {
      let before = work < 0 ? -(-2 * work).squareRoot() : (2 * work).squareRoot()
      work += (speed - before) * abs(speed)
    }
    return work < 0 ? -(-2 * work).squareRoot() : (2 * work).squareRoot()
  }
}

@Suite("Strategies of the velocity tracker")
struct VelocityStrategyTests {
  @Test("every strategy agrees with its slow twin at every sample", arguments: seeds)
  func twins(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var slow = SlowTracker()
      var trackers = VelocityTracker.Strategy.allCases.map { VelocityTracker(strategy: $0) }
      var (position, speed, time) = (random.number(-500...500), 0.0, 1.0)
      for _ in 0..<Int(random.number(1...60)) {
        // Gaps of whole microseconds, some just below, at and above 40 ms.
        let gap = random.pick([8.333, 16.667, 2, 7, random.number(1...9), 40, 40.001, 39.999, 60])
        time += (gap * 1000).rounded() / 1e6
        speed += random.number(-400...400)
        position += speed * gap / 1000
        slow.samples.append((position, time))
        for index in trackers.indices { trackers[index].add(position: position, time: time) }
        for tracker in trackers {
          let velocity = tracker.velocity(at: time)
          switch tracker.strategy {
          case .leastSquares:
            #expect(abs(velocity - slow.parabola) < 1e-5, "seed \(seed)")
          case .androidLeastSquares where slow.window.count >= 3:
            #expect(abs(velocity - slow.parabola) < 1e-3, "seed \(seed)")
          case .impulse:
            #expect(abs(velocity - slow.impulse) < 1e-5, "seed \(seed)")
          default:
            #expect(velocity.isFinite)
          }
        }
      }
    }
  }

  @Test(
    "a parabola's slope is found by all least squares", arguments: [-900.0, 0, 1e-9, 2500, 1e6])
  func parabola(speed: Double) {
    for strategy in [VelocityTracker.Strategy.leastSquares, .androidLeastSquares] {
      var tracker = VelocityTracker(strategy: strategy)
      for index in 0..<30 {
        let time = Double(index - 29) / 256
        tracker.add(position: speed * time - 3000 * time * time, time: time)
      }
      #expect(abs(tracker.velocity(at: 0) - speed) <= 1e-9 * abs(speed) + 1e-8)
    }
  }

  @Test("a steady finger has its own speed by all but the short weights")
  func steady() {
    for strategy in VelocityTracker.Strategy.allCases {
      var tracker = VelocityTracker(strategy: strategy)
      for index in 0..<50 {
        tracker.add(position: Double(index) * -12, time: Double(index) / 64)
        let exact = index > (strategy == .iosWeighted || strategy == .macosWeighted ? 2 : 1)
        let velocity = tracker.velocity(at: Double(index) / 64)
        if exact { #expect(abs(velocity / -768 - 1) < 1e-3, "\(strategy)") }
      }
    }
  }

  @Test("all samples are kept inside the value, without references")
  func storage() {
    #expect(_isPOD(VelocityTracker.self))
    var tracker = VelocityTracker(strategy: .leastSquares)
    for index in 0..<100 { tracker.add(position: Double(index % 7), time: Double(index) / 1e3) }
    let copy = tracker
    tracker.add(position: 1000, time: 0.101)
    #expect(copy != tracker && copy.velocity(at: 0.1) != tracker.velocity(at: 0.101))
  }

  @Test("mirrored samples give exactly mirrored velocities", arguments: seeds)
  func mirror(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for strategy in VelocityTracker.Strategy.allCases {
      var (one, other) = (VelocityTracker(strategy: strategy), VelocityTracker(strategy: strategy))
      var time = 0.0
      for _ in 0..<45 {
        let position = random.number(-1e3...1e3) * random.pick([1e-9, 1, 1e6])
        time += random.number(0...0.012)
        one.add(position: position, time: time)
        other.add(position: -position, time: time)
        #expect(one.velocity(at: time) == -other.velocity(at: time), "seed \(seed) \(strategy)")
      }
    }
  }

  @Test("samples that are huge, simultaneous, backward or broken give a finite velocity")
  func extremes() {
    for strategy in VelocityTracker.Strategy.allCases {
      for scale in [0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1e6, 1e155, 1.7e308] {
        for step in [0, 1e-300, 1e-9, 0.008, -0.008] {
          var tracker = VelocityTracker(strategy: strategy)
          for index in 0..<25 {
            tracker.add(position: index % 3 == 0 ? scale : -scale, time: Double(index) * step)
            #expect(tracker.velocity(at: Double(index) * step).isFinite, "\(strategy) \(scale)")
          }
          tracker.add(position: .nan, time: 1)
          tracker.add(position: 1, time: -.infinity)
          #expect(tracker.velocity(at: 24 * step).isFinite)
          tracker.reset()
          #expect(tracker == VelocityTracker(strategy: strategy))
        }
      }
    }
  }

  @Test("the strategies of the horizon forget after 40 ms, the weighted ones after 100 ms")
  func still() {
    for strategy in VelocityTracker.Strategy.allCases {
      var tracker = VelocityTracker(strategy: strategy)
      for index in 0..<5 { tracker.add(position: Double(index) * 10, time: Double(index) / 64) }
      let limit = strategy.stillAfter
      #expect(limit == (strategy == .iosWeighted || strategy == .macosWeighted ? 0.1 : 0.04))
      #expect(tracker.velocity(at: 0.0625 + limit - 1e-6) > 600)
      #expect(tracker.velocity(at: 0.0625 + limit + 1e-6) == 0)
    }
  }
}
