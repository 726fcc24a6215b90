private struct ColumnKeys: Sendable {
  var adaptive: Double?
  var compact: Int?
  var regular: Int?

  static let table = KeyTable(Self(), isMerged: false) {
    Key(
      "adaptive", \.adaptive, .number(.estimate, .points), "As many as fit that are so wide")
    Key(
      "compact", \.compact, .whole(1...Scenario.Layout.ColumnCount.limit),
      "Where the size class across the axis is compact")
    Key(
      "regular", \.regular, .whole(1...Scenario.Layout.ColumnCount.limit),
      "Where the size class across the axis is regular")
  }
}

extension Form where Value == Scenario.Layout.ColumnCount {
  /// A number, `{adaptive: points}`, or `{compact: number, regular: number}`.
  static let columns = Form.either(
    "a number of columns, {adaptive: points} or {compact: number, regular: number}",
    number: Form<Int>.whole(1...Value.limit).map(
      Value.count, { if case .count(let count) = $0 { count } else { nil } }),
    mapping: ColumnKeys.table.form(
      make: { keys, entries throws(ScenarioError) in
        if keys.compact == nil, keys.regular == nil {
          guard let length = keys.adaptive else { throw entries.lacks("adaptive") }
          return .adaptive(length)
        }
        guard keys.adaptive == nil else {
          throw entries.error(at: "adaptive", "columns are adaptive or by size class, not both")
        }
        guard let compact = keys.compact else { throw entries.lacks("compact") }
        guard let regular = keys.regular else { throw entries.lacks("regular") }
        return .sizeClass(compact: compact, regular: regular)
      },
      take: { columns in
        switch columns {
        case .count: nil
        case .adaptive(let length): ColumnKeys(adaptive: length)
        case .sizeClass(let compact, let regular): ColumnKeys(compact: compact, regular: regular)
        }
      }))
}

private struct LineKeys: Sendable {
  var fixed: Double?
  var aspect: Double?

  static let table = KeyTable(Self()) {
    Key("fixed", \.fixed, .number(.estimate, .points), "The height of each line")
    Key("aspect", \.aspect, .number(.scale), "Times the width of a column")
  }
}

private enum LineWord: String, CaseIterable, Sendable {
  case measured
}

extension Form where Value == Scenario.Layout.LineHeight {
  /// `measured`, `{fixed: points}` or `{aspect: ratio}`.
  static let lines = Form.either(
    "'measured', {fixed: points} or {aspect: number}",
    text: Form<LineWord>.word.map({ _ in .measured }, { $0 == .measured ? .measured : nil }),
    mapping: LineKeys.table.form(
      make: { keys, entries throws(ScenarioError) in
        let label = entries.value.label
        if let second = entries.keys.dropFirst().first {
          throw ScenarioError(
            place: second.place,
            message: "\(label) has one key, but '\(second.name)' is a second one")
        }
        if let fixed = keys.fixed { return .fixed(fixed) }
        if let aspect = keys.aspect { return .aspect(aspect) }
        throw entries.value.error("\(label) needs one of the keys 'fixed', 'aspect'")
      },
      take: { lines in
        switch lines {
        case .measured: nil
        case .fixed(let height): LineKeys(fixed: height)
        case .aspect(let ratio): LineKeys(aspect: ratio)
        }
      }))
}

/// A share of the group's width for each item, or a number of columns of equal width.
private struct SectionKeys: Sendable {
  var columns: Int?
  var items: [Double]?
  var section = Scenario.Layout.Section()

  private static let share = Form<Double>.number(.share)
  /// The most items of a group.
  private static let limit = 64

  static let table = KeyTable(Self(), isMerged: false) {
    Key("columns", \.columns, .whole(1...limit), "The number of items of one width in a group")
    Key(
      "items", \.items, .list(share, least: 1),
      "The share of the group's width for each item")
    Key(
      "item_spacing", \.section.itemSpacing, .number(.notNegative, .points),
      "The room between the columns of a group")
    Key(
      "group_width", \.section.width, .groupWidth,
      "The share of the section's room that a group takes, or {points: 132}")
    Key(
      "height", \.section.height, .height, "Of a group, in points, or {estimated: 80}",
      required: true)
    Key(
      "spacing", \.section.spacing, .number(.notNegative, .points), "The room between groups")
    Key("insets", \.section.insets, .insets(.notNegative), "The room around the groups")
    Key("scrolls", \.section.scrolling, .word, "Whether it scrolls to the side")
  }

  func made(_ entries: YAMLEntries) throws(ScenarioError) -> Scenario.Layout.Section {
    var section = section
    if let items {
      try entries.refuse(["columns", "item_spacing"]) {
        "the key '\($0)' cannot be used with 'items'"
      }
      let written = try entries.required("items").list()
      var sum = 0.0
      for (share, value) in zip(items, written) {
        sum += share
        guard sum <= 1 + 1e-9 else {
          throw value.error("the items of a group are wider than the group")
        }
      }
      guard items.count <= Self.limit else {
        throw entries.error(at: "items", "'items' must not be more than \(Self.limit)")
      }
      section.items = items
    } else {
      let count = columns ?? 1
      section.items = Array(repeating: 1 / Double(count), count: count)
    }
    if section.scrolling != .none, case .estimated = section.height {
      throw entries.error(
        at: "height",
        "a section that scrolls to the side needs a height in points: items that come on screen "
          + "would change the height of the section")
    }
    return section
  }

  init() {}

  init(_ section: Scenario.Layout.Section) {
    self.section = section
    let count = section.items.count
    if section.items.allSatisfy({ $0 == 1 / Double(count) }) {
      columns = count
    } else {
      items = section.items
    }
  }
}

extension Form where Value == Scenario.Layout.Section {
  static let section = sectionShape.named("section")

  /// What the definition of the schema stands for.
  static let sectionShape = SectionKeys.table.form(
    make: { keys, entries throws(ScenarioError) in try keys.made(entries) },
    take: SectionKeys.init)
}

/// The width of a group.
private enum GroupWidth: Sendable {
  case share(Double)
  case points(Double)
}

extension Scenario.Layout.Section {
  fileprivate var width: GroupWidth {
    get { groupPoints.map(GroupWidth.points) ?? .share(groupWidth) }
    set {
      switch newValue {
      case .share(let share): (groupWidth, groupPoints) = (share, nil)
      case .points(let points): (groupWidth, groupPoints) = (1, points)
      }
    }
  }
}

/// A length under a key that says what it is.
private struct LengthKeys: Sendable {
  var length = 0.0

  static func table(_ name: String, _ note: String) -> KeyTable<Self> {
    KeyTable(Self(), isMerged: false) {
      Key(name, \.length, .number(.estimate, .points), note, required: true)
    }
  }
}

extension Form where Value == GroupWidth {
  fileprivate static let groupWidth = Form.either(
    "a share or {points: number}",
    number: Form<Double>.number(.share).map(
      Value.share, { if case .share(let share) = $0 { share } else { nil } }),
    mapping: LengthKeys.table("points", "The width of a group").form.map(
      { .points($0.length) },
      { if case .points(let points) = $0 { LengthKeys(length: points) } else { nil } }))
}

extension Form where Value == Scenario.Layout.Height {
  /// A number of points, or `{estimated: points}`.
  fileprivate static let height = Form.either(
    "a number of points or {estimated: points}",
    number: Form<Double>.number(.estimate, .points).map(
      Value.fixed, { if case .fixed(let height) = $0 { height } else { nil } }),
    mapping: LengthKeys.table("estimated", "Until it was measured").form.map(
      { .estimated($0.length) },
      { if case .estimated(let height) = $0 { LengthKeys(length: height) } else { nil } }))
}
