import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Motions between edges that change")
struct AdaptedTests {
  private func adapted(
    _ motion: Motion, _ release: Release, _ law: MotionLaw, at t: Double
  ) throws -> Motion? {
    try motion.adapted(lower: release.lower, upper: release.upper, law: law, at: t)
  }

  @Test("the same edges give the same motion at every moment", arguments: seeds)
  func same(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for law in try random.laws(30) {
      for _ in 0..<12 {
        var release = random.release()
        release.velocity = random.pick([0, release.velocity, release.velocity])
        let motion = try release.motion(law)
        let times = [0, motion.endTime, motion.endTime + 1] + motion.pieces.map(\.start)
        for time in times + [motion.endTime * random.number(0...1)] {
          let comment = "seed \(seed) \(release) t \(time) \(law)"
          #expect(try adapted(motion, release, law, at: time) == motion, "\(comment)")
        }
      }
    }
  }

  @Test("a free motion is the one it had been between the new edges", arguments: seeds)
  func free(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (kept, refused, entered) = (0, 0, 0)
    for law in try random.laws(30) {
      for _ in 0..<25 {
        var release = random.release()
        release.position = random.number(release.lower...release.upper)
        let motion = try release.motion(law)
        let until = motion.pieces.count > 1 ? motion.pieces[1].start : motion.endTime
        let time = until * random.number(0...0.999)
        var other = release
        other.lower += random.pick([0, random.number(-500...1000)])
        other.upper += random.pick([0, random.number(-1000...1000)])
        guard other.lower <= other.upper, release.velocity != 0, until > 0 else { continue }
        let place = motion.position(at: time)
        let comment = "seed \(seed) \(release) \(other) t \(time) \(law)"
        let result = try adapted(motion, other, law, at: time)
        let isOutside = place < other.lower || place > other.upper
        let margin = min(abs(place - other.lower), abs(place - other.upper))
        guard margin > 1e-9 else { continue }
        // From beyond an edge that has come to lie ahead, it goes on if it is in again no later than by the edge itself.
        let isAhead = release.velocity > 0 ? place < other.lower : place > other.upper
        if isOutside, !isAhead { #expect(result == nil, "\(comment)") }
        if !isOutside { #expect(result != nil, "\(comment)") }
        guard let result else {
          refused += 1
          continue
        }
        kept += 1
        if isOutside {
          entered += 1
          var free = release
          (free.lower, free.upper) = (-1e7, 1e7)
          let edge = release.velocity > 0 ? other.lower : other.upper
          let until = try free.motion(law).pieces[0].segment.passage(of: edge)
          var beyond = other
          (beyond.position, beyond.velocity) = (place, motion.velocity(at: time))
          let back = try beyond.motion(law).events.first { $0.kind == .bounceEnded }
          // Without a spring the fling is what brings it in, by its own curve or by one that begins again.
          let isSpring = if case .overfling = law.edge { false } else { true }
          #expect(until.isFinite && back != nil, "\(comment)")
          if isSpring { #expect(time + (back?.time ?? -1) >= until - 1e-9, "\(comment)") }
        }
        // Without an edge to reach, it may count as stopped by now.
        #expect(result.runningPosition(at: time) == place, "\(comment)")
        #expect(result.pieces[0].segment == motion.pieces[0].segment, "\(comment)")
        // Released beyond a new edge it would have been another motion.
        guard other.lower...other.upper ~= release.position else { continue }
        #expect(try result == other.motion(law), "\(comment)")
      }
    }
    #expect(kept > 100 && refused > 50 && entered > 0)
  }

  @Test("a bounce goes on where its edge stays, and begins anew where it moves", arguments: seeds)
  func bouncing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (kept, refused) = (0, 0)
    for law in try random.laws(30) {
      for _ in 0..<20 {
        let release = random.release()
        let motion = try release.motion(law)
        guard let index = motion.pieces.indices.first(where: { motion.pieces[$0].side != nil })
        else { continue }
        let piece = motion.pieces[index]
        let end = index + 1 < motion.pieces.count ? motion.pieces[index + 1].start : motion.endTime
        let time = piece.start + (end - piece.start) * random.number(0...0.999)
        guard time < end else { continue }
        let side = try #require(piece.side)
        for moves in [false, true] {
          var other = release
          let shift = random.number(1...500)
          if moves == (side == .leading) { other.lower -= shift } else { other.upper += shift }
          let comment = "seed \(seed) \(release) \(other) t \(time) \(law)"
          let result = try adapted(motion, other, law, at: time)
          #expect((result == nil) == moves, "\(comment)")
          guard let result else {
            refused += 1
            continue
          }
          kept += 1
          #expect(Array(result.pieces[...index]) == Array(motion.pieces[...index]), "\(comment)")
          #expect(result.position(at: time) == motion.position(at: time), "\(comment)")
          if index == 0 { #expect(try result == other.motion(law), "\(comment)") }
        }
      }
    }
    #expect(kept > 50 && refused > 50)
  }

  @Test("content that grows each frame gives what it gives grown at once", arguments: seeds)
  func growing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (seen, bounced) = (0, 0)
    for law in try random.laws(30) {
      for _ in 0..<6 {
        var release = random.release()
        release.position = release.lower + random.pick([1, random.number(-200...0)])
        release.velocity = random.pick([abs(release.velocity) + 100, release.velocity])
        let first = try release.motion(law)
        var chain = first
        for frame in 1...60 {
          let time = Double(frame) / 60
          let hasMetEnd = chain.events.contains { $0.side == .trailing && $0.time <= time }
          guard !hasMetEnd, time < chain.endTime else { break }
          release.upper += random.number(0...300)
          let comment = "seed \(seed) \(release) frame \(frame) \(law)"
          chain = try #require(try adapted(chain, release, law, at: time), "\(comment)")
          #expect(try chain == release.motion(law), "\(comment)")
          seen += chain == first ? 0 : 1
          bounced += chain.piece(at: time).side == .leading ? 1 : 0
        }
      }
    }
    #expect(seen > 100 && bounced > 50)
  }

  @Test("a motion that is over does not move again")
  func over() throws {
    for law in ScrollProfile.all.map({ $0.law(scale: 2) }) {
      let motion = try Motion(position: 0, velocity: 3000, lower: 0, upper: 100, law: law)
      let later = motion.endTime + 0.1
      let grown = try motion.adapted(lower: 0, upper: 1000, law: law, at: later)
      #expect(grown == nil || grown?.position(at: later) == motion.restPosition, "\(law)")
    }
  }
}
