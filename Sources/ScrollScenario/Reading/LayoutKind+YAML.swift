#if CLI
  import ScrollPrimitives

  extension Scenario.Layout {
    /// What most kinds share, spelt the same in all. A key that a kind does not have has its default.
    init<Key: YAMLKey>(common map: YAMLMapping<Key>, kind: Kind) throws(ScenarioError) {
      func value(_ key: String) -> YAMLValue? { Key(rawValue: key).flatMap { map[$0] } }
      self.init(
        kind: kind,
        spacing: try value("spacing")?.number(.notNegative) ?? 0,
        sectionInsets: try value("section_insets").map(LayoutInsets.notNegative) ?? .zero,
        estimates: try value("estimates").map(Scenario.Estimates.init(yaml:))
          ?? Scenario.Estimates(),
        headers: try value("headers")?.boolean(),
        pinsHeaders: try value("pinned_headers")?.boolean() ?? false,
        isBottomAnchored: try value("bottom_anchored")?.boolean() ?? false,
        followsEnd: try value("follows_end")?.boolean() ?? false)
    }

    private enum GridKey: String, YAMLKey {
      case kind, columns
      case columnSpacing = "column_spacing"
      case spacing, lines
      case sectionInsets = "section_insets"
      case estimates, headers
      case pinnedHeaders = "pinned_headers"
      case bottomAnchored = "bottom_anchored"
      case followsEnd = "follows_end"
    }

    init(grid value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<GridKey>(value)
      let grid = Grid(
        columns: try map.read(.columns, ColumnCount.init(yaml:)),
        columnSpacing: try map.number(.columnSpacing, .notNegative, default: 0),
        lines: try map.read(.lines, default: .measured, LineHeight.init(yaml:)))
      try self.init(common: map, kind: .grid(grid))
    }

    private enum MasonryKey: String, YAMLKey {
      case kind, columns
      case columnSpacing = "column_spacing"
      case spacing
      case sectionInsets = "section_insets"
      case estimates, headers
      case pinnedHeaders = "pinned_headers"
      case bottomAnchored = "bottom_anchored"
      case followsEnd = "follows_end"
    }

    init(masonry value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<MasonryKey>(value)
      let lanes = Lanes(
        columns: try map.read(.columns, ColumnCount.init(yaml:)),
        columnSpacing: try map.number(.columnSpacing, .notNegative, default: 0))
      try self.init(common: map, kind: .masonry(lanes))
    }

    private enum FlowKey: String, YAMLKey {
      case kind, widths
      case estimatedWidth = "estimated_width"
      case itemSpacing = "item_spacing"
      case alignment, spacing
      case sectionInsets = "section_insets"
      case estimates, headers
      case pinnedHeaders = "pinned_headers"
      case bottomAnchored = "bottom_anchored"
      case followsEnd = "follows_end"
    }

    init(flow value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<FlowKey>(value)
      let flow = Flow(
        itemSpacing: try map.number(.itemSpacing, .notNegative, default: 0),
        widths: try map.read(.widths, Scenario.HeightDistribution.init(yaml:)),
        estimatedWidth: try map.number(.estimatedWidth, .estimate, default: 80),
        alignment: try map.word(.alignment, default: .leading))
      try self.init(common: map, kind: .flow(flow))
    }

    private enum TableKey: String, YAMLKey {
      case kind
      case rowHeight = "row_height"
      case columnWidth = "column_width"
      case spacing
      case columnSpacing = "column_spacing"
      case frozenRows = "frozen_rows"
      case frozenColumns = "frozen_columns"
      case sectionInsets = "section_insets"
    }

    init(table value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<TableKey>(value)
      let table = Table(
        rowHeight: try map.number(.rowHeight, .estimate, default: 44),
        columnWidth: try map.number(.columnWidth, .estimate, default: 100),
        columnSpacing: try map.number(.columnSpacing, .notNegative, default: 0),
        frozenRows: try map[.frozenRows]?.whole(in: 0...1000) ?? 0,
        frozenColumns: try map[.frozenColumns]?.whole(in: 0...1000) ?? 0)
      try self.init(common: map, kind: .table(table))
    }
  }

  extension Scenario.Layout.ColumnCount {
    private enum Key: String, YAMLKey {
      case adaptive, compact, regular
    }

    /// A number, `{adaptive: points}`, or `{compact: number, regular: number}`.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      switch value.kind {
      case .number: self = .count(try value.whole(in: 1...Self.limit))
      case .mapping:
        let map = try YAMLMapping<Key>(value)
        if map[.compact] == nil, map[.regular] == nil {
          self = .adaptive(try map.number(.adaptive, .estimate))
        } else if let adaptive = map[.adaptive] {
          throw adaptive.error("columns are adaptive or by size class, not both")
        } else {
          self = .sizeClass(
            compact: try map.required(.compact).whole(in: 1...Self.limit),
            regular: try map.required(.regular).whole(in: 1...Self.limit))
        }
      default:
        throw value.wrongType(
          "a number of columns, {adaptive: points} or {compact: number, regular: number}")
      }
    }
  }

  extension Scenario.Layout.LineHeight {
    private enum Key: String, YAMLKey {
      case fixed, aspect
    }

    private enum Word: String, CaseIterable {
      case measured
    }

    /// `measured`, `{fixed: points}` or `{aspect: ratio}`.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      guard value.kind == .mapping else {
        _ = try value.word(Word.self)
        self = .measured
        return
      }
      let map = try YAMLMapping<Key>(value)
      if let second = map.keys.dropFirst().first {
        throw ScenarioError(
          place: second.place,
          message: "\(value.label) has one key, but '\(second.key.rawValue)' is a second one")
      }
      switch map.keys.first?.key {
      case .fixed: self = .fixed(try map.number(.fixed, .estimate))
      case .aspect: self = .aspect(try map.number(.aspect, .scale))
      case nil: throw value.error("\(value.label) needs one of the keys 'fixed', 'aspect'")
      }
    }
  }
#endif
