#if CLI
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// Scenarios that say what a gate must see or let pass.
  enum JudgedScenario {
    static func simulation(_ name: String) throws -> Simulation {
      let located = try ScenarioFile.read(path: scenarioPath("judged/\(name).yaml"))
      return try Simulation(located, content: ContentLoader.load(located))
    }

    /// A scenario of one kind of layout, at rest at the top, with a script.
    static func scenario(
      _ kind: Scenario.Layout.Kind = .list, items: Int = 200, sections: Int = 1,
      heights: Scenario.HeightDistribution = .uniform(60...400), spacing: Double = 0,
      script: [Scenario.ScriptEntry]
    ) -> Scenario {
      var scenario = Scenario(
        name: "judged", viewport: .init(size: LayoutSize(width: 390, height: 844)),
        data: .generated(.init(items: items, sections: sections, seed: 4, heights: heights)),
        script: script)
      scenario.layout.kind = kind
      scenario.layout.spacing = spacing
      return scenario
    }
  }
#endif
