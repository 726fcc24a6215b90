#if CLI
  import Foundation
  import ScrollPhysics
  import ScrollPrimitives
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// Recorded gestures drive a run exactly as they were recorded.
  @Suite struct GestureRunTests {
    private static func run(
      _ scenario: Scenario, _ recordings: [GestureRecording],
      onFrame: (FrameSample) -> Void = { _ in }
    ) throws -> RunReport {
      guard case .generated(let source) = scenario.data else { preconditionFailure() }
      var content = ScenarioContent(generated: source)
      content.recordings["g"] = recordings
      let located = LocatedScenario(scenario, places: .init(file: "test"))
      return try Simulation(located, content: content).run(onFrame: onFrame)
    }

    @Test("a recorded finger sends its own events at their own times and no others")
    func events() throws {
      for (index, recording) in try GestureTables.recordings().enumerated() {
        let sent = TimedAction.touches(of: recording, scale: 0.5, pointer: index + 2, from: 7.25)
        #expect(sent.count == recording.samples.count)
        for (action, sample) in zip(sent, recording.samples) {
          // Both in nanoseconds: recorded times are whole milliseconds.
          let recorded = Int64((sample.time * 1000).rounded()) * 1_000_000
          #expect(Timestamp(seconds: action.time)?.nanoseconds == 7_250_000_000 + recorded)
          let point = LayoutPoint(x: sample.point.x / 2, y: sample.point.y / 2)
          guard case .input(let input, point) = action.action else {
            Issue.record("\(action) is not at \(point)")
            continue
          }
          switch sample.event {
          case .down: #expect(input == .pointerDown(id: index + 2, kind: .touch))
          case .move: #expect(input == .pointerMoved(id: index + 2))
          case .up: #expect(input == .pointerUp(id: index + 2))
          case .cancel: #expect(input == .pointerCanceled(id: index + 2))
          }
        }
      }
    }

    @Test(
      "a run is what a program sees that sends the events by itself", arguments: [30, 60, 144.0])
    func byHand(rate: Double) throws {
      let recordings = try GestureTables.recordings()
      let scenario = SimulationTests.scenario(
        rate: rate,
        script: [
          .init(.wait(0.5)), .init(.gestures(.init(path: "g", pause: .seconds(0.25), scale: 1.5))),
        ])
      var inputs: [InputEvent] = []
      var start: Int64 = 500_000_000
      for (index, recording) in recordings.enumerated() {
        for sample in recording.samples {
          let action: InputEvent.Action =
            switch sample.event {
            case .down: .pointerDown(id: index + 1, kind: .touch)
            case .move: .pointerMoved(id: index + 1)
            default: .pointerUp(id: index + 1)
            }
          let time = start + Int64((sample.time * 1000).rounded()) * 1_000_000
          let point = LayoutPoint(x: sample.point.x * 1.5, y: sample.point.y * 1.5)
          inputs.append(
            InputEvent(time: Timestamp(nanoseconds: time), position: point, action: action))
        }
        start = (inputs.last?.time.nanoseconds ?? 0) + 250_000_000
      }
      guard case .generated(let source) = scenario.data else { return }
      let view = try ScenarioView.make(
        scenario, LiveRows(ScenarioContent(generated: source), scenario.layout))
      var frames = 0
      let report = try Self.run(scenario, recordings) { sample in
        do {
          while let next = inputs.first, next.time <= sample.frame.time {
            try view.send(inputs.removeFirst())
          }
          let frame = try view.step(to: sample.frame.time)
          #expect(frame.contentOffset == sample.frame.contentOffset)
          #expect(frame.velocity == sample.frame.velocity)
          #expect(frame.events == sample.frame.events)
        } catch {
          Issue.record(error)
        }
        frames += 1
      }
      #expect(inputs.isEmpty && frames == report.frames.count)
      #expect(report.isStable)
    }

    @Test("with a pause the next finger waits for so long, without one until nothing moves")
    func pauses() throws {
      let recordings = Array(try GestureTables.recordings()[3...4])
      func touches(_ pause: Scenario.Gestures.Pause) throws -> (seconds: Double, caught: Bool) {
        var scenario = SimulationTests.scenario(
          items: 2000, script: [.init(.gestures(.init(path: "g", pause: pause)))])
        scenario.refreshRate = 1000
        var phases: [ScrollPhase] = []
        let report = try Self.run(scenario, recordings) { phases.append($0.frame.phase) }
        let rests = phases.split(whereSeparator: { $0 != .idle }).count
        return (report.frames.duration, rests == 2)
      }
      let waiting = try touches(.idle)
      let catching = try touches(.seconds(0.25))
      #expect(!catching.caught && waiting.caught)
      #expect(waiting.seconds > catching.seconds + 0.5)
    }

    @Test("a scenario written in Swift with impossible recordings is refused, not run")
    func impossible() throws {
      let point = LayoutPoint(x: 1, y: 2)
      let down = GestureRecording.Sample(.down, time: 0, point: point)
      func up(_ time: Double, _ point: LayoutPoint = LayoutPoint(x: 1, y: 2)) -> [GestureRecording]
      { [.init(name: "a", samples: [down, .init(.up, time: time, point: point)])] }
      let recordings: [[GestureRecording]] = [
        [.init(name: "a", samples: [])], [.init(name: "a", samples: [down])],
        [
          .init(
            name: "a",
            samples: [.init(.down, time: 1, point: point), .init(.up, time: 2, point: point)])
        ],
        up(.nan), up(-1), up(1e6), up(1, LayoutPoint(x: .nan)), up(1, LayoutPoint(y: 1e8)),
      ]
      func run(_ gestures: Scenario.Gestures, _ recordings: [GestureRecording]) throws {
        _ = try Self.run(
          SimulationTests.scenario(script: [.init(.gestures(gestures))]), recordings)
      }
      for recordings in recordings {
        #expect(throws: ScenarioError.self) { try run(.init(path: "g"), recordings) }
      }
      for gestures: Scenario.Gestures in [
        .init(path: "h"), .init(path: "g", only: ["b"]), .init(path: "g", pause: .seconds(.nan)),
        .init(path: "g", scale: 0), .init(path: "g", scale: .nan), .init(path: "g", scale: 101),
      ] {
        #expect(throws: ScenarioError.self) { try run(gestures, up(1)) }
      }
      try run(.init(path: "g", scale: 100), up(1, LayoutPoint(x: -1e7, y: 1e7)))
      try run(.init(path: "g"), [])
    }

    @Test(
      "a demo keeps its content still and repeats itself",
      arguments: ["gestures", "paging", "platforms"])
    func demo(name: String) throws {
      let path =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        + "/../../Demos/Scenarios/\(name).yaml"
      let located = try ScenarioFile.read(path: path)
      let simulation = try Simulation(located, content: ContentLoader.load(located))
      let report = try simulation.run()
      let again = try simulation.run()
      #expect(report.stability.anchorDriftMax == 0 && report.stability.compared > 1000)
      #expect(report.diagnostics.isEmpty && report.blank.max == 0)
      #expect(report.digest == again.digest && !report.digest.isEmpty)
      #expect(report == again)
    }
  }
#endif
