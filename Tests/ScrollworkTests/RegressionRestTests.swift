import Scrollwork
import TestSupport
import Testing

/// The end of a fling.
@Suite struct RegressionRestTests {
  @Test(
    "a fling moves as far as its velocity takes it until the frame that ends it",
    arguments: ScrollProfile.all.map(\.name), [60, 240.0])
  func way(name: String, rate: Double) throws {
    let profile = try #require(ScrollProfile.named(name))
    let harness = try Harness(counts: [2000], profile: profile)
    harness.rate = rate
    try harness.step()
    for start in TestRun.isLong ? Array(0..<10) : [1, 4, 9] {
      try harness.view.setContentOffset(LayoutPoint(y: 30_000), animated: false)
      try harness.step()
      try harness.view.fling(velocity: (start.isMultiple(of: 2) ? 1 : -1) * 90.7 * Double(start))
      var before = try harness.step()
      while before.phase != .idle {
        let frame = try harness.step()
        // The end takes what is left of the way, half a pixel, and half a one to a whole pixel.
        let speed = max(abs(before.velocity), abs(frame.velocity))
        let most = speed / rate + (frame.phase == .idle ? 1.0 / 3 : 0)
        let excess = abs(frame.displacement.points) - most
        #expect(excess <= 2 / 1024.0, "fling \(start) at \(frame.velocity) pt/s")
        before = frame
      }
    }
  }
}
