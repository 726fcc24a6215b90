import ScrollTools
import Synchronization

@testable import ScrollPhysics

/// A fling braked by 2000 pt/s², and ways to get it wrong.
struct BrakedFling: FlingLaw {
  enum Fault: CaseIterable {
    case nan, infinite, backward, fastStart, slope, early, abrupt, shorter, shifting
  }

  var fault: Fault?
  var braking = 2000.0

  func distance(speed: Double) -> Double {
    switch fault {
    case .infinite where speed > 5000: .infinity
    case .shorter: 1e6 / (speed + 1)
    case .abrupt: speed
    default: speed / braking * speed / 2
    }
  }

  func duration(speed: Double) -> Double {
    switch fault {
    case .early: speed / braking / 2
    case .abrupt: 1
    case .shorter: 2 * distance(speed: speed) / speed
    default: speed / braking
    }
  }

  func distance(at time: Double, speed: Double) -> Double {
    let left = 1 - time / (speed / braking)
    let right = speed / braking * speed / 2 * (1 - left * left)
    switch fault {
    case .nan: return time > 0.05 ? .nan : right
    case .backward: return right - speed / 50 * Elementary.sin(time * 40)
    case .fastStart: return min(right * 2, distance(speed: speed))
    case .abrupt: return speed * time
    case .shifting: return right + Double(Self.calls.add(1, ordering: .relaxed).newValue % 7)
    default: return right
    }
  }

  func velocity(at time: Double, speed: Double) -> Double {
    switch fault {
    case .slope: speed * 0.8 * (1 - time / (speed / braking))
    case .abrupt: speed
    default: speed - braking * time
    }
  }

  private static let calls = Atomic(0)
}

/// An edge with a critically damped spring of 20 per second, and ways to get it wrong.
struct SoftEdge: EdgeLaw {
  enum Fault: CaseIterable { case nan, jumps, slope, passes, swings, early, forever }

  var fault: Fault?
  private let rate = 20.0

  func duration(from start: Double, velocity: Double) -> Double {
    switch fault {
    case .early: 0.1
    case .forever: .infinity
    default: 1.5
    }
  }

  func displacement(at time: Double, from start: Double, velocity: Double) -> Double {
    let share = Elementary.exp(-rate * time)
    let right = (start + (velocity + rate * start) * time) * share
    switch fault {
    case .nan: return time > 0.5 ? .nan : right
    case .jumps: return right + 25 * share
    case .passes: return right - 60 * Elementary.sin(time) * share
    case .swings: return right * (1 + 0.9 * Elementary.sin(time * 60))
    default: return right
    }
  }

  func velocity(at time: Double, from start: Double, velocity: Double) -> Double {
    let share = Elementary.exp(-rate * time)
    let right = (velocity - rate * (velocity + rate * start) * time) * share
    return fault == .slope ? right / 2 : right
  }
}

/// Answers that nobody would give, the same ones for the same question.
struct HostileLaw: FlingLaw, EdgeLaw {
  var seed: UInt64

  private func answer(_ question: UInt64, _ numbers: Double...) -> Double {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ question
    for number in numbers {
      state = (state ^ number.bitPattern) &* 0xBF58_476D_1CE4_E5B9
      state ^= state >> 29
    }
    var random = SeededGenerator(seed: state)
    return random.pick([
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 0, -1, random.number(0...1), random.number(0...1),
      random.number(-10...5000), random.number(0...5000), random.number(0...5000),
      numbers[0], numbers[0] * 0.5,
    ])
  }

  func distance(speed: Double) -> Double { answer(1, speed) }
  func duration(speed: Double) -> Double { answer(2, speed) }
  func distance(at time: Double, speed: Double) -> Double { answer(3, time, speed) }
  func velocity(at time: Double, speed: Double) -> Double { answer(4, time, speed) }

  func duration(from start: Double, velocity: Double) -> Double { answer(6, start, velocity) }
  func displacement(at time: Double, from start: Double, velocity: Double) -> Double {
    answer(7, time, start, velocity)
  }
  func velocity(at time: Double, from start: Double, velocity: Double) -> Double {
    answer(8, time, start, velocity)
  }
}
