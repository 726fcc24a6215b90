import ScrollPrimitives
import Testing

@testable import ScrollLayout

/// What grids and described sections refuse, and that nothing has changed then.
@Suite struct LineLayoutFailureTests {
  static let bad: [Double] = [-1, .nan, .infinity, -.infinity, 1e300]

  private static func item(_ width: LayoutDimension) -> LayoutGroup.Subitem {
    .item(LayoutItemSpec(width: width, height: .absolute(10)))
  }

  private static func group(
    _ subitems: [LayoutGroup.Subitem], count: Int? = nil
  ) -> LayoutGroup {
    .horizontal(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(10)),
      subitems: subitems, count: count)
  }

  @Test("a grid refuses numbers that mean nothing", arguments: bad)
  func grid(_ value: Double) {
    func refuses(_ parameter: String, _ change: (inout GridLayout.Configuration) -> Void) {
      var configuration = GridLayout.Configuration()
      change(&configuration)
      do {
        _ = try GridLayout(configuration)
        Issue.record("\(parameter) \(value) was taken")
      } catch .invalidValue(let name, _) {
        #expect(name == parameter)
      } catch {
        Issue.record("\(error)")
      }
    }
    refuses("lineSpacing") { $0.lineSpacing = value }
    refuses("columnSpacing") { $0.columnSpacing = value }
    refuses("sectionInsets") { $0.sectionInsets.left = value }
    refuses("estimatedHeaderExtent") { $0.estimatedHeaderExtent = value }
    refuses("estimatedFooterExtent") { $0.estimatedFooterExtent = value }
    refuses("lineExtent") { $0.lineExtent = .fixed(value) }
    refuses("lineExtent") { $0.lineExtent = .aspect(value) }
    refuses("lineExtent") { $0.lineExtent = .estimated(value) }
    refuses("columns.minimumLength") { $0.columns = .adaptive(minimumLength: value) }
  }

  @Test("a grid refuses no columns and more than there are", arguments: [0, -1, .min, .max, 1025])
  func columns(_ count: Int) {
    var configuration = GridLayout.Configuration()
    let failure = LayoutFailure.invalidValue(parameter: "columns", value: Double(count))
    configuration.columns = .count(count)
    #expect(throws: failure) { try GridLayout(configuration) }
    configuration.columns = .sizeClass(compact: 1, regular: count)
    #expect(throws: failure) { try GridLayout(configuration) }
  }

  @Test("there is always a column, whatever the room")
  func columnCounts() {
    let lengths: [Double] = [0, -1, .nan, .infinity, -.infinity, 390, 1e300]
    for available in lengths {
      for spacing in lengths {
        for minimum in lengths {
          let count = Columns.adaptive(minimumLength: minimum)
            .count(available: available, spacing: spacing, sizeClass: .compact)
          #expect(count >= 1)
        }
      }
    }
    #expect(Columns.count(-4).count(available: 1, spacing: 0, sizeClass: .regular) == 1)
    let byClass = Columns.sizeClass(compact: 2, regular: 5)
    #expect(byClass.count(available: 1, spacing: 0, sizeClass: .compact) == 2)
    #expect(byClass.count(available: 1, spacing: 0, sizeClass: .regular) == 5)
    let fitting = Columns.adaptive(minimumLength: 100)
    #expect(fitting.count(available: 320, spacing: 10, sizeClass: .compact) == 3)
    #expect(fitting.count(available: 319, spacing: 10, sizeClass: .compact) == 2)
  }

  @Test("a description says where the number is that means nothing", arguments: bad + [0])
  func description(_ value: Double) {
    func refuses(_ path: String, _ group: LayoutGroup) {
      let layout = CompositionalLayout { section, _, _ in
        SectionSpec(group: section < 2 ? Self.group([Self.item(.absolute(10))]) : group)
      }
      do {
        try layout.validate(try ItemStructure(sectionCounts: [1, 1, 1]))
        Issue.record("\(path) \(value) was taken")
      } catch LayoutFailure.invalidValue(let name, _) {
        #expect(name == "sections[2].group\(path)")
      } catch {
        Issue.record("\(error)")
      }
    }
    let kinds: [(Double) -> LayoutDimension] = [
      LayoutDimension.absolute, LayoutDimension.estimated, LayoutDimension.fractionalWidth,
      LayoutDimension.fractionalHeight,
    ]
    for kind in kinds {
      refuses(".items[0].width", Self.group([Self.item(kind(value))]))
      let inner = Self.group([Self.item(.absolute(1)), Self.item(kind(value))])
      refuses(".items[0].items[1].width", Self.group([.group(inner)]))
      var outer = Self.group([Self.item(.absolute(1))])
      outer.size.height = kind(value)
      refuses(".height", outer)
    }
    guard value != 0 else { return }
    var spaced = Self.group([Self.item(.absolute(1))])
    spaced.spacing = .flexible(value)
    refuses(".spacing", spaced)
    var spec = SectionSpec(group: Self.group([Self.item(.absolute(1))]))
    spec.insets.left = value
    #expect(throws: LayoutFailure.self) { try CompositionalLayout(section: spec) }
    spec.insets = .zero
    spec.header = BoundarySpec(offset: LayoutPoint(x: value, y: 0))
    guard value != -1 else { return }
    #expect(throws: LayoutFailure.self) { try CompositionalLayout(section: spec) }
  }

  @Test("groups without items, with too many, and too deep ones are refused")
  func shapes() {
    #expect(throws: LayoutFailure.invalidValue(parameter: "section.group.items", value: 0)) {
      try CompositionalLayout(section: SectionSpec(group: Self.group([])))
    }
    for count in [0, -1, .min, .max, 4097] {
      let failure = LayoutFailure.invalidValue(
        parameter: "section.group.count", value: Double(count))
      #expect(throws: failure) {
        let group = Self.group([Self.item(.absolute(1))], count: count)
        return try CompositionalLayout(section: SectionSpec(group: group))
      }
    }
    var group = Self.group([Self.item(.absolute(1))])
    for _ in 0..<40 { group = Self.group([.group(group)]) }
    #expect(throws: LayoutFailure.self) {
      try CompositionalLayout(section: SectionSpec(group: group))
    }
    // Sixteen to the fourth are more than there are places.
    var wide = Self.group([Self.item(.absolute(1))], count: 16)
    for _ in 0..<3 { wide = Self.group([.group(wide)], count: 16) }
    #expect(throws: LayoutFailure.self) {
      var layout = try CompositionalLayout(section: SectionSpec(group: wide))
      try layout.prepare(
        LayoutContext(
          structure: try ItemStructure(sectionCounts: [1]),
          container: LayoutSize(width: 390, height: 640)))
    }
  }

  @Test("any room will do: none, a negative one, one without end")
  func rooms() throws {
    let lengths: [Double] = [0, -5, 1e-9, 1e300, .infinity, .nan]
    let estimated = LayoutItemSpec(width: .fractionalWidth(0.3), height: .estimated(20))
    let spec = SectionSpec(
      group: .horizontal(
        size: LayoutDimensions(width: .fractionalWidth(1), height: .estimated(20)),
        subitems: [.item(estimated)], spacing: .flexible(0)),
      header: BoundarySpec(), orthogonalBehavior: .paging)
    var flat = spec
    flat.orthogonalBehavior = .none
    var grid = GridLayout.Configuration()
    grid.lineExtent = .aspect(1)
    let layouts: [any CollectionLayout] = [
      try CompositionalLayout(section: spec), try CompositionalLayout(section: flat),
      try GridLayout(grid), GridLayout(),
    ]
    for first in layouts {
      for width in lengths {
        for height in lengths {
          var layout = first
          let context = LayoutContext(
            structure: try ItemStructure(sectionCounts: [3, 0, 50]),
            container: LayoutSize(width: width, height: height))
          do {
            try layout.prepare(context)
          } catch {
            // Items as high as an endless room is wide are too long together.
            #expect(width > 1e200)
            continue
          }
          var found: [LayoutAttributes] = []
          layout.elements(
            in: LayoutWindow(
              main: Ticks.zero..<Ticks(clamping: 500), cross: Ticks.zero..<Ticks(clamping: 500)),
            into: &found)
          _ = layout.element(near: .zero)
          for index in 0..<context.structure.elementCount { _ = layout.attributes(at: index) }
        }
      }
    }
  }

  @Test("too much content is refused before anything changes")
  func tooLong() throws {
    var configuration = GridLayout.Configuration()
    configuration.columns = .count(1)
    configuration.lineExtent = .estimated(8e8)
    var layout = try GridLayout(configuration)
    var context = LayoutContext(
      structure: try ItemStructure(sectionCounts: [1000]),
      container: LayoutSize(width: 10, height: 10))
    try layout.prepare(context)
    let before = layout.contentExtent
    context.structure = try ItemStructure(sectionCounts: [1_000_000])
    let edit = ItemEdit.insertItems(at: ItemPath(section: 0, item: 0), count: 999_000)
    #expect(throws: LayoutFailure.self) {
      try layout.invalidate(LayoutInvalidation(context: context, edits: [edit]))
    }
    #expect(throws: LayoutFailure.self) { try layout.prepare(context) }
    #expect(throws: LayoutFailure.self) { try layout.validate(context.structure) }
    for size in [Ticks(rawValue: -1), .maximum, Ticks(rawValue: .max)] {
      #expect(throws: LayoutFailure.self) {
        try layout.setPreferredSize(size, cross: .zero, at: 3, anchor: 3)
      }
    }
    #expect(layout.contentExtent == before)
    #expect(layout.structure.elementCount == 1002)
    let isMeasured = layout.isMeasured(at: 3)
    #expect(!isMeasured)
  }

  @Test("edits that do not lead to the structure given lay out anew")
  func mismatch() throws {
    var layout = try GridLayout(GridLayout.Configuration())
    var context = LayoutContext(
      structure: try ItemStructure(sectionCounts: [9]), container: LayoutSize(width: 30, height: 20)
    )
    try layout.prepare(context)
    context.structure = try ItemStructure(sectionCounts: [4, 4])
    for edit in [
      ItemEdit.removeItems(at: ItemPath(section: 5, item: 1), count: 1),
      .insertItems(at: ItemPath(section: 0, item: 1), count: 1),
    ] {
      try layout.invalidate(LayoutInvalidation(context: context, edits: [edit], anchor: 99))
      #expect(layout.structure == context.structure)
    }
  }
}
