/// The row that a mapping names by its number over all sections, by a word, or by its section.
struct TargetKeys: Sendable {
  enum Row: Sendable {
    case number(Int)
    case word(Scenario.ScrollTo.Place)
  }

  private var row: Row?
  private var section: Int?
  private var item: Int?

  private static let row = Form<Row>.either(
    "a whole number",
    number: Form<Int>.count.map(
      { .number($0) }, { if case .number(let row) = $0 { row } else { nil } }),
    text: Form<Scenario.ScrollTo.Place>.word.map(
      { .word($0) }, { if case .word(let place) = $0 { place } else { nil } }))

  /// The three keys, as a part of a model.
  static func keys<Model>(_ path: any WritableKeyPath<Model, Self> & Sendable) -> [Key<Model>] {
    func key<Value>(
      _ name: String, _ part: any WritableKeyPath<Self, Value?> & Sendable, _ form: Form<Value>,
      _ note: String
    ) -> Key<Model> {
      Key(
        name, form, note,
        read: { model, value throws(ScenarioError) in
          model[keyPath: path][keyPath: part] = try form.read(value)
        }, write: { $0[keyPath: path][keyPath: part].flatMap(form.write) })
    }
    return [
      key("row", \.row, row, "The number of a row over all sections, from 0, or a word"),
      key("section", \.section, .count, "Counted from 0"),
      key("item", \.item, .count, "Counted from 0, in its section"),
    ]
  }

  func target(_ entries: YAMLEntries) throws(ScenarioError) -> Scenario.ScrollTo.Target {
    if let row {
      try entries.refuse(["section", "item"]) { "the key '\($0)' cannot be used with 'row'" }
      switch row {
      case .number(let row): return .row(row)
      case .word(let place): return .place(place)
      }
    }
    guard section != nil || item != nil else {
      throw entries.value.error(
        "\(entries.value.label) needs the key 'row' or the keys 'section' and 'item'")
    }
    guard let section else { throw entries.lacks("section") }
    guard let item else { throw entries.lacks("item") }
    return .item(section: section, item: item)
  }

  init() {}

  init(_ target: Scenario.ScrollTo.Target) {
    switch target {
    case .item(let section, let item): (self.section, self.item) = (section, item)
    case .row(let row): self.row = .number(row)
    case .place(let place): row = .word(place)
    }
  }
}

extension EntryKeys {
  private static let count = Form<Int>.whole(1...Scenario.Edit.countLimit)

  static let changeActions: [Key<Self>] =
    [
      action(
        "insert", RangeOfItems.form, "Items come; the first of them is then there",
        { .edit(.insert(at: $0.target, count: $0.count), isAnimated: $0.isAnimated) },
        { action in
          guard case .edit(.insert(let target, let count), let isAnimated) = action else {
            return nil
          }
          return RangeOfItems(target: target, count: count, isAnimated: isAnimated)
        }),
      action(
        "prepend", count, "Items come before all others", { .edit(.prepend($0)) },
        { if case .edit(.prepend(let count), _) = $0 { count } else { nil } }),
      action(
        "append", count, "Items come behind all others", { .edit(.append($0)) },
        { if case .edit(.append(let count), _) = $0 { count } else { nil } }),
      action(
        "delete", RangeOfItems.form, "Items go",
        { .edit(.delete(at: $0.target, count: $0.count), isAnimated: $0.isAnimated) },
        { action in
          guard case .edit(.delete(let target, let count), let isAnimated) = action else {
            return nil
          }
          return RangeOfItems(target: target, count: count, isAnimated: isAnimated)
        }),
      action(
        "move", MoveKeys.form, "An item goes elsewhere",
        { .edit(.move(from: $0.from, to: $0.to), isAnimated: $0.isAnimated) },
        { action in
          guard case .edit(.move(let from, let to), let isAnimated) = action else { return nil }
          return MoveKeys(from: from, to: to, isAnimated: isAnimated)
        }),
      action(
        "grow", GrowthKeys.form, "An item grows from frame to frame", { .grow($0) },
        { if case .grow(let growth) = $0 { growth } else { nil } }),
    ] + disclosures

  private static let disclosures: [Key<Self>] = [
    (.expand, "An item of an outline shows what is under it"),
    (.collapse, "An item of an outline hides what is under it"), (.toggle, "One or the other"),
  ].map { (kind: Scenario.Disclosure.Kind, note: String) in
    action(
      kind.rawValue, DisclosureKeys.form(kind), note, { .disclose($0) },
      { action in
        guard case .disclose(let change) = action, change.kind == kind else { return nil }
        return change
      })
  }
}

/// Items that come or go.
private struct RangeOfItems: Sendable {
  var target: Scenario.ScrollTo.Target
  var count: Int
  var isAnimated: Bool

  private struct Keys: Sendable {
    var target = TargetKeys()
    var count = 1
    var isAnimated = false
  }

  static let form = KeyTable(Keys(), isMerged: false) {
    TargetKeys.keys(\.target)
    Key("count", \.count, .whole(1...Scenario.Edit.countLimit), "How many items")
    Key("animated", \.isAnimated, .boolean, "Whether that is seen")
  }.form(
    make: { keys, entries throws(ScenarioError) in
      Self(
        target: try keys.target.target(entries), count: keys.count, isAnimated: keys.isAnimated)
    }, take: { Keys(target: TargetKeys($0.target), count: $0.count, isAnimated: $0.isAnimated) })
}

private struct MoveKeys: Sendable {
  var from = Scenario.ScrollTo.Target.row(0)
  var to = Scenario.ScrollTo.Target.row(0)
  var isAnimated = false

  static let form = KeyTable(Self(), isMerged: false) {
    Key("from", \.from, .target, "Where it is", required: true)
    Key("to", \.to, .target, "Where it is afterward", required: true)
    Key("animated", \.isAnimated, .boolean, "Whether that is seen")
  }.form
}

extension Form where Value == Scenario.ScrollTo.Target {
  /// A mapping that names a row and says nothing else.
  fileprivate static let target = KeyTable(TargetKeys(), isMerged: false) {
    TargetKeys.keys(\.self)
  }.form(
    make: { keys, entries throws(ScenarioError) in try keys.target(entries) },
    take: TargetKeys.init)
}

private struct GrowthKeys: Sendable {
  var target = TargetKeys()
  var by = 0.0
  var duration = 0.0

  static let form = KeyTable(Self(), isMerged: false) {
    TargetKeys.keys(\.target)
    Key("by", \.by, .number(.growth, .points), "For each frame", required: true)
    Key(
      "duration", \.duration, .number(.someSeconds, .seconds), "How long it grows",
      required: true)
  }.form(
    make: { keys, entries throws(ScenarioError) in
      Scenario.Growth(try keys.target.target(entries), by: keys.by, duration: keys.duration)
    }, take: { Self(target: TargetKeys($0.target), by: $0.step, duration: $0.duration) })
}

/// `path`, or the row in which the item is shown. Whether there is such an item is not known before the
/// outline is made.
private struct DisclosureKeys: Sendable {
  var path: [Int]?
  var target = TargetKeys()
  var isAnimated = false

  private static let table = KeyTable(Self(), isMerged: false) {
    Key(
      "path", \.path, .list(.count, least: 1), "Places among siblings, from the root")
    TargetKeys.keys(\.target)
    Key("animated", \.isAnimated, .boolean, "Whether that is seen")
  }

  static func form(_ kind: Scenario.Disclosure.Kind) -> Form<Scenario.Disclosure> {
    table.form(
      make: { keys, entries throws(ScenarioError) in
        if let path = keys.path {
          try entries.refuseOthers(than: ["path", "animated"], beside: "path")
          return Scenario.Disclosure(kind, .path(path), animated: keys.isAnimated)
        }
        guard entries.keys.contains(where: { $0.name != "animated" }) else {
          throw entries.value.error(
            "\(entries.value.label) needs one of the keys 'path' and 'row'")
        }
        return Scenario.Disclosure(
          kind, .row(try keys.target.target(entries)), animated: keys.isAnimated)
      },
      take: { change in
        switch change.item {
        case .row(let target): Self(target: TargetKeys(target), isAnimated: change.isAnimated)
        case .path(let path): Self(path: path, isAnimated: change.isAnimated)
        }
      })
  }
}
