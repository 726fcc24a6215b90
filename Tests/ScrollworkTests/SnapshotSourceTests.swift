import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A view that shows snapshots, each cell bound to an item.
private final class Stand {
  final class Cell: ReusableCell {
    var item = -1
    var binds = 0

    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 20 + Double(item % 7) * 6)
    }

    func draw(in canvas: inout Canvas) {
      canvas.text("\(item)", in: canvas.bounds, size: 10, Color(red: 0, green: 0, blue: 0))
    }
  }

  let view = CollectionView()
  let source: SnapshotSource<String, Int>
  var binds: [Int: Int] = [:]
  var time = Timestamp.zero

  init() throws {
    view.register(Cell.self)
    var note: (Int) -> Void = { _ in }
    source = SnapshotSource(view) { view, path, item in
      let cell: Cell = view.dequeueCell(at: path)
      cell.item = item
      note(item)
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 200, height: 500), scale: 2)
    note = { [unowned self] in binds[$0, default: 0] += 1 }
  }

  @discardableResult
  func step() throws -> Frame {
    time = Timestamp(nanoseconds: time.nanoseconds + 16_666_667)
    return try view.step(to: time)
  }

  /// The items on screen with the places of their tops.
  func shown(_ frame: Frame) -> [Int: Ticks] {
    var places: [Int: Ticks] = [:]
    for element in frame.visible {
      guard case .item(let path) = element.element, let item = source.item(at: path) else {
        continue
      }
      places[item] = element.start
    }
    return places
  }

  /// What the cells on screen say, top to bottom.
  func texts(_ frame: Frame) -> [String] {
    frame.displayList.groups.flatMap { group in
      frame.displayList.commands[group.commands].compactMap {
        if case .text(let id, _, _, _) = $0 { frame.displayList.texts[id] } else { nil }
      }
    }
  }

  func make(_ items: some Sequence<Int>, section: String = "a") throws -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections([section])
    try snapshot.appendItems(Array(items))
    return snapshot
  }
}

@Suite struct SnapshotSourceTests {
  @Test("the same snapshot again binds nothing, be it a copy or made anew")
  func identical() throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<1000))
    for _ in 0..<20 { try stand.step() }
    stand.binds = [:]
    try stand.source.apply(stand.source.snapshot, animated: true)
    #expect(try stand.step().work.bound == 0)
    try stand.source.apply(try stand.make(0..<1000))
    let frame = try stand.step()
    #expect(frame.work.bound == 0 && frame.work.created == 0 && stand.binds.isEmpty)
  }

  @Test("an item that is reloaded gets another cell, one that is reconfigured keeps its own")
  func marks() throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<100))
    for _ in 0..<20 { try stand.step() }
    stand.binds = [:]
    let before = stand.shown(try stand.step())
    let counts = stand.view.cellCounters
    try stand.source.update { snapshot in
      try snapshot.reloadItems([3])
      try snapshot.reconfigureItems([5])
      try snapshot.insertItems([777], beforeItem: 0)
    }
    let frame = try stand.step()
    #expect(stand.binds[3] == 1 && stand.binds[5] == 1 && stand.binds[4] == nil)
    let created = stand.view.cellCounters[0].created + stand.view.cellCounters[0].reused
    #expect(created - counts[0].created - counts[0].reused <= 2 + stand.view.prefetch.cellsPerFrame)
    #expect(
      before.allSatisfy {
        stand.shown(frame)[$0.key] == nil || stand.shown(frame)[$0.key] == $0.value
      })
    // A mark counts once.
    stand.binds = [:]
    try stand.source.update { try $0.appendItems([778]) }
    try stand.step()
    #expect(stand.binds[3] == nil && stand.binds[5] == nil)
  }

  @Test("a prepared snapshot is refused or made to what there is now where others came first")
  func stale() throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<100))
    try stand.step()
    let draft = stand.source.draft()
    var next = draft.snapshot
    try next.deleteItems([10, 11])
    try next.insertItems([500], afterItem: 20)
    let prepared = PreparedSnapshot(next, madeFrom: draft)
    try stand.source.update { try $0.insertItems([600], beforeItem: 0) }
    #expect(
      throws: CollectionError.staleSnapshot(
        madeFrom: draft.version, current: stand.source.version)
    ) { try stand.source.apply(prepared) }
    try stand.source.apply(prepared, stale: .rebase)
    try stand.step()
    var expected = [600] + Array(0..<100)
    expected.removeAll { $0 == 10 || $0 == 11 }
    expected.insert(500, at: expected.firstIndex(of: 20)! + 1)
    #expect(stand.source.shownSnapshot.itemIdentifiers == expected)
    let fresh = stand.source.draft()
    var last = fresh.snapshot
    try last.moveItem(99, beforeItem: 600)
    try stand.source.apply(PreparedSnapshot(last, madeFrom: fresh))
    try stand.step()
    #expect(stand.source.shownSnapshot.itemIdentifiers.first == 99)
  }

  @Test("an update that is taken back among others leaves those", arguments: 0..<3)
  func cancel(which: Int) throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<100))
    for _ in 0..<5 { try stand.step() }
    var ends: [String] = []
    let ids = try (0..<3).map { number in
      try stand.source.apply(try stand.make([1000 + number] + Array(0..<(100 - number)))) {
        ends.append("\(number) \($0)")
      }
    }
    let isCanceled = try stand.source.cancel(ids[which])
    #expect(isCanceled)
    try stand.step()
    let top = which == 2 ? 1001 : 1002
    #expect(stand.source.shownSnapshot.itemIdentifiers.first == top)
    #expect(stand.source.snapshot == stand.source.shownSnapshot)
    #expect(Set(ends) == Set((0..<3).map { "\($0) \($0 == which ? "canceled" : "finished")" }))
    let again = try stand.source.cancel(ids[which])
    #expect(!again)
  }

  @Test("a view that something else updated shows the next snapshot all the same")
  func foreign() throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<100))
    try stand.step()
    try stand.view.deleteItems(at: ItemPath(section: 0, item: 0), count: 5)
    try stand.step()
    try stand.source.apply(try stand.make(0..<50))
    try stand.step()
    #expect(stand.view.structure.sectionCounts == [50])
    try stand.view.insertItems(at: ItemPath(section: 0, item: 50), count: 500)
    try stand.view.setContentOffset(LayoutPoint(y: 1e6), animated: false)
    let frame = try stand.step()
    // Items that no snapshot has are reported and stay blank.
    #expect(frame.diagnostics.allSatisfy { $0.code == "E11" } && !frame.diagnostics.isEmpty)
  }

  @Test(
    "whatever changes, each cell shows its item, what stays on screen stays, and is not bound again",
    arguments: TestRun.seeds(12))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stand = try Stand()
    var next = 1000
    try stand.source.apply(try stand.make(0..<400))
    try stand.source.update { snapshot in
      try snapshot.appendSections(["b", "c"])
      try snapshot.appendItems(Array(400..<700), toSection: "b")
    }
    for _ in 0..<3 { try stand.step() }
    try stand.view.setContentOffset(LayoutPoint(y: 6000), animated: false)
    var before = try stand.step()
    var places = stand.shown(before)
    for round in 0..<120 {
      if round % 20 == 7 {
        try stand.view.fling(velocity: Double.random(in: -3000...3000, using: &random))
      }
      if round % 20 == 15 {
        let y = Double.random(in: 0...18_000, using: &random)
        try stand.view.setContentOffset(LayoutPoint(y: y), animated: false)
        before = try stand.step()
        places = stand.shown(before)
      }
      stand.binds = [:]
      let old = stand.source.snapshot
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        try stand.source.update { try change(&$0, &next, &random) }
      }
      let frame = try stand.step()
      let now = stand.shown(frame)
      let snapshot = stand.source.shownSnapshot
      #expect(stand.view.structure.sectionCounts == snapshot.sectionCounts)
      let texts = frame.visible.compactMap { element -> String? in
        guard case .item(let path) = element.element else { return nil }
        return snapshot.item(at: path).map { "\($0)" }
      }
      #expect(stand.texts(frame) == texts, "seed \(seed), round \(round)")
      #expect(frame.diagnostics.isEmpty, "\(frame.diagnostics)")
      for (item, _) in places where now[item] != nil {
        #expect(stand.binds[item] == nil, "seed \(seed), round \(round): \(item) bound again")
      }
      // The first one on screen that was there and did not move among the others keeps its place.
      let kept = before.visible.compactMap { element -> Int? in
        guard case .item(let path) = element.element else { return nil }
        return old.item(at: path)
      }
      let difference = snapshot.difference(from: old)
      let moved = Set(
        difference.movedItems.flatMap { move in
          (0..<move.count).compactMap {
            snapshot.item(at: ItemPath(section: move.to.section, item: move.to.item + $0))
          }
        })
      if let anchor = kept.first(where: { now[$0] != nil && !moved.contains($0) }),
        let first = kept.first(where: { snapshot.contains($0) && !moved.contains($0) }),
        anchor == first, let was = places[anchor], let stays = now[anchor],
        difference.movedSections.isEmpty
      {
        #expect(stays == was - frame.displacement, "seed \(seed), round \(round): \(anchor) moved")
      }
      before = frame
      places = now
    }
  }

  private func change(
    _ snapshot: inout Snapshot<String, Int>, _ next: inout Int, _ random: inout SeededGenerator
  ) throws {
    let items = snapshot.itemIdentifiers
    guard let item = items.randomElement(using: &random),
      let other = items.randomElement(using: &random), item != other
    else { return }
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      let count = Int.random(in: 1...8, using: &random)
      try snapshot.insertItems(Array(next..<next + count), beforeItem: item)
      next += count
    case 2, 3:
      let first = items.firstIndex(of: item) ?? 0
      try snapshot.deleteItems(Array(items[first...].prefix(Int.random(in: 1...5, using: &random))))
    case 4: try snapshot.moveItem(item, afterItem: other)
    case 5:
      let first = items.firstIndex(of: item) ?? 0
      for moved in items[first...].prefix(3) where moved != other {
        try snapshot.moveItem(moved, beforeItem: other)
      }
    default:
      if let section = snapshot.section(containing: item), section != "c" {
        try snapshot.moveSection("c", beforeSection: section)
      }
    }
  }
}

/// What goes wrong around a source does no harm.
@Suite struct SnapshotSourceTroubleTests {
  @Test("cells that drew text go animated, and their texts with them")
  func goAnimated() throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<60))
    for _ in 0..<5 { try stand.step() }
    try stand.source.apply(try stand.make((0..<60).filter { $0 % 3 != 0 }), animated: true)
    var frame = try stand.step()
    #expect(frame.leavingCells > 0)
    while frame.leavingCells > 0 { frame = try stand.step() }
    #expect(stand.texts(frame).count == frame.visible.count)
    // A reload in the middle ends it, too.
    try stand.source.apply(try stand.make(0..<60), animated: true)
    try stand.step()
    try stand.source.apply(try stand.make(5..<50), animated: true)
    try stand.step()
    try stand.source.apply(try stand.make(7..<9), ApplyOptions(reloadsAbove: 0))
    #expect(try stand.step().leavingCells == 0)
  }

  @Test(
    "an update taken back by the view is forgotten by the source, and what was made from it is stale"
  )
  func takenBackByTheView() throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<60))
    try stand.step()
    let id = try stand.source.apply(try stand.make(0..<70))
    let draft = stand.source.draft()
    let isBack = try stand.view.cancelUpdate(id)
    #expect(isBack)
    #expect(stand.source.snapshot.numberOfItems == 60)
    #expect(throws: CollectionError.self) {
      try stand.source.apply(PreparedSnapshot(try stand.make(0..<80), madeFrom: draft))
    }
    try stand.source.apply(try stand.make(10..<20))
    try stand.step()
    #expect(stand.source.shownSnapshot.itemIdentifiers == Array(10..<20))
    #expect(stand.source.snapshot == stand.source.shownSnapshot)
  }

  @Test("taking back from inside a frame does nothing, whoever asks")
  func cancelInside() throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<60))
    for _ in 0..<5 { try stand.step() }
    stand.view.selectionMode = .single
    var id = UpdateID(rawValue: 0)
    var answers: [Bool] = []
    func attempt() {
      if let answer = try? stand.source.cancel(id) { answers.append(answer) }
      if let answer = try? stand.view.cancelUpdate(id) { answers.append(answer) }
    }
    stand.view.interactionHandler = { _, _, _ in
      attempt()
      return true
    }
    stand.view.eventHandler = { _, event in
      if case .didEndDisplaying = event { attempt() }
    }
    id = try stand.source.apply(try stand.make((0..<60).filter { $0 % 2 == 0 }))
    let when = Timestamp(nanoseconds: stand.time.nanoseconds + 10_000_000)
    try stand.view.scrollToItem(at: ItemPath(section: 0, item: 3), at: .top, animated: true)
    try stand.view.send(
      InputEvent(
        time: when, position: LayoutPoint(x: 9, y: 50),
        action: .pointerDown(id: 1, kind: .touch)))
    try stand.step()
    #expect(!answers.isEmpty && answers.allSatisfy { !$0 })
    #expect(stand.source.shownSnapshot.numberOfItems == 30)
    #expect(stand.view.structure.itemCount == 30)
  }

  @Test("what somebody else did to the view is noticed even where the numbers stay")
  func sameCounts() throws {
    let stand = try Stand()
    try stand.source.apply(try stand.make(0..<60))
    for _ in 0..<5 { try stand.step() }
    try stand.view.moveItem(at: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 5))
    try stand.step()
    try stand.source.apply(try stand.make(0..<60))
    let frame = try stand.step()
    #expect(stand.texts(frame) == (0..<frame.visible.count).map { "\($0)" })
  }

  @Test("a carry whose moves nobody makes ends where it began; one whose item goes is reported")
  func carryTrouble() throws {
    let harness = try Harness(counts: [40])
    for _ in 0..<5 { try harness.step() }
    harness.view.movesItems = true
    var asked: [ItemPath] = []
    harness.view.moveHandler = { _, _, to in asked.append(to) }
    func send(_ y: Double, _ action: InputEvent.Action) throws {
      try harness.view.send(
        InputEvent(time: harness.time, position: LayoutPoint(x: 9, y: y), action: action))
    }
    try send(100, .pointerDown(id: 4, kind: .touch))
    for _ in 0..<40 { try harness.step() }
    try send(300, .pointerMoved(id: 4))
    for _ in 0..<20 { try harness.step() }
    #expect(asked.count == 1)
    try send(500, .pointerMoved(id: 4))
    for _ in 0..<20 { try harness.step() }
    #expect(asked.count == 2 && harness.view.carriedItem == ItemPath(section: 0, item: 2))
    try harness.view.deleteItems(at: ItemPath(section: 0, item: 2))
    let frame = try harness.step()
    #expect(
      frame.events.contains(
        .interaction(.didEndMoving(ItemPath(section: 0, item: 2), isCanceled: true))))
    try send(500, .pointerUp(id: 4))
    try harness.step()
    #expect(harness.view.carriedItem == nil)
  }
}
