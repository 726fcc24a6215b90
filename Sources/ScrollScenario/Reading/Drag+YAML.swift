#if CLI
  import ScrollPrimitives

  extension Scenario.Drag {
    private enum Key: String, YAMLKey {
      case from, to, duration, path, hold
    }

    /// A straight line with `from`, `to` and `duration`, or samples under `path`.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      let hold = try map.number(.hold, .seconds, default: 0)
      guard let path = map[.path] else {
        self.init(
          from: try map.read(.from, LayoutPoint.init(yaml:)),
          to: try map.read(.to, LayoutPoint.init(yaml:)),
          duration: try map.number(.duration, .someSeconds), hold: hold)
        return
      }
      for (key, place) in map.keys where key != .path && key != .hold {
        throw ScenarioError(
          place: place, message: "the key '\(key.rawValue)' cannot stand beside 'path'")
      }
      self.init(samples: try Self.samples(yaml: path), hold: hold)
    }

    private static func samples(yaml value: YAMLValue) throws(ScenarioError) -> [Sample] {
      var samples: [Sample] = []
      for element in try value.list() {
        let values = try element.list(of: ["seconds", "x", "y"])
        let time = try values[0].number(.seconds)
        if let previous = samples.last?.time {
          guard time > previous else {
            throw values[0].error(
              "the times of 'path' must ascend, but \(time) follows \(previous)")
          }
        } else if time != 0 {
          throw values[0].error("the first time of 'path' must be 0, not \(time)")
        }
        let point = LayoutPoint(x: try values[1].number(), y: try values[2].number())
        samples.append(Sample(time: time, point: point))
      }
      guard samples.count >= 2 else {
        throw value.error("'path' needs at least two samples [seconds, x, y]")
      }
      return samples
    }
  }
#endif
