import ScrollPrimitives
import Scrollwork
import Testing

/// A view that is short of memory lets go of every cell that it does not show.
@Suite struct MemoryTests {
  @Test("purging lets go of cells in pools and of those that wait with their binding")
  func purge() throws {
    let harness = try Harness(counts: [500])
    try harness.step()
    try harness.jump(to: 4000)
    try harness.step()
    harness.view.prefetch = .none
    try harness.step()
    #expect(harness.view.cellCounters[0].pooled > 0)
    let shown = harness.view.visibleItems
    harness.view.purge()
    #expect(harness.view.cellCounters[0].pooled == 0)
    let frame = try harness.step()
    #expect(harness.view.visibleItems == shown && frame.work.created == 0)
  }

  @Test("during a frame it takes effect as the frame ends")
  func purgeInside() throws {
    let harness = try Harness(counts: [500])
    try harness.step()
    let provider = try #require(harness.view.cellProvider)
    harness.view.cellProvider = { view, path in
      view.purge()
      return provider(view, path)
    }
    for offset in stride(from: 0.0, to: 9000, by: 700) {
      try harness.jump(to: offset)
      let frame = try harness.step()
      #expect(frame.diagnostics.isEmpty)
      #expect(frame.work.bound == 0 || harness.view.cellCounters[0].pooled == 0)
    }
  }

  @Test("with little memory only cells on screen are there, and the screen is the same")
  func memoryLow() throws {
    let (one, other) = (try Harness(counts: [500]), try Harness(counts: [500]))
    one.view.isMemoryLow = true
    for harness in [one, other] {
      try harness.step()
      try harness.view.fling(velocity: 3000)
    }
    for _ in 0..<200 {
      let (a, b) = (try one.step(), try other.step())
      #expect(a.contentOffset == b.contentOffset && a.visible == b.visible)
      let counters = one.view.cellCounters[0]
      #expect(counters.pooled == 0 && counters.live <= a.visible.count + 1)
    }
    one.view.isMemoryLow = false
    for _ in 0..<30 { try one.step() }
    #expect(one.view.cellCounters[0].live > one.view.visibleItems.count)
  }
}
