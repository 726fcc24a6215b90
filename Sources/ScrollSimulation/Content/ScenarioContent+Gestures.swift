import ScrollScenario
import ScrollTools

extension ScenarioContent {
  /// The recordings an entry plays, in its order. Names without a recording are left out.
  func recordings(for gestures: Scenario.Gestures) -> [GestureRecording] {
    let all = recordings[gestures.path] ?? []
    guard let only = gestures.only else { return all }
    return only.compactMap { name in all.first { $0.name == name } }
  }

  /// The first name of `only` that no recording has, as a number in it, and what to say about it.
  func unknownName(in gestures: Scenario.Gestures) -> (index: Int, message: String)? {
    let known = (recordings[gestures.path] ?? []).map(\.name)
    for (index, name) in (gestures.only ?? []).enumerated() where !known.contains(name) {
      let hint = Suggestion.phrase(for: name, among: known)
      return (index, "'\(gestures.path)' has no gesture '\(name)'\(hint)")
    }
    return nil
  }

  /// What keeps an entry's gestures from being played, as a sentence; `nil` when nothing does.
  func problem(with gestures: Scenario.Gestures) -> String? {
    guard let all = recordings[gestures.path] else {
      return "there are no recordings of '\(gestures.path)'"
    }
    if let unknown = unknownName(in: gestures) { return unknown.message }
    return all.lazy.compactMap { $0.problem()?.message }.first
  }
}
