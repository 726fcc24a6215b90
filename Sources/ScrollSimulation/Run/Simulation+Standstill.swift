package import ScrollScenario
import ScrollTools

extension Simulation {
  /// Why gates that were kept prove nothing about scrolling: nothing moved, and nothing changed while it stood still.
  ///
  /// - Parameter report: of a run of this simulation.
  /// - Returns: `nil` for a run that proves something.
  package func standstill(in report: RunReport) -> ScenarioError? {
    guard report.frames.moving == 0, report.recording == nil, report.failures.isEmpty,
      !scenario.script.contains(where: \.action.changesContent)
    else { return nil }
    return ScenarioError(
      place: SourcePlace(file: places.file),
      message:
        "nothing moves or changes in the run, so that no gate on it can fail: have the script scroll"
    )
  }
}

extension Scenario.Action {
  /// Whether rows or the viewport are others afterward.
  fileprivate var changesContent: Bool {
    if case .resize = self { true } else { changesRowsOrSizes }
  }
}
