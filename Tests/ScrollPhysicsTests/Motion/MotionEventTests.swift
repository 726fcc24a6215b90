import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("What a motion tells of its bounces")
struct MotionEventTests {
  private struct Bounce {
    let began: MotionEvent
    let peaked: MotionEvent
    let ended: MotionEvent
  }

  /// The events in threes, having seen that they are threes.
  private func bounces(_ motion: Motion, _ comment: String) -> [Bounce] {
    // An edge that stops the content says so once, and last.
    let stops = motion.events.filter { $0.kind == .stopped }
    #expect(stops.count <= 1 && stops.first == (stops.isEmpty ? nil : motion.events.last))
    if let stop = stops.first {
      #expect(stop.time == motion.endTime && stop.side == motion.restingEdge, "\(comment)")
      #expect(stop.velocity != 0 && stop.edge == motion.restPosition, "\(comment)")
    }
    let staged = motion.events.filter { $0.kind != .stopped }
    #expect(staged.count.isMultiple(of: 3), "\(comment)")
    let bounces = stride(from: 0, to: staged.count - 2, by: 3).map {
      Bounce(began: staged[$0], peaked: staged[$0 + 1], ended: staged[$0 + 2])
    }
    for bounce in bounces {
      let events = [bounce.began, bounce.peaked, bounce.ended]
      #expect(events.map(\.kind) == [.bounceBegan, .bouncePeaked, .bounceEnded], "\(comment)")
      #expect(Set(events.map(\.side)).count == 1, "\(comment)")
    }
    let times = motion.events.map(\.time)
    #expect(times == times.sorted() && times.allSatisfy { $0 <= motion.endTime }, "\(comment)")
    return bounces
  }

  /// Where a function of the time changes its sign, found by halving.
  private func halve(_ low: Double, _ high: Double, _ isBefore: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return high
  }

  @Test("a bounce begins when the free motion reaches the edge", arguments: seeds)
  func began(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var seen = 0
    for law in try random.laws(30) {
      for _ in 0..<15 {
        let release = random.release()
        let motion = try release.motion(law)
        let comment = "seed \(seed) \(release) \(law)"
        for bounce in bounces(motion, comment) {
          let began = bounce.began
          #expect(began.edge == (began.side == .leading ? release.lower : release.upper))
          let earlier = motion.pieces.last { $0.start < began.time }
          guard let free = earlier, free.side == nil else {
            let out = max(0, release.out(release.position, began.side))
            #expect(began.time == 0 && began.overshoot == out, "\(comment)")
            #expect(began.velocity == release.velocity, "\(comment)")
            continue
          }
          seen += 1
          // Uphill on the free piece alone, from its start on, as if there were no edge.
          let time = halve(free.start, began.time + 1) {
            release.out(free.segment.position(at: $0 - free.origin), began.side) < 0
          }
          let slowness = 1e-13 * max(1, abs(began.edge)) / abs(began.velocity)
          #expect(abs(time - began.time) < 1e-10 + slowness, "\(comment)")
          #expect(began.overshoot == 0, "\(comment)")
          let arrival = free.segment.velocity(at: began.time - free.origin)
          #expect(abs(arrival - began.velocity) <= 1e-9 * max(1, abs(arrival)), "\(comment)")
        }
      }
    }
    #expect(seen > 100)
  }

  @Test("its peak is the outermost point, its end the return to the edge", arguments: seeds)
  func peaked(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(30) {
      for _ in 0..<15 {
        let release = random.release()
        let motion = try release.motion(law)
        let comment = "seed \(seed) \(release) \(law)"
        for bounce in bounces(motion, comment) {
          let (began, peaked, ended) = (bounce.began, bounce.peaked, bounce.ended)
          let outward = began.side == .trailing ? 1.0 : -1.0
          func out(_ time: Double) -> Double {
            release.out(motion.runningPosition(at: time), began.side)
          }
          let cells = 400
          let length = ended.time - began.time
          for cell in 0..<cells {
            let time = began.time + length * Double(cell) / Double(cells)
            #expect(out(time) <= peaked.overshoot * (1 + 1e-9) + 1e-9, "\(time) \(comment)")
          }
          guard length > 0 else { continue }
          if peaked.time < ended.time {
            #expect(abs(out(peaked.time) - peaked.overshoot) < 1e-9 * max(1, peaked.overshoot))
          }
          #expect(ended.overshoot == 0, "\(comment)")
          let back = abs(motion.position(at: ended.time) - ended.edge)
          #expect(back <= 1e-9, "\(comment)")
          guard peaked.time > began.time, peaked.time < ended.time, law.reenters || !law.swings
          else { continue }
          let time = halve(began.time, ended.time) { motion.runningVelocity(at: $0) * outward > 0 }
          #expect(abs(time - peaked.time) < 1e-9, "\(comment)")
        }
      }
    }
  }

  @Test("content is beyond an edge between a beginning and an end, else never", arguments: seeds)
  func beyond(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(30) {
      for _ in 0..<8 {
        let release = random.release()
        let motion = try release.motion(law)
        let comment = "seed \(seed) \(release) \(law)"
        let bounces = bounces(motion, comment)
        // A spring that the content comes in from stays one bounce, unless the content goes on there.
        var isPlain = law.reenters
        if case .overfling = law.edge { isPlain = true }
        for index in 0...1500 {
          let time = motion.endTime * Double(index) / 1490
          let place = motion.position(at: time)
          for side in [EdgeSide.leading, .trailing] {
            let current = bounces.first {
              // In a narrow range it may pull the content through to beyond the other edge.
              ($0.began.side == side || !isPlain) && $0.began.time <= time && time < $0.ended.time
            }
            let out = release.out(place, side)
            if current == nil {
              #expect(out <= 1e-9, "\(time) \(comment)")
            } else if isPlain {
              #expect(out >= -1e-9, "\(time) \(comment)")
            }
          }
        }
      }
    }
  }
}
