import ScrollData
import ScrollLayout
import ScrollTools
import TestSupport
import Testing

@Suite struct SectionSnapshotTests {
  /// An outline as the obvious tree.
  struct Tree: Equatable {
    struct Item: Equatable {
      var id: Int
      var isExpanded = false
      var children: [Item] = []

      var all: [Int] { [id] + children.flatMap(\.all) }
      var visible: [Int] { [id] + (isExpanded ? children.flatMap(\.visible) : []) }
    }

    var roots: [Item] = []
    var all: [Int] { roots.flatMap(\.all) }
    var visible: [Int] { roots.flatMap(\.visible) }

    /// Changes the list that an item is in, at its place in it.
    mutating func change(_ id: Int, _ body: (inout [Item], Int) -> Void) {
      func change(_ items: inout [Item]) {
        if let place = items.firstIndex(where: { $0.id == id }) { return body(&items, place) }
        for place in items.indices { change(&items[place].children) }
      }
      change(&roots)
    }

    func path(to id: Int) -> [Int] {
      func search(_ items: [Item], _ above: [Int]) -> [Int]? {
        for item in items {
          if item.id == id { return above }
          if let found = search(item.children, above + [item.id]) { return found }
        }
        return nil
      }
      return search(roots, []) ?? []
    }
  }

  @Test("an outline does as a tree does, and refuses as a whole what is wrong")
  func random() throws {
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      var outline = SectionSnapshot<Int>()
      var tree = Tree()
      var copies: [(SectionSnapshot<Int>, Tree)] = []
      for step in 0..<2 * TestRun.operations(40) {
        let note = "SEED=\(seed), step \(step)"
        let item = random.oneIn(8) ? -1 : tree.all.randomElement(using: &random) ?? -1
        let new = (0..<random.upTo(3)).map { _ in random.upTo(300) }
        let isKnown = tree.all.contains(item)
        let isNew = Set(new).count == new.count && !new.contains { tree.all.contains($0) }
        let added = new.map { Tree.Item(id: $0) }
        let before = outline
        do {
          switch random.upTo(7) {
          case 0:
            try outline.append(new)
            tree.roots += added
            try #require(isNew, "\(note)")
          case 1, 2:
            try outline.append(new, to: item)
            tree.change(item) { $0[$1].children += added }
            try #require(isNew && isKnown, "\(note)")
          case 3:
            try outline.insert(new, before: item)
            tree.change(item) { $0.insert(contentsOf: added, at: $1) }
            try #require(isNew && isKnown, "\(note)")
          case 4:
            try outline.insert(new, after: item)
            tree.change(item) { $0.insert(contentsOf: added, at: $1 + 1) }
            try #require(isNew && isKnown, "\(note)")
          case 5:
            guard random.oneIn(3) else { continue }
            // With something that may be under it.
            let other = tree.all.randomElement(using: &random) ?? -2
            try outline.delete([item, other])
            for going in [item, other] { tree.change(going) { $0.remove(at: $1) } }
            try #require(isKnown && other != item, "\(note)")
          case 6:
            try outline.expand([item])
            tree.change(item) { $0[$1].isExpanded = true }
            try #require(isKnown, "\(note)")
          default:
            try outline.collapse([item])
            tree.change(item) { $0[$1].isExpanded = false }
            try #require(isKnown, "\(note)")
          }
        } catch is SnapshotError {
          try #require(outline == before, "\(note)")
        }
        try check(outline, tree, note)
        if random.oneIn(20) { copies.append((outline, tree)) }
      }
      for (copy, tree) in copies { try check(copy, tree, "SEED=\(seed), a copy") }
    }
  }

  private func check(_ outline: SectionSnapshot<Int>, _ tree: Tree, _ note: String) throws {
    try #require(outline.items == tree.all, "\(note)")
    try #require(outline.visibleItems == tree.visible, "\(note)")
    try #require(outline.rootItems == tree.roots.map(\.id), "\(note)")
    try #require(outline.numberOfItems == tree.all.count, "\(note)")
    for item in tree.all {
      let above = tree.path(to: item)
      try #require(outline.level(of: item) == above.count, "\(note)")
      try #require(outline.parent(of: item) == above.last, "\(note)")
      try #require(outline.isVisible(item) == tree.visible.contains(item), "\(note)")
    }
  }

  @Test("mistakes are named")
  func errors() throws {
    var outline = SectionSnapshot<String>()
    try outline.append(["a", "b"])
    try outline.append(["c"], to: "a")
    #expect(throws: SnapshotError.duplicateItem("c", position: 1, existing: nil)) {
      try outline.append(["d", "c"])
    }
    #expect(throws: SnapshotError.unknownItem("z", position: 0)) {
      try outline.append(["d"], to: "z")
    }
    #expect(throws: SnapshotError.unknownItem("z", position: 1)) {
      try outline.expand(["a", "z"])
    }
    #expect(outline.isExpanded("a") == false)
    #expect(try outline.append(["c", "d", "d"], duplicates: .keepFirst) == [0, 2])
    #expect(outline.children(of: "a") == ["c"] && outline.children(of: "z") == nil)
    #expect(outline.level(of: "z") == nil && outline.isVisible("z") == nil)
    #expect(outline.contains("d") && !outline.contains("z"))
  }

  @Test("a section shows what is visible of an outline, and the difference is what opened")
  func applying() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([1, 2, 3])
    try outline.append([20, 21], to: 2)
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["outline", "other"])
    try snapshot.apply(outline, to: "outline")
    try snapshot.appendItems([9], toSection: "other")
    try snapshot.reconfigureItems([3])
    let closed = snapshot
    try outline.expand([2])
    try snapshot.apply(outline, to: "outline")
    #expect(snapshot.itemIdentifiers(inSection: "outline") == [1, 2, 20, 21, 3])
    let difference = snapshot.difference(from: closed)
    #expect(difference.insertedItems == [ItemRange(section: 0, items: 2..<4)])
    #expect(difference.changeCount == 2 && !difference.changesContent)
    try outline.append([9], to: 1)
    try snapshot.apply(outline, to: "outline")
    try outline.expand([1])
    let before = snapshot
    #expect(
      throws: SnapshotError.duplicateItem(
        "9", position: 1, existing: ItemPath(section: 1, item: 0))
    ) { try snapshot.apply(outline, to: "outline") }
    #expect(throws: SnapshotError.unknownSection("z", position: 0)) {
      try snapshot.apply(outline, to: "z")
    }
    #expect(snapshot == before)
  }

  @Test("an outline of twenty thousand levels is no trouble")
  func deep() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([0])
    for item in 1..<20_000 { try outline.append([item], to: item - 1) }
    try outline.expand(0..<20_000)
    #expect(outline.visibleItems.count == 20_000)
    try outline.delete([1])
    #expect(outline.items == [0])
  }
}
