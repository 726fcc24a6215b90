import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollReports
@testable import ScrollSimulation

/// The requests of a run are marked at the frames that they reached.
@Suite struct RunMarkTests {
  @Test("each request of a script is marked once, in the order of the script")
  func script() throws {
    let (record, _, _) = try EditedRun.run()
    let spans = PageMarks(record.frames).spans
    #expect(
      spans.map(\.mark) == [
        RunMark(.gesture, "fling at 900 pt/s"), RunMark(.insert, "3 items"),
        RunMark(.delete, "2 items"), RunMark(.move, "1 item"), RunMark(.reload, "1 item again"),
        RunMark(.resize, "to 844 x 390 pt"), RunMark(.scroll, "to item 1/10"),
        RunMark(.gesture, "pointer down"),
      ])
    // A row that grows for 0.2 s is configured again in each of these frames, which is one mark.
    #expect(spans.filter { $0.places.count > 1 }.map(\.mark.kind) == [.reload])
    for span in spans {
      #expect(record.frames[span.places.lowerBound].marks.contains(span.mark))
    }
    let insert = try #require(spans.first { $0.mark.kind == .insert })
    #expect(abs(record.frames[insert.places.lowerBound].time.seconds - 0.3) < 0.02)
  }

  @Test("a run that does not collect cells has no marks, and marks change no report")
  func unasked() throws {
    let (_, report, samples) = try EditedRun.run()
    let plain = try SimulationTests.run(EditedRun.scenario) {
      #expect($0.marks.isEmpty && $0.identities.isEmpty)
    }
    #expect(try plain.json() == report.json())
    #expect(samples.allSatisfy { $0.identities.count == $0.frame.visible.count })
  }

  #if CLI
    @Test("a recorded session has the marks of the run that it was recorded from")
    func replayed() throws {
      guard case .generated(let source) = EditedRun.scenario.data else { preconditionFailure() }
      let simulation = try Simulation(
        LocatedScenario(EditedRun.scenario, places: .init(file: "test")),
        content: ScenarioContent(generated: source))
      let run = try simulation.begin()
      let recorder = try Recorder(run)
      while try run.next() != nil {}
      let replay = try RecordedSession.read(
        recorder.files(name: "session", journal: "session.jsonl"))
      var record = RunRecord(replay.scenario)
      let report = try replay.run(collectsCells: true, onFrame: { record.append($0) })
      #expect(report.recording?.difference == nil)
      let original = PageMarks(try EditedRun.run().record.frames).spans
      #expect(PageMarks(record.frames).spans == original)
    }
  #endif

  @Test("a page keeps the frames of its marks")
  func kept() throws {
    let (record, report, _) = try EditedRun.run()
    let marks = try #require(PageTests.data(of: record.html(report))["marks"] as? [String: Any])
    let from = try #require(marks["from"] as? [Int])
    #expect(from == PageMarks(record.frames).spans.map(\.places.lowerBound))
    #expect((marks["detail"] as? [String])?.first == "fling at 900 pt/s")
  }
}
