import ScrollApp
import Scrollwork
import Testing

/// A column of equal rows, as small as a layout can be.
struct Column: CollectionLayout {
  private var structure = ItemStructure.empty
  private var width = Ticks.zero
  private var height: Ticks { Ticks(clamping: 50) }

  var contentExtent: Ticks {
    Ticks(rawValue: height.rawValue * Int64(structure.itemCount))
  }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    structure = context.structure
    width = Ticks(clamping: context.container.width)
  }

  func attributes(at index: Int) -> LayoutAttributes? {
    guard index >= 0, index < structure.elementCount,
      case .item(let path) = structure.path(at: index)
    else { return nil }
    let row = Int64(index - 2 * path.section - 1)
    return LayoutAttributes(
      index: index, element: .item(path), start: Ticks(rawValue: height.rawValue * row),
      extent: height, crossStart: .zero, crossExtent: width)
  }

  func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    for index in 0..<structure.elementCount {
      guard let cell = attributes(at: index), cell.touches(window.main) else { continue }
      found.append(cell)
    }
  }
}

struct Numbers: Reactor {
  var initialState: [Int] { [1, 2] }

  func mutate(action: Int) -> Flow<Int> { .just(doubled(action)) }
  func reduce(state: [Int], mutation: Int) -> [Int] { state + [mutation] }
  func doubled(_ number: Int) -> Int { 2 * number }
}

/// Layouts and reactors are `Sendable`, so they belong to no actor where the default isolation is the main actor.
@Suite struct MainActorValueTests {
  @Test("a view of the main actor has a layout of the module, and shows the states of a reactor")
  func layoutAndReactor() throws {
    let view = CollectionView(layout: Column())
    view.register(Row.self)
    var asked = 0
    let source = SnapshotSource<String, Int>(view) { view, path, number in
      let row: Row = view.dequeueCell(at: path)
      row.title = "\(number)"
      return row
    }
    let store = LoopStore { _ in Numbers() }
    let binding = store.store.bind(to: source) {
      asked += 1
      return try Snapshot("all", $0)
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
    var clock = FixedRateClock(framesPerSecond: 60)
    for number in [3, 4] {
      store.send(number)
      let time = clock.next()
      store.run(to: .init(offset: .nanoseconds(time.nanoseconds)))
      try binding.update()
      #expect(try view.step(to: time).diagnostics.isEmpty)
    }
    #expect(source.shownSnapshot.itemIdentifiers == [1, 2, 6, 8])
    #expect(asked == 2)
    let last = view.cell(for: .item(ItemPath(section: 0, item: 3))) as? Row
    #expect(last?.title == "8")
  }

  @Test("a snapshot is prepared elsewhere and applied on the main actor")
  func prepared() async throws {
    let view = CollectionView()
    view.register(Row.self)
    let source = SnapshotSource<String, Int>(view) { view, path, _ in
      let row: Row = view.dequeueCell(at: path)
      return row
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
    let prepared = try await prepare(source.draft())
    try source.apply(prepared, stale: .rebase)
    #expect(try view.step(to: .zero).liveCells == 3)
  }

  @concurrent nonisolated func prepare(
    _ draft: SnapshotBase<String, Int>
  ) async throws -> PreparedSnapshot<String, Int> {
    var next = draft.snapshot
    try next.appendSections(["all"])
    try next.appendItems([1, 2, 3], toSection: "all")
    return PreparedSnapshot(next, madeFrom: draft)
  }

  @Test("states of a store reach a model of the main actor")
  func states() async throws {
    final class Model { var states: [[Int]] = [] }
    let (store, model) = (Store(Numbers()), Model())
    let task = Task { for await state in store.states { model.states.append(state) } }
    try await until { model.states.count == 1 }
    store.send(3)
    try await until { model.states.count == 2 }
    #expect(model.states == [[1, 2], [1, 2, 6]])
    task.cancel()
    await task.value
  }

  @Test("an observation ends on the main actor, also if a model is released elsewhere")
  func release() async throws {
    final class Listener {
      private let observation: EventObservation
      init(_ view: CollectionView, _ hear: @escaping () -> Void) {
        observation = view.observeEvents { _, _ in hear() }
      }
      isolated deinit {}
    }
    let view = CollectionView()
    view.register(Row.self)
    view.cellProvider = { view, path in
      let row: Row = view.dequeueCell(at: path)
      return row
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
    try view.reloadData(sectionCounts: [3])
    var heard = 0
    var listener: Listener? = Listener(view) { heard += 1 }
    try view.step(to: .zero)
    let heardBefore = heard
    #expect(heardBefore > 0)
    weak let weakListener = listener
    let releasing = Task { @concurrent [listener] in _ = listener }
    listener = nil
    await releasing.value
    try await until { weakListener == nil }
    try view.reloadData(sectionCounts: [5])
    try view.step(to: Timestamp(nanoseconds: 1))
    #expect(heard == heardBefore)
  }
}
