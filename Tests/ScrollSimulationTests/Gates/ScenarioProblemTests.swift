#if CLI
  import ScrollTools
  import TestSupport
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  /// All that is wrong with a file is found at once.
  @Suite struct ScenarioProblemTests {
    /// The problems of a text, with the marks `»` taken out, and where the marks were.
    private static func problems(
      _ marked: String
    ) -> (found: [ScenarioError], expected: [SourcePlace]) {
      var places: [SourcePlace] = []
      var text = ""
      for character in marked {
        if character == "»" {
          places.append(SourceText.end(of: text, file: "m"))
        } else {
          text.append(character)
        }
      }
      return (ScenarioFile.problems(text: text, name: "m"), places)
    }

    static let texts = [
      // Nothing.
      BadInput.base,
      // Wrong words, values and types all over the file.
      """
      scrollsim: 1
      name: »5
      viewport: {width: 100, height: 200, »wdith: 3}
      physics: »iso
      »refersh_rate: 60
      data:
        generated: {items: 3}
      cells: {row: {bind: »-1}}
      script:
        - wait: »-1
        - wait: 1
        - fling: {velocity: 3, every: 2, until: end, limit: 5, »nothing: 5}
        - scroll_to: {row: »ned}
      expect:
        gates:
          - »fraems > 1
          - frames > 1
          - hitch_ratio < »x
        except: [»frozn]
      """,
      // Keys that are not there.
      "»scrollsim: 1\nviewport: {width: 1, height: »-1}\n",
      // Rows that are not there: a scroll to one changes nothing for the next.
      BadInput.base
        + "\n  - »scroll_to: {row: 3}\n  - »scroll_to: {row: 4}\n  - scroll_to: {row: 2}\n",
      // But what is to come and does not leaves the rest unknown.
      BadInput.base + "\n  - »insert: {row: 9}\n  - scroll_to: {row: 3}\n",
      // Of another version nothing else is known.
      "scrollsim: »2\nwhatever: 5\n",
      "»", "»- 1\n- 2", "a: 1\nb: »*c",
    ]

    @Test("every problem is found at its place, in order", arguments: texts)
    func problems(text: String) {
      let (found, expected) = Self.problems(text)
      var places = found.map(\.place)
      // Several keys may lack at one place.
      places = places.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      #expect(places == expected, "\(found.map(\.description).joined(separator: "\n"))")
    }

    @Test("each key that must be there and is not is named")
    func missing() {
      let found = ScenarioFile.problems(text: "scrollsim: 1\nphysics: ios\n", name: "m")
      let keys = ["name", "viewport", "data", "script"]
      #expect(found.count == keys.count)
      for (problem, key) in zip(found, keys) { #expect(problem.message.contains("'\(key)'")) }
    }

    @Test("a damaged file has problems where it cannot be read, and none where it can")
    func damaged() throws {
      let good = Array(try scenarioText("everything.yaml"))
      for seed in UInt64(0)..<150 {
        var random = SeededGenerator(seed: seed)
        var text = good
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let place = Int.random(in: 0..<text.count - 4, using: &random)
          if Bool.random(using: &random) {
            text.removeSubrange(place..<place + 2)
          } else {
            text[place] = ["x", "-", ":", "7", "{", " "].randomElement(using: &random) ?? "x"
          }
        }
        let error = scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: String(text), name: scenarioPath("m.yaml"))
        }
        let problems = ScenarioFile.problems(text: String(text), name: scenarioPath("m.yaml"))
        if let error { #expect(problems.contains(error), "seed \(seed)") }
        #expect(
          problems.count <= ScenarioFile.problemLimit && Set(problems).count == problems.count)
        #expect(problems.allSatisfy { $0.line >= 1 && $0.column >= 1 }, "seed \(seed)")
      }
    }
  }
#endif
