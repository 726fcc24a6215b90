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
    try self.init(
      LocatedScenario(scenario, places: .init(file: scenario.name)),
      content: Self.content(of: scenario))
  }

  /// The rows, gestures and costs of a scenario that is made in Swift.
  ///
  /// - Throws: when a file it names is not there or malformed.
  static func content(of scenario: Scenario) throws(ScenarioError) -> ScenarioContent {
    #if CLI
      return try ContentLoader.load(
        LocatedScenario(scenario, places: .init(file: scenario.name)))
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
        return ScenarioContent(generated: source)
      case .outline(let source):
        return ScenarioContent(outline: source)
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
