import ScrollPrimitives
import ScrollScenario
import Testing

@testable import ScrollSimulation

/// The workload is the work of a run, and nothing else.
@Suite struct WorkloadTests {
  private static func hash(_ change: (inout Scenario) -> Void = { _ in }) -> String {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    change(&scenario)
    let content =
      if case .generated(let source) = scenario.data { ScenarioContent(generated: source) } else {
        ScenarioContent(generated: .init(items: 0))
      }
    return WorkloadHash(scenario, content).description
  }

  @Test("names, gates and budgets are no part of it")
  func same() {
    let hash = Self.hash()
    #expect(hash.count == 16 && hash == Self.hash())
    #expect(
      hash
        == Self.hash {
          $0.name = "other"
          $0.summary = "something"
          $0.expect = [.frames > 5]
          $0.defaults = .none
          $0.budgets = .init(driftMax: 4)
        })
  }

  @Test("each part of what is asked for is part of it")
  func different() {
    let changes: [(inout Scenario) -> Void] = [
      { _ in },
      { $0.viewport.size.width = 391 },
      { $0.viewport.safeArea = LayoutInsets(top: 34, bottom: 47) },
      { $0.contentInsets = LayoutInsets(top: 47, bottom: 34) },
      { $0.refreshRate = 120 },
      { $0.physics.profile = .android },
      { $0.physics.bounces = false },
      { $0.physics.spring = .init() },
      { $0.physics.tuning.stopDistance = 0 },
      { $0.physics.snapping = .pages() },
      { $0.physics.snapping = .pages(length: 3) },
      { $0.physics.snapping = .items(at: .start) },
      { $0.physics.snapping = .items(at: .end) },
      { $0.physics.snapping = .items(at: .end, oneAtATime: true) },
      { $0.layout.spacing = 3 },
      { $0.layout.headers = false },
      { $0.layout.headers = true },
      { $0.layout.pinsHeaders = true },
      { $0.layout.kind = .masonry(.init(columns: .count(2))) },
      { $0.cells.row.create = 3 },
      { $0.cells.row = .init() },
      { $0.frameCost = 0 },
      { $0.reuse.pool = 9 },
      { $0.prefetch.deadline = 0 },
      { $0.movesItems = true },
      {
        $0.data = .generated(.init(items: 401, sections: 4, seed: 3, heights: .uniform(30...160)))
      },
      {
        $0.data = .generated(.init(items: 400, sections: 4, seed: 4, heights: .uniform(30...160)))
      },
      {
        $0.data = .generated(.init(items: 400, sections: 4, seed: 3, heights: .uniform(31...160)))
      },
      { $0.script = [] },
      { $0.script.swapAt(0, 4) },
      { $0.script[0].at = 0 },
      { $0.script = [.init(.edit(.insert(at: .row(5), count: 2)))] },
      { $0.script = [.init(.edit(.delete(at: .row(5), count: 2)))] },
      { $0.script = [.init(.edit(.delete(at: .row(5), count: 2), isAnimated: true))] },
      { $0.script = [.init(.edit(.prepend(2)))] },
      { $0.script = [.init(.edit(.append(2)))] },
      { $0.script = [.init(.wait(1))] },
      { $0.script = [.init(.waitUntilIdle)] },
      { $0.script = [.init(.scrollTo(.init(.place(.start))))] },
      { $0.script = [.init(.scrollTo(.init(.place(.end))))] },
      { $0.script = [.init(.scrollTo(.init(.row(0))))] },
      { $0.script = [.init(.disclose(.init(.expand, .path([3]))))] },
      { $0.script = [.init(.disclose(.init(.expand, .path([3, 0]))))] },
      { $0.script = [.init(.disclose(.init(.collapse, .path([3]))))] },
    ]
    var seen: [String: Int] = [:]
    for (index, change) in changes.enumerated() {
      let hash = Self.hash(change)
      #expect(seen[hash] == nil, "change \(index) is that of \(seen[hash] ?? -1)")
      seen[hash] = index
    }
  }

  @Test("recorded fingers count by what they do, not by their file or name")
  func gestures() {
    func hash(_ path: String, _ name: String, _ x: Double) -> String {
      let scenario = SimulationTests.scenario(script: [.init(.gestures(.init(path: path)))])
      var content = ScenarioContent(generated: .init(items: 4))
      content.recordings[path] = [
        GestureRecording(
          name: name,
          samples: [
            .init(.down, time: 0, point: LayoutPoint(x: x, y: 1)),
            .init(.up, time: 1, point: LayoutPoint(x: 1, y: 1)),
          ])
      ]
      return WorkloadHash(scenario, content).description
    }
    #expect(hash("a.csv", "G1", 3) == hash("b.csv", "G2", 3))
    #expect(hash("a.csv", "G1", 3) != hash("a.csv", "G1", 4))
  }

  #if CLI
    @Test("rows of a file count by what they say, not by where the file lies")
    func rows() throws {
      func hash(_ file: String, _ rows: String) throws -> String {
        try withFiles([file: rows]) { folder in
          var scenario = SimulationTests.scenario(script: [.init(.wait(0.1))])
          scenario.data = .csv(.init(path: "\(folder)/\(file)", title: "a", text: "b"))
          return try Simulation(scenario).run().workload
        }
      }
      let first = try hash("x.csv", "a,b\n1,2\n")
      let renamed = try hash("y.csv", "a,b\n1,2\n")
      let others = [try hash("x.csv", "a,b\n1,3\n"), try hash("x.csv", "a,b\n12,\n")]
      #expect(renamed == first && !others.contains(first))
    }

    @Test("a recorded session counts by what was done")
    func session() throws {
      func hash(_ height: String) throws -> String {
        let rows = """
          {"journal":{"version":1}}
          {"viewport":{"height":700,"scale":1,"width":390}}
          {"reload":{"counts":[{"items":1,"sections":1}]}}
          {"step":{"at":7}}
          {"size":{"given":[390,\(height)],"of":[0,0],"offered":[390,44]}}
          {"frame":{"checksum":"0123456789abcdef","digest":"0123456789abcdef","index":0}}

          """
        return try withFiles(["s.jsonl": rows]) { folder in
          var scenario = SimulationTests.scenario(script: [])
          scenario.viewport = .init(size: LayoutSize(width: 390, height: 700), scale: 1)
          scenario.data = .recording(.init(path: "\(folder)/s.jsonl"))
          return try WorkloadHash(
            scenario, Simulation(scenario).content
          ).description
        }
      }
      let hashes = [try hash("51.25"), try hash("51.25"), try hash("51.5")]
      #expect(hashes[0] == hashes[1] && hashes[0] != hashes[2])
    }
  #endif
}
