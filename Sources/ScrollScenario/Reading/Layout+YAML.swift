#if CLI
  import ScrollPrimitives

  /// The words of `kind`.
  private enum LayoutKind: String, CaseIterable {
    case list, grid, masonry, flow, compositional, table
  }

  extension Scenario.Layout {
    /// `kind` comes first: it decides which keys there are.
    package init(yaml value: YAMLValue) throws(ScenarioError) {
      let kind: LayoutKind = try value.peek("kind")?.word() ?? .list
      switch kind {
      case .list: try self.init(list: value)
      case .grid: try self.init(grid: value)
      case .masonry: try self.init(masonry: value)
      case .flow: try self.init(flow: value)
      case .compositional: try self.init(compositional: value)
      case .table: try self.init(table: value)
      }
    }

    private enum ListKey: String, YAMLKey {
      case kind, spacing
      case sectionInsets = "section_insets"
      case estimates, headers
      case pinnedHeaders = "pinned_headers"
      case bottomAnchored = "bottom_anchored"
      case followsEnd = "follows_end"
    }

    private init(list value: YAMLValue) throws(ScenarioError) {
      try self.init(common: YAMLMapping<ListKey>(value), kind: .list)
    }
  }

  extension Scenario.Estimates {
    private enum Key: String, YAMLKey {
      case row, header
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        row: try map.number(.row, .estimate, default: 44),
        header: try map.number(.header, .estimate, default: 28))
    }
  }

  extension Scenario.Reuse {
    private enum Key: String, YAMLKey {
      case pool, cache
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        pool: try map.whole(.pool, least: 0, default: 5),
        cache: try map.whole(.cache, least: 0, default: 2))
    }
  }

  extension Scenario.Prefetch {
    private enum Key: String, YAMLKey {
      case distance, ahead, behind, deadline
      case perFrame = "per_frame"
      case sharesUnused = "shares_unused"
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        distance: try map.number(.distance, .screenLength, default: 500),
        ahead: try map.number(.ahead, .within(0...100), default: 0.7),
        behind: try map.number(.behind, .within(0...100), default: 0.3),
        perFrame: try map.whole(.perFrame, least: 0, default: 2),
        deadline: try map[.deadline]?.number(.within(0...1000)),
        sharesUnused: try map.boolean(.sharesUnused, default: false))
    }
  }
#endif
