import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A view that shows snapshots of numbers.
final class NumberStand {
  final class Cell: ReusableCell {
    var item = -1

    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 20 + Double((item &* 7) & 31))
    }
  }

  let view: CollectionView
  let source: SnapshotSource<String, Int>
  private(set) var time = Timestamp.zero

  init(
    layout: any CollectionLayout = ListLayout(), following: SnapshotSource<String, Int>? = nil
  ) throws {
    view = CollectionView(layout: layout)
    view.register(Cell.self)
    try view.setViewport(size: LayoutSize(width: 200, height: 500), scale: 2)
    let provider: SnapshotSource<String, Int>.CellProvider = { view, path, item in
      let cell: Cell = view.dequeueCell(at: path)
      cell.item = item
      return cell
    }
    source =
      if let following {
        try SnapshotSource(view, following: following, cellProvider: provider)
      } else {
        SnapshotSource(view, cellProvider: provider)
      }
  }

  @discardableResult
  func step() throws -> Frame {
    time.nanoseconds += 16_666_667
    return try view.step(to: time)
  }

  /// The tops of the items on screen, whose cells show what they are.
  func places() throws -> [Int: Ticks] {
    var places: [Int: Ticks] = [:]
    for element in try step().visible {
      guard let path = element.element.itemPath, let item = source.item(at: path) else { continue }
      #expect(view.cell(for: element.element, as: Cell.self)?.item == item)
      places[item] = element.start
    }
    return places
  }
}

/// Several views of one source, undo, and updates of one section.
@Suite struct SharedSourceTests {
  private func stand() throws -> NumberStand {
    let stand = try NumberStand()
    try stand.source.update { snapshot in
      try snapshot.appendSections(["a", "b"])
      try snapshot.appendItems(Array(0..<200), toSection: "a")
      try snapshot.appendItems(Array(1000..<1200), toSection: "b")
    }
    try stand.step()
    return stand
  }

  @Test("two views show the same items through updates by either, and each stays where it is")
  func views() throws {
    for seed in TestRun.seeds(48) {
      var random = SeededGenerator(seed: seed)
      let first = try stand()
      let second = try NumberStand(layout: GridLayout(), following: first.source)
      #expect(first.source.views.count == 2 && second.source.views.count == 2)
      try second.step()
      try first.view.setContentOffset(LayoutPoint(y: random.number(0...9000)), animated: false)
      try second.view.setContentOffset(LayoutPoint(y: random.number(0...3000)), animated: false)
      for _ in 0..<4 {
        try first.step()
        try second.step()
      }
      var next = 5000
      for _ in 0..<TestRun.operations(12) {
        let before = [try first.places(), try second.places()]
        let source = random.oneIn(2) ? first.source : second.source
        let items = source.snapshot.itemIdentifiers
        next += 1
        let id = try source.update {
          try $0.insertItems([next], beforeItem: items[random.upTo(20)])
        }
        let isCanceled = random.oneIn(3)
        if isCanceled { #expect(try source.cancel(id)) }
        for (stand, before) in zip([first, second], before) {
          let after = try stand.places()
          #expect(stand.source.shownSnapshot.contains(next) != isCanceled)
          guard stand === first else { continue }
          // An item that comes on screen moves the ones behind it.
          let movable = after[next] ?? .maximum
          for (item, start) in before {
            if let now = after[item], now < movable { #expect(now == start) }
          }
        }
        #expect(
          first.source.shownSnapshot.itemIdentifiers == second.source.shownSnapshot.itemIdentifiers)
      }
    }
  }

  @Test("an update that the layout of one view refuses changes neither")
  func refused() throws {
    let first = try stand()
    let second = try NumberStand(following: first.source)
    try second.step()
    let items = first.source.snapshot.itemIdentifiers
    var list = ListLayout.Configuration()
    list.estimatedItemExtent = 1e9
    try second.view.setLayout(ListLayout(list), animated: false)
    #expect(throws: CollectionError.self) {
      try first.source.update { try $0.appendItems(Array(10_000..<30_000), toSection: "b") }
    }
    try first.step()
    try second.step()
    #expect(first.source.shownSnapshot.itemIdentifiers == items)
    #expect(second.source.shownSnapshot.itemIdentifiers == items)
  }

  @Test("a checkpoint brings back items, selection and position")
  func undo() throws {
    let stand = try stand()
    stand.view.selectionMode = .multiple
    try stand.view.setContentOffset(LayoutPoint(y: 3000), animated: false)
    let before = try stand.places()
    let selected = Array(before.keys.sorted().prefix(4))
    try stand.view.selectItems(at: selected.compactMap { stand.source.path(of: $0) })
    let checkpoint = stand.source.checkpoint()
    #expect(checkpoint.selectedItems == selected)
    let later = stand.source.snapshot.itemIdentifiers
    // What is selected goes, other things come and move, and other items are selected.
    try stand.source.update { snapshot in
      try snapshot.deleteItems(selected)
      try snapshot.moveItem(1000, beforeItem: 0)
      try snapshot.insertItems([7777], beforeItem: 1000)
    }
    try stand.step()
    try stand.view.selectItems(at: [ItemPath(section: 0, item: 0)])
    #expect(stand.view.selectedItems.count == 1)
    let kept = try stand.places()
    try stand.source.restore(checkpoint)
    let undone = try stand.places()
    #expect(stand.source.shownSnapshot.itemIdentifiers == later)
    #expect(stand.view.selectedItems.compactMap { stand.source.item(at: $0) } == selected)
    // The first item that stays keeps its position.
    let first = try #require(
      kept.filter { undone[$0.key] != nil }.min { $0.value < $1.value })
    #expect(undone[first.key] == first.value)
    // Redo, then undo with the position.
    try stand.source.update { try $0.deleteItems(Array(before.keys)) }
    try stand.view.setContentOffset(LayoutPoint(y: 0), animated: false)
    try stand.step()
    try stand.source.restore(checkpoint, restoresPosition: true)
    #expect(try stand.places() == before)
    #expect(stand.view.selectedItems.compactMap { stand.source.item(at: $0) } == selected)
  }

  @Test("an outline of one section leaves what was applied to others")
  func section() throws {
    let stand = try stand()
    var outline = SectionSnapshot<Int>()
    try outline.append([1, 2, 3])
    try stand.source.update { try $0.deleteItems([1000]) }
    try stand.source.apply(outline, to: "a")
    try stand.step()
    #expect(stand.source.shownSnapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(stand.source.shownSnapshot.numberOfItems(inSection: "b") == 199)
    try stand.source.apply(SectionSnapshot<Int>(), to: "c")
    #expect(stand.source.snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(throws: SnapshotError.self) { try stand.source.apply(outline, to: "b") }
    #expect(stand.source.snapshot.numberOfItems(inSection: "b") == 199)
  }

  @Test("items of several types are one enumeration")
  func types() throws {
    enum Entry: Hashable {
      case album(String)
      case track(Int)
    }
    let view = CollectionView()
    view.register(NumberStand.Cell.self)
    view.register(PostCell.self)
    try view.setViewport(size: LayoutSize(width: 200, height: 500), scale: 2)
    let source = SnapshotSource<String, Entry>(view) { view, path, entry in
      switch entry {
      case .album: return view.dequeueCell(PostCell.self, at: path)
      case .track(let number):
        let cell: NumberStand.Cell = view.dequeueCell(at: path)
        cell.item = number
        return cell
      }
    }
    try source.update { snapshot in
      try snapshot.appendSections(["albums", "tracks"])
      try snapshot.appendItems([Entry.album("1"), .album("2")], toSection: "albums")
      try snapshot.appendItems([Entry.track(1), .track(2)], toSection: "tracks")
    }
    let frame = try view.step(to: .zero)
    #expect(frame.diagnostics.isEmpty)
    let cells = view.visibleItems.map { view.cell(for: .item($0)) }
    #expect(cells.count == 4 && cells[0] is PostCell && cells[3] is NumberStand.Cell)
  }
}
