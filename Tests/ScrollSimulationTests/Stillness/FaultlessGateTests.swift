#if CLI
  import ScrollScenario
  import ScrollTools
  import Scrollwork
  import TestSupport
  import Testing

  @testable import ScrollSimulation

  /// The default gates let pass what moves, stands still or is uncovered by right.
  @Suite struct FaultlessGateTests {
    @Test(
      "a scenario without a fault keeps the default gates",
      arguments: TestRun.some(of: [
        "android-stretch-gate", "animated-delete-blank-gate", "grid-delete-drift-gate",
        "short-chat-append", "short-list-prepend", "velocity-without-motion",
        "carry-across-sections", "record-default-headers", "record-deadline-flow",
        "composition-grow-drift", "flow-delete-first-hole", "flow-wide-quadratic",
        "grid-delete-first-hole", "jump-and-animated-insert-blank",
        "jump-and-animated-insert-fixed", "zero-height-rows-E16",
      ]))
    func passes(name: String) throws {
      let report = try JudgedScenario.simulation(name).run()
      #expect(report.failures.isEmpty && report.diagnostics.isEmpty, "\(report.failures)")
      #expect(report.gates.contains { $0.metric == .anchorDriftMax })
    }

    @Test(
      "the first row on screen grows in a composition that is scrolled anywhere, and the default gates hold",
      arguments: 1...6, [2, 3])
    func growingLine(seed: Int, columns: Int) throws {
      for offset in TestRun.some(of: [20, 60, 137, 222, 733, 1500]) {
        let text = """
          scrollsim: 1
          name: grow
          viewport: {width: 390, height: 844}
          data: {generated: {items: 144, seed: \(seed), heights: {uniform: [0, 100]}}}
          layout: {kind: compositional, sections: [{columns: \(columns), height: {estimated: 1}}]}
          script:
            - set_offset: {x: 0, y: \(offset)}
            - wait: 0.2
            - grow: {row: start, by: 44, duration: 0.1}
            - wait: 0.5
          """
        let located = try ScenarioFile.parse(text: text, name: "grow.yaml")
        let report = try Simulation(located, content: ContentLoader.load(located)).run()
        #expect(report.failures.isEmpty, "at \(offset): \(report.failures)")
      }
    }

    @Test(
      "a fling into an edge keeps the default gates in every profile",
      arguments: Scenario.Physics.Profile.allCases)
    func edges(profile: Scenario.Physics.Profile) throws {
      var scenario = JudgedScenario.scenario(
        items: 40,
        script: [
          .init(.fling(.init(velocity: 3000))), .init(.waitUntilIdle),
          .init(.fling(.init(velocity: -8000))), .init(.waitUntilIdle),
          .init(.fling(.init(velocity: -3000))),
          .init(.setOffset(.init(.zero, animated: true))), .init(.waitUntilIdle),
        ])
      scenario.physics.profile = profile
      let report = try SimulationTests.run(scenario)
      #expect(report.failures.isEmpty, "\(report.failures)")
    }

    @Test(
      "an animated change of a list at rest leaves nothing blank",
      arguments: [
        Scenario.Edit.delete(at: .row(1), count: 1), .delete(at: .row(0), count: 2),
        .delete(at: .row(1), count: 3), .insert(at: .row(1), count: 2),
        .insert(at: .row(0), count: 1),
        .move(from: .row(100), to: .row(1)),
        .move(from: .row(0), to: .row(2)), .move(from: .row(1), to: .row(150)),
      ])
    func animatedChange(edit: Scenario.Edit) throws {
      let scenario = JudgedScenario.scenario(script: [
        .init(.wait(0.5)), .init(.edit(edit, isAnimated: true)), .init(.waitUntilIdle),
        .init(.wait(0.5)),
      ])
      let report = try SimulationTests.run(scenario)
      #expect(report.blank.frames == 0, "\(edit): \(report.blank)")
    }

    @Test(
      "content that does not fill the screen goes to its edge, and a tick beside the edge is drift")
    func short() throws {
      for isBottom in [false, true] {
        for count in [1, 2, 5, 20] {
          var scenario = JudgedScenario.scenario(
            items: 3, heights: .fixed(100),
            script: [
              .init(.wait(0.3)), .init(.edit(.prepend(count))), .init(.wait(0.3)),
              .init(.edit(.append(count))), .init(.wait(0.3)),
            ])
          scenario.layout.isBottomAnchored = isBottom
          let report = try SimulationTests.run(scenario)
          #expect(report.failures.isEmpty, "\(count): \(report.failures)")
        }
      }
    }

    @Test("every cause is in the documentation with its sentence")
    func documented() throws {
      let path = #filePath.replacing(
        "Tests/ScrollSimulationTests/Stillness/FaultlessGateTests.swift",
        with: "Sources/ScrollSimulation/ScrollSimulation.docc/Measurements.md")
      let text = try SourceText.read(path: path, blame: SourcePlace(file: path))
      for cause in MovementCause.allCases {
        #expect(text.contains("| `\(cause.rawValue)` | \(cause.explanation) |"), "\(cause)")
      }
    }
  }
#endif
