import Scrollwork
import Testing

/// Mistakes that were found in profiles, wheels and releases.
@Suite struct RegressionFeelTests {
  @Test("steps of a wheel that cancel out before the content moves leave it where it is")
  func cancelledSteps() throws {
    let harness = try Harness(counts: [100], profile: .desktop)
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 500), animated: false)
    try harness.step()
    try harness.send(.wheel(delta: LayoutPoint(y: 100), kind: .stepped))
    try harness.send(.wheel(delta: LayoutPoint(y: -100), kind: .stepped))
    #expect(try harness.settle().contentOffset.y == 500)
  }
}
