public import ScrollScenario
public import ScrollTools
public import Scrollwork

/// Runs a scenario on a virtual clock, as fast as the machine allows, and counts what happens.
///
/// The same scenario gives the same report, to the last bit, in debug and release builds.
public struct Simulation {
  /// How far a run has come: the part of the script, and the virtual seconds.
  public struct Progress: Sendable {
    /// The share of the script that was played, 0 to 1.
    public var part: Double
    /// Virtual seconds since the run began.
    public var seconds: Double
    /// Frames made so far.
    public var frames: Int
  }

  /// The scenario that is run.
  public let scenario: Scenario
  /// The rows that the scenario scrolls.
  public let content: ScenarioContent
  /// Where the parts of the scenario stand in its file.
  package let places: LocatedScenario.Places
  /// Mistakes to put into runs on purpose; those that have a ``Canaries/problem`` are taken as they are.
  package var canaries = FaultInjection()

  /// Checks what the file alone could not: that the script's targets and recordings exist; and, for a
  /// scenario made in Swift, that its times are times and its recordings are gestures.
  public init(
    _ located: LocatedScenario, content: ScenarioContent
  ) throws(ScenarioError) {
    if let problem = located.scenario.problem() {
      let place = problem.entry.map(located.places.entry)
      throw ScenarioError(
        place: place ?? SourcePlace(file: located.places.file), message: problem.message)
    }
    if let problem = content.problem(with: located.scenario.layout) {
      throw ScenarioError(place: SourcePlace(file: located.places.file), message: problem)
    }
    if let problem = content.problems(with: located).first { throw problem }
    if case .recording = located.scenario.data {
      guard content.journal != nil, located.scenario.script.isEmpty else {
        throw ScenarioError(
          place: located.places.data("recording"),
          message: "a recording needs its journal, and nothing besides")
      }
      if let message = content.journal?.problem(with: located.scenario.viewport) {
        throw ScenarioError(
          place: located.places.viewport ?? located.places.data("recording"), message: message)
      }
    }
    var scenario = located.scenario
    scenario.cells = scenario.cells.reading { path, column in
      content.costs[ScenarioContent.CostColumn(path: path, column: column)]
    }
    for cost in scenario.cells.all {
      let place = located.places.costs ?? SourcePlace(file: located.places.file)
      if case .file(let path, _) = cost {
        throw ScenarioError(place: place, message: "the costs of '\(path)' are not there")
      }
      if let problem = cost.problem { throw ScenarioError(place: place, message: problem) }
    }
    self.scenario = scenario
    self.content = content
    self.places = located.places
  }

  /// Runs the scenario from its beginning until its script is played and nothing moves.
  ///
  /// - Parameters:
  ///   - collectsCells: whether samples have what each cell did, for the outputs of a `RunRecord`; it costs
  ///     a look at all live cells in frames in which any of them did something.
  ///   - onFrame: sees every frame, in order.
  ///   - onProgress: called now and then.
  ///   - onRefusal: called with the place of a request that the engine refuses, before the error is thrown.
  ///   - peakMemory: the most bytes that the process has held so far; asked for at the end, and only
  ///     where the scenario has a budget for it.
  /// - Throws: what the engine refuses, before the first frame or at a request of the script.
  public func run(
    collectsCells: Bool = false, onFrame: (FrameSample) -> Void = { _ in },
    onProgress: (Progress) -> Void = { _ in }, onRefusal: (SourcePlace) -> Void = { _ in },
    peakMemory: () -> Int? = { nil }
  ) throws(CollectionError) -> RunReport {
    let run = try begin(collectsCells: collectsCells)
    do throws(CollectionError) {
      while let sample = try run.next() {
        onFrame(sample)
        if sample.frame.index % 1024 == 0 {
          onProgress(
            Progress(
              part: run.progress, seconds: sample.frame.time.seconds, frames: run.frameCount))
        }
      }
    } catch {
      onRefusal(run.place)
      throw error
    }
    return run.report(peakMemory: peakMemory)
  }
}

extension Scenario.ScrollTo.Target: CustomStringConvertible {
  public var description: String {
    switch self {
    case .item(let section, let item): "section \(section), item \(item)"
    case .row(let row): "row \(row)"
    case .place(let place): "row \(place.rawValue)"
    }
  }
}
