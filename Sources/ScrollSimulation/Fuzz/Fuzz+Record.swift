#if CLI
  import Scrollwork

  extension Fuzz {
    /// Writes operations down as a scenario with its journal, which `scrollsim run` does again.
    ///
    /// - Parameters:
    ///   - operations: what is done; up to the first law that does not hold.
    ///   - layout: the description of the layout that it is done to.
    ///   - name: what the scenario is called.
    ///   - journal: the name of the journal's file, beside the scenario's.
    /// - Throws: ``RecordingError`` for what a scenario cannot say; what the layout says of its numbers.
    public static func record(
      _ operations: [FuzzOperation], layout: Scenario.Layout, name: String, journal: String
    ) throws -> (scenario: String, journal: String) {
      let session = try FuzzSession(layout: layout.makeLayout(showsHeaders: layout.showsHeaders))
      let recorder = try Recorder(session.view, layout: layout)
      session.run(operations)
      return try recorder.files(name: name, journal: journal)
    }
  }
#endif
