import ScrollPrimitives

extension EntryKeys {
  static let scrollActions: [Key<Self>] = [
    action(
      "fling", FlingKeys.form, "Content is given a velocity", { .fling($0) },
      { if case .fling(let fling) = $0 { fling } else { nil } }),
    action(
      "wheel", wheel, "Turns of a mouse wheel", { .wheel($0) },
      { if case .wheel(let wheel) = $0 { wheel } else { nil } }),
    action(
      "scroll_to", ScrollToKeys.form, "The program requests a row to be shown", { .scrollTo($0) },
      { if case .scrollTo(let request) = $0 { request } else { nil } }),
    action(
      "set_offset", offset, "The program sets the content offset", { .setOffset($0) },
      { if case .setOffset(let change) = $0 { change } else { nil } }),
    action(
      "scroll_section", section, "A section scrolls to the side", { .scrollSection($0) },
      { if case .scrollSection(let scroll) = $0 { scroll } else { nil } }),
    action(
      "profile", .profile, "The platform that scrolling feels like from now on", { .profile($0) },
      { if case .profile(let profile) = $0 { profile } else { nil } }),
    action(
      "refresh_inset", .number(.notNegative, .points),
      "The room at the leading edge while content is refreshed", { .refreshInset($0) },
      { if case .refreshInset(let length) = $0 { length } else { nil } }),
    action(
      "resize", .size, "The viewport gets another size: a window's, or a width and a height",
      { .resize($0) }, { if case .resize(let size) = $0 { size } else { nil } }),
    action(
      "wait", .secondsOrIdle, "Lets time pass, or waits until nothing moves",
      { if case .seconds(let seconds) = $0 { .wait(seconds) } else { .waitUntilIdle } },
      { action in
        switch action {
        case .wait(let seconds): .seconds(seconds)
        case .waitUntilIdle: .idle
        default: nil
        }
      }),
  ]

  private static let wheel = KeyTable(Scenario.Wheel(delta: .zero), isMerged: false) {
    Key("delta", \.delta, .point, "[x, y] for each turn", required: true)
    Key("count", \.count, .whole(1...1_000_000), "How many turns")
    Key("every", \.interval, .number(.seconds, .seconds), "The time from one turn to the next")
    Key("kind", \.kind, .word, "How the turns arrive")
  }.form

  /// Both coordinates: one that is not said would be a guess.
  private static let offset = KeyTable(Scenario.OffsetChange(.zero), isMerged: false) {
    Key("x", \.offset.x, .number(.any, .points), "The new offset", required: true)
    Key("y", \.offset.y, .number(.any, .points), "The new offset", required: true)
    Key("animated", \.isAnimated, .boolean, "Whether that is seen")
  }.form

  private static let section = KeyTable(
    Scenario.SectionScroll(section: 0, offset: 0), isMerged: false
  ) {
    Key("section", \.section, .count, "Counted from 0", required: true)
    Key(
      "offset", \.offset, .number(.any, .points), "The way from its leading side", required: true)
    Key("animated", \.isAnimated, .boolean, "Whether that is seen")
  }.form
}

private struct FlingKeys: Sendable {
  var velocity = 0.0
  var every: Double?
  var until: Scenario.Edge?
  var limit: Int?

  static let form = KeyTable(Self(), isMerged: false) {
    Key(
      "velocity", \.velocity, .number(.any, .pointsPerSecond), "Positive toward the end",
      required: true)
    Key("every", \.every, .number(.someSeconds, .seconds), "The time from one to the next")
    Key("until", \.until, .word, "The edge that ends the repetition")
    Key("limit", \.limit, .whole(1...1_000_000), "The most flings; 10000 by default")
  }.form(
    make: { keys, entries throws(ScenarioError) in
      switch (keys.every, keys.until) {
      case (let every?, let edge?):
        guard edge == .end ? keys.velocity > 0 : keys.velocity < 0 else {
          throw entries.error(
            at: "velocity", "a fling of \(keys.velocity) pt/s never reaches the \(edge.rawValue)")
        }
        return Scenario.Fling(
          velocity: keys.velocity,
          repetition: Scenario.Repetition(
            interval: every, until: edge, limit: keys.limit ?? 10_000))
      case (nil, nil):
        try entries.refuse(["limit"]) { "'\($0)' needs the keys 'every' and 'until'" }
        return Scenario.Fling(velocity: keys.velocity)
      default: throw entries.value.error("the keys 'every' and 'until' come together")
      }
    },
    take: { fling in
      let repetition = fling.repetition
      return Self(
        velocity: fling.velocity, every: repetition?.interval, until: repetition?.until,
        limit: repetition?.limit)
    })
}

/// The row to scroll to. Whether it exists is known only when the data is loaded.
private struct ScrollToKeys: Sendable {
  var target = TargetKeys()
  var at = Scenario.ScrollTo.Position.top
  var isAnimated = false

  static let form = KeyTable(Self(), isMerged: false) {
    TargetKeys.keys(\.target)
    Key("at", \.at, .word, "Where the row ends up")
    Key("animated", \.isAnimated, .boolean, "Whether that is seen")
  }.form(
    make: { keys, entries throws(ScenarioError) in
      Scenario.ScrollTo(
        try keys.target.target(entries), at: keys.at, animated: keys.isAnimated)
    },
    take: { Self(target: TargetKeys($0.target), at: $0.position, isAnimated: $0.isAnimated) })
}
