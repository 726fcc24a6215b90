#if CLI
  import ScrollReports
  import ScrollScenario
  import ScrollSimulation
  import Scrollwork

  /// Frames that are replayed, as they are printed and drawn.
  struct ReplayOutput {
    private(set) var film: Filmstrip
    /// For films that are watched: up to ten seconds of 60 frames.
    private(set) var long: Filmstrip
    private(set) var count = 0
    private let format: ReplayCommand.Format
    private var table = FrameTable()
    private var csv = TraceCSV()
    private var record: RunRecord

    init(_ scenario: Scenario, _ format: ReplayCommand.Format) {
      self.format = format
      film = Filmstrip(scenario)
      long = Filmstrip(scenario, limit: 600)
      record = RunRecord(scenario)
    }

    /// Plays a run on.
    ///
    /// - Parameter last: the number of the last frame; `nil` for the run's last one.
    mutating func play(_ run: SimulationRun, until last: Int?) throws(CheckpointError) {
      do throws(CollectionError) {
        while run.frameCount <= last ?? .max, let sample = try run.next() {
          count += 1
          film.append(sample)
          long.append(sample)
          switch format {
          case .text: table.append(sample)
          case .csv: csv.append(sample)
          case .jsonl: record.append(sample)
          }
        }
      } catch {
        throw .engine(error, at: run.place)
      }
    }

    /// What is printed.
    var text: String {
      switch format {
      case .text: table.text
      case .csv: csv.text
      case .jsonl: record.jsonLines()
      }
    }
  }
#endif
