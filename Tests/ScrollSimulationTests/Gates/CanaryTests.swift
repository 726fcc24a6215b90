import ScrollPrimitives
import ScrollReports
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Canaries are put in where they are said to be, and are part of the report.
@Suite struct CanaryTests {
  private static func run(_ canaries: FaultInjection) throws -> RunReport {
    var simulation = try Simulation(SimulationTests.scenario(script: SimulationTests.tour))
    simulation.canaries = canaries
    return try simulation.run()
  }

  @Test("a cost is added to frames that configure a cell, and to no other")
  func cost() throws {
    var simulation = try Simulation(SimulationTests.scenario(script: SimulationTests.tour))
    var honest: [Double] = []
    _ = try simulation.run { honest.append($0.cost) }
    simulation.canaries = FaultInjection(costMilliseconds: 7)
    var bound = 0
    var place = 0
    _ = try simulation.run { sample in
      let isBound = sample.frame.work.bound > 0
      bound += isBound ? 1 : 0
      #expect(sample.cost == honest[place] + (isBound ? 7 : 0))
      place += 1
    }
    #expect(bound > 20 && bound < place)
  }

  @Test("a jump is seen as far as it goes, twice, and nothing of it is left")
  func jump() throws {
    for points in [0.001, 0.5, -40] {
      let report = try Self.run(FaultInjection(jumpPoints: points))
      let ticks = Ticks(clamping: abs(points)).points
      #expect(report.stability.anchorDriftMax == ticks)
      #expect(report.stability.anchorDriftSum == 2 * ticks)
    }
  }

  @Test("a report says which canaries it has, and an honest one has none")
  func report() throws {
    let report = try Self.run(FaultInjection(costMilliseconds: 1.5, jumpPoints: 2))
    let json = try report.json()
    #expect(
      json.contains("\"canaries\" : {\n    \"cost_milliseconds\" : 1.5,\n    \"jump_points\" : 2\n")
    )
    #expect(report.text().contains("canaries\n  cost "))
    let plain = try Self.run(FaultInjection()).json()
    #expect(!plain.contains("canaries"))
  }

  @Test("what is no cost and no jump is told apart")
  func problems() {
    #expect(FaultInjection(costMilliseconds: 0, jumpPoints: -0.001).problem == nil)
    for cost in [-1, .nan, .infinity] as [Double] {
      #expect(FaultInjection(costMilliseconds: cost).problem != nil)
    }
    for jump in [0, .nan, .infinity, 0.0001] as [Double] {
      #expect(FaultInjection(jumpPoints: jump).problem != nil)
    }
  }
}
