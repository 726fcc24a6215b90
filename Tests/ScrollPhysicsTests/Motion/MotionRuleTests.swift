import ScrollPhysics
import ScrollTools
import Testing

@Suite("What crosses an edge")
struct MotionRuleTests {
  private func fling(
    _ position: Double, _ velocity: Double, _ range: ClosedRange<Double>,
    _ rule: MotionLaw.CrossingRule = .asymptotic
  ) throws -> Motion {
    try Motion(
      position: position, velocity: velocity, lower: range.lowerBound, upper: range.upperBound,
      rate: .normal, spring: .bounce, stopDistance: 0.5, settleDistance: 0.25, crossing: rule)
  }

  @Test("a destination exactly on the edge is no crossing")
  func onEdge() throws {
    let destination = try Decay(position: 0, velocity: 1000, rate: .normal).destination
    for edge in [destination, destination.nextDown, destination.nextUp, 499.4998331664548] {
      let fling = try fling(0, 1000, 0...edge)
      #expect(fling.crossing == nil)
      #expect(fling.restPosition == min(destination, edge))
      #expect(abs(destination - fling.stopPosition - 0.5) < 1e-9)
    }
    #expect(try fling(0, 1000, 0...(destination - 1e-6)).crossing != nil)
  }

  @Test("an edge within the stop distance is crossed only by the asymptotic rule")
  func withinStop() throws {
    #expect(try fling(0, 1000, 0...499.2).crossing != nil)
    let short = try fling(0, 1000, 0...499.2, .beforeStop)
    #expect(short.crossing == nil)
    #expect(short.stopPosition < 499.2)
    #expect(try fling(0, 1000, 0...498.9, .beforeStop).crossing != nil)
  }

  @Test("a release beyond an edge springs from the start, with any velocity")
  func beyond() throws {
    for velocity in [0.0, 900, -900] {
      let leading = try fling(-60, velocity, 0...1000)
      #expect(leading.crossing?.side == .leading)
      #expect(leading.crossing?.time == 0)
      #expect(leading.crossing?.velocity == velocity)
      #expect(leading.position(at: 0) == -60)
      #expect(leading.restPosition == 0)
      let trailing = try fling(1060, velocity, 0...1000, .beforeStop)
      #expect(trailing.crossing?.side == .trailing)
      #expect(trailing.restPosition == 1000)
    }
    #expect(try fling(-60, 0, 0...1000).turn == nil)
    let through = try #require(try fling(1075, -2200, 0...1000).turn)
    #expect(abs(through.displacement - -31.80082914251554) < 1e-10)
  }

  @Test("on an edge, outward crosses at once, inward and still do not")
  func onEdgeStart() throws {
    #expect(try fling(1000, 400, 0...1000).crossing?.time == 0)
    #expect(try fling(0, -400, 0...1000).crossing?.side == .leading)
    #expect(try fling(1000, -400, 0...1000).crossing == nil)
    #expect(try fling(1000, 0, 0...1000).crossing == nil)
    #expect(try fling(1000, 0, 0...1000).endTime == 0)
  }

  @Test("in an empty range every velocity crosses at once")
  func emptyRange() throws {
    #expect(try fling(5, 400, 5...5).crossing?.side == .trailing)
    #expect(try fling(5, -400, 5...5).crossing?.side == .leading)
    #expect(try fling(5, 0, 5...5).crossing == nil)
    #expect(try fling(7, 0, 5...5).restPosition == 5)
  }

  @Test("a fling that stops short of the edges knows nothing of them", arguments: seeds)
  func stopsShort(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (short, met) = (0, 0)
    for law in try random.laws(30) where law.crossing == .beforeStop {
      for _ in 0..<15 {
        var release = random.release()
        release.position = random.number(release.lower...release.upper)
        var open = release
        (open.lower, open.upper) = (-.infinity, .infinity)
        let (motion, free) = (try release.motion(law), try open.motion(law))
        let stop = free.runningPosition(at: free.endTime.nextDown)
        let comment = "seed \(seed) \(release) \(law)"
        if stop > release.lower, stop < release.upper {
          short += 1
          #expect(motion.events.isEmpty && motion.endTime == free.endTime, "\(comment)")
          #expect(motion.pieces == free.pieces, "\(comment)")
          let rest = min(max(free.restPosition, release.lower), release.upper)
          #expect(motion.restPosition == rest && motion.restingEdge == nil, "\(comment)")
        } else {
          met += 1
          // Where nothing bounces, it rests on the edge.
          #expect(!motion.events.isEmpty || motion.restingEdge != nil, "\(comment)")
        }
      }
    }
    #expect(short > 50 && met > 50)
  }
}
