import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Items that are selected by dragging over them.
@Suite struct SelectionDragTests {
  private func rest(_ counts: [Int] = [100], selects: Bool = true) throws -> Harness {
    let harness = try Harness(counts: counts)
    harness.view.selectionMode = .multiple
    harness.view.selectsByDragging = selects
    try harness.steps(5)
    return harness
  }

  /// A finger that leaves its slop across on a row and then goes along the others' middles.
  private func drag(_ rows: [Int], at begin: Int64 = 100) -> [Pointing] {
    let first = Double(rows[0]) * 44 + 22
    var script = [
      Pointing(begin, 100, first, .pointerDown(id: 1, kind: .touch)),
      Pointing(begin + 20, 125, first, .pointerMoved(id: 1)),
    ]
    for (index, row) in rows.dropFirst().enumerated() {
      script.append(
        Pointing(
          begin + 40 + Int64(index) * 20, 125, Double(row) * 44 + 22, .pointerMoved(id: 1)))
    }
    return script
  }

  @Test(
    "the items from where it began to where it is are selected, and no others when it goes back")
  func selects() throws {
    let harness = try rest()
    try harness.view.selectItem(at: .row(4))
    try harness.view.selectItem(at: .row(12))
    var frames = try harness.play(drag([2, 3, 6, 5]), until: 300)
    #expect(
      frames.interactions == [
        .didHighlight(.row(2)), .didUnhighlight(.row(2)), .didSelect(.row(2)), .didSelect(.row(3)),
        .didSelect(.row(5)), .didSelect(.row(6)), .didDeselect(.row(6)),
      ])
    #expect(harness.view.selectedItems.map(\.item) == [2, 3, 4, 5, 12])
    frames = try harness.play(
      [Pointing(320, 125, 30, .pointerMoved(id: 1)), Pointing(340, 125, 30, .pointerUp(id: 1))],
      until: 400)
    // Over to the other side of where it began.
    #expect(harness.view.selectedItems.map(\.item) == [0, 1, 2, 4, 12])
    #expect(frames.allSatisfy { $0.contentOffset == .zero })
    #expect(frames.interactions.count == 4)
  }

  @Test("what begins it: across, two fingers, a mouse; not along, not otherwise than with several")
  func begins() throws {
    func finger(
      _ kind: InputEvent.PointerKind, to point: LayoutPoint, second: Bool = false
    ) -> [Pointing] {
      var script = [Pointing(100, 100, 400, .pointerDown(id: 1, kind: kind))]
      if second { script.append(Pointing(110, 200, 400, .pointerDown(id: 2, kind: kind))) }
      script.append(Pointing(150, point.x, point.y, .pointerMoved(id: 1)))
      return script
    }
    func count(_ script: [Pointing], _ change: (Harness) throws -> Void = { _ in }) throws -> Int {
      let harness = try rest()
      try change(harness)
      try harness.play(script, until: 200)
      let scrolled = harness.view.contentOffset.y != 0
      #expect(scrolled == (harness.view.selectedItems.isEmpty && script.last?.x == 100))
      return harness.view.selectedItems.count
    }
    let across = LayoutPoint(x: 150, y: 400)
    let along = LayoutPoint(x: 100, y: 300)
    #expect(try count(finger(.touch, to: across)) == 1)
    #expect(try count(finger(.touch, to: along)) == 0)
    #expect(try count(finger(.touch, to: along, second: true)) == 4)
    #expect(try count(finger(.mouse, to: along)) == 4)
    #expect(try count(finger(.touch, to: across)) { $0.view.selectionMode = .single } == 0)
    #expect(try count(finger(.mouse, to: along)) { $0.view.selectsByDragging = false } == 0)
    // Actions come first.
    let swipes = try count(finger(.touch, to: across)) {
      $0.view.swipeHandler = { _, _, _ in SwipeActions([SwipeAction(title: "a")]) }
    }
    #expect(swipes == 0)
  }

  @Test("items that may not be selected are left out")
  func refuses() throws {
    let harness = try rest()
    harness.view.interactionHandler = { _, interaction, path in
      interaction != .select || path.item % 2 == 0
    }
    try harness.play(drag([1, 8]), until: 300)
    #expect(harness.view.selectedItems.map(\.item) == [2, 4, 6, 8])
  }

  @Test("at an edge the content goes on and more is selected, and less when it comes back")
  func edge() throws {
    let harness = try rest()
    var frames = try harness.play(drag([10, 15]), until: 300)
    frames += try harness.play([Pointing(310, 125, 830, .pointerMoved(id: 1))], until: 1310)
    let offset = harness.view.contentOffset.y
    // 46 of the 60 points of the zone: 690 points a second, for a second, as where an item is carried.
    #expect(abs(offset - 690) < 60, "\(offset)")
    let last = Int((offset + 830) / 44)
    #expect(harness.view.selectedItems.map(\.item) == Array(10...last))
    frames += try harness.play([Pointing(1320, 125, 10, .pointerMoved(id: 1))], until: 5000)
    #expect(harness.view.contentOffset.y == 0)
    #expect(harness.view.selectedItems.map(\.item) == Array(0...10))
    // Each change was reported once.
    var told: Set<Int> = []
    for event in frames.interactions {
      switch event {
      case .didSelect(let path):
        let isNew = told.insert(path.item).inserted
        #expect(isNew)
      case .didDeselect(let path): #expect(told.remove(path.item) != nil)
      default: break
      }
    }
    #expect(told == Set(0...10))
  }

  @Test("what is decided is the same at every rate")
  func rates() throws {
    var log: [InteractionEvent]?
    for rate in [30.0, 60, 120, 1000] {
      let harness = try rest()
      harness.rate = rate
      let events = try harness.play(drag([4, 9, 2, 12, 5]), until: 1000).interactions
      #expect(log == nil || log == events, "\(rate) Hz")
      log = events
    }
    #expect(log?.count ?? 0 > 15)
  }

  @Test(
    "through random updates the run is what lies between its ends", arguments: TestRun.seeds(20))
  func identity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let harness = try rest([60])
    var names = Array(0..<60)
    var next = 60
    var before: Set<Int> = []
    for item in stride(from: 0, to: 60, by: 7) where Bool.random(using: &random) {
      try harness.view.selectItem(at: .row(item))
      before.insert(item)
    }
    let start = 8
    try harness.play(drag([start, 9]), until: 200)
    var y = 9.0 * 44 + 22
    for round in 0..<40 {
      let at = Int.random(in: 0...names.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        names.insert(next, at: at)
        next += 1
        try harness.view.performUpdates([.insertItems(at: .row(at), count: 1)])
      case 1 where at < names.count && names[at] != start && names.count > 25:
        before.remove(names.remove(at: at))
        try harness.view.performUpdates([.removeItems(at: .row(at), count: 1)])
      case 2 where at < names.count:
        let to = Int.random(in: 0..<names.count, using: &random)
        names.insert(names.remove(at: at), at: to)
        try harness.view.performUpdates([.moveItem(from: .row(at), to: .row(to))])
      default:
        y = Double.random(in: 100..<740, using: &random)
        let time = harness.time.nanoseconds / 1_000_000 + 1
        try harness.point(Pointing(time, 125, y, .pointerMoved(id: 1)))
      }
      let frame = try harness.steps(2)
      let row = try #require(
        frame.visible.first { $0.start.points <= y && $0.start.points + 44 > y })
      guard case .item(let path) = row.element else { continue }
      let first = try #require(names.firstIndex(of: start))
      let range = min(first, path.item)...max(first, path.item)
      let expected = before.union(names[range])
      #expect(
        Set(harness.view.selectedItems.map { names[$0.item] }) == expected,
        "seed \(seed), round \(round)")
      guard Set(harness.view.selectedItems.map { names[$0.item] }) == expected else { return }
    }
  }

  @Test("a reload or another mode ends it; what is selected stays as that says")
  func ends() throws {
    let harness = try rest()
    try harness.play(drag([2, 5]), until: 300)
    harness.view.selectionMode = .single
    try harness.play([Pointing(310, 125, 600, .pointerMoved(id: 1))], until: 400)
    #expect(harness.view.selectedItems.count == 4)
    harness.view.selectionMode = .multiple
    try harness.play([Pointing(410, 125, 700, .pointerMoved(id: 1))], until: 500)
    #expect(harness.view.selectedItems.count == 4)
    try harness.view.reloadData(sectionCounts: [0])
    try harness.play([Pointing(510, 125, 20, .pointerUp(id: 1))], until: 600)
    #expect(harness.view.selectedItems.isEmpty)
  }
}
