import ScrollPhysics
import ScrollTools
import Testing

/// A finger that moves as a function of time says, seen at a rate.
private struct Finger {
  var samples: [(position: Double, time: Double)]

  /// `count` samples, the newest at the moment `end`; all times in seconds, `rate` per second.
  init(rate: Double, count: Int, end: Double, _ place: (Double) -> Double) {
    samples = (0..<count).map { index in
      let time = end - Double(count - 1 - index) / rate
      return (place(time), time)
    }
  }

  func tracker(_ strategy: VelocityTracker.Strategy, isBounded: Bool = true) -> VelocityTracker {
    var tracker = VelocityTracker(strategy: strategy, isBounded: isBounded)
    for sample in samples { tracker.add(position: sample.position, time: sample.time) }
    return tracker
  }

  /// The velocity at the newest sample.
  func velocity(_ strategy: VelocityTracker.Strategy, isBounded: Bool = true) -> Double {
    tracker(strategy, isBounded: isBounded).velocity(at: samples.last?.time ?? 0)
  }
}

@Suite("Bounded velocity estimates")
struct VelocityBoundTests {
  static let rates = [60.0, 90, 120, 240, 1000]
  /// The strategies that can leave the range; the others are averages of steps.
  static let fitted: [VelocityTracker.Strategy] = [
    .leastSquares, .androidLeastSquares, .androidSingleLeastSquares, .impulse,
  ]

  /// Rest for `still` samples, then `moving` samples at `speed`. The motion begins anywhere between
  /// the last sample at rest and the first one in motion.
  private func flick(
    rate: Double, still: Int, moving: Int, speed: Double, phase: Double
  ) -> Finger {
    let begin = (Double(still - 1) + phase) / rate
    return Finger(rate: rate, count: still + moving, end: Double(still + moving - 1) / rate) {
      300 + speed * max(0, $0 - begin)
    }
  }

  @Test("a finger that rests and flicks is nowhere more than 5 % too fast", arguments: seeds)
  func stillThenFlick(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for rate in Self.rates {
      for moving in 1...24 {
        for _ in 0..<8 {
          let speed = random.number(100...10_000) * random.pick([-1, 1])
          let finger = flick(
            rate: rate, still: Int(random.number(1...30)), moving: moving, speed: speed,
            phase: random.pick([0, random.number(0...1)]))
          for strategy in Self.fitted {
            let free = finger.velocity(strategy, isBounded: false) / speed
            let held = finger.velocity(strategy) / speed
            #expect(held <= 1.05 && held >= 0, "seed \(seed) \(strategy) \(rate) \(moving)")
            // Once it has moved for three samples, only what was too fast is taken away.
            if moving >= 3 { #expect(held >= min(free, 1) - 1e-4, "seed \(seed) \(strategy)") }
          }
        }
      }
    }
  }

  @Test("without the bound the same finger is far too fast, so that the bound matters")
  func unbounded() {
    let finger = flick(rate: 120, still: 20, moving: 6, speed: 2000, phase: 0)
    #expect(finger.velocity(.leastSquares, isBounded: false) > 1.3 * 2000)
    #expect(abs(finger.velocity(.leastSquares) - 2000) < 1e-6)
    let first = flick(rate: 120, still: 20, moving: 1, speed: 2000, phase: 0)
    #expect(first.velocity(.impulse, isBounded: false) > 1.4 * 2000)
    #expect(abs(first.velocity(.impulse) - 2000) < 1e-6)
  }

  @Test("a finger that flicks and rests never points backward", arguments: seeds)
  func flickThenStill(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var reversed = 0
    for rate in Self.rates {
      for still in 1...20 {
        let speed = random.number(100...10_000) * random.pick([-1, 1])
        let moving = Int(random.number(1...30))
        let stop = (Double(moving) + random.pick([0, random.number(0...1)])) / rate
        let finger = Finger(
          rate: rate, count: moving + still + 1, end: Double(moving + still) / rate
        ) { speed * min($0, stop) }
        for strategy in Self.fitted {
          if finger.velocity(strategy, isBounded: false) / speed < -0.01 { reversed += 1 }
          let held = finger.velocity(strategy) / speed
          #expect(held >= 0 && held <= 1 + 1e-9, "seed \(seed) \(strategy) \(rate) \(still)")
        }
      }
    }
    #expect(reversed > 20)
  }

  @Test("a finger at constant velocity has it, bounded or not", arguments: seeds)
  func constant(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for rate in Self.rates {
      for count in 3...25 {
        let speed = random.number(-10_000...10_000)
        let finger = Finger(rate: rate, count: count, end: 5) { 100 + speed * $0 }
        for strategy in Self.fitted {
          let free = finger.velocity(strategy, isBounded: false)
          // Single precision is the only one whose own error is more than that.
          if strategy != .androidSingleLeastSquares {
            #expect(abs(free - speed) <= 1e-6 * abs(speed), "seed \(seed) \(strategy)")
          }
          #expect(abs(finger.velocity(strategy) - speed) <= 1e-6 * abs(speed), "seed \(seed)")
        }
      }
    }
  }

  @Test(
    "a finger that speeds up or slows down steadily is found as well as without the bound",
    arguments: seeds)
  func accelerating(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for rate in Self.rates {
      for _ in 0..<400 {
        // 100 ms before, the finger had from a tenth of its final speed to twice of it.
        let final = random.number(100...10_000) * random.pick([-1, 1])
        let change = random.number(-1...0.9) * final / 0.1
        let jerk = random.number(-0.5...0.5) * change / 0.1
        let count = Int(random.number(3...25))
        let finger = Finger(rate: rate, count: count, end: 0) { time in
          final * time + change * time * time / 2 + jerk * time * time * time / 6
        }
        for strategy in Self.fitted {
          let free = abs(finger.velocity(strategy, isBounded: false) / final - 1)
          let held = abs(finger.velocity(strategy) / final - 1)
          // Four samples or less do not tell a steady finger from one that began just now; what is
          // taken away then is the half step after the last average.
          if count < 5 {
            #expect(held <= free + 0.55 * abs(change / final) / rate, "seed \(seed) \(strategy)")
          } else {
            #expect(held <= free + 1e-4, "seed \(seed) \(strategy) \(rate) \(count)")
          }
        }
      }
    }
  }

  @Test("a bounded estimate is the free one, cut to the range of its slow twin", arguments: seeds)
  func twin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var cut = 0
    for _ in 0..<300 {
      var slow = SlowTracker()
      var (position, speed, time) = (random.number(-500...500), 0.0, 1.0)
      var pairs = Self.fitted.map {
        (VelocityTracker(strategy: $0), VelocityTracker(strategy: $0, isBounded: true))
      }
      let jolt = random.pick([10.0, 400, 4000])
      for _ in 0..<Int(random.number(1...40)) {
        let gap = random.pick([8.333, 16.667, 2, random.number(1...9), 39.999, 60])
        time += (gap * 1000).rounded() / 1e6
        speed += random.number(-jolt...jolt)
        position += speed * gap / 1000
        slow.samples.append((position, time))
        let range = slow.range
        for index in pairs.indices {
          pairs[index].0.add(position: position, time: time)
          pairs[index].1.add(position: position, time: time)
          let free = pairs[index].0.velocity(at: time)
          let held = pairs[index].1.velocity(at: time)
          let wanted = range.map { min(max(free, $0.lowerBound), $0.upperBound) } ?? free
          if wanted != free { cut += 1 }
          // Least squares find nothing in two samples, and nothing stays nothing.
          let isNone = pairs[index].0.strategy == .leastSquares && slow.window.count < 3
          #expect(abs(held - (isNone ? 0 : wanted)) <= 1e-6 * (1 + abs(wanted)), "seed \(seed)")
        }
      }
    }
    #expect(cut > 1000)
  }

  @Test("one sample has no velocity; two have theirs where the strategy looks at two")
  func fewSamples() {
    for strategy in VelocityTracker.Strategy.allCases {
      let one = Finger(rate: 120, count: 1, end: 1) { 700 * $0 }
      #expect(one.velocity(strategy) == 0)
      let two = Finger(rate: 120, count: 2, end: 1) { 700 * $0 }
      let free = two.velocity(strategy, isBounded: false)
      #expect(abs(two.velocity(strategy) - free) <= 1e-3)
      let same = Finger(rate: .infinity, count: 6, end: 1) { 700 * $0 }
      #expect(same.velocity(strategy) == 0)
    }
  }

  @Test("a sample that comes twice takes nothing from a moving finger")
  func twice() {
    for rate in Self.rates {
      for strategy in Self.fitted {
        var finger = Finger(rate: rate, count: 12, end: 1) { 700 * $0 }
        finger.samples.append(finger.samples[11])
        finger.samples.insert(finger.samples[6], at: 6)
        #expect(abs(finger.velocity(strategy) - 700) < 1e-3, "\(strategy) \(rate)")
      }
    }
  }

  @Test("the weighted strategies are within the range anyway", arguments: seeds)
  func weighted(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for strategy in [VelocityTracker.Strategy.iosWeighted, .macosWeighted] {
      for count in 1...20 {
        let finger = Finger(rate: 90, count: count, end: 3) { _ in random.number(0...300) }
        #expect(finger.velocity(strategy) == finger.velocity(strategy, isBounded: false))
        guard count >= 4 else { continue }
        let steps = zip(finger.samples, finger.samples.dropFirst()).suffix(3).map {
          ($1.position - $0.position) / ($1.time - $0.time)
        }
        let (low, high) = (steps.min() ?? 0, steps.max() ?? 0)
        let slack = 1e-9 * (high - low)
        #expect((low - slack...high + slack).contains(finger.velocity(strategy)), "seed \(seed)")
      }
    }
  }

  @Test("mirrored samples give exactly the mirrored velocity", arguments: seeds)
  func mirror(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for strategy in VelocityTracker.Strategy.allCases {
      for _ in 0..<60 {
        let scale = random.pick([1e-9, 1, 1e6, 1e300])
        let bend = random.pick([0, 1.0])
        let finger = Finger(rate: 125, count: Int(random.number(1...25)), end: 2) {
          scale * ($0 * $0 * 1000 * bend + random.number(-3...3))
        }
        var mirrored = finger
        mirrored.samples = finger.samples.map { (-$0.position, $0.time) }
        #expect(finger.velocity(strategy) == -mirrored.velocity(strategy), "seed \(seed)")
      }
    }
  }

  @Test("another zero of the clock changes nothing", arguments: seeds)
  func shift(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for strategy in VelocityTracker.Strategy.allCases {
      for _ in 0..<60 {
        // Times in 1024ths of a second stay exact when they are moved by whole seconds.
        var time = 0.0
        let samples = (0..<Int(random.number(1...25))).map { _ in
          time += Double(Int(random.number(0...30))) / 1024
          return (position: random.number(0...900), time: time)
        }
        var finger = Finger(rate: 1, count: 0, end: 0) { $0 }
        finger.samples = samples
        let velocity = finger.velocity(strategy)
        for seconds in [-4096.0, 1, 1_048_576] {
          finger.samples = samples.map { ($0.position, $0.time + seconds) }
          #expect(finger.velocity(strategy) == velocity, "seed \(seed) \(strategy)")
        }
      }
    }
  }

  @Test("extreme and broken samples give a finite velocity, and a reset keeps the bound")
  func extremes() {
    for strategy in VelocityTracker.Strategy.allCases {
      for scale in [0, 1e-300, 1, 1e155, 1.7e308] {
        for step in [0, 1e-300, 1e-9, 0.008, -0.008] {
          var tracker = VelocityTracker(strategy: strategy, isBounded: true)
          for index in 0..<25 {
            tracker.add(position: index % 3 == 0 ? scale : -scale, time: Double(index) * step)
            #expect(tracker.velocity(at: Double(index) * step).isFinite, "\(strategy) \(scale)")
          }
          tracker.reset()
          #expect(tracker == VelocityTracker(strategy: strategy, isBounded: true))
          #expect(tracker != VelocityTracker(strategy: strategy) && tracker.isBounded)
        }
      }
    }
    #expect(_isPOD(VelocityTracker.self))
  }
}

extension SlowTracker {
  /// The slowest and the fastest step of the window, and the end of a steady motion: the velocity in
  /// the middle of the last step and half a step of the least acceleration between the middles of
  /// the last four. `nil` without a step.
  fileprivate var range: ClosedRange<Double>? {
    let window = self.window
    let steps = zip(window, window.dropFirst()).map { a, b in
      (
        speed: (b.position - a.position) / (b.time - a.time), middle: (a.time + b.time) / 2,
        seconds: b.time - a.time
      )
    }
    guard let last = steps.last else { return nil }
    var speeds = steps.map(\.speed)
    let latest = steps.suffix(4)
    let accelerations = zip(latest, latest.dropFirst()).map {
      ($1.speed - $0.speed) / ($1.middle - $0.middle)
    }
    let isSteady = accelerations.allSatisfy { $0 > 0 } || accelerations.allSatisfy { $0 < 0 }
    if accelerations.count == 3, isSteady, let least = accelerations.min(by: { abs($0) < abs($1) })
    {
      let end = last.speed + least * last.seconds / 2
      speeds.append(end * last.speed > 0 ? end : 0)
    }
    return (speeds.min() ?? 0)...(speeds.max() ?? 0)
  }
}
