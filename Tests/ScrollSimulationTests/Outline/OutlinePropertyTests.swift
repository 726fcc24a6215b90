import Foundation
import ScrollScenario
import ScrollTools
import Scrollwork
import TestSupport
import Testing

@testable import ScrollSimulation

/// Random outlines, shown and hidden at random while they are flung, against a tree of objects.
@Suite struct OutlinePropertyTests {
  static let seeds = TestRun.allSeeds(6)
  static let operations = TestRun.operations(40)

  private static func source(_ random: inout SeededGenerator) -> Scenario.OutlineSource {
    let depth = Int.random(in: 1...4, using: &random)
    let heights = (0..<depth).map { level -> Scenario.HeightDistribution in
      .uniform(Double(20 + level)...Double(160 - 20 * level))
    }
    return Scenario.OutlineSource(
      children: (0..<depth).map { Int.random(in: $0 == 0 ? 5...30 : 0...9, using: &random) },
      expanded: Double.random(in: 0...1, using: &random), seed: random.next(), heights: heights)
  }

  /// An item that has others under it, named in one of the ways there are.
  private static func pick(
    _ twin: OutlineTwin, _ random: inout SeededGenerator
  ) -> (item: OutlineTwin, name: Scenario.Disclosure.Item)? {
    let rows = twin.rows
    let shown = rows.indices.filter { !rows[$0].children.isEmpty }
    if Bool.random(using: &random), let row = shown.randomElement(using: &random) {
      let name: Scenario.ScrollTo.Target =
        Bool.random(using: &random) ? .row(row) : .item(section: 0, item: row)
      return (rows[row], .row(name))
    }
    let item = twin.all.filter { !$0.children.isEmpty }.randomElement(using: &random)
    return item.map { ($0, .path($0.path)) }
  }

  @Test("rows are those of a tree that is flattened anew each time", arguments: seeds)
  func rows(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let source = Self.source(&random)
    let twin = OutlineTwin(source)
    let all = twin.all
    #expect(source.itemCount == all.count && all.map(\.number) == Array(all.indices))
    var places = ScenarioContent(outline: source).places
    for _ in 0..<Self.operations {
      #expect(places.outline?.snapshot.itemIdentifiers == twin.rows.map(\.number), "seed \(seed)")
      #expect(places.counts == [twin.rows.count], "seed \(seed)")
      guard let (item, name) = Self.pick(twin, &random),
        let kind = Scenario.Disclosure.Kind.allCases.randomElement(using: &random)
      else { return }
      try places.disclose(.init(kind, name))
      twin.disclose(item, kind)
    }
  }

  @Test("numbers of items follow from their paths, and levels from their numbers", arguments: seeds)
  func numbers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let source = Self.source(&random)
    let shape = OutlineShape(source)
    for item in OutlineTwin(source).all {
      let number = try shape.item(at: item.path)
      #expect(number == item.number, "seed \(seed)")
      #expect(shape.level(of: item.number) == item.path.count - 1, "seed \(seed)")
      let children = shape.children(of: item.number, level: item.path.count - 1)
      #expect(children == item.children.map(\.number), "seed \(seed)")
      #expect(throws: RowPlaces.Refusal.self) {
        try shape.item(at: item.path + [item.children.count])
      }
    }
  }

  @Test("nothing moves by itself while items show and hide others", arguments: seeds)
  func run(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let source = Self.source(&random)
    var twin = OutlineTwin(source)
    var scenario = Scenario(
      name: "outline", viewport: .init(size: LayoutSize(width: 390, height: 700), scale: 3),
      data: .outline(source))
    scenario.layout.spacing = Double(Int.random(in: 0...9, using: &random))
    scenario.layout.headers = false
    var changes: [(at: Double, item: [Int], kind: Scenario.Disclosure.Kind)] = []
    var at = 0.1
    for _ in 0..<Self.operations {
      at += Double(Int.random(in: 0...200, using: &random)) / 1000
      if Int.random(in: 0..<3, using: &random) == 0 {
        let velocity = Double(Int.random(in: -6000...6000, using: &random))
        scenario.script.append(.init(at: at, .fling(.init(velocity: velocity))))
        continue
      }
      guard let (item, name) = Self.pick(twin, &random),
        let kind = Scenario.Disclosure.Kind.allCases.randomElement(using: &random)
      else { continue }
      let isAnimated = Int.random(in: 0..<3, using: &random) == 0
      scenario.script.append(.init(at: at, .disclose(.init(kind, name, animated: isAnimated))))
      twin.disclose(item, kind)
      changes.append((TimedAction.onClock(at), item.path, kind))
    }
    scenario.script.append(.init(.waitUntilIdle))
    let simulation = try Simulation(
      LocatedScenario(scenario, places: .init(file: "seed \(seed)")),
      content: ScenarioContent(outline: source))
    twin = OutlineTwin(source)
    let shape = OutlineShape(source)
    var rows = twin.rows
    let report = try simulation.run { sample in
      while let next = changes.first, next.at <= sample.frame.time.seconds {
        let item = next.item.reduce(twin) { $0.children[$1] }
        twin.disclose(item, next.kind)
        changes.removeFirst()
        rows = twin.rows
      }
      #expect(sample.drift == .zero, "seed \(seed), frame \(sample.frame.index)")
      for element in sample.frame.visible {
        guard case .item(let path) = element.element, rows.indices.contains(path.item) else {
          Issue.record("seed \(seed), frame \(sample.frame.index): \(element.element) is shown")
          continue
        }
        let height = shape.height(of: rows[path.item].number)
        #expect(element.extent.points == height, "seed \(seed), frame \(sample.frame.index)")
      }
    }
    #expect(changes.isEmpty && report.isStable && report.diagnostics.isEmpty, "seed \(seed)")
    #expect(report.stability.compared > report.frames.count, "seed \(seed)")
  }
}
