import ScrollScenario

/// One thing a script player does after the other.
///
/// Most entries of a script are one step. Recorded gestures are as many as there are fingers, with
/// their pauses between them.
struct ScriptStep {
  /// Seconds since the start before which the step does not begin.
  var at: Double?
  /// The phase that must be seen first, even while the previous step still runs.
  var when: Scenario.ScriptEntry.Moment?
  var action: Action
  /// The number of the script's entry that the step is a part of.
  var entry = 0

  enum Action {
    case entry(Scenario.Action)
    /// `pointer` is the id of the finger in its input events.
    case gesture(GestureRecording, scale: Double, pointer: Int)
  }

  /// The finger of a drag. Recorded fingers have the ids after it, each its own.
  static let dragPointer = 1

  /// The steps of a script whose recordings are in `content`.
  static func steps(of script: [Scenario.ScriptEntry], _ content: ScenarioContent) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    var pointer = dragPointer
    for (number, entry) in script.enumerated() {
      guard case .gestures(let gestures) = entry.action else {
        steps.append(
          ScriptStep(
            at: entry.at, when: entry.when, action: .entry(entry.action), entry: number))
        continue
      }
      if entry.at != nil {
        steps.append(ScriptStep(at: entry.at, action: .entry(.wait(0)), entry: number))
      }
      for (index, recording) in content.recordings(for: gestures).enumerated() {
        if index > 0 {
          steps.append(ScriptStep(action: .entry(gestures.pause.action), entry: number))
        }
        pointer += 1
        steps.append(
          ScriptStep(
            action: .gesture(recording, scale: gestures.scale, pointer: pointer), entry: number))
      }
    }
    return steps
  }
}

extension Scenario.Gestures.Pause {
  fileprivate var action: Scenario.Action {
    switch self {
    case .idle: .waitUntilIdle
    case .seconds(let seconds): .wait(seconds)
    }
  }
}
