import ScrollTools

private enum Idle: String, CaseIterable, Sendable {
  case idle
}

extension Form where Value == Scenario.Gestures.Pause {
  /// Seconds, or the word for rest.
  static let secondsOrIdle = Form.either(
    "a number of seconds or 'idle'",
    number: Form<Double>.number(.seconds, .seconds).map(
      Value.seconds, { if case .seconds(let seconds) = $0 { seconds } else { nil } }),
    text: Form<Idle>.word.map({ _ in .idle }, { $0 == .idle ? .idle : nil }))
}

extension Form where Value == Scenario.Gestures {
  /// The name of a file, or a mapping with more to say.
  static let gestures = Form.either(
    "the name of a file or a mapping",
    text: Form<String>.file.map(
      { Scenario.Gestures(path: $0) },
      { $0 == Scenario.Gestures(path: $0.path) ? $0.path : nil }),
    mapping: KeyTable(Scenario.Gestures(path: "")) {
      Key("file", \.path, .file, "A CSV file with fingers", required: true)
      Key(
        "only", \.only, .list(.text, least: 1), "The names of those that are played; all by default"
      )
      Key("pause", \.pause, .secondsOrIdle, "The pause between two of them; idle by default")
      Key("scale", \.scale, .number(.scale), "Points for each recorded pixel")
    }.form)
}

extension LocatedScenario.GesturePlaces {
  /// The places in a value that ``Scenario/Gestures`` was read from.
  init(yaml value: YAMLValue) throws(ScenarioError) {
    let only = try value.peek("only")?.list() ?? []
    self.init(path: (value.peek("file") ?? value).place, only: only.map(\.place))
  }
}
