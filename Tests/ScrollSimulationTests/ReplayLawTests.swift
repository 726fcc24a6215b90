#if CLI
  import Foundation
  import ScrollPrimitives
  import ScrollScenario
  import Scrollwork
  import TestSupport
  import Testing

  @testable import ScrollFuzz
  @testable import ScrollSimulation

  /// A recording of a run shows the same in every frame as the run did.
  @Suite struct ReplayLawTests {
    /// Records a run and replays it.
    static func check(_ simulation: Simulation, _ name: String) throws {
      let run = try simulation.begin()
      let recorder = try Recorder(run)
      while try run.next() != nil {}
      #expect(recorder.problem == nil, "\(name)")
      let files = try recorder.files(
        name: name, journal: "session.jsonl", judgedAs: simulation.scenario)
      let replayed = try RecordedSession.read(files).run()
      #expect(replayed.recording?.difference == nil, "\(name)")
      #expect(replayed.digest == run.report().digest, "\(name)")
    }

    @Test("every shipped scenario", arguments: TestRun.some(of: ShippedGateTests.names))
    func shipped(name: String) throws {
      for simulation in try ShippedGateTests.simulations(name) {
        try Self.check(simulation, name)
      }
    }

    @Test(
      "scenarios with headers by default, deadlines with lines, and rows that are carried",
      arguments: [
        "record-default-headers", "record-deadline-flow", "carry-across-sections",
        "carousel-scroll-to", "table-scroll-to-column", "short-chat-append", "resize-creep",
        "hairlines-scroll-to",
      ])
    func judged(name: String) throws {
      try Self.check(JudgedScenario.simulation(name), name)
    }

    @Test("every layout with deadlines, headers, edits and flings")
    func layouts() throws {
      let kinds: [Scenario.Layout.Kind] = [
        .list, .grid(.init()), .masonry(.init()), .flow(.init(widths: .fixed(80))),
        .flow(.init(widths: .uniform(30...300))),
      ]
      for kind in kinds {
        for sections in TestRun.isLong ? [1, 5] : [5] {
          for deadline in TestRun.isLong ? [nil, 4.0, 8] : [nil, 4] {
            var scenario = JudgedScenario.scenario(
              kind, items: 300, sections: sections, spacing: 3,
              script: [
                .init(.wait(0.1)), .init(.fling(.init(velocity: 4000))), .init(.wait(0.3)),
                .init(.edit(.prepend(3))),
                .init(.edit(.delete(at: .row(4), count: 2), isAnimated: true)),
                .init(.wait(0.2)), .init(.fling(.init(velocity: -6000))), .init(.wait(0.5)),
                .init(.resize(LayoutSize(width: 500, height: 700))), .init(.wait(0.2)),
              ])
            scenario.prefetch.deadline = deadline
            scenario.cells.row = .init(create: 0.9, bind: 0.3, measure: 0.15, draw: 0.02)
            try Self.check(
              Simulation(scenario), "\(kind), \(sections) sections, \(deadline ?? 0) ms")
          }
        }
      }
    }

    @Test("operations of the fuzz are recorded and replayed", arguments: Fuzz.layouts)
    func fuzz(layout: Scenario.Layout) throws {
      for seed in TestRun.seeds(3) {
        let operations = FuzzOperation.draw(seed: seed, count: TestRun.isLong ? 120 : 50)
        let failure = try Fuzz.recordingFailure(operations, layout: layout)
        #expect(failure == nil, "seed \(seed): \(failure.map { "\($0)" } ?? "")")
      }
    }
  }
#endif
