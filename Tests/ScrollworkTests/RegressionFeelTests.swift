import Scrollwork
import Testing

/// Mistakes that were found in profiles, wheels and releases.
@Suite struct RegressionFeelTests {
  @Test("steps of a wheel that cancel out before the content moves leave it where it is")
  func canceledSteps() throws {
    let harness = try Harness(counts: [100], profile: .desktop)
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 500), animated: false)
    try harness.step()
    try harness.send(.wheel(delta: LayoutPoint(y: 100), kind: .stepped))
    try harness.send(.wheel(delta: LayoutPoint(y: -100), kind: .stepped))
    #expect(try harness.settle().contentOffset.y == 500)
  }

  @Test("content that decelerates while the display's scale changes rests on one of its new pixels")
  func newScale() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.step()
    try harness.view.fling(velocity: 2001.3)
    for _ in 0..<10 { try harness.step() }
    for scale in [1.0, 2, 1] {
      try harness.view.setViewport(size: LayoutSize(width: 390, height: 844), scale: scale)
      try harness.step()
    }
    let rest = try harness.settle().contentOffset.y
    #expect(rest == rest.rounded(), "\(rest)")
  }

  @Test("a finger that lifts at rest is told the place where it is, and not the next pixel")
  func stillRelease() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    var asked: [Double] = []
    harness.view.willEndDragging = { _, _, target in asked.append(target) }
    try harness.drag(from: 600, to: 499.9, duration: 0.2, lift: false)
    for _ in 0..<60 { try harness.step() }
    try harness.send(.pointerUp(id: 1), y: 499.9)
    let end = try harness.settle()
    #expect(asked == [end.contentOffset.y])
  }

  @Test("a wheel that takes over from a scroll to an item goes its own way", arguments: [60.0, 10])
  func wheelTakesOver(rate: Double) throws {
    let harness = try Harness(counts: [1000], profile: .desktop)
    harness.rate = rate
    try harness.step()
    try harness.view.scrollToItem(at: .row(70), at: .top, animated: true)
    try harness.step(seconds: 0.1)
    let before = harness.view.contentOffset.y
    #expect(before > 500 && before < 3000)
    try harness.send(.wheel(delta: LayoutPoint(y: 50), kind: .stepped))
    #expect(abs(try harness.settle().contentOffset.y - before - 50) <= 1 / 1024.0)
  }
}
