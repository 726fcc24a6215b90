#if CLI
  public import ScrollScenario
  import ScrollSimulation
  import Scrollwork

  extension Fuzz {
    /// Writes operations down as a scenario with its journal, which `scrollsim run` does again.
    ///
    /// - Parameters:
    ///   - operations: the operations, performed up to the first law that does not hold.
    ///   - layout: the description of the layout.
    ///   - name: what the scenario is called.
    ///   - journal: the name of the journal's file, in the folder of the scenario's.
    /// - Throws: `RecordingError` for a session that a scenario cannot hold; the error of the layout for invalid numbers.
    public static func record(
      _ operations: [FuzzOperation], layout: Scenario.Layout, name: String, journal: String
    ) throws -> (scenario: String, journal: String) {
      let session = try FuzzSession(layout: layout.makeLayout(showsHeaders: layout.showsHeaders))
      let recorder = try Recorder(session.view, layout: layout)
      session.run(operations)
      return try recorder.files(name: name, journal: journal)
    }

    /// The most lists of operations that are recorded to find a short one.
    private static let recordingLimit = 200

    /// Records operations and replays the recording.
    ///
    /// - Returns: what does not come out as it was, with few operations that show it; `nil` where all does.
    static func recordingFailure(
      _ operations: [FuzzOperation], layout: Scenario.Layout
    ) throws -> FuzzFailure? {
      func attempt(_ operations: [FuzzOperation]) throws -> (failure: FuzzFailure, used: Int)? {
        guard let problem = try recordingProblem(operations, layout: layout) else { return nil }
        let failure = FuzzFailure(
          seed: 0, law: .recording, message: problem, frame: 0, operations: operations,
          operationsBefore: operations.count, attempts: 0)
        return (failure, operations.count)
      }
      guard let found = try attempt(operations) else { return nil }
      var shrinker = FuzzShrinker(limit: recordingLimit, run: attempt)
      return try shrinker.shrink(found.failure, used: found.used)
    }

    /// Why operations cannot be recorded, or what of them comes out otherwise when they are replayed.
    private static func recordingProblem(
      _ operations: [FuzzOperation], layout: Scenario.Layout
    ) throws -> String? {
      do {
        let files = try record(operations, layout: layout, name: "fuzz", journal: "fuzz.jsonl")
        let journal = try JournalFile.parse(text: files.journal, name: "fuzz.jsonl")
        let located = try ScenarioFile.parse(text: files.scenario, name: "fuzz.yaml")
        let report = try Simulation(located, content: ScenarioContent(journal: journal)).run()
        return report.recording?.difference
      } catch let error as RecordingError {
        return "cannot be recorded: \(error)"
      } catch let error as ScenarioError {
        return "cannot be read again: \(error)"
      }
    }
  }
#endif
