#if CLI
  import ArgumentParser
  import ScrollReports
  import ScrollSimulation
  import ScrollTools
  import Scrollwork

  struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Says why a frame of a run is as it is.",
      discussion: """
        EXAMPLES:
          scrollsim explain Demos/Scenarios/feed.yaml --frame 120
          scrollsim explain Demos/Scenarios/feed.yaml --worst
          scrollsim explain Demos/Scenarios/feed.yaml --worst 5
          scrollsim explain Demos/Scenarios/feed.yaml --frame 120 --json

        For each cell that did anything: whether it was made, bound, measured, shown again or given up, and why. \
        For each pass: what it did and its modeled cost. Of several frames what cost most is listed. A frame that the \
        run does not have ends with 2.
        """)

    @OptionGroup var input: ScenarioInput

    @Option(help: ArgumentHelp("The frame's number, from 0.", valueName: "number"))
    var frame: Int?

    @Option(
      defaultAsFlag: 1, parsing: .next,
      help: ArgumentHelp(
        "The costliest frame, the first of them; with a number a list of as many.",
        valueName: "count"))
    var worst: Int?

    @Flag(help: "Print JSON with sorted keys; of several frames an array.")
    var json = false

    func validate() throws {
      if let frame, frame < 0 { throw ValidationError("frames are counted from 0, not \(frame)") }
      if let worst, !(1...1000).contains(worst) {
        throw ValidationError("'--worst' lists 1 to 1000 frames, not \(worst)")
      }
      guard (frame == nil) != (worst == nil) else {
        throw ValidationError("give a frame by '--frame', or ask for the costliest by '--worst'")
      }
    }

    func run() throws {
      let simulation = try input.simulation().simulation
      do throws(CheckpointError) {
        if let frame {
          write(try simulation.explain(frame: frame))
        } else {
          let count = worst ?? 1
          let frames = try simulation.explainWorst(count)
          if count > 1 {
            Terminal.write(json ? frames.json() : frames.list())
          } else if let first = frames.first {
            write(first)
          } else {
            throw .ended(frames: 0, asked: 0)
          }
        }
      } catch {
        throw Failure(error, input.scenario)
      }
    }

    private func write(_ explanation: FrameExplanation) {
      Terminal.write(json ? explanation.json() : explanation.text())
    }
  }

  extension Failure {
    /// What keeps a run from being entered: mistakes of the engine end with 3, places that are not there with 2.
    init(_ error: CheckpointError, _ path: String) {
      switch error {
      case .engine(_, let place): self = .engine("\(place): error: \(error)")
      case .ended, .otherWorkload, .otherFrames: self = .badInput("\(path): error: \(error)")
      }
    }
  }
#endif
