#if CLI
  import ScrollPrimitives

  extension Scenario.Action {
    /// - Parameter name: one of the action keys of a script entry.
    init(_ name: String, yaml value: YAMLValue) throws(ScenarioError) {
      switch name {
      case "fling": self = .fling(try Scenario.Fling(yaml: value))
      case "drag": self = .drag(try Scenario.Drag(yaml: value))
      case "flick": self = .drag(try .flick(yaml: value))
      case "slow_drag": self = .drag(try .slow(yaml: value))
      case "hold": self = .drag(try .hold(yaml: value))
      case "back_and_forth": self = .drag(try .backAndForth(yaml: value))
      case "wheel": self = .wheel(try Scenario.Wheel(yaml: value))
      case "gestures": self = .gestures(try Scenario.Gestures(yaml: value))
      case "scroll_to": self = .scrollTo(try Scenario.ScrollTo(yaml: value))
      case "profile": self = .profile(try Scenario.Physics.Profile(yaml: value))
      case "refresh_inset": self = .refreshInset(try value.number(.notNegative))
      case "insert":
        self = .edit(
          try .insert(yaml: value), isAnimated: try Scenario.Edit.isAnimated(yaml: value))
      case "prepend": self = .edit(try .prepend(yaml: value))
      case "append": self = .edit(try .append(yaml: value))
      case "delete":
        self = .edit(
          try .delete(yaml: value), isAnimated: try Scenario.Edit.isAnimated(yaml: value))
      case "move":
        self = .edit(try .move(yaml: value), isAnimated: try Scenario.Edit.isAnimated(yaml: value))
      case "grow": self = .grow(try Scenario.Growth(yaml: value))
      case "expand": self = .disclose(try Scenario.Disclosure(.expand, yaml: value))
      case "collapse": self = .disclose(try Scenario.Disclosure(.collapse, yaml: value))
      case "toggle": self = .disclose(try Scenario.Disclosure(.toggle, yaml: value))
      case "set_offset": self = .setOffset(try Scenario.OffsetChange(yaml: value))
      case "scroll_section": self = .scrollSection(try Scenario.SectionScroll(yaml: value))
      case "resize": self = .resize(try LayoutSize(yaml: value))
      default: self = try Self.wait(yaml: value)
      }
    }

    private enum Idle: String, CaseIterable {
      case idle
    }

    private static func wait(yaml value: YAMLValue) throws(ScenarioError) -> Self {
      switch value.kind {
      case .number: return .wait(try value.number(.seconds))
      case .text:
        _ = try value.word(Idle.self)
        return .waitUntilIdle
      default: throw value.wrongType("a number of seconds or 'idle'")
      }
    }
  }

  extension Scenario.Fling {
    private enum Key: String, YAMLKey {
      case velocity, every, until, limit
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(velocity: try map.number(.velocity, .any))
      switch (map[.every], map[.until]) {
      case (let every?, let until?):
        let edge: Scenario.Edge = try until.word()
        guard edge == .end ? velocity > 0 : velocity < 0 else {
          throw try map.required(.velocity).error(
            "a fling of \(velocity) pt/s never reaches the \(edge.rawValue)")
        }
        repetition = Scenario.Repetition(
          interval: try every.number(.someSeconds), until: edge,
          limit: try map[.limit]?.whole(in: 1...1_000_000) ?? 10_000)
      case (nil, nil):
        guard let limit = map.keys.first(where: { $0.key == .limit }) else { return }
        throw ScenarioError(
          place: limit.place, message: "'limit' needs the keys 'every' and 'until'")
      default:
        throw value.error("the keys 'every' and 'until' come together")
      }
    }
  }

  extension Scenario.Wheel {
    private enum Key: String, YAMLKey {
      case delta, count, every, kind
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        delta: try map.read(.delta, LayoutPoint.init(yaml:)),
        count: try map[.count]?.whole(in: 1...1_000_000) ?? 1,
        interval: try map.number(.every, .seconds, default: 0.1),
        kind: try map.word(.kind, default: .precise))
    }
  }

  extension LayoutPoint {
    /// `[x, y]`.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      let values = try value.list(of: ["x", "y"])
      self.init(x: try values[0].number(), y: try values[1].number())
    }
  }
#endif
