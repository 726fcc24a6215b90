#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// Names and values of files and of the command line are shown by a terminal, never obeyed.
  @Suite struct ControlCharacterTests {
    /// What a terminal may act on: control characters but the end of a line, line ends of Unicode, marks of direction.
    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
      if scalar == "\n" { return false }
      return scalar.properties.generalCategory == .control
        || [.lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    private func expectPlain(
      _ result: ToolOutcome, _ what: [String], _ location: SourceLocation = #_sourceLocation
    ) {
      for text in [result.output, result.errors] {
        let found = text.unicodeScalars.filter(Self.isObeyed)
        #expect(found.isEmpty, "\(what) prints \(found.map(\.value))", sourceLocation: location)
        #expect(
          !text.split(separator: "\n").contains { $0.hasPrefix("forged") }, "\(what) \(text)",
          sourceLocation: location)
      }
    }

    /// A few of each kind, and an end of a line that would forge one.
    private static let wild =
      "\u{1B}[31m\u{1B}]0;t\u{7}\r\u{8}\u{7F}\u{9B}31m\u{85}\u{2028}\u{202E}\u{2066}\nforged"
    /// The same in a double-quoted scalar of YAML.
    private static let escaped =
      "\\e[31m\\e]0;t\\a\\r\\b\\x7f\\x9b31m\\N\\L\\u202e\\u2066\\nforged"

    private static let scenario = """
      scrollsim: 1
      name: "n\(escaped)"
      description: "s\(escaped)"
      viewport: {width: 390, height: 844}
      data: {csv: rows.csv, title: title, section: part}
      script: [{fling: {velocity: 3000}}, {wait: idle}]
      """

    private static let formats: [[String]] =
      [[]] + ["text", "json", "markdown", "junit", "github"].map { ["--format", $0] }

    private func files(_ folder: Folder) throws -> String {
      let rows = (0..<60).map { "\"t\($0)\(Self.wild)\",\"p\(Self.wild)\"" }
      _ = try folder.write("rows.csv", "title,part\n" + rows.joined(separator: "\n") + "\n")
      return try folder.write("s.yaml", Self.scenario)
    }

    @Test("reports, tables and explanations have none, in any format")
    func reports() throws {
      let folder = try Folder()
      let path = try files(folder)
      for format in Self.formats {
        let result = try scrollsim(["run", path] + format)
        #expect(result.code == 0 && result.output.contains("forged"), "\(result)")
        expectPlain(result, format)
      }
      for command in [
        ["check", path], ["check", path, "--json"], ["explain", path, "--worst"],
        ["explain", path, "--worst", "--json"], ["validate", path],
        ["replay", path, "--from", "3"], ["replay", path, "--from", "3", "--format", "jsonl"],
        ["replay", path, "--from", "3", "--format", "csv"], ["run", path, "-v"],
        ["sweep", path, "--set", "name=\"\(Self.escaped)\",b"],
        ["sweep", path, "--set", "name=\"\(Self.escaped)\",b", "--json"],
        ["sweep", path, "--set", "name=\"\(Self.escaped)\"", "--best", "cells_created"],
        ["record", path, "--to", folder.path("r.yaml")],
      ] {
        let result = try scrollsim(command)
        #expect(result.code == 0, "\(command) \(result)")
        expectPlain(result, command)
      }
      let failing = try folder.write("f.yaml", Self.scenario + "\nexpect: [frames > 30000]\n")
      for format in Self.formats {
        let result = try scrollsim(["run", failing] + format)
        #expect(result.code == 1)
        expectPlain(result, format)
      }
      expectPlain(try scrollsim("run", folder.path("r.yaml")), ["run", "r.yaml"])
    }

    @Test("reports that were saved, with other names in them, are compared without any")
    func saved() throws {
      let folder = try Folder()
      let path = try files(folder)
      let report = try scrollsim("run", path, "--json").output
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
      // A reader of JSON gets the name as it was.
      #expect(object["scenario"] as? String == "n\(Self.wild)")
      var other = object
      for key in ["tool", "scenario"] { other[key] = Self.wild }
      for (name, object) in [("a.json", object), ("b.json", other)] {
        let data = try JSONSerialization.data(withJSONObject: object)
        try data.write(to: URL(filePath: folder.path(name)))
      }
      let same = try scrollsim("compare", folder.path("a.json"), folder.path("b.json"), "--all")
      #expect(same.code == 0, "\(same)")
      expectPlain(same, ["compare"])
      other["workload"] = Self.wild
      try JSONSerialization.data(withJSONObject: other).write(
        to: URL(filePath: folder.path("b.json")))
      let different = try scrollsim("compare", folder.path("a.json"), folder.path("b.json"))
      #expect(different.code == 2)
      expectPlain(different, ["compare"])
      let checkpoint = folder.path("c.json")
      let good = try scrollsim("replay", path, "--from", "2", "--save-checkpoint", checkpoint)
      #expect(good.code == 0)
      var place = try #require(
        try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: checkpoint)))
          as? [String: Any])
      for key in ["workload", "digest"] {
        place[key] = Self.wild
        try JSONSerialization.data(withJSONObject: place).write(to: URL(filePath: checkpoint))
        let result = try scrollsim("replay", path, "--checkpoint", checkpoint)
        #expect(result.code == 2)
        expectPlain(result, ["replay"])
      }
    }

    @Test("what is wrong with a file is said without any")
    func problems() throws {
      let folder = try Folder()
      _ = try files(folder)
      let changes = [
        ("csv: rows.csv", "csv: \"gone\(Self.escaped).csv\""),
        ("title: title", "title: \"\(Self.escaped)\""),
        ("script: [{fling", "script: [{\"fl\(Self.escaped)\""),
        ("viewport:", "\"view\(Self.escaped)\":"),
        ("width: 390", "width: \"\(Self.escaped)\""),
        ("script:", "layout: {kind: \"\(Self.escaped)\"}\nscript:"),
        ("script:", "include: \"\(Self.escaped)\"\nscript:"),
        ("script:", "variables: {\"\(Self.escaped)\": 1}\nscript:"),
        ("script:", "matrix: {a: [\"\(Self.escaped)\", b]}\nscript:"),
        ("script:", "refresh_rate: ${\u{9B}}\nscript:"),
        ("script:", "expect: [\"\(Self.escaped)\"]\nscript:"),
        ("script:", "physics: \"\(Self.escaped)\"\nscript:"),
        ("{wait: idle}", "{wait: \"\(Self.escaped)\"}"),
        ("{wait: idle}", "{gestures: \"\(Self.escaped)\"}"),
        ("name:", "\u{85}\u{9B}name:"), ("description:", "\u{2028}\u{202E}description:"),
      ]
      for (old, new) in changes {
        let text = Self.scenario.replacingOccurrences(of: old, with: new)
        #expect(text != Self.scenario)
        let path = try folder.write("bad.yaml", text)
        for command in ["run", "validate", "check"] {
          let result = try scrollsim(command, path)
          expectPlain(result, [command, new])
        }
      }
      let recording = try folder.write(
        "r.yaml",
        "scrollsim: 1\nname: r\nviewport: {width: 9, height: 9}\ndata: {recording: j.jsonl}\n")
      for journal in ["\(Self.wild)\n", "{\"journal\":{\"version\":1}}\n{\"\(Self.wild)\":{}}\n"] {
        _ = try folder.write("j.jsonl", journal)
        let result = try scrollsim("run", recording)
        #expect(result.code == 2)
        expectPlain(result, ["run", journal])
      }
    }

    @Test("words of the command line are repeated without any")
    func arguments() throws {
      let folder = try Folder()
      let path = try files(folder)
      let strange = try folder.write("s\(Self.wild).yaml", Self.scenario)
      for command in [
        [Self.wild], ["help", Self.wild], ["run", Self.wild], ["run", "--\(Self.wild)"],
        ["run", path, "--format", Self.wild], ["run", path, "--set", Self.wild],
        ["run", path, "--set", "\(Self.wild)=1"], ["run", path, "--set", "name=[\(Self.wild)"],
        ["run", path, "--case", Self.wild], ["run", path, "--html", "no/\(Self.wild)"],
        ["run", strange], ["check", strange], ["validate", strange],
        ["explain", strange, "--worst"],
        ["replay", path, "--checkpoint", Self.wild], ["compare", Self.wild, path],
        ["sweep", path, "--set", Self.wild],
        ["sweep", path, "--metric", Self.wild, "--set", "a=1"],
        ["sweep", path, "--best", Self.wild, "--set", "a=1"],
        ["physics", Self.wild, "--velocity", "1"],
        ["physics", "ios", "--velocity", Self.wild],
        ["physics", "compare", Self.wild, "--velocity", "1"],
        ["scenarios", "show", Self.wild], ["scenarios", "new", Self.wild],
        ["fuzz", "--layout", Self.wild],
        ["record", path, "--to", Self.wild],
        ["record", path, "--to", folder.path("r\(Self.wild).yaml")],
      ] {
        expectPlain(try scrollsim(command), command)
      }
    }
  }
#endif
