import ScrollCurves
import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import ScrollReports
import ScrollScenario
import ScrollSimulation
import ScrollTools

extension CaseIterable {
  static func any(_ h: inout Draws) -> Self { h.pick(Array(allCases)) }
}

extension Metric: Drawn { static func drawn(_ h: inout Draws) -> Metric { any(&h) } }

extension Scenario.Expectation.Comparison: Drawn {
  static func drawn(_ h: inout Draws) -> Scenario.Expectation.Comparison { any(&h) }
}

extension Scenario.Expectation: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.Expectation {
    Scenario.Expectation(try h(), try h(), try h())
  }
}

extension Scenario.Edge: Drawn {
  static func drawn(_ h: inout Draws) -> Scenario.Edge { any(&h) }
}

extension Scenario.Repetition: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.Repetition {
    Scenario.Repetition(interval: try h(), until: try h(), limit: h.pick([1, 3, -1, 0]))
  }
}

extension Scenario.Drag.Sample: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.Drag.Sample {
    Scenario.Drag.Sample(time: try h(), point: try h())
  }
}

extension Scenario.Drag: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.Drag {
    Scenario.Drag(samples: try h(), hold: try h())
  }
}

extension Scenario.ScrollTo.Target: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.ScrollTo.Target {
    h.pick([.row(try h()), .item(section: try h(), item: try h()), .place(.middle)])
  }
}

extension Scenario.HeightDistribution: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.HeightDistribution {
    h.pick([
      .fixed(try h()), .uniform(try h()), .choice(try h()),
      .exponential(mean: try h(), range: try h()),
    ])
  }
}

extension Scenario.GeneratedSource: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.GeneratedSource {
    Scenario.GeneratedSource(
      items: h.pick([20, try h()]), sections: h.pick([1, 3, 0, -1]), seed: try h(), heights: try h()
    )
  }
}

extension Scenario.Viewport: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.Viewport {
    Scenario.Viewport(size: try h(), scale: try h(), safeArea: try h())
  }
}

extension Scenario.Action: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.Action {
    h.pick([
      .fling(.init(velocity: try h(), repetition: try h())), .drag(try h()),
      .wheel(.init(delta: try h(), count: h.pick([1, 0, -1, 5]), interval: try h())),
      .refreshInset(try h()), .grow(.init(try h(), by: try h(), duration: try h())),
      .setOffset(.init(try h(), animated: try h())),
      .scrollSection(.init(section: try h(), offset: try h())), .resize(try h()), .wait(try h()),
      .waitUntilIdle,
    ])
  }
}

extension Scenario.ScriptEntry: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.ScriptEntry {
    Scenario.ScriptEntry(at: try h(), try h() as Scenario.Action)
  }
}

extension Scenario.Physics.Spring: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario.Physics.Spring {
    Scenario.Physics.Spring(mass: try h(), stiffness: try h(), dampingRatio: try h())
  }
}

extension AnimatedPNG: Drawn {
  static func drawn(_ h: inout Draws) -> AnimatedPNG { AnimatedPNG() }
}

extension Scenario: Drawn {
  static func drawn(_ h: inout Draws) throws -> Scenario {
    let size = LayoutSize(width: 390, height: 600)
    return Scenario(
      name: try h(), viewport: h.pick([Viewport(size: size), try h()]),
      refreshRate: h.pick([60, try h()]),
      data: .generated(h.pick([GeneratedSource(items: 30), try h()])),
      script: h.pick([[], try h()]))
  }
}

extension ScenarioContent: Drawn {
  static func drawn(_ h: inout Draws) throws -> ScenarioContent {
    if try h() {
      return ScenarioContent(outline: .init(children: h.pick([[3, 2], [4], try h()])))
    }
    return ScenarioContent(generated: .init(items: 12, sections: h.pick([1, 4]), heights: try h()))
  }
}

extension ScrollCurve: Drawn {
  static func drawn(_ h: inout Draws) throws -> ScrollCurve {
    var request = CurveRequest(velocity: try h())
    request.position = try h()
    request.lower = try h()
    request.upper = try h()
    request.rate = try h()
    request.duration = try h()
    request.scale = try h()
    return try ScrollCurve(try h(), request)
  }
}

extension LocatedScenario.GesturePlaces: Drawn {
  static func drawn(_ h: inout Draws) throws -> LocatedScenario.GesturePlaces {
    LocatedScenario.GesturePlaces(path: SourcePlace(file: try h(), line: try h(), column: try h()))
  }
}

extension LocatedScenario.Places: Drawn {
  static func drawn(_ h: inout Draws) throws -> LocatedScenario.Places {
    LocatedScenario.Places(file: try h(), entries: [SourcePlace(file: "a")])
  }
}

extension Simulation: Drawn {
  static func drawn(_ h: inout Draws) throws -> Simulation {
    try Simulation(Scenario("s", rows: 20, script: [.flick(900), .wait(0.05)]))
  }
}

extension Filmstrip: Drawn {
  static func drawn(_ h: inout Draws) throws -> Filmstrip {
    let simulation: Simulation = try h()
    var film = Filmstrip(simulation.scenario, limit: try h())
    let run = try simulation.begin(collectsCells: true)
    for _ in 0..<3 { if let sample = try run.next() { film.append(sample) } }
    return film
  }
}
