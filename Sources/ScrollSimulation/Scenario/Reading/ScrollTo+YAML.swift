#if CLI
  extension Scenario.ScrollTo {
    private enum Key: String, YAMLKey {
      case section, item, row, at, animated
    }

    /// `section` and `item`, or `row`. Whether there is such a row is not known before the data is
    /// loaded.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        try Self.target(map),
        at: try map.word(.at, default: .top),
        animated: try map.boolean(.animated, default: false))
    }

    private static func target(_ map: YAMLMapping<Key>) throws(ScenarioError) -> Target {
      if let row = map[.row] {
        for (key, place) in map.keys where key == .section || key == .item {
          throw ScenarioError(
            place: place, message: "the key '\(key.rawValue)' cannot stand beside 'row'")
        }
        return .row(try row.whole(in: 0...Int.max))
      }
      guard map[.section] != nil || map[.item] != nil else {
        throw map.value.error("'scroll_to' needs the key 'row' or the keys 'section' and 'item'")
      }
      return .item(
        section: try map.required(.section).whole(in: 0...Int.max),
        item: try map.required(.item).whole(in: 0...Int.max))
    }
  }
#endif
