#if CLI
  import ScrollPrimitives

  extension Scenario.Edit {
    private enum Key: String, YAMLKey {
      case section, item, row, count, animated
    }

    private static func count(_ value: YAMLValue) throws(ScenarioError) -> Int {
      try value.whole(in: 1...countLimit)
    }

    static func insert(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      let (target, count) = try range(yaml: value)
      return .insert(at: target, count: count)
    }

    static func delete(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      let (target, count) = try range(yaml: value)
      return .delete(at: target, count: count)
    }

    static func prepend(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      .prepend(try count(value))
    }

    static func append(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      .append(try count(value))
    }

    private static func range(
      yaml value: YAMLValue
    ) throws(ScenarioError) -> (Scenario.ScrollTo.Target, Int) {
      let map = try YAMLMapping<Key>(value)
      let target = try Scenario.ScrollTo.Target(map, row: .row, section: .section, item: .item)
      return (target, try map[.count].map(count) ?? 1)
    }

    private enum AnyKey: String, YAMLKey {
      case section, item, row, count, from, to, animated
    }

    /// Whether a change of items that were said to come, go or move is seen.
    static func isAnimated(yaml value: YAMLValue) throws(ScenarioError) -> Bool {
      try YAMLMapping<AnyKey>(value).boolean(.animated, default: false)
    }

    private enum MoveKey: String, YAMLKey {
      case from, to, animated
    }

    private enum PlaceKey: String, YAMLKey {
      case section, item, row
    }

    static func move(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      let map = try YAMLMapping<MoveKey>(value)
      func target(_ value: YAMLValue) throws(ScenarioError) -> Scenario.ScrollTo.Target {
        let map = try YAMLMapping<PlaceKey>(value)
        return try Scenario.ScrollTo.Target(map, row: .row, section: .section, item: .item)
      }
      return .move(from: try target(map.required(.from)), to: try target(map.required(.to)))
    }
  }

  extension Scenario.Growth {
    private enum Key: String, YAMLKey {
      case section, item, row, by, duration
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        try Scenario.ScrollTo.Target(map, row: .row, section: .section, item: .item),
        by: try map.number(.by, .growth), duration: try map.number(.duration, .someSeconds))
    }
  }

  extension Scenario.OffsetChange {
    private enum Key: String, YAMLKey {
      case x, y, animated
    }

    /// Both coordinates: one that is not said would be a guess.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        LayoutPoint(x: try map.number(.x, .any), y: try map.number(.y, .any)),
        animated: try map.boolean(.animated, default: false))
    }
  }

  extension Scenario.SectionScroll {
    private enum Key: String, YAMLKey {
      case section, offset, animated
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        section: try map.required(.section).whole(in: 0...Int.max),
        offset: try map.number(.offset, .any),
        animated: try map.boolean(.animated, default: false))
    }
  }

  extension LayoutSize {
    private enum Key: String, YAMLKey {
      case window, width, height
    }

    /// `{width: points, height: points}`, or `{window: word}` and what of its size is other.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      if let window = map[.window] {
        self = (try window.word() as WindowPreset).size
      } else {
        for key in [Key.width, .height] { _ = try map.required(key) }
        self.init()
      }
      width ?= try map[.width]?.number(.screenLength)
      height ?= try map[.height]?.number(.screenLength)
    }
  }
#endif
