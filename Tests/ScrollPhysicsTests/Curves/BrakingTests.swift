import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Braking and cubic returns")
struct BrakingTests {
  @Test("a braked motion obeys its equation up to its end", arguments: seeds)
  func braking(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (start, speed) = (random.number(-1e3...1e3), random.number(1...9e3))
      let (loss, sign) = (random.number(100...9e3), random.pick([1.0, -1]))
      let braking = try Braking(position: start, velocity: sign * speed, deceleration: loss)
      let comment = "seed \(seed) \(start) \(sign * speed) \(loss)"
      let time = braking.duration * random.number(0...1)
      let slow = Twin.integrate(start, sign * speed, over: time, steps: 50) { _, _ in -sign * loss }
      #expect(abs(braking.position(at: time) - slow.x) < 1e-9 * (abs(start) + speed), "\(comment)")
      #expect(abs(braking.velocity(at: time) - slow.v) < 1e-9 * speed, "\(comment)")
      #expect(abs(braking.duration - speed / loss) < 1e-12, "\(comment)")
      #expect(braking.position(at: braking.duration) == braking.destination, "\(comment)")
      #expect(braking.velocity(at: braking.duration) == 0, "\(comment)")
      let way = abs(braking.destination - start)
      #expect(abs(way - speed * speed / 2 / loss) < 1e-9 * way + 1e-9, "\(comment)")
    }
  }

  /// The time a position is reached, found by halving.
  private func halve(_ duration: Double, _ isShort: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, duration)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if isShort(middle) { low = middle } else { high = middle }
    }
    return high
  }

  @Test("free motions know when they pass a place, and what they never pass", arguments: seeds)
  func inverses(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let (start, speed) = (random.number(-1e3...1e3), random.number(1...9e3))
      let velocity = random.pick([speed, -speed])
      let braking = try Braking(
        position: start, velocity: velocity, deceleration: random.number(100...9e3))
      let spline = try AndroidFling(position: start, velocity: velocity, density: 1)
      let power = try ClampingFling(position: start, velocity: velocity)
      let share = random.pick([random.number(0...1), random.number(0.99...1), 1e-9])
      let motions: [((Double) -> Double, (Double) -> Double, Double, Double)] = [
        (braking.position(at:), braking.time(toReach:), braking.duration, braking.destination),
        (spline.position(at:), spline.time(toReach:), spline.duration, start + spline.distance),
        (power.position(at:), power.time(toReach:), power.duration, start + power.distance),
      ]
      for (position, timeToReach, duration, end) in motions {
        let comment = "seed \(seed) \(start) \(velocity) \(share) \(duration)"
        let target = start + (end - start) * share
        guard target != start, target != end else { continue }
        let time = timeToReach(target)
        #expect(time >= 0 && time <= duration, "\(comment)")
        #expect(abs(position(time) - target) <= 1e-9 * max(1, abs(target)), "\(comment)")
        let twin = halve(duration) { abs(position($0) - start) < abs(target - start) }
        // Near its end a motion stands almost still: a place says little about the time.
        if share < 0.99 {
          #expect(abs(twin - time) < 1e-9 * max(1, duration), "\(twin) \(time) \(comment)")
        }
        #expect(timeToReach(start) == 0, "\(comment)")
        #expect(timeToReach(start - velocity) == .infinity, "\(comment)")
        #expect(timeToReach(end + (end - start) * 1e-6) == .infinity, "\(comment)")
      }
    }
  }

  @Test("a cubic return is the polynomial through its two ends", arguments: seeds)
  func cubic(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (out, speed) = (random.number(-900...900), random.number(-9e3...9e3))
      let duration = random.number(0.01...2)
      let curve = try CubicReturn(displacement: out, velocity: speed, duration: duration)
      let comment = "seed \(seed) \(out) \(speed) \(duration)"
      #expect(curve.displacement(at: 0) == out && curve.velocity(at: 0) == speed)
      #expect(curve.displacement(at: duration) == 0 && curve.velocity(at: duration) == 0)
      // x0 + v0 t + a t² + b t³ that is 0 with no velocity at the end.
      let a = -(3 * out + 2 * speed * duration) / (duration * duration)
      let b = (2 * out + speed * duration) / (duration * duration * duration)
      let scale = abs(out) + abs(speed) * duration
      for step in 0..<20 {
        let t = duration * Double(step) / 20
        let x = out + t * (speed + t * (a + t * b))
        let v = speed + t * (2 * a + t * 3 * b)
        #expect(abs(curve.displacement(at: t) - x) < 1e-12 * scale, "\(comment)")
        #expect(abs(curve.velocity(at: t) - v) < 1e-11 * (scale / duration), "\(comment)")
      }
      let turn = curve.outermostTime
      let farthest = abs(curve.displacement(at: turn))
      #expect(turn == 0 || abs(curve.velocity(at: turn)) < 1e-9 * abs(speed), "\(comment)")
      for step in 0...200 where out != 0 {
        let here = curve.displacement(at: duration * Double(step) / 200) * (out < 0 ? -1 : 1)
        #expect(here <= farthest * (1 + 1e-12), "\(comment)")
      }
    }
  }

  @Test("asked for its own end, a free motion names a time or none", arguments: seeds)
  func ends(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(30) {
      for _ in 0..<50 {
        let (start, velocity) = (random.number(-1e3...1e3), random.number(-9e3...9e3))
        let free = try law.deceleration.segment(position: start, velocity: velocity)
        let end = free.destination
        for target in [end, end.nextUp, end.nextDown, end + 1e-9, end - 1e-9] {
          let time = free.passage(of: target)
          #expect(time >= 0, "seed \(seed) \(start) \(velocity) \(target) \(law)")
        }
      }
    }
  }
}
