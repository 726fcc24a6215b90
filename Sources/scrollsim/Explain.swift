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
          scrollsim explain Demos/Scenarios/feed.yaml --frame 120 --json

        For each cell that did anything: whether it was made, bound, measured, shown again or given up, and why. \
        For each pass: what it did and its modeled cost. A frame that the run does not have ends with 2.
        """)

    @OptionGroup var input: ScenarioInput

    @Option(help: ArgumentHelp("The frame's number, from 0.", valueName: "number"))
    var frame: Int?

    @Flag(help: "The costliest frame, the first of them.")
    var worst = false

    @Flag(help: "Print JSON with sorted keys.")
    var json = false

    func validate() throws {
      if let frame, frame < 0 { throw ValidationError("frames are counted from 0, not \(frame)") }
      guard (frame == nil) == worst else {
        throw ValidationError("give a frame by '--frame', or ask for the costliest by '--worst'")
      }
    }

    func run() throws {
      let simulation = try input.simulation().simulation
      do throws(CheckpointError) {
        let number = if let frame { frame } else { try costliest(simulation) }
        let explanation = try simulation.explain(frame: number)
        Terminal.write(json ? explanation.json() : explanation.text())
      } catch {
        throw Failure(error, input.scenario)
      }
    }

    private func costliest(_ simulation: Simulation) throws(CheckpointError) -> Int {
      var worst = (frame: 0, cost: -Double.infinity)
      var place = SourcePlace(file: input.scenario)
      do throws(CollectionError) {
        _ = try simulation.run(
          onFrame: { sample in
            if sample.cost > worst.cost { worst = (sample.frame.index, sample.cost) }
          }, onRefusal: { place = $0 })
      } catch {
        throw .engine(error, at: place)
      }
      return worst.frame
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
