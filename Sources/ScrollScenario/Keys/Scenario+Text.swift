extension Scenario {
  /// The scenario as a file has it: YAML with a key of the scenario on each line.
  ///
  /// It reads back as the same scenario where its values are in the ranges that files have. What a file
  /// repeats or takes from a variable is written as it is.
  package var yaml: String {
    var keys = ScenarioKeys()
    keys.scenario = self
    keys.expect = ExpectKeys(self)
    keys.script = ScriptReader(script)
    var lines = ScenarioKeys.table.write(keys).members.map { "\($0.key): \($0.value.line)" }
    // A scenario needs a script, a recording has none.
    if script.isEmpty, !isRecording { lines.append("script: []") }
    return "scrollsim: \(Self.formatVersion)\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension Scenario {
  /// Whether a recorded session takes the place of rows and a script.
  var isRecording: Bool { if case .recording = data { true } else { false } }
}

extension Scenario.Layout {
  /// The layout as the value of the key `layout`; numbers read back to the last bit.
  ///
  /// Reading is stricter than Swift: a value that it refuses is written nevertheless.
  package var json: JSONValue { Form.layout.write(self) ?? .object([]) }

  #if CLI
    /// Reads the value of the key `layout`.
    package init(json value: JSONValue) throws(ScenarioError) {
      let root = try YAMLDocument.root(text: value.line, file: YAMLFile(path: ""))
      self = try Form.layout.read(YAMLValue(node: root, label: "the layout"))
    }
  #endif
}
