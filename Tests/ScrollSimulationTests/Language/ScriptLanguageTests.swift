#if CLI
  import ScrollPrimitives
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  @Suite struct ScriptLanguageTests {
    private func script(_ entries: String) throws -> [Scenario.ScriptEntry] {
      try ScenarioFile.parse(
        text: VariableTests.base.replacing("script: []\n", with: "script:\n" + entries), name: "s"
      ).scenario.script
    }

    @Test("a repetition is its entries, so often, also within another")
    func repetition() throws {
      let entries = try script(
        """
          - repeat:
              times: 2
              script:
                - wait: 1
                - repeat: {times: 3, script: [{append: 1}]}
          - {at: 2, wait: 3}
        """)
      let once: [Scenario.ScriptEntry] =
        [.init(.wait(1))] + Array(repeating: .init(.edit(.append(1))), count: 3)
      #expect(entries == once + once + [.init(at: 2, .wait(3))])
    }

    @Test("a repetition begins at its time once")
    func time() throws {
      let entries = try script("  - {at: 4, repeat: {times: 2, script: [{wait: 1}]}}\n")
      #expect(entries == [.init(at: 4, .wait(1)), .init(.wait(1))])
    }

    @Test("shapes are drags: where the finger is when")
    func shapes() throws {
      let entries = try script(
        """
          - flick: {from: [10, 100], by: [0, -72]}
          - slow_drag: {from: [10, 100], by: [30, -40], speed: 25}
          - hold: {at: [1, 2], duration: 3}
          - back_and_forth: {from: [0, 50], by: [0, 10], times: 2, duration: 0.5, hold: 1}
        """)
      let drags = entries.compactMap { entry -> Scenario.Drag? in
        if case .drag(let drag) = entry.action { drag } else { nil }
      }
      #expect(drags.count == 4)
      #expect(drags[0].duration == 0.12 && drags[0].position(at: 0.06).y == 82)
      #expect(drags[0].position(at: 1).y == 28)
      #expect(drags[1].duration == 2.2 && drags[1].position(at: 1).x == 25)
      #expect(drags[2].duration == 3 && drags[2].position(at: 2) == LayoutPoint(x: 1, y: 2))
      #expect(drags[3].duration == 3)
      #expect([0.25, 0.5, 1, 1.5, 2].map { drags[3].position(at: $0).y } == [55, 60, 50, 60, 50])
    }

    @Test(
      "a wrong repetition, shape or moment is refused where it is wrong",
      arguments: [
        ("  - repeat: {»time: 3, script: []}", "did you mean 'times'?"),
        ("  - repeat: {times: »0, script: []}", "from 1 to 10000"),
        (
          "  - repeat: {times: 3, script: [{at: »1, wait: 1}]}", "'at' cannot stand in a repetition"
        ),
        ("  - {when: »idle, repeat: {times: 3, script: []}}", "cannot be used with 'repeat'"),
        (
          "  - repeat: »{times: 200, script: [{repeat: {times: 51, script: [{wait: 1}]}}]}",
          "more than 10000 entries"
        ),
        ("  - {wait: idle}\n  - {at: »1, repeat: {times: 3, script: []}}", "'at' cannot follow"),
        ("  - slow_drag: {from: [1, 2], by: »[0, 0]}", "goes somewhere"),
        ("  - hold: »{duration: 1}", "'hold' lacks the key 'at'"),
        ("  - back_and_forth: {from: [1, 2], by: [0, 1], times: »1001}", "from 1 to 1000"),
        ("  - {when: »falling, append: 1}", "must be one of 'idle'"),
        ("  - {when: »dragging, drag: {from: [0, 0], to: [1, 1], duration: 1}}", "take no time"),
        ("  - {when: dragging, »at: 3, append: 1}", "'at' cannot be used with 'when'"),
        ("  - {»after: 3, append: 1}", "'after' needs the key 'when'"),
        ("  - {when: idle, after: »-1, append: 1}", "must be from 0 to 86400"),
        ("  - {when: idle, append: 1}\n  - {at: »5, append: 1}", "'at' cannot follow"),
      ])
    func refused(_ entries: String, _ fragment: String) throws {
      let marked = MarkedText(
        VariableTests.base.replacing("script: []\n", with: "script:\n" + entries))
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: marked.text, name: "s")
        })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(fragment), "\(error)")
    }

    /// The phases of the frames that came before those in which the number of rows changed.
    private func phasesOfChanges(_ entries: [Scenario.ScriptEntry]) throws -> [ScrollPhase] {
      var scenario = Scenario(
        name: "moments", viewport: .init(size: LayoutSize(width: 300, height: 400)),
        data: .generated(.init(items: 300)), script: entries)
      scenario.defaults = .none
      var phases: [ScrollPhase] = []
      var last: (length: Double, phase: ScrollPhase)?
      _ = try Simulation(scenario).run(onFrame: { sample in
        let length = sample.frame.contentSize.height
        if let last, last.length != length { phases.append(last.phase) }
        last = (length, sample.frame.phase)
      })
      return phases
    }

    @Test("items come while a finger drags, then while content decelerates, then at rest")
    func moments() throws {
      let drag = Scenario.Drag(
        from: LayoutPoint(x: 150, y: 300), to: LayoutPoint(x: 150, y: 100), duration: 0.5)
      let append = Scenario.Action.edit(.append(1))
      let phases = try phasesOfChanges([
        .init(.drag(drag)), .init(when: .init(.tracking), append),
        .init(when: .init(.dragging, after: 0.2), append),
        .init(when: .init(.decelerating), append), .init(when: .init(.idle), append),
      ])
      #expect(phases == [.tracking, .dragging, .decelerating, .idle])
    }

    @Test("what never comes is given up once nothing moves")
    func givenUp() throws {
      let append = Scenario.Action.edit(.append(1))
      #expect(
        try phasesOfChanges([.init(.wait(0.2)), .init(when: .init(.bouncing), append)]) == [.idle])
    }

    @Test("what waits for a moment takes no time, also in Swift")
    func swift() {
      let scenario = Scenario(
        name: "x", viewport: .init(size: LayoutSize(width: 300, height: 400)),
        data: .generated(.init(items: 3)), script: [.init(when: .init(.idle), .wait(1))])
      #expect(
        scenarioError { () throws(ScenarioError) in try Simulation(scenario) }?.message.contains(
          "takes no time") == true)
    }
  }
#endif
