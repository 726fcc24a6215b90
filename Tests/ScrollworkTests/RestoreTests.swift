import Foundation
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A view that is left and made again shows the same screen, in every layout.
@Suite struct RestoreTests {
  private static func layouts(_ columns: Int) throws -> [(String, any CollectionLayout)] {
    var table = TableLayout.Configuration()
    table.hasSelfSizingRows = true
    let spans: @Sendable (ItemPath) -> GridSpan = {
      GridSpan(columns: $0.item % 4 == 0 ? 2 : 1, rows: $0.item % 3 == 0 ? 2 : 1)
    }
    return [
      ("list", ListLayout()), ("table", try TableLayout(table)),
      ("masonry", try SharedLayout.masonry.make(columns: columns)),
      ("spans", try SharedLayout.spans.make(columns: columns, span: spans)),
      ("grid", try SharedLayout.grid.make(columns: columns)),
      ("flow", try SharedLayout.flow.make(columns: columns)),
    ]
  }

  @Test("a restored view shows the same elements at the same places, measures none, and stays")
  func sameScreen() throws {
    for seed in TestRun.seeds(20) {
      var random = SeededGenerator(seed: seed)
      let columns = Int.random(in: 1...4, using: &random)
      for (name, layout) in try Self.layouts(columns) {
        let counts = name == "table" ? Array(repeating: 3, count: 120) : [150, 80, 1, 90]
        let stand = try TileStand(layout, counts: counts, size: TileStand.size)
        try stand.step()
        for _ in 0..<10 { try act(stand, keepsItems: name == "table" || name == "spans", &random) }
        for _ in 0..<500 { try stand.step() }
        let before = try stand.step()
        let saved = try #require(stand.view.scrollState())
        let bytes = try JSONEncoder().encode(saved)
        let state = try JSONDecoder().decode(ScrollState.self, from: bytes)
        let twin = try stand.twin(layout)
        try twin.view.restore(state)
        let after = try twin.step()
        #expect(after.visible == before.visible, "seed \(seed), \(name)")
        #expect(after.diagnostics.isEmpty)
        for element in before.visible where after.visible.count == before.visible.count {
          let now = after.visible.first { $0.element == element.element }
          #expect(now == element, "seed \(seed), \(name)")
        }
        var watch = TileWatch()
        watch.see(after, twin)
        for _ in 0..<20 {
          try twin.wheel(Double.random(in: -200...200, using: &random))
          watch.see(try twin.step(), twin)
        }
        #expect(watch.broken == nil, "seed \(seed), \(name): \(watch.broken ?? "")")
      }
    }
  }

  private func act(
    _ stand: TileStand, keepsItems: Bool, _ random: inout SeededGenerator
  ) throws {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: try stand.view.fling(velocity: Double.random(in: -5000...5000, using: &random))
    case 2:
      let offset = Double.random(in: 0...6000, using: &random)
      try stand.view.setContentOffset(LayoutPoint(y: offset), animated: false)
    case 3 where !keepsItems:
      let item = Int.random(in: 0..<40, using: &random)
      try stand.edit([.insertItems(at: .row(item), count: Int.random(in: 1...3, using: &random))])
    case 4 where !keepsItems:
      let item = Int.random(in: 0..<40, using: &random)
      try stand.edit([.removeItems(at: .row(item), count: Int.random(in: 1...3, using: &random))])
    default: try stand.wheel(Double.random(in: -400...400, using: &random))
    }
    for _ in 0..<Int.random(in: 1...30, using: &random) { try stand.step() }
  }

  @Test("a damaged state shows something, and nothing traps")
  func damaged() throws {
    for seed in TestRun.seeds(60) {
      var random = SeededGenerator(seed: seed)
      for (name, layout) in try Self.layouts(3) where name != "list" && name != "table" {
        let stand = try TileStand(layout, counts: [150, 80], size: TileStand.size)
        try stand.step()
        try stand.edit([.removeItems(at: .row(4), count: 1)])
        try stand.view.setContentOffset(LayoutPoint(y: 1500), animated: false)
        try stand.step()
        let bytes = try JSONEncoder().encode(try #require(stand.view.scrollState()))
        let json = try JSONSerialization.jsonObject(with: bytes)
        guard var object = json as? [String: Any],
          var arrangement = object["arrangement"] as? [String: Any],
          var values = arrangement["values"] as? [Int64], !values.isEmpty
        else { continue }
        let odd: [Int64] = [0, 1, -1, 2, 1 << 20, .max, .min, 1 << 53, -(1 << 53)]
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let slot = Int.random(in: 0..<values.count, using: &random)
          values[slot] = odd.randomElement(using: &random) ?? 0
        }
        if Bool.random(using: &random) {
          values.removeLast(Int.random(in: 0..<values.count, using: &random))
        }
        arrangement["values"] = values
        object["arrangement"] = arrangement
        let damaged = try JSONDecoder().decode(
          ScrollState.self, from: JSONSerialization.data(withJSONObject: object))
        let twin = try stand.twin(layout)
        try twin.view.restore(damaged)
        for _ in 0..<3 { try twin.step() }
        #expect(!(try twin.step().visible.isEmpty), "seed \(seed), \(name)")
      }
    }
  }

  @Test("a restore wins over every scroll asked for before it")
  func wins() throws {
    let harness = try Harness(counts: [300])
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 4000), animated: false)
    let before = try harness.steps(2)
    let saved = try #require(harness.view.scrollState())
    for way in 0..<6 {
      try harness.view.setContentOffset(.zero, animated: false)
      try harness.step()
      let later = Timestamp(nanoseconds: harness.time.nanoseconds + 4_000_000)
      switch way {
      case 0: try harness.view.setContentOffset(LayoutPoint(y: 900), animated: false)
      case 1:
        try harness.view.setContentOffset(LayoutPoint(y: 900), animated: false, when: .at(later))
      case 2: try harness.view.fling(velocity: 2000, when: .at(later))
      case 3:
        try harness.view.scrollToItem(at: .row(250), at: .top, animated: true)
        try harness.step()
      case 4:
        try harness.view.scrollToItem(at: .row(250), at: .top, animated: true, when: .at(later))
      default:
        try harness.drag(from: 500, to: 300, duration: 0.1, lift: false)
        try harness.steps(8)
      }
      try harness.view.restore(saved)
      let after = try harness.step()
      #expect(after.visible.map(\.start) == before.visible.map(\.start), "way \(way)")
      let rest = try harness.steps(30)
      #expect(rest.visible.map(\.start) == before.visible.map(\.start), "way \(way)")
      if way == 5 { try harness.send(.pointerCanceled(id: 1)) }
      try harness.settle()
    }
  }
}
