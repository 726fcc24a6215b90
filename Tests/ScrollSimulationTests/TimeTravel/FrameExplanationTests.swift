import Foundation
import ScrollReports
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation
@testable import ScrollTools

/// An explanation adds up to the frame it explains.
@Suite struct FrameExplanationTests {
  /// Each frame of a run with its explanation and the one before it.
  static func all(pool: Int) throws -> [(FrameSample, FrameSample?, FrameExplanation)] {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.reuse = .init(pool: pool, cache: pool == 0 ? 0 : 2)
    let run = try Simulation(scenario).begin(collectsCells: true)
    var all: [(FrameSample, FrameSample?, FrameExplanation)] = []
    var before: FrameSample?
    while let sample = try run.next() {
      all.append((sample, before, FrameExplanation(sample, after: before, of: scenario)))
      before = sample
    }
    return all
  }

  @Test(
    "costs of passes are the frame's, and each cell is in it as often as it is counted",
    arguments: [0, 1, 4])
  func sums(pool: Int) throws {
    var kinds: Set<String> = []
    for (sample, before, explanation) in try Self.all(pool: pool) {
      let cost = explanation.work.reduce(0) { $0 + $1.cost }
      #expect(abs(cost - sample.cost) < 1e-9)
      #expect(!explanation.work.contains { $0.pass == "canaries" }, "costs are constant")
      let made = explanation.work.first { $0.pass == "the frame itself" }
      #expect(
        abs((made?.cost ?? 0) - 0.5) < 1e-9, "the scenario has half a millisecond for a frame")
      let work = sample.frame.work
      func count(_ kind: CellEvent.Kind) -> Int {
        explanation.cells.count { $0.event.kind == kind }
      }
      #expect(count(.created) == work.created && count(.reused) == work.reused)
      #expect(count(.measured) == work.measured)
      let now = Set(sample.frame.visible.map(\.element))
      let then = Set(before?.frame.visible.map(\.element) ?? [])
      for cell in explanation.cells {
        kinds.insert("\(cell.event.kind.rawValue) \(cell.place.rawValue)")
        let isShown = now.contains(cell.event.element)
        #expect((cell.place == .cameOnScreen) == (isShown && !then.contains(cell.event.element)))
        #expect((cell.place == .onScreen) == (isShown && then.contains(cell.event.element)))
        #expect(!cell.reason.isEmpty)
        #expect((cell.event.kind == .created) == cell.reason.contains("because no "))
      }
    }
    #expect(kinds.contains("created came on screen") && kinds.contains("left before the screen"))
    #expect(kinds.contains("left after the screen"))
  }

  @Test("a cell is made only where none waited, and let go only where the pool is full")
  func pools() throws {
    for capacity in [0, 1, 4] {
      for (_, before, explanation) in try Self.all(pool: capacity) {
        var waiting = before?.cells?.pools.map(\.pooled) ?? [0, 0]
        for cell in explanation.cells {
          let type = cell.event.type
          switch cell.event.kind {
          case .created: #expect(waiting[type] == 0, "\(explanation.text())")
          case .reused where waiting[type] > 0:
            #expect(cell.reason.contains("in which \(waiting[type]) waited"))
            waiting[type] -= 1
          case .left where waiting[type] >= capacity:
            #expect(cell.reason.hasSuffix("let go, because \(capacity) wait already"))
          case .left: waiting[type] += 1
          default: break
          }
        }
      }
    }
  }

  @Test(
    "the text names the frame, each pass and each cell; JSON reads back; both are the same each time"
  )
  func outputs() throws {
    let all = try Self.all(pool: 4)
    let busiest = try #require(all.max { $0.2.cells.count < $1.2.cells.count })
    let explanation = busiest.2
    let text = explanation.text()
    #expect(text.hasPrefix("frame \(grouped(busiest.0.frame.index)) at "))
    for work in explanation.work { #expect(text.contains("  \(work.pass) ")) }
    #expect(text.split(separator: "\n").count { $0.contains(": ") } >= explanation.cells.count)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(explanation.json().utf8)) as? [String: Any])
    #expect((object["cells"] as? [Any])?.count == explanation.cells.count)
    #expect((object["passes"] as? [Any])?.count == explanation.work.count)
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.reuse = .init(pool: 4, cache: 2)
    let again = try Simulation(scenario).explain(frame: busiest.0.frame.index)
    #expect(again == explanation && again.json() == explanation.json())
  }

  @Test("where costs are drawn, each cell has its own, and they add up to the frame's")
  func drawn() throws {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.cells.seed = 7
    scenario.cells.row.create = .uniform(1...3)
    scenario.cells.row.bind = .percentiles([.init(50, 0.4), .init(95, 40)])
    scenario.cells.row.draw = .normal(mean: 0.2, deviation: 0.1)
    scenario.cells.header.measure = .uniform(0...1)
    let run = try Simulation(scenario).begin(collectsCells: true)
    var before: FrameSample?
    var binds: [ElementPath: Set<Double>] = [:]
    while let sample = try run.next() {
      let explanation = FrameExplanation(sample, after: before, of: scenario)
      before = sample
      #expect(abs(explanation.work.reduce(0) { $0 + $1.cost } - sample.cost) < 1e-9)
      #expect(!explanation.work.contains { $0.pass == "canaries" }, "frame \(sample.frame.index)")
      for cell in explanation.cells where cell.event.kind == .reused {
        binds[cell.event.element, default: []].insert(cell.cost)
      }
    }
    // The same item costs the same each time, and items differ.
    #expect(binds.count > 50 && binds.values.allSatisfy { $0.count == 1 })
    #expect(Set(binds.values.flatMap { $0 }).count > 20)
  }
}
