#if CLI
  import ScrollPrimitives

  extension Scenario.Drag {
    private enum FlickKey: String, YAMLKey {
      case from, by, duration
    }

    static func flick(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      let map = try YAMLMapping<FlickKey>(value)
      return .flick(
        from: try map.read(.from, LayoutPoint.init(yaml:)),
        by: try map.read(.by, LayoutPoint.init(yaml:)),
        duration: try map.number(.duration, .someSeconds, default: 0.12))
    }

    private enum SlowKey: String, YAMLKey {
      case from, by, speed
    }

    static func slow(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      let map = try YAMLMapping<SlowKey>(value)
      let drag = Scenario.Drag.slow(
        from: try map.read(.from, LayoutPoint.init(yaml:)),
        by: try map.read(.by, LayoutPoint.init(yaml:)),
        speed: try map.number(.speed, .positive, default: 100))
      guard drag.duration > drag.hold else {
        throw try map.required(.by).error("a slow drag goes somewhere")
      }
      guard drag.duration <= 86_400 else {
        throw try map.required(.by).error(
          "a slow drag takes a day at most, not \(drag.duration) s")
      }
      return drag
    }

    private enum HoldKey: String, YAMLKey {
      case at, duration
    }

    static func hold(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      let map = try YAMLMapping<HoldKey>(value)
      return .hold(
        at: try map.read(.at, LayoutPoint.init(yaml:)),
        for: try map.number(.duration, .someSeconds, default: 0.7))
    }

    private enum BackKey: String, YAMLKey {
      case from, by, times, duration, hold
    }

    static func backAndForth(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      let map = try YAMLMapping<BackKey>(value)
      let drag = Scenario.Drag.backAndForth(
        from: try map.read(.from, LayoutPoint.init(yaml:)),
        by: try map.read(.by, LayoutPoint.init(yaml:)),
        times: try map[.times]?.whole(in: 1...1000) ?? 3,
        duration: try map.number(.duration, .someSeconds, default: 0.4),
        hold: try map.number(.hold, .seconds, default: 0))
      guard drag.duration <= 86_400 else {
        throw value.error("\(value.label) takes a day at most, not \(drag.duration) s")
      }
      return drag
    }
  }
#endif
