#if CLI
  import ScrollScenario
  import ScrollTools

  /// Reads rows from a file with a JSON object in each line.
  enum JSONLinesFile {
    /// Titles, texts and sections of the lines, in order. Lines of nothing but spaces are skipped.
    ///
    /// - Parameters:
    ///   - text: the file, without a byte order mark.
    ///   - file: the name shown in errors.
    ///   - source: which members make a row. A line without a title is an error; a missing section or text is
    ///     empty.
    static func read(
      text: String, file: String, _ source: Scenario.JSONLinesSource
    ) throws(ScenarioError) -> ScenarioContent {
      var table = TableContent()
      var counts: [Int] = []
      if source.section == nil {
        table.sectionTitles = [""]
        counts = [0]
      }
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, scalars) in lines.enumerated() {
        guard scalars.contains(where: { !$0.properties.isWhitespace }) else { continue }
        func error(_ message: String, _ offset: Int) -> ScenarioError {
          ScenarioError(file: file, line: number + 1, column: offset + 1, message: message)
        }
        let line: JSONLine
        do throws(JSONLine.Problem) {
          line = try JSONLine(Array(scalars))
        } catch let problem {
          throw error(problem.message, problem.offset)
        }
        guard let title = line.members[source.title] else {
          let hint = Suggestion.phrase(for: source.title, among: line.members.keys.sorted())
          throw error("the line has no text '\(source.title)'\(hint)", line.start)
        }
        if let name = source.section {
          let section = line.members[name] ?? ""
          if table.sectionTitles.last != section {
            table.sectionTitles.append(section)
            counts.append(0)
          }
        }
        counts[counts.count - 1] += 1
        table.titles.append(title)
        if let name = source.text {
          let text = line.members[name] ?? ""
          table.texts.append(text)
          table.wrapping.append(text)
        }
      }
      return ScenarioContent(table: table, sectionCounts: counts)
    }
  }
#endif
