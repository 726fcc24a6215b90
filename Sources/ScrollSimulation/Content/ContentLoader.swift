#if CLI
  import ScrollPrimitives
  public import ScrollScenario
  import ScrollTools

  /// Makes the rows of a scenario from the data it names.
  public enum ContentLoader {
    /// Reads or generates the rows and reads recorded gestures, then follows the script: rows and
    /// gestures it names exist when it gets there.
    ///
    /// - Throws: at the scenario's value when a file, a column or a gesture is not there, or a row of
    ///   the script is out of range; in the data file or the recordings when those are malformed.
    public static func load(_ located: LocatedScenario) throws(ScenarioError) -> ScenarioContent {
      let (content, problems) = try read(located)
      if let problem = problems.first { throw problem }
      return content
    }

    /// The rows of a scenario, and everything that keeps its script from being followed.
    ///
    /// - Returns: no content where the rows cannot be made.
    static func look(
      at located: LocatedScenario
    ) -> (content: ScenarioContent?, problems: [ScenarioError]) {
      do throws(ScenarioError) {
        return try read(located)
      } catch {
        return (nil, [error])
      }
    }

    private static func read(
      _ located: LocatedScenario
    ) throws(ScenarioError) -> (content: ScenarioContent, problems: [ScenarioError]) {
      var content = try rows(of: located)
      let unread = readGestures(of: located, into: &content)
      return (content, content.problems(with: located, besides: unread))
    }

    /// The rows, and the costs that files have.
    private static func rows(
      of located: LocatedScenario
    ) throws(ScenarioError) -> ScenarioContent {
      var content: ScenarioContent
      switch located.scenario.data {
      case .csv(let source): content = try table(source, located.places)
      case .jsonLines(let source):
        let path = SourceText.path(source.path, besides: located.places.file)
        let text = try SourceText.read(path: path, blame: located.places.data("jsonl"))
        content = try JSONLinesFile.read(text: text, file: path, source)
      case .generated(let source): content = try generated(source, located.places)
      case .outline(let source): content = try outline(source, located.places)
      case .recording(let source):
        content = ScenarioContent(
          journal: try JournalFile.read(
            path: SourceText.path(source.path, besides: located.places.file),
            blame: located.places.data("recording")))
      }
      if let problem = content.problem(with: located.scenario.layout) {
        throw ScenarioError(
          place: located.places.layout ?? SourcePlace(file: located.places.file), message: problem)
      }
      for case .file(let name, let column) in located.scenario.cells.all {
        let place = located.places.costs ?? SourcePlace(file: located.places.file)
        content.costs[ScenarioContent.CostColumn(path: name, column: column)] =
          try CostSamples.read(
            path: SourceText.path(name, besides: located.places.file), column: column, blame: place)
      }
      return content
    }

    /// Reads the recordings that a script plays.
    ///
    /// - Returns: the problem of each file that could not be read, by the number of the first entry that
    ///   plays it.
    private static func readGestures(
      of located: LocatedScenario, into content: inout ScenarioContent
    ) -> [Int: ScenarioError] {
      var problems: [Int: ScenarioError] = [:]
      for (index, entry) in located.scenario.script.enumerated() {
        guard case .gestures(let gestures) = entry.action,
          content.recordings[gestures.path] == nil
        else { continue }
        do throws(ScenarioError) {
          content.recordings[gestures.path] = try GestureFile.read(
            path: SourceText.path(gestures.path, besides: located.places.file),
            blame: located.places.gestures(index).path)
        } catch {
          problems[index] = error
        }
      }
      return problems
    }

    /// The paths of all files that a scenario is read from, and of those that ``load(_:)`` reads.
    package static func files(of located: LocatedScenario) -> [String] {
      var names: [String] = []
      switch located.scenario.data {
      case .csv(let source): names.append(source.path)
      case .jsonLines(let source): names.append(source.path)
      case .recording(let source): names.append(source.path)
      case .generated, .outline: break
      }
      for case .file(let name, _) in located.scenario.cells.all { names.append(name) }
      for entry in located.scenario.script {
        if case .gestures(let gestures) = entry.action { names.append(gestures.path) }
      }
      return located.files + names.map { SourceText.path($0, besides: located.places.file) }
    }

    private static func table(
      _ source: Scenario.CSVSource, _ places: LocatedScenario.Places
    ) throws(ScenarioError) -> ScenarioContent {
      let path = SourceText.path(source.path, besides: places.file)
      let records = try CSVRecords(
        text: SourceText.read(path: path, blame: places.data("csv")), file: path)
      let title = try records.column(source.title, blame: places.data("title"))
      var section: Int?
      if let name = source.section {
        section = try records.column(name, blame: places.data("section"))
      }
      var text: Int?
      if let name = source.text { text = try records.column(name, blame: places.data("text")) }
      return ScenarioContent(records, section: section, title: title, text: text)
    }

    /// Values made in Swift may not keep to the limits; those that cannot be counted are refused.
    private static func generated(
      _ source: Scenario.GeneratedSource, _ places: LocatedScenario.Places
    ) throws(ScenarioError) -> ScenarioContent {
      let limit = Scenario.GeneratedSource.sectionLimit
      guard source.items >= 0, (1...limit).contains(source.sections), source.heights != .choice([])
      else {
        throw ScenarioError(
          place: SourcePlace(file: places.file),
          message: "generated data needs 0 or more items, 1 to \(limit) sections, and a height")
      }
      return ScenarioContent(generated: source)
    }

    private static func outline(
      _ source: Scenario.OutlineSource, _ places: LocatedScenario.Places
    ) throws(ScenarioError) -> ScenarioContent {
      if let problem = source.problem {
        throw ScenarioError(place: SourcePlace(file: places.file), message: problem)
      }
      return ScenarioContent(outline: source)
    }
  }

  extension ScenarioContent {
    /// Runs of equal values in the column `section` become sections; without one all rows are in
    /// one section with an empty title.
    fileprivate init(_ records: CSVRecords, section: Int?, title: Int, text: Int?) {
      var table = TableContent()
      var counts: [Int] = []
      if section == nil {
        table.sectionTitles = [""]
        counts = [0]
      }
      for row in records.rows {
        if let section, table.sectionTitles.last != row[section] {
          table.sectionTitles.append(row[section])
          counts.append(0)
        }
        counts[counts.count - 1] += 1
        table.titles.append(row[title])
        if let text {
          table.texts.append(row[text])
          table.wrapping.append(row[text])
        }
      }
      self.init(table: table, sectionCounts: counts)
    }
  }
#endif
