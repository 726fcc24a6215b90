import ScrollPrimitives

@_spi(Index) @testable import ScrollLayout

/// The layouts of the package, and one of a user's own, asked the worst questions.
enum WorstLayouts {
  struct Make: Sendable, CustomStringConvertible {
    var description: String
    var layout: @Sendable () throws -> any CollectionLayout
  }

  static let all = [
    Make(description: "ListLayout") {
      var configuration = ListLayout.Configuration()
      configuration.hasHeaders = true
      configuration.pinsHeaders = true
      configuration.hasFooters = true
      configuration.pinsFooters = true
      configuration.separator = ListLayout.Separator()
      return try ListLayout(configuration)
    },
    Make(description: "ListLayout") {
      var configuration = ListLayout.Configuration()
      configuration.fixedItemExtent = 30
      return try ListLayout(configuration)
    },
    Make(description: "ListLayout") {
      try ListLayout(.init(), itemExtents: Array(repeating: 12, count: 13))
    },
    Make(description: "GridLayout") { GridLayout() },
    Make(description: "MasonryLayout") { try MasonryLayout() },
    Make(description: "SpanGridLayout") { try SpanGridLayout() },
    Make(description: "FlowLayout") {
      var configuration = FlowLayout.Configuration()
      configuration.hasHeaders = true
      return try FlowLayout(configuration)
    },
    Make(description: "CompositionalLayout") {
      let one = LayoutItemSpec(width: .fractionalWidth(0.5), height: .estimated(40))
      let group = LayoutGroup.horizontal(
        size: LayoutDimensions(width: .fractionalWidth(0.8), height: .estimated(40)),
        subitems: [.item(one)])
      return CompositionalLayout { section, _, _ in
        SectionSpec(
          group: group, header: BoundarySpec(), background: BackgroundSpec(),
          orthogonalBehavior: OrthogonalBehavior.allCases[abs(section) % 6])
      }
    },
    Make(description: "TableLayout") { TableLayout() },
    Make(description: "CollectionLayout") { Plain() },
  ]

  /// The functions that `ask` calls.
  private static let functions: Set<String> = [
    "attributes(at:)", "elements(in:into:)", "element(near:)", "isMeasured(at:)",
    "setPreferredSize(_:cross:at:anchor:)", "setMeasured(at:)", "setNeedsMeasure(at:)",
    "decorations(in:into:)", "targetOffset(forProposed:velocity:)", "orthogonalSection(_:)",
    "setOrthogonalOffset(_:section:)", "orthogonalTarget(forProposed:from:section:)",
    "update(_:)", "validate(_:)", "prepare(_:)", "invalidate(_:)",
    "appearance(of:when:)", "arrangement(in:)", "restore(_:_:anchor:)",
    "elementBehindFreeRoom(in:)",
    "refill(from:in:)",
  ]

  /// Whether an entry is one of these, of one of the layouts.
  static func asks(_ entry: String) -> Bool {
    guard let dot = entry.firstIndex(of: ".") else { return false }
    // What layouts share is asked of each of them.
    let isShared = entry[..<dot] == "PlacedWindowLayout" || entry[..<dot] == "LineLayout"
    return (isShared || all.contains { $0.description == entry[..<dot] })
      && functions.contains(String(entry[entry.index(after: dot)...]))
  }

  static func ask(_ layout: inout any CollectionLayout) {
    func open(_ layout: inout some CollectionLayout) { askAll(&layout) }
    open(&layout)
  }

  private static func askAll(_ layout: inout some CollectionLayout) {
    for structure in WorstValues.structures { try? layout.validate(structure) }
    for index in WorstValues.ints {
      let found = layout.attributes(at: index)
      _ = layout.isMeasured(at: index)
      _ = layout.orthogonalSection(index)
      layout.setMeasured(at: index)
      layout.setNeedsMeasure(at: index)
      for extent in WorstValues.ticks {
        _ = try? layout.setPreferredSize(extent, cross: extent, at: index, anchor: index)
        _ = try? layout.setPreferredSize(
          Ticks(rawValue: 9000), cross: Ticks(rawValue: 9000), at: index, anchor: Int.max &- index)
        layout.setOrthogonalOffset(extent, section: index)
        _ = layout.orthogonalTarget(forProposed: extent, from: extent, section: index)
        for current in WorstValues.ticks {
          _ = layout.orthogonalTarget(forProposed: extent, from: current, section: 1)
        }
      }
      var attributes =
        found
        ?? LayoutAttributes(
          index: index, element: .header(section: index), start: .zero, extent: .zero)
      attributes.index = index
      layout.update(&attributes)
      _ = layout.appearance(of: attributes, when: .appearing)
    }
    let arrangement = layout.arrangement(in: .zero..<Ticks(clamping: 844))
    for index in WorstValues.ints {
      for low in WorstValues.ticks {
        let range = low..<max(low, low + Ticks(clamping: 844))
        layout.refill(from: index, in: range)
        _ = (layout.elementBehindFreeRoom(in: range), layout.arrangement(in: range))
        let size = MeasuredSize(index: index, extent: low, crossExtent: low)
        layout.restore([size], low == .zero ? arrangement : nil, anchor: index)
      }
    }
    for offset in WorstValues.ticks {
      _ = layout.element(near: offset)
      for velocity in WorstValues.points {
        _ = layout.targetOffset(forProposed: offset, velocity: velocity)
      }
    }
    var found: [LayoutAttributes] = []
    var grounds: [DecorationAttributes] = []
    // All of a large row would be listed, and rightly.
    let isLarge = layout.contentExtent > Ticks(clamping: 100_000)
    for window in WorstValues.windows {
      guard !isLarge || window.main.upperBound - window.main.lowerBound < Ticks(clamping: 10_000),
        !isLarge || window.main.lowerBound > Ticks(rawValue: .min / 2)
      else { continue }
      layout.elements(in: window, into: &found)
      layout.decorations(in: window, into: &grounds)
      found.removeAll()
      grounds.removeAll()
    }
    _ = (layout.contentExtent, layout.crossExtent, layout.version, layout.measuredCount)
    _ = (layout.measuredSizes(), layout.takeSteps())
  }

  /// What a user writes first, with lengths that say nothing good.
  struct Plain: CollectionLayout {
    var contentExtent: Ticks { Ticks(rawValue: .max) }
    mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {}
    mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
      found.append(
        LayoutAttributes(
          index: .min, element: .header(section: .max), start: Ticks(rawValue: .max),
          extent: Ticks(rawValue: .min)))
    }
    mutating func attributes(at index: Int) -> LayoutAttributes? { nil }
  }
}
