import Scrollwork
import Testing

/// How much of elements is on screen, for how long, and how near the content's ends are.
@Suite struct VisibilityTests {
  private func harness(
    _ policy: VisibilityPolicy?, rows: Int = 100,
    height: @escaping (ItemPath) -> Double = { _ in 100 }
  ) throws -> Harness {
    let harness = try Harness(
      counts: [rows], viewport: LayoutSize(width: 100, height: 400), prefetch: .none,
      height: height)
    try harness.view.setVisibility(policy)
    return harness
  }

  private func seen(_ frame: Frame, row: Int? = nil) -> [VisibilityEvent] {
    frame.events.compactMap { event in
      guard case .visibility(let element, let event) = event, row == nil || element == .row(row!)
      else { return nil }
      return event
    }
  }

  @Test("thresholds are reported as they are passed, upward and downward, with the fraction")
  func thresholds() throws {
    let harness = try harness(VisibilityPolicy(thresholds: [0.5, 0, 1]))
    let first = try harness.step()
    #expect(seen(first).count == 12)
    #expect(
      seen(first, row: 0) == [
        .reached(threshold: 0, fraction: 1), .reached(threshold: 0.5, fraction: 1),
        .reached(threshold: 1, fraction: 1),
      ])
    try harness.jump(to: 40)
    let second = try harness.step()
    #expect(seen(second, row: 0) == [.fellBelow(threshold: 1, fraction: 0.6)])
    #expect(seen(second, row: 4) == [.reached(threshold: 0, fraction: 0.4)])
    try harness.jump(to: 50)
    let third = try harness.step()
    #expect(seen(third) == [.reached(threshold: 0.5, fraction: 0.5)])
    try harness.jump(to: 101)
    let fourth = try harness.step()
    #expect(
      seen(fourth, row: 0) == [
        .fellBelow(threshold: 0.5, fraction: 0), .fellBelow(threshold: 0, fraction: 0),
      ])
    #expect(seen(try harness.step()).isEmpty)
  }

  @Test("of an element longer than the viewport the viewport counts")
  func long() throws {
    let harness = try harness(VisibilityPolicy(thresholds: [0.5, 1])) { _ in 1000 }
    #expect(seen(try harness.step()).count == 2)
    try harness.jump(to: 700)
    #expect(
      seen(try harness.step()) == [
        .fellBelow(threshold: 1, fraction: 0.75)
      ])
    try harness.jump(to: 800)
    #expect(
      seen(try harness.step()) == [
        .reached(threshold: 0.5, fraction: 0.5)
      ])
  }

  @Test("an impression has its exact moment, at every rate of frames, and comes once")
  func impression() throws {
    for rate in [7.0, 30, 60, 144, 1000] {
      let harness = try harness(
        VisibilityPolicy(impression: .init(fraction: 0.5, seconds: 1)), rows: 2)
      harness.rate = rate
      harness.time = Timestamp(nanoseconds: 3_000_000_000)
      try harness.view.step(to: harness.time)
      #expect(harness.view.nextImpression == Timestamp(nanoseconds: 4_000_000_000))
      var moments: [Timestamp] = []
      for _ in 0..<Int(rate * 2) {
        let frame = try harness.step()
        for event in seen(frame) {
          guard case .impression(let moment) = event else { continue }
          moments.append(moment)
          #expect(frame.time >= moment)
          #expect(frame.time.seconds - moment.seconds < 1 / rate)
        }
      }
      #expect(moments == Array(repeating: Timestamp(nanoseconds: 4_000_000_000), count: 2))
      #expect(harness.view.nextImpression == nil)
    }
  }

  @Test("what leaves before its time was not seen, and time begins anew when it comes back")
  func brief() throws {
    let harness = try harness(VisibilityPolicy(impression: .init(fraction: 1, seconds: 0.5)))
    try harness.step(seconds: 1)
    try harness.step(seconds: 0.4)
    try harness.jump(to: 50)
    #expect(seen(try harness.step(seconds: 0.05), row: 0).isEmpty)
    try harness.jump(to: 0)
    try harness.step(seconds: 0.05)
    #expect(seen(try harness.step(seconds: 0.4), row: 0).isEmpty)
    // The frame that takes it away finds that it was there for long enough until then.
    try harness.jump(to: 400)
    let last = try harness.step(seconds: 0.2)
    #expect(seen(last, row: 0) == [.impression(at: Timestamp(nanoseconds: 2_000_000_000))])
  }

  @Test("a dwell of nothing counts in the frame that shows the element")
  func atOnce() throws {
    let harness = try harness(VisibilityPolicy(impression: .init(fraction: 1, seconds: 0)))
    let frame = try harness.step()
    #expect(seen(frame, row: 2) == [.impression(at: frame.time)])
  }

  @Test("for what is removed or replaced all is taken back, by the path it had")
  func removal() throws {
    let harness = try harness(
      VisibilityPolicy(thresholds: [0.5], impression: .init(fraction: 0.5, seconds: 0.01)))
    try harness.step()
    try harness.view.deleteItems(at: .row(1))
    try harness.view.moveItem(at: .row(0), to: .row(1))
    let frame = try harness.step()
    #expect(
      frame.events.prefix(2) == [
        .visibility(.row(1), .impression(at: Timestamp(nanoseconds: 26_666_667))),
        .visibility(.row(1), .fellBelow(threshold: 0.5, fraction: 0)),
      ])
    try harness.view.reloadData(sectionCounts: [2])
    let reloaded = seen(try harness.step())
    #expect(reloaded.count { if case .fellBelow = $0 { true } else { false } } == 4)
    #expect(reloaded.count { if case .reached = $0 { true } else { false } } == 2)
    try harness.view.setVisibility(nil)
    #expect(seen(try harness.step()).count == 4)
    #expect(seen(try harness.step()).isEmpty)
  }

  @Test("fractions and times that are none are refused")
  func misuse() throws {
    let view = CollectionView()
    let wrong: [VisibilityPolicy] = [
      .init(thresholds: [0.5, 1.01]), .init(thresholds: [.nan]), .init(thresholds: [-0.1]),
      .init(impression: .init(fraction: 0)), .init(impression: .init(fraction: .nan)),
      .init(impression: .init(fraction: 1.5)), .init(impression: .init(seconds: -1)),
      .init(impression: .init(seconds: .infinity)), .init(impression: .init(seconds: .nan)),
    ]
    for policy in wrong {
      #expect(throws: CollectionError.self) { try view.setVisibility(policy) }
    }
    #expect(view.visibility == nil)
    for distance in [NearEdgePolicy.Distance.points(-1), .viewports(.nan), .points(.infinity)] {
      #expect(throws: CollectionError.self) {
        try view.setNearEdges(NearEdgePolicy(start: nil, end: distance))
      }
      #expect(throws: CollectionError.self) {
        try view.setNearEdges(NearEdgePolicy(start: distance, end: nil))
      }
    }
    #expect(view.nearEdges == nil)
  }

  // MARK: The ends

  private func ends(_ frame: Frame) -> [CollectionEvent] {
    frame.events.filter {
      switch $0 {
      case .nearStart, .nearEnd: true
      default: false
      }
    }
  }

  @Test("an end is reported once for the content as it is, within FlashList's distances")
  func nearEnds() throws {
    let harness = try harness(nil)
    try harness.view.setNearEdges(NearEdgePolicy())
    #expect(ends(try harness.step()) == [.nearStart(contentVersion: 1)])
    // Content is 10,000 pt long and the viewport 400.
    try harness.jump(to: 9399)
    #expect(ends(try harness.step()).isEmpty)
    try harness.jump(to: 9400)
    #expect(ends(try harness.step()) == [.nearEnd(contentVersion: 1)])
    for offset in [0.0, 9600, 3000, 9600] {
      try harness.jump(to: offset)
      #expect(ends(try harness.step()).isEmpty)
    }
  }

  @Test(
    "content that changes is reported again, inside the distance as well, and moves are no change")
  func rearming() throws {
    let harness = try harness(nil, rows: 5)
    try harness.view.setNearEdges(NearEdgePolicy(start: nil, end: .points(150)))
    #expect(ends(try harness.step()) == [.nearEnd(contentVersion: 1)])
    try harness.view.moveItem(at: .row(0), to: .row(4))
    try harness.view.insertItems(at: .row(0), count: 0)
    try harness.reconfigure(rows: [0])
    #expect(ends(try harness.step()).isEmpty)
    try harness.view.deleteItems(at: .row(4))
    #expect(ends(try harness.step()) == [.nearEnd(contentVersion: 2)])
    try harness.view.insertItems(at: .row(4), count: 1)
    #expect(ends(try harness.step()) == [.nearEnd(contentVersion: 3)])
    try harness.view.insertItems(at: .row(5), count: 50)
    #expect(ends(try harness.step()).isEmpty && harness.view.contentVersion == 4)
    try harness.view.reloadData(sectionCounts: [55])
    #expect(ends(try harness.step()).isEmpty)
    try harness.view.reloadData(sectionCounts: [])
    #expect(ends(try harness.step()).isEmpty)
    try harness.view.reloadData(sectionCounts: [1])
    #expect(ends(try harness.step()) == [.nearEnd(contentVersion: 7)])
  }

  @Test("a list that loads more when its end is near grows page by page, each asked for once")
  func pages() throws {
    let harness = try harness(nil, rows: 3)
    try harness.view.setNearEdges(NearEdgePolicy(start: nil))
    var loads = 0
    harness.view.eventHandler = { view, event in
      guard case .nearEnd = event else { return }
      loads += 1
      let count = view.structure.itemCount
      if count < 200 { try? view.insertItems(at: .row(count), count: 20) }
    }
    try harness.steps(3)
    #expect(loads == 1 && harness.view.structure.itemCount == 23)
    for _ in 0..<40 {
      try harness.view.fling(velocity: 3000)
      try harness.settle()
    }
    #expect(harness.view.structure.itemCount == 203)
    #expect(loads == 11)
  }
}
