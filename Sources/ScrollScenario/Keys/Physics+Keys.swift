import ScrollPhysics

extension Form where Value == Scenario.Physics {
  /// The name of a profile, or a mapping that changes parts of one.
  static let physics = Form.either(
    "the name of a profile or a mapping",
    text: Form<Scenario.Physics.Profile>.profile.map(
      { Scenario.Physics(profile: $0) },
      { $0 == Scenario.Physics(profile: $0.profile) ? $0.profile : nil }),
    mapping: Scenario.Physics.keys.form(
      make: { physics, entries throws(ScenarioError) in
        do throws(PhysicsError) {
          _ = try physics.checkedProfile()
        } catch {
          // Each value is within its own range, so that values do not go together. A spring does so only with
          // the profile that it is put in.
          throw entries.error(
            at: "spring",
            "the profile '\(physics.profile.rawValue)' does not take these values: \(error)")
        }
        return physics
      }, take: { $0 }))
}

extension Scenario.Physics {
  fileprivate static let keys = KeyTable(Self()) {
    Key("profile", \.profile, .profile, "The platform that scrolling feels like")
    Key(
      "deceleration", \.deceleration, .number(.properFraction),
      "The share of the velocity left after a millisecond, whatever the profile's law")
    Key(
      "rubber_band", \.rubberBand, .number(.share),
      "How much of a finger's way content follows right at the edge")
    Key("spring", \.spring, Spring.keys.form, "What brings content back from beyond an edge")
    Key("bounces", \.bounces, .boolean, "Whether content may move past its edges")
    Key(
      "always_bounce", \.alwaysBounces, .boolean,
      "Whether content that fits can still be pulled")
    Key("snapping", \.snapping, .snapping, "Where releases come to rest")
    Key(
      "directional_lock", \.locksDirection, .boolean,
      "Whether a finger that first moves across the list is not for it")
    Tuning.keys
  }
}

extension Scenario.Physics.Tuning {
  /// The ranges are those that a `ScrollProfile` accepts.
  fileprivate static let keys: [Key<Scenario.Physics>] = [
    Key(
      "stop_distance", \.tuning.stopDistance, .number(.positive, .points),
      "The way left at which a fling counts as stopped"),
    Key(
      "minimum_fling", \.tuning.minimumFling, .number(.notNegative, .pointsPerSecond),
      "A slower release leaves content where it is"),
    Key(
      "maximum_fling", \.tuning.maximumFling, .number(.positive, .pointsPerSecond),
      "The fastest release"),
    Key(
      "carried_momentum", \.tuning.carriedMomentum, .word,
      "What a fling inherits from the one that a finger stopped"),
    Key(
      "reenters", \.tuning.reenters, .boolean,
      "Whether content that comes back over an edge goes on into the content"),
    Key(
      "touch_slop", \.tuning.touchSlop, .number(.notNegative, .points),
      "How far a finger moves before it drags"),
    Key(
      "mouse_slop", \.tuning.mouseSlop, .number(.notNegative, .points),
      "How far a pressed mouse moves before it drags"),
    Key(
      "wheel_duration", \.tuning.wheelDuration, .number(.seconds, .seconds),
      "The time in which content follows a step of a wheel"),
    Key(
      "animation_duration", \.tuning.animationDuration, .number(.seconds, .seconds),
      "How long an animated scroll takes"),
    Key(
      "page_flick_velocity", \.tuning.pageFlickVelocity, .number(.notNegative, .pointsPerSecond),
      "From this velocity on a release turns a page"),
    Key("velocity", \.tuning.velocity, .word, "How the velocity of a finger is found"),
  ]
}

extension Form where Value == Scenario.Physics.Profile {
  /// The name of a profile; capitals, dashes and underscores do not matter.
  static let profile: Form = {
    let word = Form.word
    return Form(
      word.phrase, schema: { Schema.reference("profile") },
      read: { value throws(ScenarioError) in
        if case .text(let text) = value.kind, let known = ScrollProfile.named(text),
          let profile = Value(rawValue: known.name)
        {
          return profile
        }
        return try word.read(value)
      }, write: word.write)
  }()

  /// What the schema says of names of profiles.
  static var profileSchema: JSONValue {
    Schema.any(
      Schema.words(Value.self),
      .object([.init("type", .text("string")), .init("pattern", .text("^[A-Za-z_-]+$"))]))
  }
}

extension Scenario.Physics.Spring {
  fileprivate static let keys = KeyTable(Self()) {
    Key("mass", \.mass, .number(.positive), "What the spring moves")
    Key("stiffness", \.stiffness, .number(.positive), "How strongly it pulls")
    Key(
      "damping_ratio", \.dampingRatio, .number(.positive),
      "1 comes to rest soonest; below it the content swings past its rest")
  }
}

/// The length of a page, or the side at which items come to rest.
private struct SnappingKeys: Sendable {
  var pages: Double?
  var items: Scenario.Physics.Snapping.Side?
  var oneAtATime: Bool?

  static let table = KeyTable(Self()) {
    Key("pages", \.pages, .number(.positive, .points), "The length of a page")
    Key(
      "items", \.items, .word, "The side of the viewport at which an item comes to rest")
    Key(
      "one_at_a_time", \.oneAtATime, .boolean,
      "Whether a release goes no further than the next item; false by default")
  }
}

private enum SnappingWord: String, CaseIterable, Sendable {
  case none, pages
}

extension Form where Value == Scenario.Physics.Snapping {
  /// `none`, `pages`, `{pages: LENGTH}` or `{items: SIDE, one_at_a_time: false}`.
  static let snapping = Form.either(
    "'none', 'pages', {pages: points} or {items: side}",
    text: Form<SnappingWord>.word.map(
      { $0 == .pages ? .pages() : .none },
      { $0 == .none ? SnappingWord.none : $0 == .pages() ? .pages : nil }),
    mapping: SnappingKeys.table.form(
      make: { keys, entries throws(ScenarioError) in
        switch (keys.pages, keys.items) {
        case (let length?, nil):
          try entries.refuse(["one_at_a_time"]) {
            "'\($0)' cannot be used with 'pages': it is always so"
          }
          return .pages(length: length)
        case (nil, let side?): return .items(at: side, oneAtATime: keys.oneAtATime ?? false)
        case (_?, _?):
          let second = entries.keys.filter { $0.name != "one_at_a_time" }[1]
          throw ScenarioError(
            place: second.place,
            message: "'\(second.name)' cannot be used with the other way of snapping")
        case (nil, nil):
          throw entries.value.error(
            "\(entries.value.label) needs one of the keys 'pages' and 'items'")
        }
      },
      take: { snapping in
        switch snapping {
        case .none, .pages(nil): nil
        case .pages(let length?): SnappingKeys(pages: length)
        case .items(let side, let oneAtATime): SnappingKeys(items: side, oneAtATime: oneAtATime)
        }
      }))
}
