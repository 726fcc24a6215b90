#if CLI
  import ScrollPhysics

  extension Scenario.Physics {
    enum Key: String, YAMLKey {
      case profile, deceleration
      case rubberBand = "rubber_band"
      case spring, bounces
      case alwaysBounce = "always_bounce"
      case snapping
      case directionalLock = "directional_lock"
      case stopDistance = "stop_distance"
      case minimumFling = "minimum_fling"
      case maximumFling = "maximum_fling"
      case carriedMomentum = "carried_momentum"
      case reenters
      case touchSlop = "touch_slop"
      case mouseSlop = "mouse_slop"
      case wheelDuration = "wheel_duration"
      case animationDuration = "animation_duration"
      case pageFlickVelocity = "page_flick_velocity"
      case velocity
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
        alwaysBounces: try map.boolean(.alwaysBounce, default: false),
        snapping: try map.read(.snapping, default: .none, Snapping.init(yaml:)),
        locksDirection: try map.boolean(.directionalLock, default: true),
        tuning: try Tuning(map))
      do throws(PhysicsError) {
        _ = try checkedProfile()
      } catch {
        // Each value is within its own range, so that values do not go together. A spring does so only with
        // the profile that it is put in.
        let place = map[.spring] ?? value
        throw place.error("the profile '\(profile.rawValue)' does not take these values: \(error)")
      }
    }
  }

  extension Scenario.Physics.Tuning {
    /// The ranges are those that a `ScrollProfile` accepts.
    fileprivate init(_ map: YAMLMapping<Scenario.Physics.Key>) throws(ScenarioError) {
      self.init(
        stopDistance: try map[.stopDistance]?.number(.positive),
        minimumFling: try map[.minimumFling]?.number(.notNegative),
        maximumFling: try map[.maximumFling]?.number(.positive),
        carriedMomentum: try map[.carriedMomentum]?.word(),
        reenters: try map[.reenters]?.boolean(),
        touchSlop: try map[.touchSlop]?.number(.notNegative),
        mouseSlop: try map[.mouseSlop]?.number(.notNegative),
        wheelDuration: try map[.wheelDuration]?.number(.seconds),
        animationDuration: try map[.animationDuration]?.number(.seconds),
        pageFlickVelocity: try map[.pageFlickVelocity]?.number(.notNegative),
        velocity: try map[.velocity]?.word())
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
