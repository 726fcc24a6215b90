import Foundation
import ScrollScenario
import ScrollTools
import Scrollwork
import TestSupport
import Testing

@testable import ScrollReports
@testable import ScrollSimulation

/// Runs that tests make outputs of.
enum RecordedRun {
  /// Runs a scenario and keeps its frames.
  static func of(_ scenario: Scenario) throws -> (record: RunRecord, report: RunReport) {
    guard case .generated(let source) = scenario.data else { preconditionFailure() }
    let simulation = try Simulation(
      LocatedScenario(scenario, places: .init(file: "test")),
      content: ScenarioContent(generated: source))
    var record = RunRecord(scenario)
    let report = try simulation.run(collectsCells: true, onFrame: { record.append($0) })
    return (record, report)
  }

  /// Drags, jumps, flings and bounces, with headers.
  static func tour(named name: String = "tour", poolCapacity: Int = 5) throws -> (
    record: RunRecord, report: RunReport
  ) {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.name = name
    // Binding rows costs more than a frame has at the script's speed.
    scenario.defaults = .except([.hitchRatio])
    scenario.reuse = .init(pool: poolCapacity, cache: 2)
    return try of(scenario)
  }

  /// Frames made up, of which only offset and cost differ.
  static func made(frames count: Int, _ number: (Int) -> Double) -> RunRecord {
    var record = RunRecord(SimulationTests.scenario(script: []))
    for index in 0..<count {
      var frame = Frame()
      frame.index = index
      frame.time = Timestamp(nanoseconds: Int64(index) * 10_000_000)
      frame.contentOffset.y = number(index)
      record.append(
        FrameSample(frame: frame, cost: number(index), hitch: 0, drift: .zero, blank: 0))
    }
    return record
  }
}

/// All events of cells are reported, and nothing else; frames that are left out show nothing new.
@Suite struct RunRecordTests {
  /// Cells that belong to an element, as the events so far say.
  private struct Ledger {
    var live: Set<Int> = []
    var made = 0

    mutating func add(_ event: CellEvent) {
      switch event.kind {
      case .created:
        #expect(event.cell == made)
        made += 1
        let isNew = live.insert(event.cell).inserted
        #expect(isNew)
      case .reused, .restored:
        let isNew = live.insert(event.cell).inserted
        #expect(isNew, "\(event)")
      case .left:
        let wasLive = live.remove(event.cell) != nil
        #expect(wasLive, "\(event)")
      case .reconfigured, .measured: #expect(live.contains(event.cell), "\(event)")
      }
    }
  }

  @Test(
    "each cell joins elements and leaves them by turns, and what is left is what the view counts",
    arguments: [0, 2, 5])
  func lives(poolCapacity: Int) throws {
    let (record, report) = try RecordedRun.tour(poolCapacity: poolCapacity)
    var ledger = Ledger()
    var kinds: Set<String> = []
    for frame in record.frames {
      for event in frame.cells.events {
        ledger.add(event)
        kinds.insert(event.kind.rawValue)
      }
      #expect(ledger.live.count == frame.liveCells, "frame \(frame.index)")
      #expect(frame.cells.pools.reduce(0) { $0 + $1.live } == frame.liveCells)
      let events = frame.cells.events
      #expect(events.count(where: \.isBinding) == frame.work.bound)
      #expect(events.count { $0.kind == .measured } == frame.work.measured)
      #expect(events.count { $0.kind == .created } == frame.work.created)
      #expect(events.count { $0.kind == .reused } == frame.work.reused)
    }
    #expect(kinds.isSuperset(of: ["created", "reused", "restored", "measured", "left"]))
    #expect(ledger.made == report.cells.total.created)
    #expect(record.types == ["row", "header"])
  }

  @Test("a row that grows is reconfigured in its cell, and edits take cells along")
  func edits() throws {
    var scenario = SimulationTests.scenario(items: 60, sections: 1, script: [])
    scenario.script = [
      .init(.wait(0.1)), .init(.grow(.init(.item(section: 0, item: 2), by: 4, duration: 0.2))),
      .init(.wait(0.3)), .init(.edit(.insert(at: .item(section: 0, item: 0), count: 3))),
      .init(.wait(0.1)), .init(.edit(.delete(at: .item(section: 0, item: 1), count: 2))),
      .init(.wait(0.2)),
    ]
    let (record, _) = try RecordedRun.of(scenario)
    var ledger = Ledger()
    for frame in record.frames {
      for event in frame.cells.events { ledger.add(event) }
      #expect(ledger.live.count == frame.liveCells, "frame \(frame.index)")
    }
    #expect(record.frames.contains { $0.cells.events.contains { $0.kind == .reconfigured } })
  }

  @Test("without being asked a run collects nothing, and asking changes no number of its report")
  func unasked() throws {
    let scenario = SimulationTests.scenario(script: SimulationTests.tour)
    let report = try SimulationTests.run(scenario) { #expect($0.cells == nil) }
    #expect(try RecordedRun.of(scenario).report == report)
  }

  @Test("a frame's cost is what its own part and its cells and its drawing cost")
  func costs() throws {
    let (record, _) = try RecordedRun.tour()
    for frame in record.frames {
      let cells = frame.cells.events.reduce(0) { $0 + record.cost(of: $1).total }
      #expect(abs(record.frameCost + cells + frame.drawCost - frame.cost) < 1e-9)
    }
  }

  @Test("no lane holds two lives at once, a cell stays in its lane, and all lives are there")
  func lanes() throws {
    for capacity in [0, 5] {
      let (record, report) = try RecordedRun.tour(poolCapacity: capacity)
      let lanes = CellLanes(record).lanes
      var laneOfCell: [Int: Int] = [:]
      for (place, lane) in lanes.enumerated() {
        for (life, next) in zip(lane.lives, lane.lives.dropFirst()) {
          #expect(life.frames.upperBound <= next.frames.lowerBound)
        }
        for life in lane.lives {
          #expect(laneOfCell[life.cell] ?? place == place)
          laneOfCell[life.cell] = place
        }
      }
      for (place, frame) in record.frames.enumerated() {
        let shown = lanes.count { $0.lives.contains { $0.frames.contains(place) } }
        #expect(shown == frame.liveCells)
      }
      #expect(lanes.map(\.type) == lanes.map(\.type).sorted())
      // Where nothing waits in pools, lanes are handed on instead of cells.
      #expect(lanes.count <= report.cells.total.created)
      if capacity == 0 { #expect(lanes.count < report.cells.total.created) }
    }
  }

  @Test("frames are left out beyond the limit, and the extremes are kept, each where it was")
  func thinning() throws {
    for count in [1, 63, 64, 65, 1000, 20_000] {
      var random = SeededGenerator(seed: UInt64(count))
      var numbers = (0..<count).map { _ in Double.random(in: -1...1, using: &random) }
      numbers[count / 3] = 50
      numbers[count / 2] = -50
      let record = RecordedRun.made(frames: count) { numbers[$0] }
      let kept = record.keptFrames(atMost: 64)
      #expect(kept.count <= 64)
      #expect(kept == kept.sorted() && Set(kept).count == kept.count)
      #expect(kept.first == 0 && kept.last == count - 1)
      if count <= 64 { #expect(kept == Array(0..<count)) } else { #expect(kept.count >= 24) }
      #expect(kept.contains(count / 3) && kept.contains(count / 2))
    }
    #expect(RecordedRun.made(frames: 0) { _ in 0 }.keptFrames(atMost: 64).isEmpty)
  }

  @Test("the time that is nearest to a moment is found, the first one of several")
  func nearest() {
    var random = SeededGenerator(seed: 5)
    #expect(RunPicture.nearest(to: 3, []) == nil)
    for _ in 0..<300 {
      let count = Int.random(in: 1...9, using: &random)
      let times = (0..<count).map { _ in Double(Int.random(in: 0...12, using: &random)) / 4 }
        .sorted()
      let moment = Double(Int.random(in: -4...60, using: &random)) / 16
      let twin = times.indices.min { abs(times[$0] - moment) < abs(times[$1] - moment) }
      #expect(RunPicture.nearest(to: moment, times) == twin, "\(moment) in \(times)")
    }
  }

  @Test("JSON lines say of each frame what the frame says, and are the same bytes each time")
  func jsonLines() throws {
    let (record, _) = try RecordedRun.tour()
    let lines = record.jsonLines().split(separator: "\n")
    #expect(record.jsonLines() == (try RecordedRun.tour().record.jsonLines()))
    #expect(lines.count == record.frames.count)
    for (line, frame) in zip(lines, record.frames) {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["frame"] as? Int == frame.index)
      // As text: JSONSerialization reads some numbers a bit off.
      for (key, value) in [
        ("offset", frame.offset), ("velocity", frame.velocity), ("time", frame.time.seconds),
        ("cost_ms", frame.cost),
      ] {
        let text = "\"\(key)\":\(JSONText.number(value).text)"
        #expect(line.contains(text + ",") || line.hasSuffix(text + "}"), "\(text)")
      }
      #expect(object["phase"] as? String == frame.phase.rawValue)
      #expect((object["cells"] as? [Any])?.count == frame.cells.events.count)
      #expect((object["bounces"] as? [Any])?.count == frame.bounces.count)
      let keys = line.matches(of: /"([a-z_]+)":/).map { String($0.1) }.filter { object[$0] != nil }
      #expect(keys.first == "blank" && keys.last == "velocity")
    }
  }

  @Test("numbers and strings of JSON read back as they were")
  func json() throws {
    for value in [0, -0.0, 0.1, 1e-7, 1e21, -123.456, 0x1p60, .leastNonzeroMagnitude] {
      let text = JSONText.array([.number(value)]).text
      let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Double]
      #expect(read == [value])
    }
    #expect(JSONText.array([.number(.nan), .number(-.infinity)]).text == "[null,null]")
    let rounded: [(Double, Int, String)] = [
      (1.25, 1, "1.3"), (-1.25, 1, "-1.3"), (0.0004, 3, "0"), (-0.0004, 3, "0"),
      (1200, 2, "1200"), (3.05, 2, "3.05"), (1e300, 2, "1e+300"), (0.5, 0, "1"),
    ]
    for (value, places, text) in rounded {
      #expect(JSONText.rounded(value, places).text == text)
    }
    for (nanoseconds, text) in [(0, "0"), (1, "0.001"), (-1500, "-1.5"), (16_666_667, "16666.667")]
    {
      #expect(JSONText.microseconds(Int64(nanoseconds)).text == text)
    }
    let strange = "\"\\\n\t\r\u{0}\u{1F}</script>\u{2028}é🏙\u{7F}"
    let text = JSONText.array([.string(strange)]).text
    #expect(!text.contains("<") && !text.contains("\n") && !text.contains("\u{2028}"))
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String] == [strange])
    #expect(JSONText.object([("b", .null), ("a", .bool(true))]).text == #"{"a":true,"b":null}"#)
  }
}
