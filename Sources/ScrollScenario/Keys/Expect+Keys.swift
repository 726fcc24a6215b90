import ScrollTools

/// A gate, and where it is written.
struct LocatedGate: Sendable {
  var gate: Scenario.Expectation
  var place: SourcePlace
}

/// A list of gates, or a mapping with the standard ones that do not hold.
struct ExpectKeys: Sendable {
  var gates: [LocatedGate] = []
  private var defaults = true
  private var except: [Metric]?

  var defaultGates: Scenario.DefaultGates {
    defaults ? except.map(Scenario.DefaultGates.except) ?? .all : .none
  }

  private static let gates = Form<[LocatedGate]>.list(.gate, phrase: "a list of gates")

  static let form = Form<Self>.either(
    "a list of gates, such as 'cells_created <= 40', or a mapping",
    list: gates.map({ Self(gates: $0) }, { $0.defaultGates == .all ? $0.gates : nil }),
    mapping: KeyTable(Self()) {
      Key("gates", \.gates, gates, "What the run has to come to")
      Key("defaults", \.defaults, .boolean, "Whether the default gates hold")
      Key(
        "except", \.except, .list(.standardMetric),
        "Metrics whose default gates do not hold here")
    }.form(
      make: { keys, entries throws(ScenarioError) in
        guard keys.defaults || keys.except == nil else {
          throw entries.error(
            at: "except", "there is nothing to except where 'defaults' is false")
        }
        return keys
      }, take: { $0 }))

  init() {}

  private init(gates: [LocatedGate]) { self.gates = gates }

  /// The gates of a scenario, which no file has.
  init(_ scenario: Scenario) {
    let place = SourcePlace(file: "")
    gates = scenario.expect.map { LocatedGate(gate: $0, place: place) }
    switch scenario.defaults {
    case .all: break
    case .none: defaults = false
    case .except(let metrics): except = metrics
    }
  }
}

extension Form where Value == LocatedGate {
  fileprivate static let gate = Form(
    "a metric, a comparison and a number",
    schema: {
      .object([
        .init("type", .text("string")),
        .init("description", .text("A metric, a comparison and a number: cells_created <= 40")),
      ])
    },
    read: { value throws(ScenarioError) in
      let text = try value.text()
      do throws(ExpectationError) {
        return LocatedGate(gate: try Scenario.Expectation(text), place: value.place)
      } catch {
        throw ScenarioError(place: value.node.place(after: error.offset), message: error.message)
      }
    }, write: { .text($0.gate.description) })
}

extension Form where Value == Metric {
  /// The name of a metric that a standard gate is on.
  fileprivate static let standardMetric: Form = {
    let known = Scenario.Expectation.standard.map(\.metric.rawValue)
    return Form(
      "the name of a metric", schema: { Schema.words(known) },
      read: { value throws(ScenarioError) in
        let name = try value.text()
        guard known.contains(name), let metric = Metric(rawValue: name) else {
          let hint = Suggestion.phrase(for: name, among: known)
          let list = hint.isEmpty ? "; there are \(known.joined(separator: ", "))" : ""
          throw value.error("there is no default gate on '\(name)'\(hint)\(list)")
        }
        return metric
      }, write: { .text($0.rawValue) })
  }()
}
