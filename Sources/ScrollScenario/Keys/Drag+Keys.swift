import ScrollPrimitives

extension EntryKeys {
  static let dragActions: [Key<Self>] = [
    action(
      "drag", DragKeys.form, "A finger that moves on straight lines", { .drag($0) },
      { if case .drag(let drag) = $0 { drag } else { nil } }),
    action(
      "flick", WayKeys.flick, "A finger that becomes faster and lifts as it is fastest",
      { .drag($0) }, { _ in nil }),
    action(
      "slow_drag", WayKeys.slow, "A finger at a low speed that rests before it lifts",
      { .drag($0) }, { _ in nil }),
    action(
      "hold", WayKeys.hold, "A finger that goes down and stays", { .drag($0) }, { _ in nil }),
    action(
      "back_and_forth", WayKeys.backAndForth, "A finger that goes there and back again",
      { .drag($0) }, { _ in nil }),
    action(
      "gestures", .gestures.named("gestures"), "Recorded fingers", { .gestures($0) },
      { if case .gestures(let gestures) = $0 { gestures } else { nil } }),
  ]
}

/// A straight line with `from`, `to` and `duration`, or samples under `path`.
private struct DragKeys: Sendable {
  var from: LayoutPoint?
  var to: LayoutPoint?
  var duration: Double?
  var path: [Scenario.Drag.Sample]?
  var hold = 0.0

  static let form = KeyTable(Self(), isMerged: false) {
    Key("from", \.from, .point, "[x, y] where the finger goes down")
    Key("to", \.to, .point, "[x, y] where it goes")
    Key("duration", \.duration, .number(.someSeconds, .seconds), "How long it moves")
    Key("path", \.path, .samples, "Where the finger is when: [seconds, x, y]")
    Key("hold", \.hold, .number(.seconds, .seconds), "How long it rests before it lifts")
  }.form(
    make: { keys, entries throws(ScenarioError) in
      if let path = keys.path {
        try entries.refuseOthers(than: ["path", "hold"], beside: "path")
        return Scenario.Drag(samples: path, hold: keys.hold)
      }
      guard let from = keys.from else { throw entries.lacks("from") }
      guard let to = keys.to else { throw entries.lacks("to") }
      guard let duration = keys.duration else { throw entries.lacks("duration") }
      return Scenario.Drag(from: from, to: to, duration: duration, hold: keys.hold)
    }, take: { Self(path: $0.samples, hold: $0.hold) })
}

extension Form where Value == [Scenario.Drag.Sample] {
  /// At least two, whose times begin at 0 and ascend.
  fileprivate static let samples = Form(
    "a list of [seconds, x, y]",
    schema: { Schema.list(Schema.list(3, of: NumberRule.any.schema), least: 2) },
    read: { value throws(ScenarioError) in
      var samples: Value = []
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
        samples.append(Scenario.Drag.Sample(time: time, point: point))
      }
      guard samples.count >= 2 else {
        throw value.error("'path' needs at least two samples [seconds, x, y]")
      }
      return samples
    },
    write: { samples in
      .list(
        samples.map { .list([.number($0.time), .number($0.point.x), .number($0.point.y)]) })
    })
}

/// Where a finger goes down, the distance it moves, and how.
private struct WayKeys: Sendable {
  var from = LayoutPoint.zero
  var by = LayoutPoint.zero
  var duration = 0.0
  var speed = 100.0
  var times = 3
  var hold = 0.0

  private static let ends: [Key<Self>] = [
    Key("from", \.from, .point, "[x, y] where the finger goes down", required: true),
    Key("by", \.by, .point, "[x, y] how far the finger goes", required: true),
  ]

  private static func duration(_ note: String) -> Key<Self> {
    Key("duration", \.duration, .number(.someSeconds, .seconds), note)
  }

  private static func form(
    _ initial: Self, _ keys: [Key<Self>], _ drag: @escaping @Sendable (Self) -> Scenario.Drag
  ) -> Form<Scenario.Drag> {
    KeyTable(initial, isMerged: false) {
      keys
    }.form(
      make: { keys, entries throws(ScenarioError) in
        let drag = drag(keys)
        guard drag.duration <= 86_400 else {
          throw entries.value.error(
            "\(entries.value.label) takes a day at most, not \(drag.duration) s")
        }
        return drag
      }, take: { _ in nil })
  }

  static let flick = form(Self(duration: 0.12), ends + [duration("How long it moves")]) {
    .flick(from: $0.from, by: $0.by, duration: $0.duration)
  }

  static let slow = KeyTable(Self(), isMerged: false) {
    ends
    Key("speed", \.speed, .number(.positive, .pointsPerSecond), "How fast it moves")
  }.form(
    make: { keys, entries throws(ScenarioError) in
      let drag = Scenario.Drag.slow(from: keys.from, by: keys.by, speed: keys.speed)
      guard drag.duration > drag.hold else {
        throw entries.error(at: "by", "a slow drag goes somewhere")
      }
      guard drag.duration <= 86_400 else {
        throw entries.error(at: "by", "a slow drag takes a day at most, not \(drag.duration) s")
      }
      return drag
    }, take: { _ in nil })

  static let hold = form(
    Self(duration: 0.7),
    [
      Key("at", \.from, .point, "[x, y] where the finger is", required: true),
      duration("How long it stays"),
    ]
  ) { .hold(at: $0.from, for: $0.duration) }

  static let backAndForth = form(
    Self(duration: 0.4),
    ends + [
      Key("times", \.times, .whole(1...1000), "How often"), duration("The time of one way"),
      Key("hold", \.hold, .number(.seconds, .seconds), "How long it rests before it lifts"),
    ]
  ) {
    .backAndForth(
      from: $0.from, by: $0.by, times: $0.times, duration: $0.duration, hold: $0.hold)
  }
}
