import ScrollPrimitives

/// The words of `kind`.
enum LayoutKind: String, CaseIterable, Sendable {
  case list, grid, masonry, flow, compositional, table

  init(_ kind: Scenario.Layout.Kind) { self = LayoutKind(rawValue: kind.name) ?? .list }

  /// The keys that layouts of the kind have.
  var table: KeyTable<Scenario.Layout> { Scenario.Layout.tables[self] ?? Scenario.Layout.list }
}

extension Form where Value == Scenario.Layout {
  static let layout = Form(
    "a mapping", definition: "layout", parts: { LayoutKind.allCases.flatMap(\.table.notes) },
    schema: { Schema.reference("layout") },
    read: { value throws(ScenarioError) in
      // `kind` comes first: it decides which keys there are.
      let kind: LayoutKind = try value.peek("kind")?.word() ?? .list
      return try kind.table.form.read(value)
    }, write: { LayoutKind($0.kind).table.write($0) })

  /// What the definition of the schema stands for: a shape for each kind.
  static var layoutSchema: JSONValue {
    let shapes = LayoutKind.allCases.map { kind in
      kind.table.object(required: kind == .list ? [] : ["kind"])
    }
    return Schema.any(shapes + [Schema.reference("variable")])
  }
}

extension Scenario.Layout {
  fileprivate static let list = KeyTable(Self()) {
    kindKey(.list)
    spacingKey
    insetsKey
    common
  }

  fileprivate static let tables: [LayoutKind: KeyTable<Self>] = [
    .list: list,
    .grid: KeyTable(Self(kind: .grid(Grid(columns: .count(1))))) {
      kindKey(.grid)
      Key("columns", \.grid.columns, .columns, "How many columns there are", required: true)
      columnSpacingKey(\.grid.columnSpacing)
      spacingKey
      Key("lines", \.grid.lines, .lines, "How high a line is")
      insetsKey
      common
    },
    .masonry: KeyTable(Self(kind: .masonry(Lanes(columns: .count(1))))) {
      kindKey(.masonry)
      Key("columns", \.lanes.columns, .columns, "How many lanes there are", required: true)
      columnSpacingKey(\.lanes.columnSpacing)
      spacingKey
      insetsKey
      common
    },
    .flow: KeyTable(Self(kind: .flow(Flow()))) {
      kindKey(.flow)
      Key("widths", \.flow.widths, .distribution, "How wide items are", required: true)
      Key(
        "estimated_width", \.flow.estimatedWidth, .number(.estimate, .points),
        "The width assumed until a cell was measured")
      Key(
        "item_spacing", \.flow.itemSpacing, .number(.notNegative, .points),
        "The room between two items of a line")
      Key("alignment", \.flow.alignment, .word, "Where the items of a line lie")
      spacingKey
      insetsKey
      common
    },
    .compositional: KeyTable(Self(kind: .compositional([]))) {
      kindKey(.compositional)
      Key(
        "sections", \.sections, .list(.section, least: 1), "The descriptions of sections",
        required: true)
      common
    },
    .table: KeyTable(Self(kind: .table(Table()))) {
      kindKey(.table)
      Key(
        "row_height", \.table.rowHeight, .number(.estimate, .points), "The height of each row")
      Key(
        "column_width", \.table.columnWidth, .number(.estimate, .points),
        "The width of each column")
      Key("frozen_rows", \.table.frozenRows, .whole(0...1000), "Rows that do not scroll")
      Key(
        "frozen_columns", \.table.frozenColumns, .whole(0...1000), "Columns that do not scroll")
      spacingKey
      columnSpacingKey(\.table.columnSpacing)
      insetsKey
    },
  ]

  /// The kind was read before the others.
  private static func kindKey(_ kind: LayoutKind) -> Key<Self> {
    Key(
      "kind",
      Form<LayoutKind>(
        "`\(kind.rawValue)`",
        schema: { .object([.init("enum", .list([.text(kind.rawValue)]))]) },
        read: { value throws(ScenarioError) in try value.word() }, write: { .text($0.rawValue) }),
      "The kind of layout", required: kind != .list, read: { _, _ in },
      write: { layout in layout.kind == .list ? nil : .text(LayoutKind(layout.kind).rawValue) })
  }

  private static let spacingKey = Key(
    "spacing", \Self.spacing, .number(.notNegative, .points), "The room between two rows or lines")

  private static let insetsKey = Key(
    "section_insets", \Self.sectionInsets, .insets(.notNegative), "The room around each section")

  private static func columnSpacingKey(
    _ path: any WritableKeyPath<Self, Double> & Sendable
  ) -> Key<Self> {
    Key("column_spacing", path, .number(.notNegative, .points), "The room between two columns")
  }

  private static let common: [Key<Self>] = [
    Key(
      "estimates", \.estimates, Scenario.Estimates.keys.form, "Assumed until a cell was measured"),
    Key(
      "headers", \.headers, .boolean, "Whether sections have headers; the data decides by default"),
    Key(
      "pinned_headers", \.pinsHeaders, .boolean, "Whether a header stays while its section is there"
    ),
    Key(
      "bottom_anchored", \.isBottomAnchored, .boolean, "Whether content is read from its end"),
    Key(
      "follows_end", \.followsEnd, .boolean,
      "Whether content at its end stays there while the end moves"),
  ]
}

/// What only a kind of layout has, to be read and written as a part of the layout.
extension Scenario.Layout {
  fileprivate var grid: Grid {
    get { if case .grid(let grid) = kind { grid } else { Grid() } }
    set { kind = .grid(newValue) }
  }

  fileprivate var lanes: Lanes {
    get { if case .masonry(let lanes) = kind { lanes } else { Lanes() } }
    set { kind = .masonry(newValue) }
  }

  fileprivate var flow: Flow {
    get { if case .flow(let flow) = kind { flow } else { Flow() } }
    set { kind = .flow(newValue) }
  }

  fileprivate var table: Table {
    get { if case .table(let table) = kind { table } else { Table() } }
    set { kind = .table(newValue) }
  }

  fileprivate var sections: [Section] {
    get { if case .compositional(let sections) = kind { sections } else { [] } }
    set { kind = .compositional(newValue) }
  }
}
