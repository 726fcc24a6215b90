#if CLI
  import ScrollReports
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// A setting that a recorded session is given takes effect or is refused; none is ignored.
  @Suite struct RecordingSettingTests {
    private static func files() throws -> (scenario: String, journal: String) {
      let scenario = JudgedScenario.scenario(
        heights: .fixed(80),
        script: [.init(.fling(.init(velocity: 3000))), .init(.wait(0.5))])
      let simulation = try Simulation(scenario)
      let run = try simulation.begin()
      let recorder = try Recorder(run)
      while try run.next() != nil {}
      return try recorder.files(name: "session", journal: "session.jsonl", judgedAs: scenario)
    }

    private static func with<Value>(_ body: (String) throws -> Value) throws -> Value {
      let files = try files()
      return try withFiles(["session.yaml": files.scenario, "session.jsonl": files.journal]) {
        try body($0 + "/session.yaml")
      }
    }

    static let refused = [
      "prefetch.distance=0", "physics=android", "physics.bounces=false", "moves_items=true",
      "content_insets.top=20", "inset_adjustment=never", "hosted_by_screen=false",
      "viewport.width=500", "viewport.scale=3", "viewport.safe_area.top=20", "layout.spacing=9",
    ]

    @Test("what the journal says is refused", arguments: refused)
    func refusal(setting: String) throws {
      try Self.with { path in
        let sweep = try Sweep([SweepParameter(setting)])
        let error = #expect(throws: SweepError.self) { try sweep.run(path: path, jobs: 1) }
        #expect(error.map { "\($0)".contains("recording") || "\($0)".contains("recorded") } == true)
      }
    }

    @Test("what is measured by takes effect")
    func applied() throws {
      let settings: [(String, Metric)] = [
        ("reuse.pool=0,9", .cellsCreated), ("frame_cost=1,2", .costMax),
        ("cells.row.bind=1,2", .costMax), ("refresh_rate=30,60", .overrunMax),
      ]
      for (setting, metric) in settings {
        let result = try Self.with { path in
          try Sweep([SweepParameter(setting)]).run(path: path, jobs: 1)
        }
        #expect(Set(result.rows.map { $0[metric] }).count == 2, "\(setting)")
      }
    }
  }
#endif
