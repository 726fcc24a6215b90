#if CLI
  import ArgumentParser
  import FoundationEssentials
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools
  import Scrollwork

  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Runs a scenario and records it as a session.",
      discussion: """
        EXAMPLES:
          scrollsim record Demos/Scenarios/feed.yaml --to feed-session.yaml
          scrollsim run feed-session.yaml

        Writes a scenario, and a journal beside it (feed-session.jsonl), in which all that happened is named: each \
        request with its moment, the sizes of cells, and a digest of each frame. 'run' and 'replay' do it \
        again without the rows it was made of, and say at which frame anything comes out otherwise: with \
        another version of the package, for one. Sessions that cannot be written down end with 2.
        """)

    @OptionGroup var input: ScenarioInput

    @Option(
      help: ArgumentHelp(
        "The scenario to write; its name ends in .yaml or .yml.", valueName: "file"),
      completion: .file(extensions: ["yaml", "yml"]))
    var to: String

    func validate() throws {
      guard to.hasSuffix(".yaml") || to.hasSuffix(".yml") else {
        throw ValidationError("the name of a scenario ends in .yaml or .yml, not '\(to)'")
      }
    }

    func run() throws {
      let (simulation, inputs) = try input.simulation()
      let journal = String(to[..<(to.lastIndex(of: ".") ?? to.endIndex)]) + ".jsonl"
      let name = URL(filePath: journal).lastPathComponent
      let files: (scenario: String, journal: String)
      let frames: Int
      var place = SourcePlace(file: input.scenario)
      do {
        let run = try simulation.begin()
        defer { place = run.place }
        let recorder = try Recorder(run)
        while recorder.problem == nil, try run.next() != nil {}
        files = try recorder.files(
          name: simulation.scenario.name, journal: name, judgedAs: simulation.scenario)
        frames = recorder.frameCount
      } catch let error as RecordingError {
        throw Failure.badInput("\(input.scenario): error: cannot be recorded: \(error)")
      } catch let error as CollectionError {
        throw Failure.engine(error, at: place)
      }
      let done: SafeText = "\(to) and \(journal) are written: \(frames) frames"
      try Files.write(
        [(to, files.scenario), (journal, files.journal)], keeping: inputs,
        printing: StyledText(done.text + "\n"))
    }
  }
#endif
