#if CLI
  import ArgumentParser
  import FoundationEssentials
  import ScrollCommands
  import ScrollReports
  import ScrollSimulation
  import ScrollTools
  import Scrollwork

  struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "replay",
      abstract: "Enters a run at any frame, and prints or draws it from there.",
      discussion: """
        EXAMPLES:
          scrollsim replay Demos/Scenarios/cities.yaml --from 300 --to 330
          scrollsim replay Demos/Scenarios/cities.yaml --from 300 --to 420 --film strip.svg
          scrollsim replay feed.yaml --from 300 --save-checkpoint bug.json
          scrollsim replay feed.yaml --checkpoint bug.json --to 330 --format jsonl

        A run is the same to the last bit each time: it is played up to the frame, and goes on from there. A \
        checkpoint names the frame, and the digest of all frames before it: one of another workload, or \
        of other frames, is not entered and ends with 2.
        """)

    enum Format: String, WordArgument { case text, csv, jsonl }

    @OptionGroup var input: ScenarioInput

    @Option(help: ArgumentHelp("The first frame, from 0.", valueName: "number"))
    var from: Int?

    @Option(
      help: ArgumentHelp("The last frame; the run's last one without it.", valueName: "number"))
    var to: Int?

    @Option(
      help: ArgumentHelp("Start at the frame of a saved checkpoint (JSON).", valueName: "file"),
      completion: .file(extensions: ["json"]))
    var checkpoint: String?

    @Option(
      help: ArgumentHelp("Save a checkpoint of the first frame (JSON).", valueName: "file"),
      completion: .file(extensions: ["json"]))
    var saveCheckpoint: String?

    @Option(
      help: ArgumentHelp("How to print: text, csv or jsonl.", valueName: "format"),
      transform: Format.named)
    var format = Format.text

    @Option(
      help: ArgumentHelp("Draw the screens side by side (SVG).", valueName: "file"),
      completion: .file(extensions: ["svg"]))
    var film: String?

    #if SDL
      @Option(
        help: ArgumentHelp("Draw the screens side by side (PNG).", valueName: "file"),
        completion: .file(extensions: ["png"]))
      var png: String?

      @Option(
        help: ArgumentHelp(
          "Draw the screens one after the other, in virtual time (animated PNG).", valueName: "file"
        ),
        completion: .file(extensions: ["png"]))
      var animation: String?
    #endif

    func validate() throws {
      if from != nil, checkpoint != nil {
        throw ValidationError("give the first frame by '--from' or by '--checkpoint', not by both")
      }
      for frame in [from, to].compactMap({ $0 }) where frame < 0 {
        throw ValidationError("frames are counted from 0, not \(frame)")
      }
      if let to, let from, to < from {
        throw ValidationError("'--to' \(to) comes before '--from' \(from)")
      }
    }

    func run() throws {
      let (simulation, inputs) = try input.simulation()
      let saved = try checkpoint.map { try Self.read($0) }
      if let saved, let to, to < saved.frame {
        throw Failure.badInput("'--to' \(to) comes before the checkpoint's frame \(saved.frame)")
      }
      let played: (reel: ReplayOutput, entered: Checkpoint)
      do throws(CheckpointError) {
        played = try reel(simulation, saved)
      } catch {
        throw Failure(error, input.scenario)
      }
      try finish(played.reel, played.entered, keeping: inputs + [checkpoint].compactMap { $0 })
    }

    private func reel(
      _ simulation: Simulation, _ saved: Checkpoint?
    ) throws(CheckpointError) -> (reel: ReplayOutput, entered: Checkpoint) {
      let run =
        if let saved { try simulation.enter(saved, collectsCells: true) } else {
          try simulation.enter(frame: from ?? 0, collectsCells: true)
        }
      let entered = run.checkpoint()
      var reel = ReplayOutput(simulation.scenario, format)
      try reel.play(run, until: to)
      if let to, run.frameCount <= to { throw .ended(frames: run.frameCount, asked: to) }
      guard reel.count > 0 else { throw .ended(frames: run.frameCount, asked: entered.frame) }
      return (reel, entered)
    }

    private func finish(
      _ reel: ReplayOutput, _ entered: Checkpoint, keeping inputs: [String]
    ) throws {
      var files: [(path: String, text: String)] = []
      if let saveCheckpoint { files.append((saveCheckpoint, try JSONOutput.text(entered))) }
      if let film { files.append((film, reel.film.svg())) }
      #if SDL
        var pictures: [(path: String, bytes: [UInt8])] = []
        if let png { pictures.append((png, try FilmPainter().strip(reel.film))) }
        if let animation { pictures.append((animation, try FilmPainter().animation(reel.long))) }
        try Files.write(
          files, pictures: pictures, keeping: inputs, printing: StyledText(reel.text))
      #else
        try Files.write(files, keeping: inputs, printing: StyledText(reel.text))
      #endif
    }

    private static func read(_ path: String) throws(Failure) -> Checkpoint {
      let text = try Files.read(path)
      guard let checkpoint = try? JSONDecoder().decode(Checkpoint.self, from: Data(text.utf8)),
        checkpoint.frame >= 0
      else { throw .badInput("\(path): error: no checkpoint of scrollsim") }
      return checkpoint
    }
  }
#endif
