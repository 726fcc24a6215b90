#if CLI
  extension Scenario.Gestures {
    private enum Key: String, YAMLKey {
      case file, only, pause, scale
    }

    private enum Idle: String, CaseIterable {
      case idle
    }

    /// The name of a file, or a mapping with more to say.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      switch value.kind {
      case .mapping: break
      case .text:
        self.init(path: try value.filePath())
        return
      default: throw value.wrongType("the name of a file or a mapping")
      }
      let map = try YAMLMapping<Key>(value)
      self.init(
        path: try map.required(.file).filePath(),
        only: try map.read(.only, default: nil, Self.names),
        pause: try map.read(.pause, default: .idle, Self.pause),
        scale: try map.number(.scale, .scale, default: 1))
    }

    private static func names(yaml value: YAMLValue) throws(ScenarioError) -> [String]? {
      var names: [String] = []
      for element in try value.list() { names.append(try element.nonEmptyText()) }
      guard !names.isEmpty else { throw value.error("'only' must not be empty") }
      return names
    }

    private static func pause(yaml value: YAMLValue) throws(ScenarioError) -> Pause {
      switch value.kind {
      case .number: return .seconds(try value.number(.seconds))
      case .text:
        _ = try value.word(Idle.self)
        return .idle
      default: throw value.wrongType("a number of seconds or 'idle'")
      }
    }
  }

  extension LocatedScenario.GesturePlaces {
    /// The places in a value that ``Scenario/Gestures`` was read from.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      let only = try value.peek("only")?.list() ?? []
      self.init(path: (value.peek("file") ?? value).place, only: only.map(\.place))
    }
  }
#endif
