import ScrollPrimitives

@_spi(Index) @testable import ScrollLayout

/// Initializers of layouts and of what describes them, with the worst values.
extension WorstValues {
  private static var dimensions: [LayoutDimension] {
    points.flatMap { [.absolute($0), .fractionalWidth($0), .fractionalHeight($0), .estimated($0)] }
  }

  /// Lays a described section out, where it can be.
  private static func lay(_ section: SectionSpec) {
    guard var layout = try? CompositionalLayout(section: section) else { return }
    try? layout.prepare(
      LayoutContext(
        structure: structures[3], container: LayoutSize(width: 390, height: 844)))
    _ = layout.attributes(at: 1)
    _ = layout.describe()
  }

  private static func group(
    _ size: LayoutDimensions, _ item: LayoutItemSpec, spacing: LayoutGroup.Spacing = .fixed(0),
    count: Int? = nil
  ) -> LayoutGroup {
    .horizontal(size: size, subitems: [.item(item)], spacing: spacing, count: count)
  }

  private static let usual = LayoutDimensions(width: .fractionalWidth(1), height: .absolute(44))
  private static let item = LayoutItemSpec(width: .fractionalWidth(0.5), height: .absolute(44))

  static let descriptions = [
    Entry(name: "LayoutDimensions.init(width:height:)") {
      for width in dimensions {
        for height in dimensions.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
          lay(SectionSpec(group: group(LayoutDimensions(width: width, height: height), item)))
        }
      }
    },
    Entry(name: "LayoutItemSpec.init(width:height:contentInsets:alignment:)") {
      for length in dimensions {
        for inset in points {
          let insets = LayoutInsets(top: inset, left: inset, bottom: inset, right: inset)
          lay(
            SectionSpec(
              group: group(
                usual, LayoutItemSpec(width: length, height: length, contentInsets: insets))))
        }
      }
    },
    Entry(name: "LayoutGroup.init(_:size:subitems:spacing:count:)") {
      for count in ints + [4096, 4097] {
        for gap in points {
          lay(SectionSpec(group: group(usual, item, spacing: .fixed(gap), count: count)))
          lay(SectionSpec(group: group(usual, item, spacing: .flexible(gap), count: count)))
        }
      }
      lay(SectionSpec(group: LayoutGroup(.vertical, size: usual, subitems: [])))
    },
    Entry(name: "LayoutGroup.horizontal(size:subitems:spacing:count:)") {},
    Entry(name: "LayoutGroup.vertical(size:subitems:spacing:count:)") {
      for count in ints {
        lay(SectionSpec(group: .vertical(size: usual, subitems: [.item(item)], count: count)))
      }
    },
    Entry(
      name:
        "SectionSpec.init(group:interGroupSpacing:insets:header:footer:background:orthogonalBehavior:)"
    ) {
      for value in points {
        let insets = LayoutInsets(top: value, left: value, bottom: value, right: value)
        for behavior in OrthogonalBehavior.allCases {
          lay(
            SectionSpec(
              group: group(usual, item), interGroupSpacing: value, orthogonalBehavior: behavior))
          lay(
            SectionSpec(
              group: group(usual, item), insets: insets,
              background: BackgroundSpec(insets: insets), orthogonalBehavior: behavior))
        }
      }
    },
    Entry(name: "BoundarySpec.init(width:height:isPinned:extendsBoundary:offset:)") {
      for length in dimensions {
        for offset in points {
          var section = SectionSpec(group: group(usual, item))
          section.header = BoundarySpec(
            width: length, height: length, offset: LayoutPoint(x: offset, y: offset))
          section.footer = section.header
          lay(section)
        }
      }
    },
    Entry(name: "CompositionalLayout.init(_:section:)") {},
    Entry(name: "CompositionalLayout.init(_:sectionProvider:)") {
      for length in dimensions {
        var layout = CompositionalLayout { section, _, _ in
          SectionSpec(
            group: group(LayoutDimensions(width: length, height: length), item, count: section))
        }
        try? layout.prepare(LayoutContext(structure: structures[3]))
      }
    },
    Entry(name: "CompositionalLayout.describe(sections:width:)") {
      var layout = try CompositionalLayout(section: SectionSpec(group: group(usual, item)))
      try layout.prepare(LayoutContext(structure: structures[3]))
      for width in ints {
        for range in ranges where range.upperBound > .min {
          _ = layout.describe(
            sections: range.lowerBound...max(range.lowerBound, range.upperBound), width: width)
        }
      }
    },
    Entry(name: "GridSpan.init(columns:rows:)") {
      for columns in ints {
        for rows in ints {
          for length in points {
            var configuration = SpanGridLayout.Configuration()
            configuration.rowExtent = length
            configuration.rowSpacing = length
            configuration.span = { _ in GridSpan(columns: columns, rows: rows) }
            guard var layout = try? SpanGridLayout(configuration) else { continue }
            try? layout.prepare(
              LayoutContext(
                structure: structures[3], container: LayoutSize(width: 390, height: 844)))
            var found: [LayoutAttributes] = []
            layout.elements(
              in: LayoutWindow(
                main: .zero..<Ticks(clamping: 844), cross: .zero..<Ticks(clamping: 390)),
              into: &found)
            _ = layout.contentExtent
          }
        }
      }
    },
  ]

  /// Has one length after the other be a layout's, and asks the layout that takes it.
  private static func configure<Layout: CollectionLayout, Value>(
    _ values: [Value], _ paths: [WritableKeyPath<Layout.Configured, Value>],
    _ make: (Layout.Configured) throws -> Layout
  ) where Layout: ConfiguredLayout {
    for path in paths {
      for value in values {
        var configuration = Layout.usual
        configuration[keyPath: path] = value
        guard var layout = try? make(configuration) else { continue }
        try? layout.prepare(
          LayoutContext(structure: structures[3], container: LayoutSize(width: 390, height: 844)))
        var found: [LayoutAttributes] = []
        layout.elements(
          in: LayoutWindow(main: .zero..<Ticks(clamping: 844), cross: .zero..<Ticks(clamping: 390)),
          into: &found)
        for index in 0..<layout.probes { _ = layout.attributes(at: index) }
      }
    }
  }

  private static var insets: [LayoutInsets] {
    points.map { LayoutInsets(top: $0, left: $0, bottom: $0, right: $0) }
  }
  private static var columns: [Columns] {
    ints.map { .count($0) } + ints.map { .sizeClass(compact: $0, regular: $0) }
      + points.map { .adaptive(minimumLength: $0) }
  }

  static let tables = [
    Entry(name: "ListLayout.init(_:)") {
      configure(
        points,
        [\.spacing, \.estimatedItemExtent, \.estimatedHeaderExtent, \.estimatedFooterExtent]
      ) { try ListLayout($0) }
      configure(points.map(Optional.some), [\.fixedItemExtent]) { try ListLayout($0) }
      configure(insets, [\.sectionInsets]) { try ListLayout($0) }
      configure(
        points.map {
          Optional(ListLayout.Separator(thickness: $0, leadingInset: $0, trailingInset: $0))
        }, [\.separator]
      ) { try ListLayout($0) }
    },
    Entry(name: "Separator.init(thickness:leadingInset:trailingInset:)") {},
    Entry(name: "ListLayout.init(_:itemExtents:)") {
      for one in points {
        for other in points {
          guard var layout = try? ListLayout(.init(), itemExtents: [one, other, one]) else {
            continue
          }
          try? layout.prepare(LayoutContext(structure: structures[2]))
          _ = layout.attributes(at: 2)
        }
      }
    },
    Entry(name: "ListLayout.prepare(_:crossLength:)") {
      for structure in structures {
        for length in points {
          var layout = ListLayout()
          try? layout.prepare(structure, crossLength: length)
          _ = layout.attributes(at: 1)
        }
      }
    },
    Entry(name: "ListLayout.resize(crossLength:)") {
      var layout = ListLayout()
      for length in points { layout.resize(crossLength: length) }
    },
    Entry(name: "ListLayout.index(near:)") {
      var layout = ListLayout()
      for offset in ticks { _ = layout.index(near: offset) }
      try layout.prepare(structures[3], crossLength: 390)
      for offset in ticks { _ = layout.index(near: offset) }
    },
    Entry(name: "ListLayout.setExtent(_:at:)") {
      var layout = ListLayout()
      for _ in 0..<2 {
        for extent in ticks { for index in ints { _ = try? layout.setExtent(extent, at: index) } }
        try layout.prepare(structures[3], crossLength: 390)
      }
    },
    Entry(name: "GridLayout.init(_:)") {
      configure(
        points, [\.lineSpacing, \.columnSpacing, \.estimatedHeaderExtent, \.estimatedFooterExtent]
      ) { try GridLayout($0) }
      configure(columns, [\.columns]) { try GridLayout($0) }
      configure(insets, [\.sectionInsets]) { try GridLayout($0) }
      configure(
        points.flatMap { [GridLayout.LineExtent.fixed($0), .aspect($0), .estimated($0)] },
        [\.lineExtent]
      ) { try GridLayout($0) }
    },
    Entry(name: "MasonryLayout.init(_:)") {
      configure(
        points, [\.itemSpacing, \.laneSpacing, \.estimatedItemExtent, \.estimatedHeaderExtent]
      ) { try MasonryLayout($0) }
      configure(columns, [\.columns]) { try MasonryLayout($0) }
      configure(insets, [\.sectionInsets]) { try MasonryLayout($0) }
      configure(
        points.map { answer in Optional { @Sendable (_: ItemPath, _: Double) in answer } },
        [\.extent]
      ) { try MasonryLayout($0) }
    },
    Entry(name: "SpanGridLayout.init(_:)") {
      configure(points, [\.rowExtent, \.columnSpacing, \.rowSpacing, \.estimatedHeaderExtent]) {
        try SpanGridLayout($0)
      }
      configure(columns, [\.columns]) { try SpanGridLayout($0) }
      configure(ints, [\.estimatedCells]) { try SpanGridLayout($0) }
      configure(insets, [\.sectionInsets]) { try SpanGridLayout($0) }
    },
    Entry(name: "FlowLayout.init(_:)") {
      configure(points, [\.itemSpacing, \.lineSpacing, \.estimatedHeaderExtent]) {
        try FlowLayout($0)
      }
      configure(sizes.filter { $0.width != 0.3 || $0.height != 0.3 }, [\.estimatedItemSize]) {
        try FlowLayout($0)
      }
      configure(insets, [\.sectionInsets]) { try FlowLayout($0) }
    },
    Entry(name: "TableLayout.init(_:)") {
      configure(points, [\.rowExtent, \.columnExtent, \.rowSpacing, \.columnSpacing]) {
        try TableLayout($0)
      }
      configure(ints, [\.frozenRows, \.frozenColumns]) { try TableLayout($0) }
      configure(insets, [\.contentInsets]) { try TableLayout($0) }
      configure(ints.flatMap { row in points.map { [row: $0] } }, [\.rowExtents, \.columnExtents]) {
        try TableLayout($0)
      }
      configure(spans.map { [$0] }, [\.merges]) { try TableLayout($0) }
    },
    Entry(name: "TableSpan.init(row:column:rowCount:columnCount:)") {},
    Entry(name: "Configuration.insertColumns(at:count:)") {
      for at in ints {
        for count in ints {
          for span in spans.prefix(40) {
            var configuration = TableLayout.Configuration()
            configuration.columnExtents = [at: 3]
            configuration.merges = [span]
            try? configuration.insertColumns(at: at, count: count)
          }
        }
      }
    },
    Entry(name: "Configuration.removeColumns(_:)") {
      for range in ranges {
        var configuration = TableLayout.Configuration()
        configuration.columnExtents = [7: 2, .max: 1]
        configuration.merges = [TableSpan(row: 0, column: 1, columnCount: 4)]
        try? configuration.removeColumns(range)
      }
    },
    Entry(name: "TableLayout.setRowExtent(_:at:)") {
      for row in ints { for value in points { try? table { try $0.setRowExtent(value, at: row) } } }
    },
    Entry(name: "TableLayout.setColumnExtent(_:at:)") {
      for column in ints {
        for value in points { try? table { try $0.setColumnExtent(value, at: column) } }
      }
    },
  ]

  private static var spans: [TableSpan] {
    ints.flatMap { row in
      ints.flatMap { count in
        [
          TableSpan(row: row, column: count, rowCount: count, columnCount: row),
          TableSpan(row: 0, column: row, rowCount: 1, columnCount: count),
        ]
      }
    }
  }

  private static func table(_ body: (inout TableLayout) throws -> Void) throws {
    var layout = TableLayout()
    try? body(&layout)
    try layout.prepare(
      LayoutContext(structure: try ItemStructure(sectionCounts: [3, 3, 3])))
    try body(&layout)
    _ = layout.attributes(at: 1)
  }
}

/// A layout that a configuration makes.
protocol ConfiguredLayout: CollectionLayout {
  associatedtype Configured
  static var usual: Configured { get }
}

extension ConfiguredLayout {
  /// Places that are requested.
  var probes: Int { 19 }
}

extension ListLayout: ConfiguredLayout {
  static var usual: Configuration { Configuration() }
}
extension GridLayout: ConfiguredLayout {
  static var usual: Configuration { Configuration() }
}
extension MasonryLayout: ConfiguredLayout {
  static var usual: Configuration { Configuration() }
}
extension SpanGridLayout: ConfiguredLayout {
  static var usual: Configuration { Configuration() }
}
extension FlowLayout: ConfiguredLayout {
  static var usual: Configuration { Configuration() }
}
extension TableLayout: ConfiguredLayout {
  static var usual: Configuration { Configuration() }
}
