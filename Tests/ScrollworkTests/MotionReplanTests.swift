import Scrollwork
import Testing

/// What frames say of motions whose edges or targets changed on their way.
@Suite struct MotionReplanTests {
  /// Adds up what some frames say.
  private struct Sum {
    var restarts = 0
    var velocityChange = 0.0
    var corrections = 0

    mutating func see(_ frame: Frame) {
      restarts += frame.replan.restarts
      velocityChange = max(velocityChange, frame.replan.velocityChange)
      if frame.correction != .zero { corrections += 1 }
    }
  }

  private static func height(_ path: ItemPath) -> Double { Double(30 + path.item * 37 % 90) }

  @Test("sizes that become known above a fling restart nothing", arguments: ScrollProfile.all)
  func corrections(profile: ScrollProfile) throws {
    let harness = try Harness(counts: [100_000], profile: profile, height: Self.height)
    try harness.step()
    try harness.jumpToRow(50_000, at: .top)
    try harness.step()
    try harness.view.fling(velocity: -5000)
    var sum = Sum()
    try harness.settle { sum.see($0) }
    #expect(sum.corrections > 3 && sum.restarts == 0 && sum.velocityChange == 0)
  }

  @Test("a fling goes on from an edge that has passed it, as fast as it was", arguments: [1, 40])
  func passed(frames: Int) throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.jump(to: 20_000)
    try harness.step()
    try harness.view.fling(velocity: 4000)
    var before = Sum()
    let frame = try harness.steps(frames) { before.see($0) }
    #expect(before.restarts == 0 && before.velocityChange == 0)
    #expect(frame.velocity > 1000)
    // The content ends 40 points before where the screen ends.
    let end = frame.contentOffset.y + 844 - 40
    let kept = Int(end / 44)
    try harness.view.performUpdates(
      [.removeItems(at: .row(kept), count: 1000 - kept)], animated: false)
    let after = try harness.step()
    #expect(after.replan.restarts == 1 && after.replan.velocityChange < 1e-6)
    #expect(after.isBouncingTrailing)
    var rest = Sum()
    try harness.settle { rest.see($0) }
    #expect(rest.restarts == 0)
  }

  @Test("a scroll whose item turns out to lie elsewhere goes on as fast as it was")
  func retargeted() throws {
    let harness = try Harness(counts: [100_000], height: Self.height)
    try harness.step()
    try harness.view.scrollToItem(at: .row(60), at: .top, animated: true)
    try harness.step()
    var sum = Sum()
    let grown = 300.0
    harness.height = { $0.item == 40 ? grown : Self.height($0) }
    try harness.reconfigure(rows: [40])
    let last = try harness.settle { sum.see($0) }
    #expect(sum.restarts == 0 && sum.velocityChange < 1e-6)
    #expect(last.visible.first?.element == .row(60))
  }
}
