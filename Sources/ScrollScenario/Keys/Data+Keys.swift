/// Everything that says where rows come from; one way of it stands in a file.
private struct DataKeys: Sendable {
  var csv: String?
  var jsonl: String?
  var section: String?
  var title: String?
  var text: String?
  var generated: Scenario.GeneratedSource?
  var outline: Scenario.OutlineSource?
  var recording: String?

  static let table = KeyTable(Self()) {
    Key("csv", \.csv, .file, "A comma-separated file; its path is relative to the scenario file")
    Key(
      "jsonl", \.jsonl, .file,
      "A file with a JSON object in each line; its path is relative to the scenario file")
    Key("section", \.section, .text, "The column where a new value begins a section")
    Key("title", \.title, .text, "The column with the title of a row")
    Key("text", \.text, .text, "The column that is wrapped under the title")
    Key(
      "generated", \.generated, Scenario.GeneratedSource.keys.form, "Rows that are computed")
    Key("outline", \.outline, .outline, "Items under items")
    Key("recording", \.recording, .file, "The journal of a recorded session")
  }

  func source(_ entries: YAMLEntries) throws(ScenarioError) -> Scenario.DataSource {
    if let recording {
      try entries.refuseOthers(than: ["recording"], beside: "recording")
      return .recording(Scenario.RecordingSource(path: recording))
    }
    if let outline {
      try entries.refuseOthers(than: ["outline"], beside: "outline")
      return .outline(outline)
    }
    if let generated {
      try entries.refuseOthers(than: ["generated"], beside: "generated")
      return .generated(generated)
    }
    guard let path = jsonl ?? csv else {
      throw entries.value.error(
        "\(entries.value.label) needs one of the keys 'csv', 'jsonl', 'generated', 'outline' and "
          + "'recording'")
    }
    guard let title else { throw entries.lacks("title") }
    guard jsonl != nil else {
      return .csv(Scenario.CSVSource(path: path, section: section, title: title, text: text))
    }
    try entries.refuse(["csv"]) { "the key '\($0)' cannot be used with 'jsonl'" }
    return .jsonLines(
      Scenario.JSONLinesSource(path: path, section: section, title: title, text: text))
  }

  init() {}

  init(_ source: Scenario.DataSource) {
    switch source {
    case .csv(let source):
      (csv, section, title, text) = (source.path, source.section, source.title, source.text)
    case .jsonLines(let source):
      (jsonl, section, title, text) = (source.path, source.section, source.title, source.text)
    case .generated(let source): generated = source
    case .outline(let source): outline = source
    case .recording(let source): recording = source.path
    }
  }
}

extension Form where Value == Scenario.DataSource {
  static let data = DataKeys.table.form(
    make: { keys, entries throws(ScenarioError) in try keys.source(entries) },
    take: DataKeys.init)
}

extension Form where Value == UInt64 {
  static let seed = Form.whole(0...UInt64.max)
}

extension Scenario.GeneratedSource {
  fileprivate static let keys = KeyTable(Self(items: 0)) {
    Key(
      "items", \.items, .whole(0...itemLimit), "Rows over all sections", required: true)
    Key("sections", \.sections, .whole(1...sectionLimit), "How many sections there are")
    Key("seed", \.seed, .seed, "Equal seeds give equal rows")
    Key("heights", \.heights, .distribution, "How high rows are")
  }
}

private struct RangeKeys: Sendable {
  var mean = 0.0
  var minimum = 0.0
  var maximum = 0.0

  static let table = KeyTable(Self()) {
    Key(
      "mean", \.mean, .number(.positive, .points), "Before it is cut to the range", required: true)
    Key("minimum", \.minimum, .number(.notNegative, .points), "The least", required: true)
    Key("maximum", \.maximum, .number(.notNegative, .points), "The most", required: true)
  }
}

private struct HeightKeys: Sendable {
  var fixed: Double?
  var uniform: ClosedRange<Double>?
  var choice: [Double]?
  var exponential: RangeKeys?

  static let table = KeyTable(Self()) {
    Key("fixed", \.fixed, .number(.notNegative, .points), "All alike")
    Key("uniform", \.uniform, .range(.points), "[minimum, maximum], all as likely")
    Key(
      "choice", \.choice, .list(.number(.notNegative, .points), least: 1),
      "A value of this list, each equally likely")
    Key(
      "exponential", \.exponential,
      RangeKeys.table.form(
        make: { keys, entries throws(ScenarioError) in
          guard keys.minimum <= keys.maximum else {
            throw entries.error(at: "maximum", "'maximum' must not be less than 'minimum'")
          }
          return keys
        }, take: { $0 }), "Many small ones and few large ones")
  }

  func distribution(_ entries: YAMLEntries) throws(ScenarioError) -> Scenario.HeightDistribution {
    let label = entries.value.label
    if let other = entries.keys.dropFirst().first {
      throw ScenarioError(
        place: other.place, message: "\(label) has one key, but '\(other.name)' is a second one")
    }
    if let fixed { return .fixed(fixed) }
    if let uniform { return .uniform(uniform) }
    if let choice { return .choice(choice) }
    guard let exponential else {
      let names = Self.table.keys.map { "'\($0.name)'" }.joined(separator: ", ")
      throw entries.value.error("\(label) needs one of the keys \(names)")
    }
    return .exponential(
      mean: exponential.mean, range: exponential.minimum...exponential.maximum)
  }

  init() {}

  init(_ heights: Scenario.HeightDistribution) {
    switch heights {
    case .fixed(let height): fixed = height
    case .uniform(let range): uniform = range
    case .choice(let heights): choice = heights
    case .exponential(let mean, let range):
      exponential = RangeKeys(mean: mean, minimum: range.lowerBound, maximum: range.upperBound)
    }
  }
}

extension Form where Value == Scenario.HeightDistribution {
  static let distribution = distributionShape.named("distribution")

  /// What the definition of the schema stands for.
  static let distributionShape = HeightKeys.table.form(
    make: { keys, entries throws(ScenarioError) in try keys.distribution(entries) },
    take: HeightKeys.init)
}
