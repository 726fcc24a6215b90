#if CLI
  import ScrollPrimitives

  extension Scenario.Layout {
    private enum Key: String, YAMLKey {
      case spacing
      case sectionInsets = "section_insets"
      case estimates, headers
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        spacing: try map.number(.spacing, .notNegative, default: 0),
        sectionInsets: try map.read(
          .sectionInsets, default: .zero, LayoutInsets.notNegative(yaml:)),
        estimates: try map.read(
          .estimates, default: Scenario.Estimates(), Scenario.Estimates.init(yaml:)),
        headers: try map[.headers]?.boolean())
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
      case distance, ahead, behind
      case perFrame = "per_frame"
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        distance: try map.number(.distance, .screenLength, default: 500),
        ahead: try map.number(.ahead, .within(0...100), default: 0.7),
        behind: try map.number(.behind, .within(0...100), default: 0.3),
        perFrame: try map.whole(.perFrame, least: 0, default: 2))
    }
  }
#endif
