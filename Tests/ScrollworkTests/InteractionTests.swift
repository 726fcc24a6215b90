import Scrollwork
import Testing

/// What people do with items: highlight, select, focus, carry.
@Suite struct InteractionTests {
  private func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func events(_ frames: [Frame]) -> [InteractionEvent] {
    frames.flatMap(\.events).compactMap {
      if case .interaction(let event) = $0 { event } else { nil }
    }
  }

  /// Sends pointer events, each this many milliseconds after the one before, and steps on.
  private func play(
    _ harness: Harness, _ script: [(milliseconds: Int, y: Double, action: InputEvent.Action)],
    frames: Int = 0
  ) throws -> [Frame] {
    var all: [Frame] = []
    var time = harness.time
    for entry in script {
      time = Timestamp(nanoseconds: time.nanoseconds + Int64(entry.milliseconds) * 1_000_000)
      try harness.view.send(
        InputEvent(time: time, position: LayoutPoint(x: 100, y: entry.y), action: entry.action))
      while harness.time < time { all.append(try harness.step()) }
    }
    for _ in 0..<frames { all.append(try harness.step()) }
    return all
  }

  private func tap(_ harness: Harness, _ y: Double) throws -> [Frame] {
    try play(
      harness, [(20, y, .pointerDown(id: 1, kind: .touch)), (60, y, .pointerUp(id: 1))], frames: 2)
  }

  private func rest(_ counts: [Int] = [100]) throws -> Harness {
    let harness = try Harness(counts: counts)
    for _ in 0..<5 { try harness.step() }
    return harness
  }

  @Test(
    "a tap highlights, selects and lets go, in the field's order; another one moves the selection")
  func single() throws {
    let harness = try rest()
    harness.view.selectionMode = .single
    #expect(
      events(try tap(harness, 100))
        == [.didHighlight(path(2)), .didSelect(path(2)), .didUnhighlight(path(2))])
    #expect(
      events(try tap(harness, 200))
        == [
          .didHighlight(path(4)), .didDeselect(path(2)), .didSelect(path(4)),
          .didUnhighlight(path(4)),
        ])
    #expect(harness.view.selectedItems == [path(4)])
  }

  @Test("with several, a second tap deselects; a program may refuse")
  func multiple() throws {
    let harness = try rest()
    harness.view.selectionMode = .multiple
    harness.view.interactionHandler = { _, interaction, path in
      !(interaction == .highlight && path.item == 3 || interaction == .select && path.item == 5)
    }
    for y in [100.0, 150, 200, 230, 100] { _ = try tap(harness, y) }
    // A row that may not be highlighted may still be selected.
    #expect(harness.view.selectedItems == [path(3), path(4)])
  }

  @Test("a drag selects nothing, nor does a finger that stops the content")
  func drag() throws {
    let harness = try rest()
    harness.view.selectionMode = .single
    let frames = try play(
      harness,
      [
        (20, 400, .pointerDown(id: 1, kind: .touch)), (20, 380, .pointerMoved(id: 1)),
        (20, 300, .pointerMoved(id: 1)), (10, 200, .pointerMoved(id: 1)),
        (5, 150, .pointerUp(id: 1)),
      ], frames: 4)
    #expect(events(frames) == [.didHighlight(path(9)), .didUnhighlight(path(9))])
    #expect(frames.last?.phase == .decelerating)
    #expect(events(try tap(harness, 100)).isEmpty)
    #expect(harness.view.selectedItems.isEmpty)
  }

  @Test(
    "what is selected and focused stays with its items through updates, by identity through reloads"
  )
  func updates() throws {
    let harness = try rest([50, 50])
    harness.view.selectionMode = .multiple
    try harness.view.selectItem(at: path(10))
    try harness.view.selectItem(at: path(20, 1))
    try harness.view.focus(path(11), animated: false)
    try harness.step()
    try harness.view.performUpdates([
      .insertItems(at: path(0), count: 3), .removeItems(at: path(14), count: 1),
      .moveSection(from: 0, to: 1),
    ])
    try harness.step()
    #expect(harness.view.selectedItems == [path(20, 0), path(13, 1)])
    // The focused one went: the next one has the focus.
    #expect(harness.view.focusedItem == path(14, 1))
    try harness.view.reloadData(sectionCounts: [50, 50])
    try harness.step()
    #expect(harness.view.selectedItems.isEmpty && harness.view.focusedItem == nil)
    #expect(throws: CollectionError.itemOutOfRange(path(99))) {
      try harness.view.selectItem(at: path(99))
    }
  }

  @Test(
    "many items are selected and deselected at once: all or none, and observers are called once")
  func selectsMany() throws {
    let harness = try rest([50, 50])
    let view = harness.view
    view.selectionMode = .multiple
    var changes: [PropertyChange] = []
    view.didChangeProperty = { _, change in changes.append(change) }
    let paths = (0..<50).map { path($0, 1) }
    try view.selectItems(at: paths + [path(3)])
    #expect(view.selectedItems == [path(3)] + paths)
    #expect(changes == [.selection(old: [], new: [path(3)] + paths)])
    #expect(throws: CollectionError.itemOutOfRange(path(50))) {
      try view.deselectItems(at: [path(3), path(50)])
    }
    #expect(view.selectedItems.count == 51 && changes.count == 1)
    try view.deselectItems(at: paths + [path(4)])
    #expect(view.selectedItems == [path(3)] && changes.count == 2)
    view.selectionMode = .single
    try view.selectItems(at: [path(7), path(9)])
    #expect(view.selectedItems == [path(9)])
    try view.selectItems(at: [])
    #expect(view.selectedItems == [path(9)])
  }

  @Test("keys go from item to item and scroll no more than is needed")
  func focus() throws {
    let harness = try rest()
    var event: [InteractionEvent] = []
    func key(_ key: KeyPress.Key) throws -> Bool {
      let did = try harness.view.press(KeyPress(time: harness.time, key: key))
      event = events([try harness.step()])
      for _ in 0..<60 { try harness.step() }
      return did
    }
    #expect(try key(.down))
    #expect(event == [.didFocus(path(0))])
    #expect(try key(.down))
    #expect(harness.view.focusedItem == path(1) && harness.view.contentOffset.y == 0)
    #expect(try key(.pageDown))
    // The furthest that ends within a viewport's length of the one before.
    #expect(harness.view.focusedItem == path(20))
    #expect(harness.view.contentOffset.y == 21 * 44 - 844)
    #expect(try key(.end))
    #expect(harness.view.focusedItem == path(99))
    #expect(harness.view.contentOffset.y == 4400 - 844)
    let further = try key(.down)
    #expect(!further)
    #expect(try key(.home))
    #expect(harness.view.focusedItem == path(0) && harness.view.contentOffset.y == 0)
    harness.view.selectionMode = .single
    #expect(try key(.enter))
    #expect(event == [.didSelect(path(0))])
    harness.view.typeAheadHandler = { _, letter in
      letter == "k" ? ItemPath(section: 0, item: 50) : nil
    }
    #expect(try key(.character("k")))
    #expect(harness.view.focusedItem == path(50))
    harness.view.interactionHandler = { _, interaction, path in
      interaction != .focus || path.item % 3 == 0
    }
    #expect(try key(.up))
    #expect(harness.view.focusedItem == path(48))
  }

  @Test("in a grid the arrows go to what lies that way")
  func gridFocus() throws {
    let layout = try GridLayout(GridLayout.Configuration())
    let harness = try Harness(counts: [30], layout: layout)
    for _ in 0..<5 { try harness.step() }
    try harness.view.focus(path(4), animated: false)
    let steps: [(FocusDirection, Int)] = [
      (.right, 5), (.down, 8), (.left, 7), (.left, 6), (.up, 3), (.down, 6),
    ]
    for (direction, item) in steps {
      harness.view.moveFocus(direction, animated: false)
      #expect(harness.view.focusedItem == path(item), "\(direction)")
    }
    let further = harness.view.moveFocus(FocusDirection.left, animated: false)
    #expect(!further)
  }

  /// What a program keeps next to its view.
  private final class Data {
    var order = Array(0..<100)
  }

  /// Lets items be carried, in the data and in the view.
  private func carryItems(in harness: Harness) -> Data {
    let data = Data()
    harness.view.movesItems = true
    harness.view.moveHandler = { view, from, to in
      data.order.insert(data.order.remove(at: from.item), at: to.item)
      _ = try? view.performUpdates([.moveItem(from: from, to: to)], animated: true)
    }
    return data
  }

  @Test("an item that is held is carried, the others make room, and it ends where it was let go")
  func carry() throws {
    let harness = try rest()
    let data = carryItems(in: harness)
    var frames = try play(
      harness, [(20, 110, .pointerDown(id: 1, kind: .touch)), (600, 112, .pointerMoved(id: 1))])
    #expect(events(frames) == [.didBeginMoving(path(2))])
    #expect(harness.view.carriedItem == path(2))
    for y in stride(from: 115.0, through: 290, by: 5) {
      frames += try play(harness, [(17, y, .pointerMoved(id: 1))])
    }
    let carried = try #require(harness.view.carriedItem)
    // 110 was 22 points into the row; at 290 its end, 312, is past the middle of row 6, 286.
    #expect(carried == path(6))
    let shown = frames.last?.visible.first { $0.element == .item(carried) }
    #expect(shown?.start.points == 268 && shown?.isDisplaced == true)
    // In front of all.
    #expect(frames.last?.displayList.groups.last?.origin.y == 268)
    frames += try play(harness, [(17, 290, .pointerUp(id: 1))], frames: 40)
    #expect(events(frames).last == .didEndMoving(path(6), isCanceled: false))
    #expect(Array(data.order.prefix(8)) == [0, 1, 3, 4, 5, 6, 2, 7])
    #expect(frames.last?.visible.allSatisfy { !$0.isDisplaced } == true)
    // The content never moved.
    #expect(frames.allSatisfy { $0.contentOffset.y == 0 })
  }

  @Test("at an edge the content goes on under the carried item; what is taken away goes back")
  func carryToEdge() throws {
    let harness = try rest()
    let data = carryItems(in: harness)
    var frames = try play(
      harness, [(20, 700, .pointerDown(id: 1, kind: .touch)), (600, 700, .pointerMoved(id: 1))])
    frames += try play(harness, [(17, 830, .pointerMoved(id: 1))], frames: 60)
    let offset = try #require(frames.last?.contentOffset.y)
    // 46 of the 60 points of the zone: 690 points a second, for a second.
    #expect(abs(offset - 690) < 60, "\(offset)")
    #expect((harness.view.carriedItem?.item ?? 0) > 25 && data.order != Array(0..<100))
    frames += try play(harness, [(17, 830, .pointerCanceled(id: 1))], frames: 60)
    guard case .didEndMoving(_, isCanceled: true)? = events(frames).last else {
      Issue.record("\(events(frames).suffix(3))")
      return
    }
    #expect(harness.view.carriedItem == nil && data.order == Array(0..<100))
    #expect(frames.last?.visible.allSatisfy { !$0.isDisplaced } == true)
  }

  @Test("a pointer that moves before the time is up scrolls, as without carrying")
  func scrolls() throws {
    let harness = try rest()
    harness.view.movesItems = true
    let frames = try play(
      harness,
      [
        (20, 400, .pointerDown(id: 1, kind: .touch)), (300, 380, .pointerMoved(id: 1)),
        (300, 300, .pointerMoved(id: 1)),
      ], frames: 2)
    #expect(events(frames).isEmpty)
    #expect((frames.last?.contentOffset.y ?? 0) > 50)
  }

  @Test("a source moves its items as they are carried, and keeps what is selected through a reload")
  func source() throws {
    let view = CollectionView()
    view.register(RowCell.self)
    let source = SnapshotSource<Int, String>(view) { view, path, _ in
      let cell: RowCell = view.dequeueCell(at: path)
      cell.height = 44
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 300, height: 440), scale: 1)
    view.movesItems = true
    view.selectionMode = .single
    try source.update {
      try $0.appendSections([0])
      try $0.appendItems(["a", "b", "c", "d", "e"])
    }
    try view.step(to: .zero)
    try view.selectItem(at: path(3))
    func send(_ milliseconds: Int64, _ y: Double, _ action: InputEvent.Action) throws {
      let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
      try view.send(InputEvent(time: time, position: LayoutPoint(x: 9, y: y), action: action))
    }
    try send(10, 60, .pointerDown(id: 1, kind: .touch))
    for frame in 1..<100 { try view.step(to: Timestamp(nanoseconds: Int64(frame) * 10_000_000)) }
    try send(1000, 150, .pointerMoved(id: 1))
    for frame in 100..<110 { try view.step(to: Timestamp(nanoseconds: Int64(frame) * 10_000_000)) }
    try send(1100, 150, .pointerUp(id: 1))
    for frame in 110..<200 { try view.step(to: Timestamp(nanoseconds: Int64(frame) * 10_000_000)) }
    #expect(source.shownSnapshot.itemIdentifiers == ["a", "c", "d", "b", "e"])
    #expect(view.selectedItems == [path(2)])
    var next = Snapshot<Int, String>()
    try next.appendSections([0])
    try next.appendItems(["x", "d", "y"])
    try source.apply(next, ApplyOptions(reloadsAbove: 0))
    try view.step(to: Timestamp(nanoseconds: 3_000_000_000))
    #expect(view.selectedItems == [path(1)])
  }
}
