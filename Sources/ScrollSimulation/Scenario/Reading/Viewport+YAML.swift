#if CLI
  import ScrollPrimitives

  extension Scenario.Viewport {
    private enum Key: String, YAMLKey {
      case width, height, scale
      case safeArea = "safe_area"
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        size: LayoutSize(
          width: try map.number(.width, .screenLength),
          height: try map.number(.height, .screenLength)),
        scale: try map.number(.scale, .scale, default: 1),
        safeArea: try map.read(.safeArea, default: .zero, LayoutInsets.notNegative(yaml:)))
    }
  }

  private enum EdgeKey: String, YAMLKey {
    case top, left, bottom, right
  }

  extension LayoutInsets {
    /// Four optional distances, 0 where nothing is written.
    private init(yaml value: YAMLValue, _ rule: NumberRule) throws(ScenarioError) {
      let map = try YAMLMapping<EdgeKey>(value)
      self.init(
        top: try map.number(.top, rule, default: 0),
        left: try map.number(.left, rule, default: 0),
        bottom: try map.number(.bottom, rule, default: 0),
        right: try map.number(.right, rule, default: 0))
    }

    static func notNegative(yaml value: YAMLValue) throws(ScenarioError) -> LayoutInsets {
      try LayoutInsets(yaml: value, .notNegative)
    }

    static func anySign(yaml value: YAMLValue) throws(ScenarioError) -> LayoutInsets {
      try LayoutInsets(yaml: value, .any)
    }
  }
#endif
