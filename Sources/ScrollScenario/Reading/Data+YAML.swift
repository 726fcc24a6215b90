#if CLI
  import ScrollTools

  extension Scenario.DataSource {
    private enum Key: String, YAMLKey {
      case csv, jsonl, section, title, text, generated, outline, recording
    }

    /// The places of the values under `data`, by key.
    static func places(yaml value: YAMLValue) throws(ScenarioError) -> [String: SourcePlace] {
      let map = try YAMLMapping<Key>(value)
      var places: [String: SourcePlace] = [:]
      for (key, place) in map.keys { places[key.rawValue] = map[key]?.place ?? place }
      return places
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      if let recording = map[.recording] {
        try Self.refuseOthers(beside: .recording, map)
        self = .recording(Scenario.RecordingSource(path: try recording.filePath()))
        return
      }
      if let outline = map[.outline] {
        try Self.refuseOthers(beside: .outline, map)
        self = .outline(try Scenario.OutlineSource(yaml: outline))
        return
      }
      guard let generated = map[.generated] else {
        if let lines = map[.jsonl] {
          if let csv = map.keys.first(where: { $0.key == .csv }) {
            throw ScenarioError(
              place: csv.place, message: "the key 'csv' cannot stand beside 'jsonl'")
          }
          self = .jsonLines(
            Scenario.JSONLinesSource(
              path: try lines.filePath(),
              section: try map[.section]?.nonEmptyText(),
              title: try map.required(.title).nonEmptyText(),
              text: try map[.text]?.nonEmptyText()))
          return
        }
        guard map[.csv] != nil else {
          throw value.error(
            "\(value.label) needs one of the keys 'csv', 'jsonl', 'generated', 'outline' and 'recording'"
          )
        }
        self = .csv(
          Scenario.CSVSource(
            path: try map.required(.csv).filePath(),
            section: try map[.section]?.nonEmptyText(),
            title: try map.required(.title).nonEmptyText(),
            text: try map[.text]?.nonEmptyText()))
        return
      }
      try Self.refuseOthers(beside: .generated, map)
      self = .generated(try Scenario.GeneratedSource(yaml: generated))
    }

    private static func refuseOthers(
      beside only: Key, _ map: YAMLMapping<Key>
    ) throws(ScenarioError) {
      for (key, place) in map.keys where key != only {
        throw ScenarioError(
          place: place,
          message: "the key '\(key.rawValue)' cannot stand beside '\(only.rawValue)'")
      }
    }
  }

  extension Scenario.GeneratedSource {
    private enum Key: String, YAMLKey {
      case items, sections, seed, heights
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        items: try map.required(.items).whole(in: 0...Self.itemLimit),
        sections: try map[.sections]?.whole(in: 1...Self.sectionLimit) ?? 1,
        seed: try map[.seed]?.whole(in: 0...UInt64.max) ?? 0,
        heights: try map.read(
          .heights, default: .fixed(44), Scenario.HeightDistribution.init(yaml:)))
    }
  }
#endif
