import ScrollPrimitives
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A feed that is read at its top shows what comes there; elsewhere it stands still and counts.
@Suite struct FollowStartTests {
  private func feed(threshold: Double = 0) throws -> Harness {
    let harness = try Harness(counts: [300], height: { Double(30 + $0.item * 37 % 90) })
    harness.view.followsStart = true
    try harness.view.setStartThreshold(threshold)
    try harness.step()
    return harness
  }

  @Test("items that come at the top are shown there, and nobody has to look for them")
  func staysAtTop() throws {
    let harness = try feed()
    #expect(harness.view.isFollowingStart)
    for count in 1...5 {
      try harness.view.insertItems(at: .row(0), count: count)
      let frame = try harness.step()
      #expect(frame.contentOffset.y == 0)
      #expect(harness.view.newItems == (0, 0))
      #expect(harness.view.visibleItems.first == .row(0))
    }
  }

  @Test("away from the top nothing moves, and new items count until they are on screen")
  func counts() throws {
    let harness = try feed()
    try harness.jump(to: 3000)
    try harness.step()
    let first = try #require(harness.view.visibleItems.dropFirst().first)
    let place = harness.view.frame(of: .item(first))
    try harness.view.insertItems(at: .row(0), count: 7)
    try harness.step()
    #expect(harness.view.frame(of: .row(first.item + 7)) == place)
    #expect(!harness.view.isFollowingStart && harness.view.newItems == (7, 0))
    try harness.view.insertItems(at: .row(2), count: 2)
    try harness.step()
    #expect(harness.view.newItems.before == 9)
    try harness.view.scroll(to: .row(4), at: .top, animated: false)
    try harness.step()
    #expect(harness.view.newItems.before == 4)
    try harness.view.scroll(toEdge: .leading, animated: false)
    try harness.step()
    #expect(harness.view.newItems.before == 0 && harness.view.isFollowingStart)
  }

  @Test("items behind the screen count as well, with a view that follows its end")
  func countsBehind() throws {
    let harness = try feed()
    harness.view.followsStart = false
    harness.view.followsEnd = true
    try harness.step()
    try harness.view.insertItems(at: .row(300), count: 3)
    try harness.step()
    #expect(harness.view.newItems == (0, 3))
    try harness.view.scroll(toEdge: .trailing, animated: false)
    try harness.step()
    #expect(harness.view.newItems == (0, 0) && harness.view.isFollowingEnd)
    try harness.view.insertItems(at: .row(303), count: 3)
    try harness.step()
    #expect(harness.view.newItems == (0, 0))
  }

  @Test(
    "a small way from the top counts as the top, up to the threshold, and never moves by itself")
  func threshold() throws {
    for (way, isHeld) in [(20.0, true), (60, false)] {
      let harness = try feed(threshold: 40)
      try harness.jump(to: way)
      try harness.step()
      #expect(harness.view.isFollowingStart == isHeld, "\(way)")
      for _ in 0..<10 { #expect(try harness.step().contentOffset.y == way) }
      let place = harness.view.frame(of: .row(5))
      try harness.view.insertItems(at: .row(3), count: 1)
      try harness.view.insertItems(at: .row(200), count: 1)
      // Among what is on screen nothing comes before the first item.
      try harness.step()
      #expect(harness.view.contentOffset.y == way && harness.view.frame(of: .row(6)) != place)
      try harness.view.insertItems(at: .row(0), count: 2)
      let frame = try harness.step()
      #expect((frame.contentOffset.y == 0) == isHeld)
      #expect(harness.view.newItems.before == (isHeld ? 0 : 2))
    }
    let harness = try feed()
    #expect(throws: CollectionError.self) { try harness.view.setStartThreshold(-1) }
    #expect(throws: CollectionError.self) { try harness.view.setStartThreshold(.nan) }
  }

  @Test(
    "content that fits the viewport, and an empty section that comes first, stay at the start too")
  func short() throws {
    for isAnimated in [false, true] {
      for (count, added) in [(1, 60), (0, 5), (10, 1), (19, 1), (19, 40)] {
        let harness = try Harness(counts: [count])
        harness.view.followsStart = true
        try harness.step()
        try harness.view.performUpdates(
          [.insertItems(at: .row(0), count: added)], animated: isAnimated)
        try harness.step()
        try harness.settle()
        #expect(harness.view.contentOffset.y == 0 && harness.view.isFollowingStart)
        #expect(harness.view.newItems == (0, 0), "\(count) and \(added)")
      }
    }
    var list = ListLayout.Configuration()
    list.hasHeaders = true
    let harness = try Harness(counts: [100], layout: try ListLayout(list))
    harness.view.followsStart = true
    try harness.step()
    try harness.view.performUpdates([.insertSections(at: 0, counts: [0])])
    try harness.step()
    #expect(harness.view.contentOffset.y == 0 && harness.view.isFollowingStart)
  }

  @Test("a restored place and a finger let go of the start")
  func letsGo() throws {
    let harness = try feed()
    try harness.jump(to: 900)
    try harness.step()
    let saved = try #require(harness.view.scrollState())
    try harness.jump(to: 0)
    try harness.step()
    #expect(harness.view.isFollowingStart)
    try harness.view.insertItems(at: .row(0), count: 3)
    try harness.view.restore(saved)
    try harness.step()
    #expect(harness.view.contentOffset.y == 900 && !harness.view.isFollowingStart)
    let held = try feed()
    try held.send(.pointerDown(id: 1, kind: .touch))
    try held.step()
    for _ in 0..<2 {
      let first = try #require(held.view.visibleItems.first)
      let place = held.view.frame(of: .item(first))
      try held.view.insertItems(at: .row(0), count: 3)
      try held.step()
      #expect(held.view.frame(of: .row(first.item + 3)) == place)
    }
    #expect(!held.view.isFollowingStart && held.view.newItems.before == 6)
    try held.view.deleteItems(at: .row(0), count: 6)
    try held.step()
    #expect(held.view.newItems.before == 0)
  }

  @Test("a reload begins to count anew")
  func reload() throws {
    let harness = try feed()
    try harness.jump(to: 3000)
    try harness.step()
    try harness.view.insertItems(at: .row(0), count: 7)
    try harness.step()
    try harness.view.reloadData(sectionCounts: [400])
    try harness.step()
    #expect(harness.view.newItems == (0, 0))
  }

  @Test(
    "a finger, a fling and an animation are not disturbed by items that come at the top",
    arguments: TestRun.seeds(40))
  func moving(seed: UInt64) throws {
    // A twin without the setting, that is never at rest at its top as items come, shows the same.
    var random = SeededGenerator(seed: seed)
    let (one, other) = (try feed(), try feed())
    other.view.followsStart = false
    for _ in 0..<40 {
      let isAtTop = one.view.contentOffset.y <= 1 || one.view.phase == .idle
      if Int.random(in: 0..<3, using: &random) == 0, !isAtTop {
        let count = Int.random(in: 1...4, using: &random)
        for harness in [one, other] { try harness.view.insertItems(at: .row(0), count: count) }
      } else if Int.random(in: 0..<4, using: &random) == 0 {
        let velocity = Double.random(in: -4000...5000, using: &random)
        for harness in [one, other] { try harness.view.fling(velocity: velocity) }
      }
      let (a, b) = (try one.step(), try other.step())
      #expect(a.contentOffset == b.contentOffset && a.correction == b.correction)
      #expect(a.visible == b.visible)
    }
  }
}
