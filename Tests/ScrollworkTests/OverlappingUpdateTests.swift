import ScrollLayout
import Scrollwork
import Testing

/// Animated updates that come faster than elements come to their places.
@Suite struct OverlappingUpdateTests {
  @Test(
    "content that follows its end covers the screen, however fast lines come",
    arguments: [
      (10, 20.0, 1, 844.0), (1, 200, 1, 844), (3, 80, 1, 844), (5, 20, 1, 400), (4, 80, 2, 600),
      (1, 600, 3, 600), (34, 20, 3, 844), (60, 20, 1, 844),
    ])
  func stream(lines: Int, height: Double, every: Int, viewport: Double) throws {
    let harness = try Harness(counts: [2000], height: { _ in height })
    try harness.view.setViewport(size: LayoutSize(width: 390, height: viewport))
    harness.view.followsEnd = true
    try harness.view.setContentOffset(LayoutPoint(x: 0, y: 1e7), animated: false)
    try harness.step()
    var count = 2000
    for number in 1...90 {
      if number.isMultiple(of: every) {
        try harness.view.performUpdates(
          [.insertItems(at: ItemPath(section: 0, item: count), count: lines)], animated: true)
        count += lines
      }
      let frame = try harness.step()
      let covered = frame.visible.reduce(0.0) { sum, element in
        let end = min(viewport, (element.start + element.extent).points)
        return sum + max(0, end - max(0, element.start.points))
      }
      #expect(covered >= viewport, "frame \(number): \(covered) of \(viewport) pt")
    }
    #expect(harness.view.isFollowingEnd)
  }
}
