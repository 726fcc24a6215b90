import ScrollPrimitives
import ScrollTools

/// A scenario as it is written, and where its parts stand.
struct ScenarioKeys: Sendable {
  var scenario = Scenario(
    name: "", viewport: Scenario.Viewport(size: .zero),
    data: .generated(Scenario.GeneratedSource(items: 0)))
  var expect = ExpectKeys()
  /// The entries of `gestures` and `script`.
  var script = ScriptReader()

  static let table = KeyTable(Self()) {
    Key(
      "scrollsim",
      schema: { .object([.init("enum", .list([.number(Double(Scenario.formatVersion))]))]) },
      phrase: "\(Scenario.formatVersion)", "The version of the format")
    Key(
      "include", schema: { Schema.any(Schema.text, Schema.list(Schema.text)) },
      phrase: "the name of a file or a list of them",
      "A file, or several, under this one: mappings are merged, lists replaced, and this file wins"
    )
    Key(
      "variables", schema: { Schema.reference("variables") }, phrase: "a mapping",
      "Values that are used as ${name}; between braces in quotes, \"${name}\"")
    Key(
      "matrix", schema: { Schema.reference("matrix") }, phrase: "a mapping",
      "Several values for variables: each combination is a scenario")
    Key("name", \.scenario.name, .text, "The name of the scenario", required: true)
    Key("description", \.scenario.summary, .freeText, "What the scenario is for")
    Key(
      "viewport", \.scenario.viewport, .viewport,
      "The part of the screen that content is seen through", required: true)
    Key("physics", \.scenario.physics, .physics, "How content moves")
    Key(
      "refresh_rate", \.scenario.refreshRate, .number(.within(1...1000), .framesPerSecond),
      "How often the screen is drawn")
    Key(
      "inset_adjustment", \.scenario.insetAdjustment, .word,
      "How the safe area becomes part of the content insets")
    Key(
      "hosted_by_screen", \.scenario.isHostedByScreen, .boolean, "Whether the list fills a screen")
    Key(
      "moves_items", \.scenario.movesItems, .boolean,
      "Whether a finger held for half a second carries the row under it")
    Key(
      "content_insets", \.scenario.contentInsets, .insets(.any), "The room around the content")
    Key("data", \.scenario.data, .data, "Where the rows come from", required: true)
    Key("layout", \.scenario.layout, .layout, "How items are laid out")
    Key(
      "cells", \.scenario.cells, Scenario.CellCosts.keys.form,
      "What work on cells costs, in milliseconds")
    Key(
      "frame_cost", \.scenario.frameCost, .number(.notNegative, .milliseconds),
      "What every frame costs")
    Key(
      "reuse", \.scenario.reuse, Scenario.Reuse.keys.form, "How many unused cells are kept")
    Key(
      "prefetch", \.scenario.prefetch, Scenario.Prefetch.keys.form,
      "How far beyond the viewport cells are made ready")
    Key(
      "gestures", .gestures.named("gestures"), "Recorded fingers, played before the script",
      read: { keys, value throws(ScenarioError) in try keys.script.readGestures(value) },
      write: { _ in nil })
    Key(
      "script", .script, "The actions, in order",
      read: { keys, value throws(ScenarioError) in try keys.script.read(value) },
      write: { $0.script.entries.isEmpty ? nil : Form.script.write($0.script) })
    Key("expect", \.expect, ExpectKeys.form, "Gates besides those that every scenario has")
    Key(
      "budgets", \.scenario.budgets, Scenario.Budgets.keys.form, "Limits under keys of their own")
  }

  /// The keys that a recording has itself.
  static let sessionNames: Set<String> = [
    "physics", "inset_adjustment", "hosted_by_screen", "content_insets", "prefetch", "moves_items",
    "gestures", "script",
  ]
}

extension LocatedScenario {
  /// What a tree says, as far as it can be read, and everything that is wrong with it.
  package struct Reading {
    /// Parts that could not be read are those of an empty scenario.
    package var located: LocatedScenario
    /// In the order in which they were found.
    var problems: [ScenarioError]
    /// Whether it is known which rows there are, for all entries of the script that are there.
    package var isContentKnown: Bool
  }

  /// Reads everything that can be read.
  ///
  /// - Throws: for a value that is not a mapping, and for a file of another version.
  static func read(_ value: YAMLValue) throws(ScenarioError) -> Reading {
    try checkVersion(value)
    if value.node.pairs != nil, value.peek("scrollsim") == nil {
      value.problems.note(value.error("\(value.label) lacks the key 'scrollsim'"))
    }
    var (keys, entries, wrong) = try ScenarioKeys.table.read(value)
    keys.scenario.script = keys.script.entries
    keys.scenario.expect = keys.expect.gates.map(\.gate)
    keys.scenario.defaults = keys.expect.defaultGates
    keys.check(entries, wrong)
    var places = Places(
      file: value.place.file, data: Self.places(entries["data"]), layout: entries["layout"]?.place,
      entries: keys.script.places, gestures: keys.script.gestures)
    places.costs = entries["cells"]?.place
    places.viewport = entries["viewport"]?.place
    return Reading(
      located: Self(keys.scenario, places: places), problems: value.problems.all,
      isContentKnown: wrong.isDisjoint(with: ["data", "layout", "cells"]) && !keys.script.isCut)
  }

  /// The places of the values under `data`, by key.
  private static func places(_ value: YAMLValue?) -> [String: SourcePlace] {
    var places: [String: SourcePlace] = [:]
    for pair in value?.node.pairs ?? [] {
      if let name = pair.key.text { places[name] = pair.value.sourcePlace }
    }
    return places
  }

  /// The version comes first: a file of another version may have any other keys.
  static func checkVersion(_ value: YAMLValue) throws(ScenarioError) {
    guard let version = value.peek("scrollsim") else { return }
    let number = try version.whole(in: 0...Int.max)
    guard number == Scenario.formatVersion else {
      throw version.error(
        "version \(number) of the format is not known, only \(Scenario.formatVersion)")
    }
  }
}

extension ScenarioKeys {
  /// Notes keys that do not go together, as far as they could be read.
  fileprivate func check(_ entries: YAMLEntries, _ wrong: Set<String>) {
    let problems = entries.value.problems
    func note(at name: String, _ message: String) {
      problems.note(entries.error(at: name, message))
    }
    if !wrong.contains("data") {
      switch scenario.data {
      case .recording:
        for (name, place) in entries.keys where Self.sessionNames.contains(name) {
          problems.note(
            ScenarioError(
              place: place,
              message: "the key '\(name)' cannot be used with a recording, which has its own"))
        }
        if !wrong.contains("cells"), scenario.cells.all.contains(where: { $0.constant == nil }) {
          note(at: "cells", "the costs of a recording must be constant")
        }
      case .outline where scenario.movesItems:
        note(at: "moves_items", "the rows of an outline cannot be carried to other places")
      default: break
      }
    }
    let hasScript = entries["gestures"] != nil || entries["script"] != nil
    if !hasScript, entries.meant.isDisjoint(with: ["script", "gestures"]),
      entries["data"] == nil || !wrong.contains("data") && !scenario.isRecording
    {
      problems.note(entries.lacks("script"))
    }
    guard wrong.isDisjoint(with: ["data", "cells", "frame_cost", "refresh_rate", "prefetch"]) else {
      return
    }
    for (gate, written) in zip(scenario.expect, expect.gates) {
      guard let message = scenario.vacuity(of: gate) else { continue }
      problems.note(ScenarioError(place: written.place, message: message))
    }
    guard !wrong.contains("budgets"), let budgets = entries["budgets"] else { return }
    for (key, gate) in scenario.budgets.named {
      guard let message = scenario.vacuity(of: gate) else { continue }
      problems.note((budgets.peek(key) ?? budgets).error(message))
    }
  }
}
