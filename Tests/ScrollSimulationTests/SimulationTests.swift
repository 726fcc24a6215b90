import ScrollPrimitives
import ScrollReports
import ScrollScenario
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Scenarios run as they say, and the numbers of the report are right.
@Suite struct SimulationTests {
  static func scenario(
    items: Int = 400, sections: Int = 4, rate: Double = 60,
    heights: Scenario.HeightDistribution = .uniform(30...160),
    script: [Scenario.ScriptEntry]
  ) -> Scenario {
    var scenario = Scenario(
      name: "test",
      viewport: .init(
        size: LayoutSize(width: 390, height: 844), scale: 3,
        safeArea: LayoutInsets(top: 47, bottom: 34)),
      refreshRate: rate,
      data: .generated(
        .init(items: items, sections: sections, seed: 3, heights: heights)),
      script: script)
    scenario.layout.spacing = 2
    scenario.cells.row = .init(create: 2, bind: 1, measure: 0.5, draw: 0.25)
    scenario.cells.header = .init(create: 1, bind: 0.5, measure: 0.25, draw: 0.125)
    scenario.frameCost = 0.5
    return scenario
  }

  static func run(
    _ scenario: Scenario, onFrame: (FrameSample) -> Void = { _ in }
  ) throws -> RunReport {
    guard case .generated(let source) = scenario.data else { preconditionFailure() }
    let located = LocatedScenario(scenario, places: .init(file: "test"))
    let simulation = try Simulation(located, content: ScenarioContent(generated: source))
    return try simulation.run(onFrame: onFrame)
  }

  static let tour: [Scenario.ScriptEntry] = [
    .init(
      .drag(.init(from: LayoutPoint(x: 9, y: 200), to: LayoutPoint(x: 9, y: 600), duration: 0.3))),
    .init(.waitUntilIdle),
    .init(.scrollTo(.init(.row(250), at: .top))),
    .init(.fling(.init(velocity: -4000))),
    .init(.wait(0.7)),
    .init(.fling(.init(velocity: 8000, repetition: .init(interval: 0.5, until: .end)))),
    .init(.waitUntilIdle),
    .init(.wheel(.init(delta: LayoutPoint(y: -100), count: 3, interval: 0.1))),
  ]

  @Test("a tour with drags, jumps, flings and bounces is stable and covered")
  func tour() throws {
    let report = try Self.run(Self.scenario(script: Self.tour))
    #expect(report.isStable && report.stability.compared > 1000)
    #expect(report.stability.corrections > 0)
    #expect(report.blank.max == 0)
    #expect(report.bounces.map(\.edge) == ["top", "bottom"])
    #expect(report.bounces.allSatisfy { $0.peak != nil && $0.ended != nil && $0.overshoot > 0 })
    #expect(report.diagnostics.isEmpty)
    #expect(report.cells.total.reuseRatio > 0.8)
    #expect(report.cells.livePeak <= report.cells.viewportPeak + report.cells.prefetchPeak)
  }

  @Test("the same scenario gives the same bytes")
  func sameBytes() throws {
    let scenario = Self.scenario(script: Self.tour)
    let first = try Self.run(scenario).json()
    let second = try Self.run(scenario).json()
    #expect(first == second)
    #expect(first.hasSuffix("}\n") && first.contains("\"anchor_drift_max\" : 0"))
  }

  @Test("the frames' work is the same however many rows there are")
  func workDoesNotGrow() throws {
    let script: [Scenario.ScriptEntry] = [
      .init(.fling(.init(velocity: 5000))), .init(.wait(1)), .init(.fling(.init(velocity: -2500))),
      .init(.wait(1)), .init(.scrollTo(.init(.row(900), at: .center, animated: true))),
    ]
    let few = try Self.run(Self.scenario(items: 1000, sections: 1, script: script)).work
    let many = try Self.run(Self.scenario(items: 100_000, sections: 1, script: script)).work
    for key in [\RunReport.Work.indexSteps, \.elementsVisited, \.layoutRounds, \.bound, \.measured]
    {
      #expect(many[keyPath: key].perFrame <= 1.2 * few[keyPath: key].perFrame)
      #expect(few[keyPath: key].perFrame > 0)
    }
  }

  @Test("the counts of the report are the sums of the frames")
  func sums() throws {
    var frames = 0
    var created = 0
    var bound = 0
    var distance = 0.0
    let report = try Self.run(Self.scenario(script: Self.tour)) { sample in
      frames += 1
      created += sample.frame.work.created
      bound += sample.frame.work.bound
      distance += abs(sample.frame.displacement.points)
    }
    #expect(report.frames.count == frames)
    #expect(report.cells.total.created == created)
    #expect(report.cells.total.bound == bound)
    #expect(report.work.bound.total == bound)
    #expect(report.scroll.distance == distance)
    #expect(report.cells.types.map(\.type) == ["row", "header"])
    #expect(report.cells.types.reduce(0) { $0 + $1.bound } == bound)
  }

  @Test("a frame's cost is what its work costs, and its lateness is whole intervals")
  func costs() throws {
    // Four rows of 200 pt, no headers: the first frame makes, binds, measures and draws them.
    var scenario = Self.scenario(
      items: 4, sections: 1, rate: 100, heights: .fixed(200), script: [.init(.wait(0.05))])
    scenario.layout.headers = false
    var costs: [Double] = []
    var hitches: [Double] = []
    _ = try Self.run(scenario) {
      costs.append($0.cost)
      hitches.append($0.hitch)
    }
    let first = 0.5 + 4 * (2 + 1 + 0.5 + 0.25)
    #expect(costs.first == first)
    #expect(hitches.first == 10)  // 15.5 ms ready, shown at 20 ms instead of 10 ms
    #expect(costs[1] == 1.5)
    #expect(hitches[1] == 0)
    let model = CostModel(scenario)
    #expect(model.hitch(cost: 10) == 0 && model.hitch(cost: 10.001) == 10)
    #expect(model.hitch(cost: 30) == 20 && model.hitch(cost: 0) == 0)
  }

  @Test("a target that is not there is an error with its place")
  func badTarget() throws {
    var located = LocatedScenario(
      Self.scenario(script: [
        .init(.wait(1)), .init(.scrollTo(.init(.item(section: 4, item: 0)))),
      ]),
      places: .init(file: "a.yaml"))
    located.places.entries = [
      SourcePlace(file: "a.yaml", line: 20, column: 5),
      SourcePlace(file: "a.yaml", line: 21, column: 5),
    ]
    let content = ScenarioContent(generated: .init(items: 400, sections: 4))
    do {
      _ = try Simulation(located, content: content)
      Issue.record("it ran")
    } catch {
      #expect(error.line == 21 && error.column == 5)
      #expect(error.message.contains("there is no section 4"))
    }
  }

  @Test("a scenario made in Swift with impossible times is refused, not run")
  func impossible() throws {
    let point = LayoutPoint(x: 9, y: 9)
    let entries: [Scenario.ScriptEntry] = [
      .init(at: .nan, .wait(1)), .init(.wait(-1)), .init(.wait(.infinity)),
      .init(.fling(.init(velocity: .nan))), .init(.wheel(.init(delta: point, count: -1))),
      .init(.fling(.init(velocity: 1, repetition: .init(interval: 0, until: .end)))),
      .init(.wheel(.init(delta: point, count: 2, interval: .nan))),
      .init(.drag(.init(samples: []))),
      .init(.drag(.init(from: point, to: point, duration: .nan))),
      .init(.drag(.init(from: point, to: point, duration: 1, hold: -1))),
    ]
    for entry in entries {
      #expect(throws: ScenarioError.self) { try Self.run(Self.scenario(script: [entry])) }
    }
    for rate in [0, .nan, 1001] {
      #expect(throws: ScenarioError.self) { try Self.run(Self.scenario(rate: rate, script: [])) }
    }
    var costly = Self.scenario(script: [])
    costly.cells.row.bind = .constant(.nan)
    #expect(throws: ScenarioError.self) { try Self.run(costly) }
  }

  @Test("empty data, short data and a viewport of nothing run")
  func odd() throws {
    for items in [0, 1, 5] {
      for height in [0.0, 844] {
        var scenario = Self.scenario(items: items, sections: 3, script: Array(Self.tour.prefix(2)))
        scenario.viewport.size.height = height
        let report = try Self.run(scenario)
        #expect(report.isStable && report.diagnostics.isEmpty)
      }
    }
  }

  @Test("positions at common times do not depend on the refresh rate")
  func refreshRates() throws {
    let script: [Scenario.ScriptEntry] = [
      .init(at: 0.25, .fling(.init(velocity: 3000))),
      .init(
        at: 1,
        .drag(
          .init(from: LayoutPoint(x: 9, y: 300), to: LayoutPoint(x: 9, y: 700), duration: 0.25))),
      .init(at: 2, .wheel(.init(delta: LayoutPoint(y: 333.3), count: 2, interval: 0.25))),
      .init(.wait(1)),
    ]
    func offsets(_ rate: Double) throws -> [Int64: Double] {
      var scenario = Self.scenario(rate: rate, heights: .fixed(44), script: script)
      scenario.layout.estimates.row = 44
      var offsets: [Int64: Double] = [:]
      _ = try Self.run(scenario) {
        let time = $0.frame.time.nanoseconds
        if time % 500_000_000 == 0 { offsets[time] = $0.frame.contentOffset.y }
      }
      return offsets
    }
    let reference = try offsets(60)
    #expect(reference.count >= 6)
    for rate in [30.0, 90, 120, 144, 240, 1000] {
      let other = try offsets(rate)
      for (time, offset) in reference where other[time] != nil {
        #expect(other[time] == offset, "\(rate) Hz at \(time)")
      }
    }
  }
}
