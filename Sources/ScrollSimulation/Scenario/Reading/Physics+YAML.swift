#if CLI
  import ScrollPhysics

  extension Scenario.Physics {
    private enum Key: String, YAMLKey {
      case profile, deceleration
      case rubberBand = "rubber_band"
      case spring, bounces
      case alwaysBounce = "always_bounce"
    }

    /// The name of a profile, or a mapping that changes parts of one.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      guard value.kind == .mapping else {
        self.init(profile: try Profile(yaml: value))
        return
      }
      let map = try YAMLMapping<Key>(value)
      self.init(
        profile: try map.read(.profile, default: .ios, Profile.init(yaml:)),
        deceleration: try map[.deceleration]?.number(.properFraction),
        rubberBand: try map[.rubberBand]?.number(.share),
        spring: try map.read(.spring, default: nil, Spring.init(yaml:)),
        bounces: try map.boolean(.bounces, default: true),
        alwaysBounces: try map.boolean(.alwaysBounce, default: false))
    }
  }

  extension Scenario.Physics.Profile {
    /// The name of a profile, whatever its capitals, dashes and underscores.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      if case .text(let text) = value.kind, let known = ScrollProfile.named(text),
        let profile = Self(rawValue: known.name)
      {
        self = profile
      } else {
        self = try value.word()
      }
    }
  }

  extension Scenario.Physics.Spring {
    private enum Key: String, YAMLKey {
      case mass, stiffness
      case dampingRatio = "damping_ratio"
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        mass: try map.number(.mass, .positive, default: 1),
        stiffness: try map.number(.stiffness, .positive, default: 100),
        dampingRatio: try map.number(.dampingRatio, .positive, default: 1))
    }
  }
#endif
