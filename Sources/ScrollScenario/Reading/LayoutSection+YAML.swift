#if CLI
  import ScrollPrimitives

  extension Scenario.Layout {
    private enum CompositionalKey: String, YAMLKey {
      case kind, sections, estimates, headers
      case pinnedHeaders = "pinned_headers"
      case bottomAnchored = "bottom_anchored"
      case followsEnd = "follows_end"
    }

    init(compositional value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<CompositionalKey>(value)
      let list = try map.required(.sections)
      var sections: [Section] = []
      for element in try list.list() { sections.append(try Section(yaml: element)) }
      guard !sections.isEmpty else { throw list.error("'sections' must not be empty") }
      try self.init(common: map, kind: .compositional(sections))
    }
  }

  extension Scenario.Layout.Section {
    private enum Key: String, YAMLKey {
      case columns, items
      case itemSpacing = "item_spacing"
      case groupWidth = "group_width"
      case height, spacing, insets, scrolls
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        items: try Self.items(map),
        itemSpacing: try map.number(.itemSpacing, .notNegative, default: 0),
        groupWidth: try Self.groupShare(map), groupPoints: try Self.groupPoints(map),
        height: try map.read(.height, Scenario.Layout.Height.init(yaml:)),
        spacing: try map.number(.spacing, .notNegative, default: 0),
        insets: try map.read(.insets, default: .zero, LayoutInsets.notNegative(yaml:)),
        scrolling: try map.word(.scrolls, default: .none))
      if scrolling != .none, case .estimated = height {
        throw try map.required(.height).error(
          "a section that scrolls to the side needs a height in points: what comes on screen would "
            + "change the height of what is there")
      }
    }

    private enum GroupKey: String, YAMLKey {
      case points
    }

    /// `group_width` is a share, or `{points: 132}`.
    private static func groupShare(_ map: YAMLMapping<Key>) throws(ScenarioError) -> Double {
      if case .mapping? = map[.groupWidth]?.kind { return 1 }
      return try map.number(.groupWidth, .share, default: 1)
    }

    private static func groupPoints(_ map: YAMLMapping<Key>) throws(ScenarioError) -> Double? {
      guard let width = map[.groupWidth], case .mapping = width.kind else { return nil }
      return try YAMLMapping<GroupKey>(width).number(.points, .estimate)
    }

    /// `columns`, so many of one width, or `items`, a share of the group's width for each.
    private static func items(_ map: YAMLMapping<Key>) throws(ScenarioError) -> [Double] {
      guard let items = map[.items] else {
        let count = try map[.columns]?.whole(in: 1...64) ?? 1
        return Array(repeating: 1 / Double(count), count: count)
      }
      for (key, place) in map.keys where key == .columns || key == .itemSpacing {
        throw ScenarioError(
          place: place, message: "the key '\(key.rawValue)' cannot stand beside 'items'")
      }
      var shares: [Double] = []
      for element in try items.list() {
        shares.append(try element.number(.share))
        guard shares.reduce(0, +) <= 1 + 1e-9 else {
          throw element.error("the items of a group are wider than the group")
        }
      }
      guard !shares.isEmpty else { throw items.error("'items' must not be empty") }
      guard shares.count <= 64 else { throw items.error("'items' must not be more than 64") }
      return shares
    }
  }

  extension Scenario.Layout.Height {
    private enum Key: String, YAMLKey {
      case estimated
    }

    /// A number of points, or `{estimated: points}`.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      switch value.kind {
      case .number: self = .fixed(try value.number(.estimate))
      case .mapping:
        self = .estimated(try YAMLMapping<Key>(value).number(.estimated, .estimate))
      default: throw value.wrongType("a number of points or {estimated: points}")
      }
    }
  }
#endif
