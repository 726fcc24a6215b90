import ScrollTools
import Testing

@testable import ScrollPhysics

@Suite("Pieces of one exponential")
struct ExponentialPieceTests {
  @Test("a motion has the bits of its curves", arguments: seeds)
  func bits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var isCommon = [false: 0, true: 0]
    for law in try random.laws(40) {
      for _ in 0..<15 {
        let release = random.release()
        let motion = try release.motion(law)
        for index in -1...40 {
          let time = motion.endTime * (Double(index) / 38)
          let piece = motion.piece(at: time)
          let position = piece.segment.unboundedPosition(at: time - piece.origin)
          let held = min(max(position, piece.floor), piece.ceiling)
          #expect(
            motion.runningPosition(at: time) == held, "seed \(seed) \(release) \(law) at \(time)")
          isCommon[Motion.ExponentialPiece(piece) != nil, default: 0] += 1
        }
      }
    }
    #expect(isCommon[true, default: 0] > 1000 && isCommon[false, default: 0] > 1000)
  }

  @Test("also at its borders: before the start, for ever, and where nothing is left")
  func borders() throws {
    let motion = try Motion(
      position: 0, velocity: 3000, lower: 0, upper: 1000, law: ScrollProfile.ios.law(scale: 3))
    let last = try #require(motion.pieces.last)
    #expect(motion.pieces.count == 2)
    #expect(motion.runningPosition(at: 0) == 0 && motion.runningPosition(at: -1) == 0)
    #expect(motion.runningPosition(at: last.start) == 1000)
    for time in [10, 100, 1e5, .infinity] {
      #expect(
        motion.runningPosition(at: time)
          == last.segment.unboundedPosition(at: time - last.origin), "at \(time)")
      #expect(motion.position(at: time) == 1000)
    }
  }
}
