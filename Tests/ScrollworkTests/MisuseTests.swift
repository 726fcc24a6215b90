import Scrollwork
import Testing

/// Nothing a caller passes can crash the engine; a wrong value is named, and nothing changes.
@Suite struct MisuseTests {
  @Test("numbers that cannot be used are refused before anything changes")
  func numbers() throws {
    let harness = try Harness(counts: [100])
    let view = harness.view
    try harness.step()
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(throws: CollectionError.self) {
        try view.setViewport(size: LayoutSize(width: bad, height: 100))
      }
      #expect(throws: CollectionError.self) {
        try view.setViewport(size: LayoutSize(width: 100, height: bad))
      }
      #expect(throws: CollectionError.self) {
        try view.setContentInset(LayoutInsets(top: bad))
      }
      #expect(throws: CollectionError.self) {
        try view.setSafeAreaInsets(LayoutInsets(bottom: bad))
      }
      #expect(throws: CollectionError.self) {
        try view.setContentOffset(LayoutPoint(y: bad), animated: false)
      }
      #expect(throws: CollectionError.self) { try view.fling(velocity: bad) }
      #expect(throws: CollectionError.self) {
        try view.send(
          InputEvent(
            time: harness.time, position: LayoutPoint(x: 0, y: bad),
            action: .pointerDown(id: 1, kind: .touch)))
      }
      #expect(throws: CollectionError.self) {
        try view.send(
          InputEvent(
            time: harness.time, position: .zero, action: .wheel(delta: LayoutPoint(y: bad))))
      }
    }
    for bad in [0, -1, Double.nan, .infinity] {
      #expect(throws: CollectionError.self) {
        try view.setViewport(size: LayoutSize(width: 1, height: 1), scale: bad)
      }
    }
    #expect(throws: CollectionError.unboundedViewport(LayoutSize(width: -1, height: 5))) {
      try view.setViewport(size: LayoutSize(width: -1, height: 5))
    }
    let frame = try harness.step()
    #expect(frame.contentOffset.y == 0 && frame.visible.count == 20 && frame.diagnostics.isEmpty)
  }

  @Test("paths and counts that do not exist are refused by name")
  func paths() throws {
    let harness = try Harness(counts: [10, 0, 5])
    let view = harness.view
    try harness.step()
    let bad = [
      ItemPath(section: 0, item: 10), ItemPath(section: 1, item: 0), ItemPath(section: 3, item: 0),
      ItemPath(section: -1, item: 0), ItemPath(section: 0, item: -1),
      ItemPath(section: .max, item: .min),
    ]
    for path in bad {
      #expect(throws: CollectionError.itemOutOfRange(path)) {
        try view.scrollToItem(at: path, at: .top, animated: false)
      }
      #expect(throws: CollectionError.itemOutOfRange(path)) {
        try view.reconfigureItems(at: [ItemPath(section: 0, item: 0), path])
      }
      #expect(view.cell(for: .item(path)) == nil)
    }
    #expect(throws: CollectionError.invalidSection(section: 1, count: -3)) {
      try view.reloadData(sectionCounts: [4, -3])
    }
    for counts in [[Int.max], [Int.max, Int.max], [1 << 40]] {
      #expect(throws: CollectionError.self) { try view.reloadData(sectionCounts: counts) }
    }
    harness.log.removeAll()
    let frame = try harness.step()
    #expect(harness.log.entries.isEmpty)
    #expect(frame.visible.count == 15)
  }

  @Test("time does not go back, for frames or for input")
  func time() throws {
    let harness = try Harness(counts: [10])
    try harness.step(seconds: 1)
    #expect(throws: CollectionError.self) { try harness.view.step(to: .zero) }
    #expect(throws: CollectionError.self) {
      try harness.view.step(to: Timestamp(nanoseconds: .max))
    }
    try harness.send(.wheel(delta: LayoutPoint(y: 1)))
    #expect(throws: CollectionError.self) {
      try harness.view.send(
        InputEvent(time: .zero, position: .zero, action: .pointerUp(id: 1)))
    }
    try harness.view.step(to: harness.time)
    try harness.step()
  }

  @Test("a cell's impossible size is reported and its estimate stays")
  func sizes() throws {
    for bad in [Double.nan, .infinity, -1, -.infinity, 1e300] {
      let harness = try Harness(counts: [10], height: { $0.item == 2 ? bad : 50 })
      let frame = try harness.step()
      #expect(frame.visible[2].extent.points == 44)
      #expect(frame.visible[3].extent.points == 50)
      #expect(frame.diagnostics.count == 1)
      #expect(frame.diagnostics.first?.code == "E17")
      let next = try harness.step()
      #expect(next.diagnostics.isEmpty)
    }
  }

  @Test("content longer than positions are exact is refused, by estimate and by measure")
  func contentTooLong() throws {
    let harness = try Harness(counts: [100], height: { _ in 0x1p42 })
    let frame = try harness.step()
    #expect(frame.visible.first?.extent.points == 0x1p42)
    try harness.view.scrollToItem(at: ItemPath(section: 0, item: 1), at: .top, animated: false)
    try harness.step()
    try harness.view.scrollToItem(at: ItemPath(section: 0, item: 2), at: .top, animated: false)
    let late = try harness.step()
    #expect(late.diagnostics.contains { $0.code == "E19" })
    #expect(late.contentSize.height <= Ticks.maximum.points)
  }

  @Test("wrong use inside a binding is reported, and something sensible is shown")
  func bindings() throws {
    func diagnostics(
      register: Bool = true,
      _ provider: @escaping (CollectionView, ItemPath) -> any ReusableCell
    ) throws -> (codes: Set<String>, frame: Frame) {
      let view = CollectionView(prefetch: .none)
      if register { view.register(RowCell.self) }
      view.cellProvider = provider
      try view.setViewport(size: LayoutSize(width: 100, height: 100))
      try view.reloadData(sectionCounts: [2])
      let frame = try view.step(to: .zero)
      return (Set(frame.diagnostics.map(\.code)), frame)
    }
    let unregistered = try diagnostics(register: false) { view, path in
      let cell: RowCell = view.dequeueCell(at: path)
      cell.height = 44
      return cell
    }
    #expect(unregistered.codes == ["E10"])
    #expect(unregistered.frame.visible.allSatisfy { $0.hasCell })

    let foreign = try diagnostics { _, _ in RowCell() }
    #expect(foreign.codes == ["E11"])
    #expect(foreign.frame.visible.allSatisfy { !$0.hasCell })

    let twice = try diagnostics { view, path in
      let first: RowCell = view.dequeueCell(at: path)
      let second: RowCell = view.dequeueCell(at: path)
      #expect(first === second)
      first.height = 44
      return second
    }
    #expect(twice.codes == ["E12"])
    #expect(twice.frame.visible.allSatisfy { $0.hasCell })

    let outside = try diagnostics { view, path in
      let _: RowCell = view.dequeueCell(at: ItemPath(section: 5, item: 5))
      let cell: RowCell = view.dequeueCell(at: path)
      cell.height = 44
      return cell
    }
    #expect(outside.codes == ["E13"])
    #expect(outside.frame.visible.allSatisfy { $0.hasCell })
  }

  @Test("without a provider the elements keep their places and are reported once")
  func missingProvider() throws {
    let view = CollectionView()
    try view.setViewport(size: LayoutSize(width: 100, height: 100))
    try view.reloadData(sectionCounts: [2])
    let frame = try view.step(to: .zero)
    #expect(frame.diagnostics.allSatisfy { $0.code == "E14" } && frame.diagnostics.count == 2)
    #expect(frame.visible.count == 2)
    let next = try view.step(to: .zero)
    #expect(next.diagnostics.isEmpty)
  }

  @Test("a second type with the same identifier is reported and gets a pool of its own")
  func identifierTaken() throws {
    final class A: ReusableCell {
      static let reuseIdentifier = "same"
    }
    final class B: ReusableCell {
      static let reuseIdentifier = "same"
    }
    let view = CollectionView()
    view.register(A.self)
    view.register(B.self)
    let frame = try view.step(to: .zero)
    #expect(frame.diagnostics == [.reuseIdentifierTaken(identifier: "same")])
    #expect(view.cellCounters.count == 2)
  }

  @Test("what is asked for inside a frame takes effect in the next one, in order")
  func reentrance() throws {
    let harness = try Harness(counts: [100])
    let view = harness.view
    var refused = false
    var asked = false
    let provider = view.cellProvider
    view.cellProvider = { view, path in
      if !asked {
        asked = true
        do throws(CollectionError) {
          _ = try view.step(to: .zero)
        } catch {
          refused = error == .reentrantStep
        }
        _ = try? view.reloadData(sectionCounts: [7])
        try? view.setContentOffset(LayoutPoint(y: 1e6), animated: false)
      }
      return provider?(view, path) ?? RowCell()
    }
    let first = try harness.step()
    #expect(refused)
    #expect(view.structure.itemCount == 100 && first.visible.count == 20)
    let second = try harness.step()
    #expect(view.structure.itemCount == 7 && second.visible.count == 7)
    #expect(second.diagnostics.isEmpty)
  }

  @Test("an offset set by a subscriber of didScroll sticks and is not reported again")
  func setInDidScroll() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    var calls = 0
    harness.view.eventHandler = { view, event in
      guard event == .scroll(.didScroll) else { return }
      calls += 1
      try? view.setContentOffset(LayoutPoint(y: 300), animated: false)
    }
    try harness.view.setContentOffset(LayoutPoint(y: 100), animated: false)
    try harness.step()
    try harness.step()
    try harness.step()
    #expect(calls == 1)
    #expect(harness.view.contentOffset.y == 300)
  }
}
