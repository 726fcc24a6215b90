public import ScrollScenario
import ScrollTools

extension Simulation {
  /// A scenario made in Swift, ready to run: `#expect(try Simulation(scenario).run().failures.isEmpty)`.
  ///
  /// - Parameter scenario: the scenario. Its files are found relative to the working directory; without the trait
  ///   `CLI` it cannot have files, and rows are generated or an outline.
  /// - Throws: as ``init(_:content:)`` does, with the scenario's name as the file, and when a file it names
  ///   is not there or malformed.
  public init(_ scenario: Scenario) throws(ScenarioError) {
    let located = LocatedScenario(scenario, places: .init(file: scenario.name))
    #if CLI
      try self.init(located, content: ContentLoader.load(located))
    #else
      switch scenario.data {
      case .generated(let source):
        let limits = 1...Scenario.GeneratedSource.sectionLimit
        guard source.items >= 0, limits.contains(source.sections), source.heights != .choice([])
        else {
          throw ScenarioError(
            place: SourcePlace(file: scenario.name),
            message: "generated data needs 0 or more items, 1 or more sections, and a height")
        }
        try self.init(located, content: ScenarioContent(generated: source))
      case .outline(let source):
        try self.init(located, content: ScenarioContent(outline: source))
      case .csv, .jsonLines, .recording:
        throw ScenarioError(
          place: SourcePlace(file: scenario.name),
          message: "files are read with the trait 'CLI' only")
      }
    #endif
  }
}

extension Scenario {
  /// Runs the scenario; what it came to is in the report, its failed gates in ``RunReport/failures``.
  ///
  /// - Throws: `ScenarioError` for a scenario that cannot be run, before the first frame, and what the
  ///   engine refuses.
  public func run() throws -> RunReport { try Simulation(self).run() }
}
