#if CLI
  import ScrollTools
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  /// Reading comma-separated files takes work linear in their bytes, for any number of columns.
  @Suite struct CSVCostTests {
    private static func text(columns: Int, quoted: Bool) -> String {
      func line(_ name: String) -> String {
        (0..<columns).map { quoted ? "\"\(name)\($0)\"" : "\(name)\($0)" }.joined(separator: ",")
      }
      return line("ä") + "\n" + line("v") + "\n"
    }

    @Test("columns are counted once over a line", arguments: [false, true])
    func linear(quoted: Bool) throws {
      for columns in [10, 1000, 20_000] {
        let text = Self.text(columns: columns, quoted: quoted)
        let check = try CSVReader(text, file: "wide.csv")
        #expect(check.columnWork <= text.utf8.count, "\(columns) columns")
        #expect(check.headerPlaces.count == columns)
        let last = try #require(check.headerPlaces.last)
        let header = text.split(separator: "\n")[0].unicodeScalars.count
        let name = "ä\(columns - 1)".unicodeScalars.count + (quoted ? 2 : 0)
        #expect(last == SourcePlace(file: "wide.csv", line: 1, column: header - name + 1))
      }
    }

    @Test("a name that comes twice is found among many, at its place")
    func repeated() throws {
      let names = (0..<5000).map { "c\($0)" } + ["c77"]
      let text = names.joined(separator: ",") + "\n" + names.joined(separator: ",") + "\n"
      let error = try #require(
        scenarioError { () throws(ScenarioError) in try CSVRecords(text: text, file: "wide.csv") })
      #expect(error.message == "a second column named 'c77'")
      #expect(error.column == names.dropLast().reduce(1) { $0 + $1.count + 1 })
    }

    @Test("a quote that is never closed is an error where it opens")
    func open() throws {
      let text = "a,b\n1,\"2\n3,4\n"
      let error = try #require(
        scenarioError { () throws(ScenarioError) in try CSVReader(text, file: "open.csv") })
      #expect(error.line == 2 && error.column == 3 && error.message.contains("never closed"))
    }
  }
#endif
