import Scrollwork
import Testing

/// Items come, go and move, and visible content stays.
@Suite struct UpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("items inserted above the viewport move nothing, and nothing is bound again")
  func insertAbove() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 10_000), animated: false)
    try harness.step()
    for _ in 0..<12 { try harness.step() }
    let before = try harness.step()
    try harness.view.insertItems(at: path(3), count: 50)
    let after = try harness.step()
    #expect(after.visible.map(\.start) == before.visible.map(\.start))
    #expect(after.visible.map { $0.index - 50 } == before.visible.map(\.index))
    #expect(after.work.bound == 0 && after.work.created == 0)
    #expect(after.displacement == .zero)
    #expect(after.correction.points == 50 * 44)
  }

  @Test("items removed from the screen let the next one take over")
  func removeAnchor() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 10_010), animated: false)
    let before = try harness.step()
    let first = before.visible[0].index - 1
    try harness.view.deleteItems(at: path(first - 20), count: 23)
    let after = try harness.step()
    // The three first ones on screen went; the fourth stays where it was.
    let fourth = before.visible[3]
    let now = try #require(after.visible.first { $0.index == fourth.index - 23 })
    #expect(now.start == fourth.start)
    #expect(after.displacement == .zero)
  }

  @Test("a fling goes on as if nothing had been inserted or removed above it")
  func flingThroughUpdates() throws {
    func offsets(updates: Bool) throws -> [Ticks] {
      let harness = try Harness(counts: [5000])
      try harness.step()
      try harness.view.setContentOffset(LayoutPoint(y: 50_000), animated: false)
      try harness.step()
      try harness.view.fling(velocity: 3000)
      var ways: [Ticks] = []
      for frame in 0..<120 {
        if updates, frame % 3 == 0 {
          try harness.view.insertItems(at: path(frame), count: 1 + frame % 7)
        }
        if updates, frame % 5 == 0 { try harness.view.deleteItems(at: path(2 * frame), count: 3) }
        ways.append(try harness.step().displacement)
      }
      return ways
    }
    let plain = try offsets(updates: false)
    let changed = try offsets(updates: true)
    #expect(plain == changed)
    #expect(plain.contains { $0 > .zero })
  }

  @Test("an item that is scrolled to is followed through updates")
  func goalThroughUpdates() throws {
    let harness = try Harness(counts: [5000], height: { 20 + Double($0.item % 60) })
    try harness.step()
    try harness.view.scrollToItem(at: path(3000), at: .top, animated: true)
    try harness.view.insertItems(at: path(10), count: 7)
    for _ in 0..<3 { try harness.step() }
    try harness.view.insertItems(at: path(100), count: 5)
    let frame = try harness.settle()
    let shown = try #require(frame.visible.first)
    #expect(shown.element == .item(path(3012)))
    #expect(shown.start == .zero)
  }

  @Test("an edit that names what is not there is refused whole")
  func badEdits() throws {
    let harness = try Harness(counts: [10, 5])
    try harness.step()
    let view = harness.view
    #expect(throws: CollectionError.itemOutOfRange(path(11))) {
      try view.performUpdates([
        .insertItems(at: path(0), count: 1), .removeItems(at: path(11), count: 1),
      ])
    }
    #expect(throws: CollectionError.sectionOutOfRange(section: 2, count: 2)) {
      try view.insertItems(at: path(0, 2))
    }
    #expect(throws: CollectionError.invalidValue(parameter: "count", value: -1)) {
      try view.insertItems(at: path(0), count: -1)
    }
    #expect(throws: CollectionError.tooManyElements(count: .max)) {
      try view.insertItems(at: path(0), count: .max)
    }
    try harness.step()
    #expect(view.structure.sectionCounts == [10, 5])
  }

  @Test("content that holds on to its end stays there while it grows, until the user moves it")
  func followsEnd() throws {
    var configuration = ListLayout.Configuration.bottomAnchored
    configuration.estimatedItemExtent = 60
    var last = 40.0
    var count = 300
    let harness = try Harness(
      counts: [count], layout: try ListLayout(configuration),
      height: { $0.item == count - 1 ? last : 30 + Double($0.item * 7 % 90) })
    harness.view.followsEnd = true
    var frame = try harness.step()
    func isAtEnd() -> Bool {
      frame.contentOffset.y == frame.edges.maximum
        && frame.visible.last?.element == .item(path(count - 1))
    }
    #expect(isAtEnd())
    for grow in 0..<40 {
      last += Double(grow * 10)
      try harness.view.reconfigureItems(at: [path(count - 1)])
      frame = try harness.step()
      #expect(isAtEnd())
    }
    last = 40
    try harness.view.insertItems(at: path(count), count: 1)
    count += 1
    frame = try harness.step()
    #expect(isAtEnd())
    try harness.drag(from: 300, to: 500, duration: 0.1)
    frame = try harness.settle()
    #expect(!harness.view.isFollowingEnd)
    try harness.view.insertItems(at: path(count), count: 1)
    count += 1
    let held = try harness.step()
    #expect(held.visible.map(\.start) == frame.visible.map(\.start))
  }

  @Test("few items of a bottom-anchored list lie at the trailing edge")
  func shortContent() throws {
    let harness = try Harness(
      counts: [3], layout: try ListLayout(ListLayout.Configuration.bottomAnchored))
    var frame = try harness.step()
    #expect(frame.visible.last.map { ($0.start + $0.extent).points } == 844)
    try harness.view.insertItems(at: path(0), count: 2)
    frame = try harness.step()
    #expect(frame.visible.last.map { ($0.start + $0.extent).points } == 844)
    #expect(frame.visible.count == 5)
  }

  @Test("without an anchor the offset keeps its number; held at the end, its distance to the end")
  func policies() throws {
    for (policy, shift) in [(AnchorPolicy.none, 0.0), (.trailingEdge, 440), (.lastVisible, 440)] {
      let harness = try Harness(counts: [1000])
      harness.view.anchorPolicy = policy
      try harness.step()
      try harness.view.setContentOffset(LayoutPoint(y: 10_000), animated: false)
      let before = try harness.step()
      try harness.view.insertItems(at: path(3), count: 10)
      let after = try harness.step()
      #expect(after.contentOffset.y - before.contentOffset.y == shift, "\(policy)")
    }
  }

  @Test("pinned headers stay at the edge until their section takes them along")
  func pinnedHeaders() throws {
    var configuration = ListLayout.Configuration()
    configuration.hasHeaders = true
    configuration.pinsHeaders = true
    let harness = try Harness(counts: [30, 30, 30], layout: try ListLayout(configuration))
    try harness.view.setContentInset(LayoutInsets(top: 50))
    try harness.step()
    let section = 30 + 30 * 44.0
    for offset in stride(from: -60.0, to: 2000, by: 7) {
      try harness.view.setContentOffset(LayoutPoint(y: offset), animated: false)
      let frame = try harness.step()
      let at = frame.contentOffset.y
      let current = max(0, Int(((at + 50) / section).rounded(.down)))
      let natural = Double(current) * section - at
      let next = Double(current + 1) * section - at
      let expected = max(natural, min(50, next - 30))
      let header = try #require(
        frame.visible.first { $0.element == .header(section: current) }, "\(at)")
      #expect(header.start.points == expected, "\(at)")
      #expect(header.hasCell)
    }
  }

  @Test("from right to left cells and input are mirrored")
  func rightToLeft() throws {
    func run(_ direction: TraitCollection.LayoutDirection) throws -> [[Double]] {
      var configuration = ListLayout.Configuration()
      configuration.axis = .horizontal
      let harness = try Harness(counts: [100], layout: try ListLayout(configuration))
      harness.view.traits.layoutDirection = direction
      try harness.step()
      let isMirrored = direction == .rightToLeft
      func send(_ seconds: Double, _ x: Double, _ action: InputEvent.Action) throws {
        let x = isMirrored ? 390 - x : x
        try harness.view.send(
          InputEvent(
            time: Timestamp(nanoseconds: Int64((0.1 + seconds) * 1e9)),
            position: LayoutPoint(x: x, y: 9),
            action: action))
      }
      try send(0, 300, .pointerDown(id: 1, kind: .touch))
      for step in 1...10 {
        try send(Double(step) / 100, 300 - 17.3 * Double(step), .pointerMoved(id: 1))
      }
      try send(0.11, 127, .pointerUp(id: 1))
      var result: [[Double]] = []
      for _ in 0..<60 {
        let frame = try harness.step()
        result.append(
          frame.displayList.groups.map {
            isMirrored ? 390 - $0.origin.x - $0.size.width : $0.origin.x
          })
      }
      return result
    }
    let plain = try run(.leftToRight)
    #expect(try run(.rightToLeft) == plain)
    #expect(plain.first != plain.last)
  }
}
