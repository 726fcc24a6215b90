#if CLI
  import ScrollScenario
  import ScrollTools
  import Testing

  @testable import ScrollSimulation

  extension ScenarioBadInputTests {
    static let gestures: [BadInput] = [
      .script("- gestures: »5", "must be the name of a file or a mapping, not the number 5"),
      .script("- gestures: »''", "'gestures' must not be empty"),
      .script("- gestures: »{}", "lacks the key 'file'"),
      .script("- gestures: {file: »[a]}", "'file' must be a text, not a list"),
      .script("- gestures: {file: a, »olny: [b]}", "did you mean 'only'?"),
      .script("- gestures: {file: a, only: »b}", "'only' must be a list"),
      .script("- gestures: {file: a, only: »[]}", "'only' must not be empty"),
      .script("- gestures: {file: a, only: [b, »7]}", "must be a text; put it in quotes"),
      .script("- gestures: {file: a, pause: »-1}", "must be from 0 to 86400"),
      .script("- gestures: {file: a, pause: »idel}", "did you mean 'idle'?"),
      .script("- gestures: {file: a, pause: »[]}", "a number of seconds or 'idle', not a list"),
      .script("- gestures: {file: a, scale: »0}", "must be more than 0, at most 100, not 0"),
      .script("- gestures: {file: a, scale: »101}", "must be more than 0, at most 100, not 101"),
      .script("- gestures: a\n  - {at: »9, wait: 1}", "is not known beforehand"),
      .init("script:\n  - wait: 1", "gestures: {»fiel: a}", "did you mean 'file'?"),
      .init("script:", "gestures: a\nscript:\n  - {at: »9, wait: 1}", "is not known beforehand"),
      .init(
        text: "»scrollsim: 1\nname: a\nviewport: {width: 1, height: 1}\ndata: {csv: a, title: b}",
        fragment: "lacks the key 'script'"),
    ]
  }

  /// Gestures in scenario files, and what the loader makes of them.
  @Suite struct GestureScenarioTests {
    private static let head = """
      scrollsim: 1
      name: fingers
      viewport: {width: 390, height: 844}
      data: {generated: {items: 50}}

      """

    @Test("gestures beside the script come before it, and need none")
    func topLevel() throws {
      let short = try ScenarioFile.parse(text: Self.head + "gestures: a.csv", name: "x.yaml")
      #expect(short.scenario.script == [.init(.gestures(.init(path: "a.csv")))])
      #expect(short.places.entry(0) == SourcePlace(file: "x.yaml", line: 5, column: 11))
      let text = Self.head + "script:\n  - wait: 1\ngestures: {file: a.csv, only: [b]}\n"
      let long = try ScenarioFile.parse(text: text, name: "x.yaml")
      #expect(
        long.scenario.script == [
          .init(.gestures(.init(path: "a.csv", only: ["b"]))), .init(.wait(1)),
        ])
      #expect(long.places.entries.map(\.line) == [7, 6])
      #expect(long.places.gestures(0).name(0).column == 32)
    }

    @Test("the defaults are all gestures, a pause until rest, and points for pixels")
    func defaults() throws {
      let forms = ["a.csv", "{file: a.csv}", "{file: a.csv, pause: idle, scale: 1}"]
      for form in forms {
        let text = Self.head + "script:\n  - gestures: \(form)"
        let scenario = try ScenarioFile.parse(text: text, name: "x").scenario
        #expect(scenario.script == [.init(.gestures(.init(path: "a.csv", pause: .idle, scale: 1)))])
      }
    }

    private func load(_ script: String, csv: String = small) throws -> ScenarioContent {
      try withFiles(["g.csv": csv]) { folder in
        let located = try ScenarioFile.parse(text: Self.head + script, name: folder + "/x.yaml")
        return try ContentLoader.load(located)
      }
    }

    private static let small = """
      gesture,event,t_ms,x_px,y_px
      A,down,0,1,2
      A,up,10,1,2
      B,down,0,1,2
      B,up,20,1,2
      """

    @Test("recordings are read once, from beside the scenario, and picked in the order asked for")
    func picked() throws {
      let content = try load("script:\n  - gestures: g.csv\n  - gestures: {file: g.csv, only: [B]}")
      #expect(content.recordings.keys.sorted() == ["g.csv"])
      #expect(content.recordings(for: .init(path: "g.csv")).map(\.name) == ["A", "B"])
      let only = content.recordings(for: .init(path: "g.csv", only: ["B", "A", "B"]))
      #expect(only.map(\.name) == ["B", "A", "B"])
      #expect(only.map(\.duration) == [0.02, 0.01, 0.02])
    }

    @Test(
      "what the file does not have is refused where the scenario asks for it",
      arguments: [
        ("gestures: »h.csv", "is not there"),
        ("gestures: {file: »h.csv, only: [A]}", "is not there"),
        ("gestures: {file: g.csv, only: [A, »C]}", "'g.csv' has no gesture 'C'"),
        ("script:\n  - gestures: {only: [»a], file: g.csv}", "did you mean 'A'?"),
      ])
    func missing(_ marked: String, _ fragment: String) throws {
      let input = MarkedText(Self.head + marked)
      let error = try #require(throws: ScenarioError.self) {
        try load(String(input.text.dropFirst(Self.head.count)))
      }
      #expect(error.line == input.line && error.column == input.column, "\(error)")
      #expect(error.message.contains(fragment), "\(error)")
      #expect(error.file.hasSuffix("/x.yaml"))
    }

    @Test("what is wrong in the recordings is refused there, not in the scenario")
    func malformed() throws {
      let error = try #require(throws: ScenarioError.self) {
        try load("gestures: g.csv", csv: Self.small.replacing("B,down", with: "B,press"))
      }
      #expect(error.file.hasSuffix("/g.csv") && error.line == 4 && error.column == 3, "\(error)")
    }
  }
#endif
