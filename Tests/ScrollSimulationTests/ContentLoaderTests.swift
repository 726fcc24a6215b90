#if CLI
  import Foundation
  import ScrollPrimitives
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools
  import TestSupport
  import Testing

  @Suite struct ContentLoaderTests {
    @Test("a file becomes sections, titles, texts and heights")
    func fixture() throws {
      let located = try ScenarioFile.read(path: scenarioPath("everything.yaml"))
      let content = try ContentLoader.load(located)
      #expect(content.sectionCounts == [2, 1, 1])
      #expect((0..<3).map(content.sectionTitle) == ["Italy", "Japan", "Italy"])
      #expect(content.title(section: 0, item: 1) == "Bra, Piedmont")
      #expect(content.text(section: 0, item: 1) == "Brà;Bra\nPiemonte")
      #expect(content.title(section: 1, item: 0) == "The \"Misato\"")
      #expect(content.text(section: 2, item: 0) == "")
      #expect(content.rowHeight(section: 0, item: 1, width: 390) == 76)
      #expect(content.rowHeight(section: 2, item: 0, width: 390) == 44)
    }

    /// Loads `csv` with the columns a and b as title and text, and the section column s if wanted.
    private func load(
      _ csv: String, section: Bool = false, script: [Scenario.ScriptEntry] = []
    ) throws -> ScenarioContent {
      try withFiles(["d.csv": csv]) { folder in
        let data = Scenario.CSVSource(
          path: "d.csv", section: section ? "s" : nil, title: "a", text: "b")
        let scenario = Scenario(
          name: "x", viewport: .init(size: .zero), data: .csv(data), script: script)
        return try ContentLoader.load(
          LocatedScenario(scenario, places: .init(file: folder + "/x.yaml")))
      }
    }

    @Test("line ends, a byte order mark and a missing last line end change nothing")
    func forms() throws {
      let forms = [
        "a,b\n1,2\n3,\n", "a,b\r\n1,2\r\n3,\r\n", "\u{FEFF}a,b\n1,2\n3,", "a,b\r\n\"1\",2\n3,\"\"",
      ]
      for form in forms {
        let content = try load(form)
        #expect(content.sectionCounts == [2], "\(form)")
        #expect(content.title(section: 0, item: 0) == "1", "\(form)")
        #expect(content.text(section: 0, item: 0) == "2", "\(form)")
        #expect(content.text(section: 0, item: 1) == "", "\(form)")
      }
    }

    @Test("an empty last record in quotes is a row, with or without a line end")
    func emptyLastRecord() throws {
      for form in ["a\n1\n\"\"", "a\n1\n\"\"\n"] {
        try withFiles(["d.csv": form]) { folder in
          let scenario = Scenario(
            name: "x", viewport: .init(size: .zero), data: .csv(.init(path: "d.csv", title: "a")))
          let located = LocatedScenario(scenario, places: .init(file: folder + "/x.yaml"))
          let content = try ContentLoader.load(located)
          #expect(content.sectionCounts == [2])
          #expect(content.title(section: 0, item: 1) == "")
        }
      }
    }

    @Test("a header alone is an empty list")
    func headerOnly() throws {
      for form in ["a,b", "a,b\n", "a,b\r\n"] {
        #expect(try load(form).sectionCounts == [0])
      }
      #expect(try load("s,a,b\n", section: true).sectionCounts == [])
    }

    @Test("quotes keep commas, line ends and quotes")
    func quotes() throws {
      let content = try load("a,b\n\"1,\n2\",\"x\"\"y\r\nz\"\n\"\"\"\"\"\",\n")
      #expect(content.title(section: 0, item: 0) == "1,\n2")
      #expect(content.text(section: 0, item: 0) == "x\"y\r\nz")
      #expect(content.title(section: 0, item: 1) == "\"\"")
    }

    @Test("random tables come back as they were written")
    func roundTrip() throws {
      let pieces = ["a", "é", "名", ",", "\"", "\n", "\r\n", " ", ";", "😀", "\u{2028}"]
      for seed in UInt64(0)..<60 {
        var random = SeededGenerator(seed: seed)
        let rows = (0..<20).map { _ in
          (0..<2).map { _ in
            let length = Int.random(in: 0...5, using: &random)
            return (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
          }
        }
        let text = rows.map { row in
          row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
        }
        let content = try load("a,b\n" + text.joined(separator: "\n"))
        #expect(content.sectionCounts == [20], "seed \(seed)")
        for (item, row) in rows.enumerated() {
          #expect(content.title(section: 0, item: item) == row[0], "seed \(seed)")
          #expect(content.text(section: 0, item: item) == row[1], "seed \(seed)")
        }
      }
    }

    @Test(
      "a malformed file is refused where it is malformed",
      arguments: [
        ("»", "the file is empty"),
        ("a,b\n1,»\"2\n3,4\n", "never closed"),
        ("a,b\n\"x\ny\",2\n1,»\"2\n", "never closed"),
        ("a,b\n1,2»\"\n", "a quote inside a field"),
        ("a,b\n1, »\"2\"\n", "a quote inside a field"),
        ("a,b\n1,\"2\"»x\n", "only a comma or a line end may follow"),
        ("a,b\n1,\"2\"» \n", "only a comma or a line end may follow"),
        ("a,b\n1,\"2\"»\r", "only a comma or a line end may follow"),
        ("a,b\n1»\n", "the record ends after 1 fields, but the header has 2"),
        ("a,b\r\n1,2\r\n1»", "the record ends after 1 fields, but the header has 2"),
        ("a,b\n1,2,»3\n", "more than the 2 fields of the header"),
        ("a,b\n\"é\n\",2,»\n", "more than the 2 fields of the header"),
        ("a,b\n1,2\n»\n3,4\n", "an empty line"),
        ("a,b\n1,2\n»\r\n", "an empty line"),
        ("a,b,»a\n", "a second column named 'a'"),
        ("a,b\n1,2»\r3,4\n", "a line separator other than LF and CR LF"),
        ("a,b\n1,é»\u{2028}\n", "a line separator other than LF and CR LF"),
        ("a,b\n1,»\u{85}\n", "a line separator other than LF and CR LF"),
        ("a,b\n1,»\u{C}\n", "a line separator other than LF and CR LF"),
        ("a,b\n1»,\u{301}2\n", "a mark that combines with this comma"),
        ("a,b\n1,»\"\u{301}2\"\n", "a mark that combines with this comma or quote"),
        ("a,b\n1\u{600}»,2\n", "a mark that combines with this comma or quote"),
      ])
    func malformed(_ marked: String, _ fragment: String) throws {
      let input = MarkedText(marked)
      let error = try #require(throws: ScenarioError.self) { try load(input.text) }
      #expect(error.line == input.line && error.column == input.column, "\(error)")
      #expect(error.message.contains(fragment), "\(error)")
      #expect(error.file.hasSuffix("/d.csv"))
    }

    @Test("bytes that are not UTF-8 are refused in the data file")
    func invalidBytes() throws {
      try withFiles([:]) { folder in
        let path = folder + "/d.csv"
        try Data(Array("a,b\n1,é".utf8) + [0xFF]).write(to: URL(fileURLWithPath: path))
        let scenario = Scenario(
          name: "x", viewport: .init(size: .zero), data: .csv(.init(path: path, title: "a")))
        let error = scenarioError { () throws(ScenarioError) in
          try ContentLoader.load(LocatedScenario(scenario, places: .init(file: "x.yaml")))
        }
        #expect(error?.description == "\(path):2:4: error: the byte 0xFF is not valid UTF-8")
      }
    }
  }

  @Suite struct ContentPlaceTests {
    /// Loads everything.yaml with one part replaced; `»` in it says where the error is expected.
    private func expectError(
      replacing part: String, with change: String, _ fragment: String
    ) throws {
      let marked = MarkedText(
        try scenarioText("everything.yaml").replacing(part, with: change))
      #expect(marked.line > 0)
      let located = try ScenarioFile.parse(
        text: marked.text, name: scenarioPath("everything.yaml"))
      let error = try #require(
        scenarioError { () throws(ScenarioError) in try ContentLoader.load(located) })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(fragment), "\(error)")
      #expect(error.file == scenarioPath("everything.yaml"))
    }

    @Test("a missing data file is refused at the key that names it")
    func missingFile() throws {
      try expectError(replacing: "csv: places.csv", with: "csv: »place.csv", "is not there")
    }

    @Test("a missing column is refused at the key that names it, with the columns there are")
    func missingColumn() throws {
      try expectError(
        replacing: "title: name", with: "title: »nane",
        "has no column 'nane', did you mean 'name'?; its columns: country, name, other names")
      try expectError(
        replacing: "section: country", with: "section: »state", "has no column 'state'")
      try expectError(
        replacing: "text: other names", with: "text: »other_names", "did you mean 'other names'?")
    }

    @Test("a row that is not there is refused at its entry of the script")
    func outOfRange() throws {
      try expectError(
        replacing: "- scroll_to: {row: 2}", with: "- »scroll_to: {row: 4}",
        "there is no row 4: the data has 4 rows, counted from 0")
      try expectError(
        replacing: "- scroll_to: {section: 1,", with: "- »scroll_to: {section: 3,",
        "there is no section 3: the data has 3 sections")
      try expectError(
        replacing: "- scroll_to: {section: 1, item: 0", with: "- »scroll_to: {section: 1, item: 1",
        "there is no item 1 in section 1: it has 1 items")
    }

    @Test("paths are relative to the scenario's folder unless they start at the root")
    func paths() throws {
      try withFiles(["d.csv": "a\n1\n"]) { folder in
        let source = { Scenario.DataSource.csv(.init(path: $0, title: "a")) }
        var scenario = Scenario(name: "", viewport: .init(size: .zero), data: source("d.csv"))
        let near = LocatedScenario(scenario, places: .init(file: folder + "/x.yaml"))
        let nearRows = try ContentLoader.load(near).rowCount
        #expect(nearRows == 1)
        scenario.data = source(folder + "/d.csv")
        let far = LocatedScenario(scenario, places: .init(file: "elsewhere/x.yaml"))
        let farRows = try ContentLoader.load(far).rowCount
        #expect(farRows == 1)
      }
    }

    @Test("generated data made in Swift that cannot be counted is refused")
    func generatedLimits() {
      let sources: [Scenario.GeneratedSource] = [
        .init(items: -1), .init(items: 1, sections: 0), .init(items: 1, sections: .max),
        .init(items: 1, heights: .choice([])),
      ]
      for source in sources {
        let scenario = Scenario(
          name: "", viewport: .init(size: LayoutSize()), data: .generated(source))
        let error = scenarioError { () throws(ScenarioError) in
          try ContentLoader.load(LocatedScenario(scenario, places: .init(file: "x.yaml")))
        }
        #expect(error?.place == SourcePlace(file: "x.yaml"))
      }
    }
  }
#endif
