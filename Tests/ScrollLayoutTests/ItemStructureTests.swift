import ScrollLayout
import ScrollTools
import TestSupport
import Testing

@Suite struct ItemStructureTests {
  static let shapes: [[Int]] = [
    [], [0], [1], [5], [0, 0, 0], [0, 3], [0, 0, 3], [3, 0], [3, 0, 0], [2, 0, 3], [2, 0, 0, 3],
    [0, 2, 0, 0, 1, 0], [1, 1, 1, 1], [100, 0, 57],
  ]

  @Test("places and paths name each other", arguments: shapes)
  func roundTrip(counts: [Int]) throws {
    let structure = try ItemStructure(sectionCounts: counts)
    var place = 0
    var items = 0
    for (section, count) in counts.enumerated() {
      #expect(structure.path(at: place) == .header(section: section))
      #expect(structure.index(of: .header(section: section)) == place)
      place += 1
      for item in 0..<count {
        let path = ItemPath(section: section, item: item)
        #expect(structure.path(at: place) == .item(path))
        #expect(structure.index(of: .item(path)) == place)
        #expect(structure.path(atItem: items) == path)
        #expect(structure.contains(path))
        place += 1
        items += 1
      }
      #expect(structure.path(at: place) == .footer(section: section))
      #expect(structure.index(of: .footer(section: section)) == place)
      place += 1
      #expect(structure.elements(ofSection: section).upperBound == place)
    }
    #expect(structure.elementCount == place)
    #expect(structure.itemCount == items)
    #expect(structure.path(atItem: items) == nil)
    #expect(structure.path(atItem: -1) == nil)
    #expect(structure.path(atItem: .max) == nil)
    #expect(structure.path(atItem: .min) == nil)
  }

  @Test("random sections make places and paths that name each other")
  func randomShapes() throws {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<10 {
        let counts = (0..<Int.random(in: 0...30, using: &random)).map { _ in
          random.oneIn(2) ? 0 : Int.random(in: 1...9, using: &random)
        }
        let structure = try ItemStructure(sectionCounts: counts)
        let paths = (0..<structure.elementCount).map { structure.path(at: $0) }
        let places = paths.map { structure.index(of: $0) }
        #expect(places == Array(0..<structure.elementCount), "SEED=\(seed), \(counts)")
        let items = (0..<structure.itemCount).compactMap { structure.path(atItem: $0) }
        #expect(items.map(ElementPath.item) == paths.filter(\.isItem), "SEED=\(seed), \(counts)")
        #expect(items == items.sorted(), "SEED=\(seed), \(counts)")
      }
    }
  }

  @Test("edits in a row do what they do one by one, and fail where they do")
  func editsInARow() throws {
    var (whole, failed) = (0, 0)
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<20 {
        let counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Int.random(in: 0...9, using: &random)
        }
        let reach = random.oneIn(3) ? -1...6 : 0...3
        func number() -> Int { Int.random(in: reach, using: &random) }
        let edits: [ItemEdit] = (0..<Int.random(in: 0...8, using: &random)).map { _ in
          let path = ItemPath(section: number() / 2, item: number())
          switch Int.random(in: 0..<12, using: &random) {
          case 0...4: return .insertItems(at: path, count: random.oneIn(20) ? .max / 5 : number())
          case 5...8: return .removeItems(at: path, count: number() / 2)
          case 9: return .moveItem(from: path, to: ItemPath(section: number() / 2, item: number()))
          case 10: return .insertSections(at: number() / 2, counts: [number()])
          default: return .removeSections(at: number() / 2, count: number() / 3)
          }
        }
        var (one, all) = try (
          ItemStructure(sectionCounts: counts), ItemStructure(sectionCounts: counts)
        )
        var (changes, failure): ([RowChange], ItemStructure.EditFailure?) = ([], nil)
        for edit in edits {
          do {
            changes.append(try one.apply(edit))
          } catch {
            failure = error
            break
          }
        }
        let note = "SEED=\(seed), \(counts), \(edits)"
        do {
          let made = try all.apply(edits)
          var listed: [RowChange] = []
          made.forEachChange { listed.append($0) }
          #expect(failure == nil && listed == changes, "\(note)")
          whole += edits.isEmpty ? 0 : 1
        } catch {
          #expect(error == failure, "\(note)")
          failed += 1
        }
        #expect(one == all, "\(note)")
      }
    }
    #expect(whole > TestRun.seeds(4).count && failed > TestRun.seeds(4).count)
  }

  @Test("what does not exist has no place")
  func outside() throws {
    let structure = try ItemStructure(sectionCounts: [2, 0, 3])
    let paths = [
      ItemPath(section: 0, item: 2), ItemPath(section: 1, item: 0), ItemPath(section: 2, item: -1),
      ItemPath(section: 3, item: 0), ItemPath(section: -1, item: 0),
      ItemPath(section: .max, item: .max), ItemPath(section: .min, item: .min),
    ]
    for path in paths {
      #expect(!structure.contains(path))
      #expect(structure.index(of: .item(path)) == nil, "\(path)")
    }
    for section in [-1, 3, .max, .min] {
      #expect(!structure.contains(.header(section: section)))
      #expect(structure.index(of: .header(section: section)) == nil)
    }
    #expect(ItemStructure.empty.elementCount == 0)
    #expect(ItemStructure.empty.itemCount == 0)
    #expect(ItemStructure.empty.path(atItem: 0) == nil)
    #expect(ItemStructure.empty.index(of: .header(section: 0)) == nil)
  }

  @Test("the items beside a place are found past headers, as by looking at every place")
  func beside() throws {
    for counts in [[], [0], [1], [0, 0, 2, 0, 0, 0, 1, 0], [3, 0, 2], [0, 5, 0]] as [[Int]] {
      let structure = try ItemStructure(sectionCounts: counts)
      let places = 0..<structure.elementCount
      for place in places {
        let after = places.first { $0 > place && structure.path(at: $0).isItem }
        let before = places.last { $0 < place && structure.path(at: $0).isItem }
        #expect(structure.item(after: place) == after, "\(counts) \(place)")
        #expect(structure.item(before: place) == before, "\(counts) \(place)")
      }
    }
  }

  @Test("a negative count is refused, naming the first section that has one")
  func negativeCount() {
    #expect(throws: ItemStructure.Failure.negativeCount(section: 1, count: -1)) {
      try ItemStructure(sectionCounts: [4, -1, -2])
    }
    #expect(throws: ItemStructure.Failure.negativeCount(section: 0, count: .min)) {
      try ItemStructure(sectionCounts: [.min])
    }
  }

  @Test("more elements than an Int counts are refused, and the last possible one is not")
  func overflow() throws {
    for counts in [[Int.max], [.max - 2, 0], [.max / 2, .max / 2, 1], [0, .max], [.max, .max]] {
      #expect(throws: ItemStructure.Failure.tooManyItems, "\(counts)") {
        try ItemStructure(sectionCounts: counts)
      }
    }
    let largest = try ItemStructure(sectionCounts: [.max - 2])
    #expect(largest.elementCount == .max)
    #expect(largest.itemCount == .max - 2)
    let last = ItemPath(section: 0, item: .max - 3)
    #expect(largest.path(at: .max - 2) == .item(last))
    #expect(largest.path(atItem: .max - 3) == last)
  }

  @Test("paths are ordered by section, then by item, and describe themselves")
  func order() {
    let paths = [
      ItemPath(section: 0, item: 9), ItemPath(section: 1, item: 0), ItemPath(section: 1, item: 1),
    ]
    #expect(paths.reversed().sorted() == paths)
    #expect(paths[0].description == "[0, 9]")
    #expect(ElementPath.item(paths[0]).description == "item [0, 9]")
    #expect(ElementPath.header(section: 3).description == "header of section 3")
  }
}

extension ElementPath {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
}
