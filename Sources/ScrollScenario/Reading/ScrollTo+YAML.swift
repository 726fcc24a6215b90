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
        try Target(map, row: .row, section: .section, item: .item),
        at: try map.word(.at, default: .top),
        animated: try map.boolean(.animated, default: false))
    }
  }

  extension Scenario.ScrollTo.Target {
    /// The row that a mapping names by its number over all sections, by a word, or by its section.
    init<Key: YAMLKey>(
      _ map: YAMLMapping<Key>, row: Key, section: Key, item: Key
    ) throws(ScenarioError) {
      if let value = map[row] {
        for (key, place) in map.keys where key == section || key == item {
          throw ScenarioError(
            place: place, message: "the key '\(key.rawValue)' cannot stand beside 'row'")
        }
        if case .text = value.kind {
          self = .place(try value.word())
        } else {
          self = .row(try value.whole(in: 0...Int.max))
        }
        return
      }
      guard map[section] != nil || map[item] != nil else {
        throw map.value.error(
          "\(map.value.label) needs the key 'row' or the keys 'section' and 'item'")
      }
      self = .item(
        section: try map.required(section).whole(in: 0...Int.max),
        item: try map.required(item).whole(in: 0...Int.max))
    }
  }
#endif
