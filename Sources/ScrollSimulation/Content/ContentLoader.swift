#if CLI
  import ScrollPrimitives

  /// Makes the rows of a scenario from the data it names.
  public enum ContentLoader {
    /// Reads or generates the rows and reads recorded gestures, then checks that the script scrolls
    /// to rows and plays gestures that exist.
    ///
    /// - Throws: at the scenario's value when a file, a column or a gesture is not there, or a row of
    ///   the script is out of range; in the data file or the recordings when those are malformed.
    public static func load(_ located: LocatedScenario) throws(ScenarioError) -> ScenarioContent {
      var content: ScenarioContent
      switch located.scenario.data {
      case .csv(let source): content = try table(source, located.places)
      case .generated(let source): content = try generated(source, located.places)
      }
      for (index, entry) in located.scenario.script.enumerated() {
        switch entry.action {
        case .scrollTo(let scroll):
          guard let problem = content.problem(with: scroll.target) else { continue }
          throw ScenarioError(place: located.places.entry(index), message: problem)
        case .gestures(let gestures):
          try load(gestures, into: &content, located.places, entry: index)
        default: continue
        }
      }
      return content
    }

    /// The path of a data file: relative paths start in the folder of the scenario file.
    static func path(_ path: String, besides scenario: String) -> String {
      guard !path.hasPrefix("/"), let slash = scenario.lastIndex(of: "/") else { return path }
      return scenario[...slash] + path
    }

    private static func load(
      _ gestures: Scenario.Gestures, into content: inout ScenarioContent,
      _ places: LocatedScenario.Places, entry: Int
    ) throws(ScenarioError) {
      if content.recordings[gestures.path] == nil {
        content.recordings[gestures.path] = try GestureFile.read(
          path: path(gestures.path, besides: places.file), blame: places.gestures(entry).path)
      }
      if let unknown = content.unknownName(in: gestures) {
        throw ScenarioError(
          place: places.gestures(entry).name(unknown.index), message: unknown.message)
      }
    }

    private static func table(
      _ source: Scenario.CSVSource, _ places: LocatedScenario.Places
    ) throws(ScenarioError) -> ScenarioContent {
      let path = path(source.path, besides: places.file)
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

    /// Why a target cannot be scrolled to, or `nil`.
    fileprivate func problem(with target: Scenario.ScrollTo.Target) -> String? {
      switch target {
      case .row(let row):
        guard location(row: row) == nil else { return nil }
        return "there is no row \(row): the data has \(rowCount) rows, counted from 0"
      case .item(let section, let item):
        guard sectionCounts.indices.contains(section) else {
          return "there is no section \(section): the data has \(sectionCounts.count) sections, "
            + "counted from 0"
        }
        guard item < 0 || item >= sectionCounts[section] else { return nil }
        return "there is no item \(item) in section \(section): it has \(sectionCounts[section]) "
          + "items, counted from 0"
      }
    }
  }
#endif
