import ScrollPrimitives
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A scroll that the program asked for says how it ended, once.
@Suite struct ScrollOutcomeTests {
  /// What was reported of scrolls, in order.
  private final class Log {
    var outcomes: [ScrollOutcome] = []
    func note(_ outcome: ScrollOutcome) { outcomes.append(outcome) }
    var reasons: [ScrollOutcome.Reason] { outcomes.map(\.reason) }
  }

  private func sections(pins: Bool = true) throws -> Harness {
    var list = ListLayout.Configuration()
    (list.hasHeaders, list.hasFooters, list.pinsHeaders) = (true, true, pins)
    let harness = try Harness(counts: [50, 50, 50], layout: try ListLayout(list)) { path in
      30 + Double((path.item * 7 + path.section) % 40)
    }
    harness.view.footerProvider = { view, section in
      let cell: HeaderCell = view.dequeueFooter(inSection: section)
      cell.height = 20
      return cell
    }
    try harness.step()
    return harness
  }

  @Test("a fling that brings the item on screen goes on, and the scroll arrives with it")
  func leavesFling() throws {
    for (isCaught, reason) in [(false, ScrollOutcome.Reason.arrived), (true, .interrupted)] {
      let harness = try Harness(counts: [1000]) { _ in 50 }
      try harness.step()
      try harness.view.fling(velocity: 2000)
      for _ in 0..<5 { try harness.step() }
      let log = Log()
      try harness.view.scroll(
        to: .row(20), at: .nearest, animated: true, completion: log.note)
      try harness.step()
      #expect(log.outcomes.isEmpty && harness.view.phase == .decelerating)
      if isCaught { try harness.view.fling(velocity: 500) }
      try harness.settle()
      #expect(log.reasons == [reason])
      #expect(isCaught || harness.view.isVisible(.row(20)))
    }
  }

  @Test(
    "items, headers and footers arrive where they were asked to be, animated or not",
    arguments: [true, false])
  func arrives(animated: Bool) throws {
    let harness = try sections()
    let elements: [ElementPath] = [
      .item(ItemPath(section: 2, item: 20)), .header(section: 1), .footer(section: 0),
      .item(ItemPath(section: 0, item: 30)), .header(section: 2),
    ]
    for element in elements {
      for position in ScrollPosition.allCases {
        for offset in [0.0, -12.5, 40] {
          let log = Log()
          try harness.view.scroll(
            to: element, at: position, offset: offset, animated: animated, completion: log.note)
          #expect(log.outcomes.isEmpty)
          try harness.step()
          try harness.settle()
          #expect(
            log.outcomes == [ScrollOutcome(reason: .arrived)], "\(element) \(position) \(offset)")
          let frame = try #require(harness.view.frame(of: element))
          if position == .top, element.isHeader {
            #expect(frame.minY == 0 - min(offset, 0) || offset > 0)
          }
          if position == .bottom {
            #expect(abs(frame.maxY + offset - 844) < 0.5, "\(element) \(offset)")
          }
        }
      }
    }
  }

  @Test("a pinned header is scrolled to where its section begins")
  func header() throws {
    let harness = try sections()
    try harness.view.scrollToItem(at: ItemPath(section: 1, item: 30), at: .top, animated: false)
    try harness.step()
    #expect(harness.view.isVisible(.header(section: 1)))
    try harness.view.scroll(to: .header(section: 1), at: .top, animated: true)
    try harness.step()
    try harness.settle()
    #expect(harness.view.frame(of: .header(section: 1))?.minY == 0)
    #expect(harness.view.visibleItems.first == ItemPath(section: 1, item: 0))
  }

  @Test("an edge in the way leaves a deviation, and the scroll arrives")
  func edgeInTheWay() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    let log = Log()
    try harness.view.scroll(to: .row(99), at: .top, animated: true, completion: log.note)
    try harness.step()
    try harness.settle()
    #expect(log.outcomes == [ScrollOutcome(reason: .arrived, deviation: 844 - 44)])
  }

  @Test("a finger, another scroll and a fling interrupt it; a removed element ends it")
  func ends() throws {
    let interruptions: [(String, (Harness) throws -> Void)] = [
      ("finger", { try $0.send(.pointerDown(id: 1, kind: .touch)) }),
      ("scroll", { try $0.view.scrollToItem(at: .row(3), at: .top, animated: true) }),
      ("jump", { try $0.jump(to: 10) }), ("fling", { try $0.view.fling(velocity: -500) }),
      ("wheel", { try $0.send(.wheel(delta: LayoutPoint(y: 30), kind: .precise)) }),
    ]
    for (name, interrupt) in interruptions {
      let harness = try Harness(counts: [1000])
      try harness.step()
      let log = Log()
      try harness.view.scroll(to: .row(40), at: .top, animated: true, completion: log.note)
      try harness.steps(5)
      #expect(log.outcomes.isEmpty, "\(name)")
      try interrupt(harness)
      try harness.step()
      #expect(log.reasons == [.interrupted], "\(name)")
      #expect(log.outcomes.allSatisfy { abs($0.deviation) > 1 }, "\(name)")
    }
    let harness = try Harness(counts: [1000])
    try harness.step()
    let log = Log()
    try harness.view.scroll(to: .row(40), at: .top, animated: true, completion: log.note)
    try harness.steps(5)
    try harness.view.deleteItems(at: .row(40))
    try harness.settle()
    #expect(log.reasons == [.removed])
    // Removed before it began.
    try harness.view.scroll(to: .row(700), at: .top, animated: true, completion: log.note)
    try harness.view.deleteItems(at: .row(700))
    try harness.step()
    #expect(log.reasons == [.removed, .removed])
    #expect(harness.view.phase == .idle)
  }

  @Test("of several scrolls in a frame the last one goes on, and each is told of once")
  func several() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    var ends: [Int: ScrollOutcome.Reason] = [:]
    var calls = 0
    for row in [10, 30, 20] {
      try harness.view.scroll(to: .row(row), at: .top, animated: true) { outcome in
        calls += 1
        ends[row] = outcome.reason
      }
    }
    try harness.step()
    #expect(ends == [10: .interrupted, 30: .interrupted])
    try harness.settle()
    #expect(ends == [10: .interrupted, 30: .interrupted, 20: .arrived] && calls == 3)
    #expect(harness.view.contentOffset.y == 20 * 44)
  }

  @Test("items that come, go and grow on the way change nothing in where it arrives")
  func follows() throws {
    for seed in TestRun.seeds(40) {
      var random = SeededGenerator(seed: seed)
      var heights = (0..<400).map { _ in Double.random(in: 20...90, using: &random) }
      let harness = try Harness(counts: [400]) { heights[$0.item] }
      try harness.step()
      var target = Int.random(in: 60...300, using: &random)
      let log = Log()
      let position = ScrollPosition.allCases.randomElement(using: &random) ?? .top
      try harness.view.scroll(to: .row(target), at: position, animated: true, completion: log.note)
      for _ in 0..<12 {
        try harness.step()
        let row = Int.random(in: 0..<heights.count - 1, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          heights.insert(50, at: row)
          if row <= target { target += 1 }
          try harness.view.insertItems(at: .row(row))
        case 1 where row != target:
          heights.remove(at: row)
          if row < target { target -= 1 }
          try harness.view.deleteItems(at: .row(row))
        case 2:
          heights[row] = Double.random(in: 20...90, using: &random)
          try harness.view.setNeedsSize(at: [.row(row)])
        default: break
        }
      }
      try harness.settle()
      #expect(log.reasons == [.arrived], "seed \(seed)")
      let frame = try #require(harness.view.frame(of: .row(target)), "seed \(seed)")
      #expect(frame.minY >= -0.5 && frame.maxY <= 844.5, "seed \(seed) \(position)")
      if position == .top { #expect(abs(frame.minY) < 0.5, "seed \(seed)") }
    }
  }

  @Test(
    "the end is reached though rows come there in the same frame and on the way",
    arguments: [true, false])
  func end(animated: Bool) throws {
    let harness = try Harness(counts: [100])
    harness.view.followsEnd = true
    try harness.step()
    try harness.view.scroll(toEdge: .leading, animated: false)
    try harness.step()
    let log = Log()
    try harness.view.insertItems(at: .row(100), count: 3)
    try harness.view.scroll(toEdge: .trailing, animated: animated, completion: log.note)
    try harness.step()
    if animated { try harness.view.insertItems(at: .row(103), count: 20) }
    try harness.settle()
    #expect(log.reasons == [.arrived])
    let count = animated ? 123 : 103
    #expect(harness.view.frame(of: .row(count - 1))?.maxY == 844)
    #expect(harness.view.isFollowingEnd)
    try harness.view.scroll(toEdge: .leading, animated: animated, completion: log.note)
    try harness.step()
    try harness.settle()
    #expect(log.reasons == [.arrived, .arrived] && harness.view.contentOffset.y == 0)
  }

  @Test("a scroll for later waits for its moment; a released view ends what is left")
  func laterAndReleased() throws {
    var harness: Harness? = try Harness(counts: [1000])
    try harness?.step()
    let log = Log()
    let begin = (harness?.time ?? .zero) + .milliseconds(500)
    try harness?.view.scroll(
      to: .row(30), at: .top, animated: true, when: .at(begin), completion: log.note)
    try harness?.steps(20)
    #expect(log.outcomes.isEmpty && harness?.view.contentOffset.y == 0)
    #expect(harness?.view.nextFrameTime == begin)
    try harness?.steps(120)
    #expect(log.reasons == [.arrived])
    try harness?.view.scroll(to: .row(60), at: .top, animated: true, completion: log.note)
    try harness?.steps(3)
    harness = nil
    #expect(log.reasons == [.arrived, .interrupted])
  }

  @Test("an item on screen stays for nearest whatever the offset, and the scroll has arrived")
  func nearestOnScreen() throws {
    for offset in [-60.0, 60, 0] {
      let harness = try Harness(counts: [100])
      try harness.step()
      try harness.jump(to: 88)
      try harness.step()
      let log = Log()
      try harness.view.scroll(
        to: .row(2), at: .nearest, offset: offset, animated: false, completion: log.note)
      try harness.step()
      #expect(
        log.outcomes == [ScrollOutcome(reason: .arrived)] && harness.view.contentOffset.y == 88)
    }
  }

  @Test("a scroll that another one replaces before it began knows its element after updates")
  func replacedBeforeItBegan() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    let log = Log()
    let later = harness.time + .seconds(1)
    try harness.view.scroll(
      to: .row(999), at: .top, animated: true, when: .at(later), completion: log.note)
    try harness.view.deleteItems(at: .row(28), count: 3)
    try harness.step()
    try harness.view.scroll(to: .row(5), at: .top, animated: true, when: .at(later))
    try harness.step(seconds: 1)
    #expect(log.reasons == [.interrupted])
    #expect((log.outcomes.first?.deviation ?? 0) > 40_000)
  }

  @Test("what does not exist, and an offset that is no number, are refused before anything changes")
  func refused() throws {
    let harness = try Harness(counts: [10])
    let view = harness.view
    let log = Log()
    #expect(throws: CollectionError.itemOutOfRange(.row(10))) {
      try view.scroll(to: .row(10), at: .top, animated: true, completion: log.note)
    }
    #expect(throws: CollectionError.sectionOutOfRange(section: 1, count: 1)) {
      try view.scroll(to: .header(section: 1), at: .top, animated: true, completion: log.note)
    }
    for offset in [Double.nan, .infinity, 1e300] {
      #expect(throws: CollectionError.self) {
        try view.scroll(to: .row(1), at: .top, offset: offset, animated: true, completion: log.note)
      }
    }
    try harness.steps(3)
    #expect(log.outcomes.isEmpty)
  }
}

extension ElementPath {
  fileprivate var isHeader: Bool { if case .header = self { true } else { false } }
}
