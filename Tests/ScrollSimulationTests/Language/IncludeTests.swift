#if CLI
  import Foundation
  import ScrollPrimitives
  import ScrollScenario
  import Testing

  @testable import ScrollSimulation

  @Suite struct IncludeTests {
    private static let base = """
      scrollsim: 1
      name: base
      viewport: {width: 100, height: 200, safe_area: {top: 10, bottom: 20}}
      refresh_rate: 90
      data: {generated: {items: 30, seed: 4}}
      script: [{wait: 1}, {wait: 2}]

      """

    private func refusal(_ path: String) -> ScenarioError? {
      scenarioError { () throws(ScenarioError) in try ScenarioFile.read(path: path) }
    }

    @Test("mappings are merged deeply, lists are replaced, and the including file wins")
    func merging() throws {
      let scenario = try withFiles([
        "base.yaml": Self.base,
        "main.yaml": """
        scrollsim: 1
        include: base.yaml
        name: main
        viewport: {width: 320, safe_area: {top: 44}}
        data: {generated: {items: 5}}
        script: [{wait: 3}]
        """,
      ]) { try ScenarioFile.read(path: $0 + "/main.yaml").scenario }
      #expect(scenario.name == "main" && scenario.refreshRate == 90)
      #expect(scenario.viewport.size.width == 320 && scenario.viewport.size.height == 200)
      #expect(scenario.viewport.safeArea.top == 44 && scenario.viewport.safeArea.bottom == 20)
      #expect(scenario.data == .generated(.init(items: 5, seed: 4)))
      #expect(scenario.script == [.init(.wait(3))])
    }

    @Test("an empty value takes a key away, and of several files the later wins")
    func removing() throws {
      let scenario = try withFiles([
        "base.yaml": Self.base, "more.yaml": "refresh_rate: 30\nframe_cost: 2\n",
        "main.yaml": """
        scrollsim: 1
        include: [base.yaml, more.yaml]
        data: {generated: ~, outline: {children: [3]}}
        """,
      ]) { try ScenarioFile.read(path: $0 + "/main.yaml").scenario }
      #expect(scenario.refreshRate == 30 && scenario.frameCost == 2)
      #expect(scenario.data == .outline(.init(children: [3])))
    }

    @Test("variables and their values are merged, too")
    func variables() throws {
      let scenario = try withFiles([
        "base.yaml": Self.base + "variables: {cost: 1, spare: 2}\nframe_cost: ${cost}\n",
        "main.yaml": "scrollsim: 1\ninclude: base.yaml\nvariables: {cost: 3}\n",
      ]) { try ScenarioFile.read(path: $0 + "/main.yaml").scenario }
      #expect(scenario.frameCost == 3)
    }

    @Test("files are found from the folder of the file that names them")
    func folders() throws {
      try withFiles(["main.yaml": "scrollsim: 1\ninclude: parts/base.yaml\n"]) { folder in
        let parts = folder + "/parts"
        try FileManager.default.createDirectory(
          atPath: parts + "/deep", withIntermediateDirectories: true)
        let base = Self.base.replacing(
          "{generated: {items: 30, seed: 4}}", with: "{csv: rows.csv, title: t}")
        try Data((base + "include: deep/one.yaml\n").utf8).write(
          to: URL(fileURLWithPath: parts + "/base.yaml"))
        try Data("gestures: ../taps.csv\n".utf8).write(
          to: URL(fileURLWithPath: parts + "/deep/one.yaml"))
        let located = try ScenarioFile.read(path: folder + "/main.yaml")
        #expect(
          located.scenario.data == .csv(.init(path: "parts/rows.csv", title: "t")))
        #expect(
          located.scenario.script.first?.action
            == .gestures(.init(path: "parts/deep/../taps.csv")))
        let error = scenarioError { () throws(ScenarioError) in try ContentLoader.load(located) }
        #expect(error?.file == parts + "/base.yaml" && error?.line == 5)
      }
    }

    @Test("a mistake in an included file has the place of that file")
    func places() throws {
      try withFiles([
        "base.yaml": Self.base.replacing("90", with: "9000"),
        "main.yaml": "scrollsim: 1\ninclude: base.yaml\nframe_cost: -1\n",
      ]) { folder in
        #expect(
          refusal(folder + "/main.yaml")?.description
            == folder + "/main.yaml:3:13: error: 'frame_cost' must be 0 or more, not -1")
        let problems = ScenarioFile.problems(path: folder + "/main.yaml")
        #expect(
          problems.map(\.description) == [
            folder + "/main.yaml:3:13: error: 'frame_cost' must be 0 or more, not -1",
            folder + "/base.yaml:4:15: error: 'refresh_rate' must be from 1 to 1000, not 9000",
          ])
      }
    }

    @Test(
      "an include that cannot be is refused at its place",
      arguments: [
        ("include: nowhere.yaml", 2, 10, "nowhere.yaml' is not there"),
        ("include: [good.yaml, '']", 2, 22, "must not be empty"),
        ("include: 5", 2, 10, "put it in quotes"),
        ("include: {a: 1}", 2, 10, "must be a text, not a mapping"),
        ("include: .", 2, 10, "is not a file"),
        ("include: /dev/zero", 2, 10, "is not a file"),
        ("include: ./x/../main.yaml", 2, 10, "a file cannot include itself"),
      ])
    func refused(_ text: String, _ line: Int, _ column: Int, _ fragment: String) throws {
      try withFiles(["main.yaml": "scrollsim: 1\n" + text, "good.yaml": "name: a"]) { folder in
        let error = try #require(refusal(folder + "/main.yaml"))
        #expect(error.line == line && error.column == column, "\(error)")
        #expect(error.message.contains(fragment), "\(error)")
      }
    }

    @Test("circles, and files that are no scenarios, are refused in the file that names them")
    func circles() throws {
      try withFiles([
        "main.yaml": "include: a.yaml", "a.yaml": "name: x\ninclude: b.yaml",
        "b.yaml": "include: a.yaml",
        "list.yaml": "include: broken.yaml", "broken.yaml": "- 1",
        "newer.yaml": "include: two.yaml",
        "two.yaml": "scrollsim: 2",
      ]) { folder in
        let circle = try #require(refusal(folder + "/main.yaml"))
        #expect(circle.file == folder + "/b.yaml" && circle.line == 1 && circle.column == 10)
        #expect(circle.message.contains("a.yaml', which includes"))
        let list = try #require(refusal(folder + "/list.yaml"))
        #expect(
          list.description == folder
            + "/broken.yaml:1:1: error: an included file must be a mapping, not a list")
        let newer = try #require(refusal(folder + "/newer.yaml"))
        #expect(newer.description.contains("two.yaml:1:12: error: version 2 of the format"))
      }
    }

    @Test("too deep and too many are refused")
    func limits() throws {
      var files = [
        "wide.yaml": "include: [\(Array(repeating: "x.yaml", count: 300).joined(separator: ", "))]"
      ]
      files["x.yaml"] = "name: x"
      for level in 0..<20 { files["d\(level).yaml"] = "include: d\(level + 1).yaml" }
      try withFiles(files) { folder in
        let deep = try #require(refusal(folder + "/d0.yaml"))
        #expect(deep.file == folder + "/d15.yaml" && deep.message.contains("16 deep at most"))
        #expect(refusal(folder + "/wide.yaml")?.message.contains("at most 256 files") == true)
      }
    }
  }
#endif
