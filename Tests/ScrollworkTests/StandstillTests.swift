import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Velocity and phase say what moves.
@Suite struct StandstillTests {
  @Test("an animation that an edge does not let begin is over, and nothing has a velocity")
  func pushedIntoEdge() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.fling(velocity: -3000)
    try harness.view.setContentOffset(.zero, animated: true)
    let frame = try harness.step()
    #expect(frame.phase == .idle && frame.velocity == 0)
  }

  @Test(
    "content that does not move from frame to frame has no velocity", arguments: TestRun.seeds(40))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let profile = try #require(ScrollProfile.all.randomElement(using: &random))
    let harness = try Harness(counts: [40], profile: profile)
    harness.rate = 120
    harness.view.bounces = Bool.random(using: &random)
    try harness.step()
    for _ in 0..<12 {
      let y = Double.random(in: 0...1000, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try harness.view.setContentOffset(LayoutPoint(y: y), animated: true)
      case 1: try harness.view.fling(velocity: Double.random(in: -8000...8000, using: &random))
      case 2: try harness.view.scrollToItem(at: .row(Int(y) % 40), at: .nearest, animated: true)
      case 3: try harness.send(.wheel(delta: LayoutPoint(y: y - 500), kind: .stepped))
      default:
        try harness.view.setSnapping(Bool.random(using: &random) ? .pages() : .items(at: .start))
      }
      var last = try harness.step()
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let frame = try harness.step()
        let next = try harness.view.step(to: frame.time)
        #expect(next.contentOffset == frame.contentOffset)
        // Standing in this frame and the one before it: neither has it moved nor does it move.
        if frame.contentOffset == last.contentOffset, frame.phase != .tracking {
          let later = try harness.step()
          if later.contentOffset == frame.contentOffset {
            #expect(
              abs(frame.velocity) < 1,
              "seed \(seed): \(frame.velocity) \(frame.phase) \(frame.contentOffset.y) \(frame.edges.maximum) \(profile.name)"
            )
          }
          last = later
        } else {
          last = frame
        }
      }
    }
  }
}
