import ScrollLayout
import ScrollTools
import TestSupport
import Testing

@testable import ScrollData

/// Snapshots do as arrays of arrays do, and refuse as a whole what is wrong.
@Suite struct SnapshotPropertyTests {
  enum Call {
    case appendItems([Int], String?)
    case insertItems([Int], beside: Int, after: Bool)
    case deleteItems([Int])
    case moveItem(Int, beside: Int, after: Bool)
    case moveToEnd(Int, String)
    case appendSections([String])
    case insertSections([String], beside: String, after: Bool)
    case deleteSections([String])
    case moveSection(String, beside: String, after: Bool)
    case deleteAll
    case mark([Int])

    /// Some call, valid about every second time.
    static func random(for content: Content, using random: inout SeededGenerator) -> Call {
      func item(_ random: inout SeededGenerator) -> Int {
        (random.oneIn(8) ? nil : content.items.randomElement(using: &random))
          ?? random.upTo(500)
      }
      func section(_ random: inout SeededGenerator) -> String {
        (random.oneIn(8) ? nil : content.sections.randomElement(using: &random)?.id)
          ?? "s\(random.upTo(30))"
      }
      func items(_ random: inout SeededGenerator) -> [Int] {
        (0..<random.upTo(4)).map { _ in random.oneIn(12) ? item(&random) : random.upTo(500) }
      }
      switch random.upTo(13) {
      case 0, 1: return .appendItems(items(&random), random.oneIn(4) ? nil : section(&random))
      case 2, 3:
        return .insertItems(items(&random), beside: item(&random), after: random.oneIn(2))
      case 4: return .deleteItems((0..<random.upTo(3)).map { _ in item(&random) })
      case 5, 6: return .moveItem(item(&random), beside: item(&random), after: random.oneIn(2))
      case 7: return .moveToEnd(item(&random), section(&random))
      case 8: return .appendSections((0..<random.upTo(2)).map { _ in "s\(random.upTo(30))" })
      case 9:
        return .insertSections(
          ["s\(random.upTo(30))"], beside: section(&random), after: random.oneIn(2))
      case 10: return .deleteSections((0..<random.upTo(2)).map { _ in section(&random) })
      case 11:
        return .moveSection(section(&random), beside: section(&random), after: random.oneIn(2))
      case 12: return random.oneIn(20) ? .deleteAll : .mark([item(&random)])
      default: return .mark((0..<random.upTo(3)).map { _ in item(&random) })
      }
    }

    func perform(on snapshot: inout Snapshot<String, Int>) throws(SnapshotError) {
      switch self {
      case .appendItems(let items, let section):
        try snapshot.appendItems(items, toSection: section)
      case .insertItems(let items, let other, false):
        try snapshot.insertItems(items, beforeItem: other)
      case .insertItems(let items, let other, true):
        try snapshot.insertItems(items, afterItem: other)
      case .deleteItems(let items): try snapshot.deleteItems(items)
      case .moveItem(let item, let other, false): try snapshot.moveItem(item, beforeItem: other)
      case .moveItem(let item, let other, true): try snapshot.moveItem(item, afterItem: other)
      case .moveToEnd(let item, let section):
        try snapshot.moveItem(item, toEndOfSection: section)
      case .appendSections(let sections): try snapshot.appendSections(sections)
      case .insertSections(let sections, let other, false):
        try snapshot.insertSections(sections, beforeSection: other)
      case .insertSections(let sections, let other, true):
        try snapshot.insertSections(sections, afterSection: other)
      case .deleteSections(let sections): try snapshot.deleteSections(sections)
      case .moveSection(let section, let other, false):
        try snapshot.moveSection(section, beforeSection: other)
      case .moveSection(let section, let other, true):
        try snapshot.moveSection(section, afterSection: other)
      case .deleteAll: snapshot.deleteAllItems()
      case .mark(let items): try snapshot.reconfigureItems(items)
      }
    }
  }

  @Test(
    "random calls do as to arrays, or are refused as a whole; copies keep what they had",
    arguments: RowTests.limits)
  func sameAsArrays(limits: Row.Limits) throws {
    var refused = 0
    var done = 0
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      var snapshot = Snapshot<String, Int>()
      snapshot.core = SnapshotCore(sections: limits, items: limits)
      var content = Content()
      var copies: [(Snapshot<String, Int>, Content)] = []
      for step in 0..<2 * TestRun.operations(40) {
        let call = Call.random(for: content, using: &random)
        let note = "SEED=\(seed), step \(step): \(call)"
        let error = content.perform(call)
        do {
          try call.perform(on: &snapshot)
          try #require(error == nil, "\(note)")
          done += 1
        } catch let thrown as SnapshotError {
          try #require(thrown == error, "\(note)")
          refused += 1
        }
        try #require(Content(snapshot) == content, "\(note)")
        try #require(snapshot.core.items.brokenInvariants() == [], "\(note)")
        try #require(snapshot.core.sections.brokenInvariants() == [], "\(note)")
        for item in content.items where random.oneIn(20) {
          let path = try #require(content.path(of: item))
          try #require(snapshot.path(of: item) == path, "\(note)")
          try #require(snapshot.item(at: path) == item, "\(note)")
          try #require(
            snapshot.section(containing: item) == content.sections[path.section].id, "\(note)")
        }
        if random.oneIn(20) { copies.append((snapshot, content)) }
      }
      for (copy, content) in copies { try #require(Content(copy) == content, "SEED=\(seed)") }
    }
    #expect(refused > TestRun.share(of: 8) && done > TestRun.share(of: 8))
  }
}
