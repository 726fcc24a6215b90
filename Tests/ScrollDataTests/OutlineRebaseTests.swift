import ScrollData
import ScrollTools
import TestSupport
import Testing

/// Two changes of the same outline are both applied, for any changes.
@Suite struct OutlineRebaseTests {
  private typealias Outline = SectionSnapshot<Int>

  private static var seeds: [UInt64] {
    TestRun.seeds(8).flatMap { seed in (0..<UInt64(3 * TestRun.operations(40))).map { seed &+ $0 } }
  }

  /// An outline, and two changes of it.
  private struct Case {
    var base = Outline()
    var mine = Outline()
    var theirs = Outline()
    var note = ""

    init(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      for item in 0..<2 + random.upTo(12) {
        let parent = random.oneIn(3) ? nil : base.items.randomElement(using: &random)
        try base.append([item], to: parent)
        if random.oneIn(2) { try base.expand([item]) }
      }
      mine = base
      theirs = base
      for _ in 0...random.upTo(5) { try Self.change(&mine, &random) }
      for _ in 0...random.upTo(5) { try Self.change(&theirs, &random) }
      note =
        "SEED=\(seed): \(Self.text(base)) | \(Self.text(mine)) | \(Self.text(theirs))"
    }

    static func text(_ outline: Outline) -> String {
      outline.items.map { item in
        let parent = outline.parent(of: item).map { "<\($0)" } ?? ""
        return "\(item)\(parent)\(outline.isExpanded(item) == true ? "+" : "")"
      }.joined(separator: " ")
    }

    private static func change(_ outline: inout Outline, _ random: inout SeededGenerator) throws {
      let item = outline.items.randomElement(using: &random)
      switch random.upTo(6) {
      case 0:
        if let item { try outline.delete([item]) }
      case 1:
        if let item { try outline.expand([item]) }
      case 2:
        if let item { try outline.collapse([item]) }
      case 3, 4:
        let new = 100 + random.upTo(12)
        guard !outline.contains(new) else { return }
        try outline.append([new], to: random.oneIn(4) ? nil : item)
      default:
        // With all that is under it, to under something that is not.
        guard let item else { return }
        let old = outline
        var moved = [item]
        var all: [Int] = []
        while let next = moved.popLast() {
          all.append(next)
          moved += old.children(of: next) ?? []
        }
        try outline.delete([item])
        let target = random.oneIn(3) ? nil : outline.items.randomElement(using: &random)
        try outline.append([item], to: target)
        for parent in all {
          try outline.append(old.children(of: parent) ?? [], to: parent)
          if old.isExpanded(parent) == true { try outline.expand([parent]) }
        }
      }
    }
  }

  @Test("what either deleted is gone, what either brought is there, and nothing else is lost")
  func kept() throws {
    var (restored, untied) = (0, 0)
    for seed in Self.seeds {
      let made = try Case(seed: seed)
      let (base, mine, theirs) = (made.base, made.mine, made.theirs)
      let result = mine.rebased(from: base, onto: theirs)
      let note = "\(made.note) -> \(Case.text(result))"
      try #require(result.items.count == result.numberOfItems, "\(note)")
      func isDeleted(_ item: Int) -> Bool {
        base.contains(item) && !(mine.contains(item) && theirs.contains(item))
      }
      let expected = Set(mine.items + theirs.items).filter { !isDeleted($0) }
      try #require(expected.isSubset(of: result.items), "\(note)")
      for item in result.items where !expected.contains(item) {
        // Deleted by one, and kept because of its subtree.
        restored += 1
        try #require(result.children(of: item) != [] && base.contains(item), "\(note)")
        try #require(mine.contains(item) || theirs.contains(item), "\(note)")
      }
      for item in result.items {
        let parents = [mine, theirs].filter { $0.contains(item) }.map { $0.parent(of: item) }
        if !parents.contains(result.parent(of: item)) {
          // Both moved an item under the other one, and its ancestor there was deleted.
          untied += 1
          try #require(result.parent(of: item) == nil, "\(note)")
        }
        let (was, now) = (base.isExpanded(item), mine.isExpanded(item))
        let isMine = now != nil && now != was || !theirs.contains(item)
        let expands = isMine ? now : theirs.isExpanded(item)
        try #require(result.isExpanded(item) == expands, "\(note)")
      }
    }
    #expect(restored > 0, "nothing was kept for what is under it")
    #expect(untied < Self.seeds.count / 50)
  }

  @Test(
    "onto what it was made from an outline comes out itself, and what is unchanged changes nothing")
  func neutral() throws {
    for seed in Self.seeds {
      let made = try Case(seed: seed)
      let mine = made.mine.rebased(from: made.base, onto: made.base)
      try #require(mine == made.mine, "\(made.note) -> \(Case.text(mine))")
      let theirs = made.base.rebased(from: made.base, onto: made.theirs)
      try #require(theirs == made.theirs, "\(made.note) -> \(Case.text(theirs))")
    }
  }

  @Test("items that came under one another hang on the root in the end")
  func knots() throws {
    var base = Outline()
    try base.append([1, 2])
    var mine = Outline()
    try mine.append([2])
    try mine.append([1], to: 2)
    var theirs = Outline()
    try theirs.append([1])
    try theirs.append([2], to: 1)
    try theirs.append([3], to: 2)
    let result = mine.rebased(from: base, onto: theirs)
    #expect(result.items == [1, 2, 3] && result.parent(of: 2) == 1 && result.rootItems == [1])
  }
}
