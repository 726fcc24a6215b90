import ScrollTools
import Scrollwork
import TestSupport
import Testing

@testable import ScrollSimulation

/// Rows are followed through any updates as a list of names is.
@Suite struct ViewRowsTests {
  /// The slow twin: every row and section by name.
  struct Names {
    var sections: [(name: Int, rows: [Int])] = []
    var (nextRow, nextSection) = (0, 0)

    mutating func section(_ count: Int) -> (name: Int, rows: [Int]) {
      defer { (nextRow, nextSection) = (nextRow + count, nextSection + 1) }
      return (nextSection, Array(nextRow..<nextRow + count))
    }

    mutating func apply(_ edit: ItemEdit) {
      switch edit {
      case .insertItems(let path, let count):
        sections[path.section].rows.insert(contentsOf: nextRow..<nextRow + count, at: path.item)
        nextRow += count
      case .removeItems(let path, let count):
        sections[path.section].rows.removeSubrange(path.item..<path.item + count)
      case .moveItem(let from, let to):
        let row = sections[from.section].rows.remove(at: from.item)
        sections[to.section].rows.insert(row, at: to.item)
      case .insertSections(let at, let counts):
        for (offset, count) in counts.enumerated() {
          sections.insert(section(count), at: at + offset)
        }
      case .removeSections(let at, let count): sections.removeSubrange(at..<at + count)
      case .moveSection(let from, let to): sections.insert(sections.remove(at: from), at: to)
      }
    }

    func edit(_ random: inout SeededGenerator) -> ItemEdit {
      let section = Int.random(in: 0..<max(1, sections.count), using: &random)
      let count = sections.isEmpty ? 0 : sections[section].rows.count
      switch Int.random(in: sections.isEmpty ? 3...3 : 0...5, using: &random) {
      case 0 where count > 0:
        let item = Int.random(in: 0..<count, using: &random)
        return .removeItems(
          at: ItemPath(section: section, item: item),
          count: Int.random(in: 1...count - item, using: &random))
      case 1 where count > 0:
        let from = ItemPath(section: section, item: Int.random(in: 0..<count, using: &random))
        let target = Int.random(in: 0..<sections.count, using: &random)
        let room = sections[target].rows.count - (target == section ? 1 : 0)
        return .moveItem(
          from: from,
          to: ItemPath(section: target, item: Int.random(in: 0...room, using: &random)))
      case 3:
        return .insertSections(
          at: Int.random(in: 0...sections.count, using: &random),
          counts: (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Int.random(in: 0...6, using: &random)
          })
      case 4: return .removeSections(at: section, count: 1)
      case 5:
        return .moveSection(from: section, to: Int.random(in: 0..<sections.count, using: &random))
      default:
        return .insertItems(
          at: ItemPath(section: section, item: Int.random(in: 0...count, using: &random)),
          count: Int.random(in: 1...4, using: &random))
      }
    }
  }

  @Test("identities, paths and counts are those of a list of names", arguments: TestRun.seeds(60))
  func twins(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = CollectionView(layout: try ListLayout(ListLayout.Configuration()))
    var names = Names()
    names.sections = [names.section(4), names.section(0), names.section(7)]
    try view.reloadData(sectionCounts: [4, 0, 7])
    let rows = ViewRows(after: view.openingRequests ?? [])
    view.requestHandler = { view, request in rows.note(request, in: view) }
    try view.step(to: .zero)
    // The first frame repeats the reload, which names all rows anew.
    names = Names()
    names.sections = view.structure.sectionCounts.map { names.section($0) }
    rows.start(view.structure.sectionCounts)
    let first = try #require(rows.places.counts.isEmpty ? nil : rows.identity(ofSection: 0))
    let row = rows.identity(of: ItemPath(section: 0, item: 0))
    for frame in 1...30 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let edit = names.edit(&random)
        names.apply(edit)
        try view.performUpdates([edit])
      }
      try view.step(to: Timestamp(nanoseconds: Int64(frame) * 16_000_000))
      #expect(rows.places.counts == names.sections.map(\.rows.count), "seed \(seed)")
      #expect(rows.places.counts == view.structure.sectionCounts)
      for (number, section) in names.sections.enumerated() {
        #expect(rows.identity(ofSection: number) == section.name + first)
        #expect(rows.section(of: section.name + first) == number)
        for (item, name) in section.rows.enumerated() {
          let path = ItemPath(section: number, item: item)
          #expect(rows.identity(of: path) == name + row, "seed \(seed), frame \(frame)")
          #expect(rows.path(of: name + row) == path)
        }
      }
    }
  }

  @Test("a canceled update changes nothing, and a moved row is said to be moved")
  func canceled() throws {
    let view = CollectionView(layout: try ListLayout(ListLayout.Configuration()))
    try view.reloadData(sectionCounts: [5])
    let rows = ViewRows(after: view.openingRequests ?? [])
    view.requestHandler = { view, request in rows.note(request, in: view) }
    try view.step(to: .zero)
    let identities = (0..<5).map { rows.identity(of: ItemPath(section: 0, item: $0)) }
    try view.performUpdates([.removeItems(at: ItemPath(section: 0, item: 0), count: 2)])
    view.cancelLastUpdate()
    try view.performUpdates([
      .moveItem(from: ItemPath(section: 0, item: 4), to: ItemPath(section: 0, item: 0))
    ])
    try view.step(to: Timestamp(nanoseconds: 16_000_000))
    #expect(rows.places.counts == [5] && rows.news.change.moved == [identities[4]])
    #expect(
      (0..<5).map { rows.identity(of: ItemPath(section: 0, item: $0)) }
        == [identities[4]] + identities[..<4])
  }
}
