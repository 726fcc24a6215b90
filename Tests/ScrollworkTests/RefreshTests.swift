import Scrollwork
import Testing

/// The inset that a refresh control holds open.
@Suite struct RefreshTests {
  @Test("pulled content rests below what refreshes, and returns when that is done")
  func refresh() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    try harness.drag(from: 100, to: 500, duration: 0.4, lift: false)
    for _ in 0..<30 { try harness.step() }
    #expect(harness.view.contentOffset.y < -100)
    let held = harness.view.contentOffset
    try harness.view.setRefreshInset(60)
    #expect(try harness.step(seconds: 0).contentOffset == held)
    try harness.send(.pointerUp(id: 1), y: 500)
    #expect(try harness.settle().contentOffset.y == -60)
    #expect(try harness.step(seconds: 5).contentOffset.y == -60)
    #expect(!harness.view.isBouncing)
    try harness.view.setRefreshInset(0)
    var last = -60.0
    var steps = 0
    let end = try harness.settle {
      #expect($0.contentOffset.y >= last && $0.contentOffset.y - last < 10)
      last = $0.contentOffset.y
      steps += 1
    }
    #expect(end.contentOffset.y == 0)
    #expect(steps > 20)
  }

  @Test("content within its edges does not move when a refresh begins or ends")
  func within() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    for offset in [0.0, 700] {
      try harness.view.setContentOffset(LayoutPoint(y: offset), animated: false)
      try harness.step()
      try harness.view.setRefreshInset(60)
      #expect(try harness.settle().contentOffset.y == offset)
      try harness.view.setRefreshInset(0)
      #expect(try harness.settle().contentOffset.y == offset)
    }
  }

  @Test("a refresh that begins or ends while content moves does not jump it")
  func moving() throws {
    let harness = try Harness(counts: [400])
    harness.rate = 240
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 900), animated: false)
    try harness.step()
    try harness.view.fling(velocity: -4000)
    var before = try harness.step()
    for index in 0..<500 {
      if index % 17 == 0 { try harness.view.setRefreshInset(index % 34 == 0 ? 80 : 0) }
      let after = try harness.step()
      let limit = max(abs(before.velocity), abs(after.velocity)) / 240 + 0.51
      #expect(abs(after.contentOffset.y - before.contentOffset.y) <= limit, "frame \(index)")
      before = after
    }
  }

  @Test("an inset that is no length is refused")
  func refused() throws {
    let harness = try Harness(counts: [1])
    for inset in [-1, Double.nan, .infinity, 1e300] {
      #expect(throws: CollectionError.self) { try harness.view.setRefreshInset(inset) }
    }
    #expect(harness.view.refreshInset == 0)
  }
}
