/// Measured costs: a list, or a column of a file.
private enum Samples: Sendable {
  case file(String)
  case list([Double])
}

/// All ways to say a cost that is drawn; one of them stands in a file.
private struct CostKeys: Sendable {
  var mean: Double?
  var deviation: Double?
  var uniform: ClosedRange<Double>?
  var percentiles: [Scenario.Cost.Percentile]?
  var samples: Samples?
  var column: String?

  private static let cost = Form<Double>.number(.notNegative, .milliseconds)

  static let table = KeyTable(Self()) {
    Key("mean", \.mean, cost, "Of a normal distribution, cut at 0")
    Key("deviation", \.deviation, cost, "The standard deviation from 'mean'; 0 by default")
    Key("uniform", \.uniform, .range(.milliseconds), "[minimum, maximum], all as likely")
    Key(
      "percentiles", \.percentiles, .percentiles,
      "For each percentage of draws, the cost that they do not exceed")
    Key(
      "samples", \.samples,
      .either(
        "the name of a file or a list of milliseconds",
        text: Form<String>.file.map(
          { .file($0) }, { if case .file(let path) = $0 { path } else { nil } }),
        list: Form<[Double]>.list(cost, least: 1).map(
          { .list($0) }, { if case .list(let samples) = $0 { samples } else { nil } })),
      "Measured costs: a CSV file, or a list")
    Key(
      "column", \.column, .text,
      "The column of the file with the costs; the name of the work by default")
  }

  private static let needed = ["deviation": "mean", "column": "samples"]

  /// - Parameter work: what the column of a file is called where nothing else is said.
  func cost(of work: String, _ entries: YAMLEntries) throws(ScenarioError) -> Scenario.Cost {
    let shapes = entries.keys.filter { Self.needed[$0.name] == nil }
    guard let shape = shapes.first else {
      throw entries.value.error(
        "\(entries.value.label) needs one of the keys 'mean', 'uniform', 'percentiles' and "
          + "'samples'")
    }
    if let second = shapes.dropFirst().first {
      throw ScenarioError(
        place: second.place,
        message: "'\(second.name)' cannot be used with '\(shape.name)'")
    }
    for name in ["deviation", "column"] {
      guard let other = Self.needed[name], shape.name != other else { continue }
      try entries.refuse([name]) { "'\($0)' needs the key '\(other)'" }
    }
    if let mean { return .normal(mean: mean, deviation: deviation ?? 0) }
    if let uniform { return .uniform(uniform) }
    if let percentiles { return .percentiles(percentiles) }
    switch samples {
    case .file(let path): return .file(path: path, column: column ?? work)
    case .list(let samples):
      guard column == nil else {
        throw entries.error(at: "column", "'column' is of a file, not of a list")
      }
      return .samples(samples)
    case nil: throw entries.value.wrongType("a cost")
    }
  }

  init() {}

  init?(_ cost: Scenario.Cost) {
    switch cost {
    case .constant: return nil
    case .normal(let mean, let deviation): (self.mean, self.deviation) = (mean, deviation)
    case .uniform(let range): uniform = range
    case .percentiles(let points): percentiles = points
    case .samples(let samples): self.samples = .list(samples)
    case .file(let path, let column): (samples, self.column) = (.file(path), column)
    }
  }
}

extension Form where Value == Scenario.Cost {
  /// A number of milliseconds, or a distribution.
  ///
  /// - Parameter work: what the cost is of: the column of a file that names none.
  static func cost(_ work: String) -> Form { costShape(work).named("cost") }

  /// What the definition of the schema stands for.
  static func costShape(_ work: String) -> Form {
    .either(
      "a number or a mapping",
      number: Form<Double>.number(.notNegative, .milliseconds).map(Value.constant, \.constant),
      mapping: CostKeys.table.form(
        make: { keys, entries throws(ScenarioError) in try keys.cost(of: work, entries) },
        take: { CostKeys($0) }))
  }
}

extension Form where Value == [Scenario.Cost.Percentile] {
  /// `{50: 0.4, 95: 1.2}`, ascending.
  fileprivate static let percentiles = Form(
    "{50: 0.4, 95: 1.2}, ascending", unit: .milliseconds,
    schema: {
      .object([
        .init("type", .text("object")), .init("minProperties", .number(1)),
        .init(
          "patternProperties",
          .object([
            .init("^(100|[1-9]?[0-9])(\\.[0-9]+)?$", NumberRule.notNegative.schema)
          ])), .init("additionalProperties", .flag(false)),
      ])
    }, read: readPercentiles,
    write: { points in
      .object(points.map { .init(JSONValue.number($0.percent).line, .number($0.cost)) })
    })

  /// A key that is a number though it has quotes, as all keys of JSON have.
  private static func unquoted(_ key: YAMLNode) -> YAMLNode {
    guard case .scalar(var scalar) = key.content, scalar.kind == .text, Double(scalar.text) != nil
    else { return key }
    var key = key
    scalar.kind = .number
    key.content = .scalar(scalar)
    return key
  }

  @Sendable private static func readPercentiles(_ value: YAMLValue) throws(ScenarioError) -> Value {
    guard let pairs = value.node.pairs else {
      throw value.wrongType("a mapping such as {50: 0.4, 95: 1.2}")
    }
    var points: Value = []
    for pair in pairs {
      let name = pair.key.text ?? ""
      let percent = try value.child(unquoted(pair.key), "a percentile").number(.within(0...100))
      guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else {
        throw pair.key.error("a percentile is a plain decimal number such as 99.5, not \(name)")
      }
      let cost = try value.child(pair.value, "'\(name)'").number(.notNegative)
      if let last = points.last {
        guard last.percent < percent else {
          throw pair.key.error("percentiles must ascend, but \(name) follows \(last.percent)")
        }
        guard last.cost <= cost else {
          throw pair.value.error(
            "costs must ascend with their percentiles, but \(cost) follows \(last.cost)")
        }
      }
      points.append(Scenario.Cost.Percentile(percent, cost))
    }
    guard !points.isEmpty else { throw value.error("\(value.label) must not be empty") }
    return points
  }
}
