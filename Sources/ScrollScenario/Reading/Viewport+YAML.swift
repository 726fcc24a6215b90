#if CLI
  import ScrollPrimitives

  extension Scenario.Viewport {
    private enum Key: String, YAMLKey {
      case window, width, height, scale
      case safeArea = "safe_area"
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      if let window = map[.window] {
        self.init(try window.word() as WindowPreset)
      } else {
        for key in [Key.width, .height] { _ = try map.required(key) }
        self.init(size: .zero)
      }
      // What is written lies over what the window has.
      size.width ?= try map[.width]?.number(.screenLength)
      size.height ?= try map[.height]?.number(.screenLength)
      scale ?= try map[.scale]?.number(.scale)
      if let insets = map[.safeArea] {
        safeArea = try LayoutInsets.notNegative(yaml: insets)
      }
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
