import ScrollPrimitives
import Testing

@testable import ScrollLayout

/// What described sections come to.
@Suite struct CompositionalLayoutTests {
  private func layout(
    _ spec: SectionSpec, counts: [Int] = [12],
    container: LayoutSize = LayoutSize(width: 300, height: 400)
  ) throws -> CompositionalLayout {
    var layout = try CompositionalLayout(section: spec)
    try layout.prepare(
      LayoutContext(structure: try ItemStructure(sectionCounts: counts), container: container))
    return layout
  }

  private func thirds(_ height: LayoutDimension = .absolute(50)) -> LayoutGroup {
    .horizontal(
      size: LayoutDimensions(width: .fractionalWidth(1), height: height),
      subitems: [.item(LayoutItemSpec(width: .fractionalWidth(1 / 3), height: height))])
  }

  /// A carousel of groups of one, 100 by 50, 10 apart.
  private func carousel(
    _ behavior: OrthogonalBehavior, width: LayoutDimension = .absolute(100)
  ) -> SectionSpec {
    SectionSpec(
      group: .horizontal(
        size: LayoutDimensions(width: width, height: .estimated(50)),
        subitems: [.item(LayoutItemSpec(width: width, height: .estimated(50)))]),
      interGroupSpacing: 10,
      insets: LayoutInsets(left: 20, right: 20), orthogonalBehavior: behavior)
  }

  @Test("a third of any width fits three times, and the three fill it to the tick")
  func fractions() throws {
    for width in [300, 301, 391.25, 0.01] {
      var layout = try layout(
        SectionSpec(group: thirds()), container: LayoutSize(width: width, height: 400))
      let items = (1...3).compactMap { layout.attributes(at: $0) }
      #expect(items.map(\.start) == [.zero, .zero, .zero])
      #expect(items[1].crossStart == items[0].crossEnd)
      #expect(items[2].crossEnd == Ticks(points: width))
    }
  }

  @Test("groups in groups are repeated as one")
  func nested() throws {
    let half = LayoutDimension.fractionalHeight(0.5)
    let column = LayoutGroup.vertical(
      size: LayoutDimensions(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      subitems: [.item(LayoutItemSpec(width: .fractionalWidth(1), height: half))])
    let group = LayoutGroup.horizontal(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [
        .item(
          LayoutItemSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1))),
        .group(column),
      ])
    var layout = try layout(SectionSpec(group: group, interGroupSpacing: 4), counts: [6])
    let places = (1...6).compactMap { layout.attributes(at: $0) }
    #expect(places.map { $0.start.points } == [0, 0, 50, 104, 104, 154])
    #expect(places.map { $0.crossStart.points } == [0, 150, 150, 0, 150, 150])
    #expect(places.map { $0.extent.points } == [100, 50, 50, 100, 50, 50])
    #expect(layout.contentExtent.points == 204)
  }

  @Test("a flexible space shares out what is left")
  func flexible() throws {
    var layout = try layout(
      SectionSpec(
        group: .horizontal(
          size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(10)),
          subitems: [.item(LayoutItemSpec(width: .absolute(80), height: .absolute(10)))],
          spacing: .flexible(5))))
    // Three of 80 and 5 between them fit in 300.
    #expect((1...4).map { layout.attributes(at: $0)?.crossStart.points } == [0, 110, 220, 0])
  }

  @Test("a group is as high as its highest item, once all have answered")
  func estimates() throws {
    var layout = try layout(SectionSpec(group: thirds(.estimated(50))))
    for (index, points) in [(1, 20.0), (2, 80), (3, 30)] {
      let hasMoved = try layout.setPreferredSize(
        Ticks(clamping: points), cross: .zero, at: index, anchor: 1)
      #expect(hasMoved)
    }
    #expect(layout.attributes(at: 4)?.start.points == 80)
    #expect(layout.attributes(at: 1)?.extent.points == 20)
    layout.setNeedsMeasure(at: 2)
    #expect((1...4).map { layout.attributes(at: $0)?.isMeasured } == [false, false, false, false])
    #expect(layout.attributes(at: 4)?.start.points == 80)
  }

  @Test("headers that have room, that are pinned and that lie over the section")
  func boundaries() throws {
    var spec = SectionSpec(group: thirds())
    spec.header = BoundarySpec(height: .absolute(30), isPinned: true)
    spec.footer = BoundarySpec(
      width: .fractionalWidth(0.5), height: .absolute(20), extendsBoundary: false,
      offset: LayoutPoint(x: 7, y: -5))
    var layout = try layout(spec, counts: [6, 6])
    #expect(layout.contentExtent.points == 260)
    let headerFound = layout.attributes(at: 8)
    let header = try #require(headerFound)
    #expect(header.pins == .leading)
    #expect((header.start.points, header.slotEnd.points) == (130, 260))
    let footerFound = layout.attributes(at: 7)
    let footer = try #require(footerFound)
    #expect((footer.start.points, footer.extent.points) == (105, 20))
    #expect((footer.crossStart.points, footer.crossExtent.points) == (7, 150))
  }

  @Test("a section that scrolls by itself takes one group's room and shows what its offset says")
  func orthogonal() throws {
    var layout = try layout(carousel(.continuous), counts: [1_000_000])
    #expect(layout.contentExtent.points == 50)
    layout.setOrthogonalOffset(Ticks(clamping: 110 * 500_000), section: 0)
    var found: [LayoutAttributes] = []
    let window = LayoutWindow(
      main: .zero..<Ticks(clamping: 400), cross: .zero..<Ticks(clamping: 300))
    layout.elements(in: window, into: &found)
    // The inset shows 10 pt of the one before.
    #expect(
      found.map { $0.element }
        == (499_999...500_002).map {
          .item(ItemPath(section: 0, item: $0))
        })
    #expect(found[1].crossStart.points == 20)
    let section = try #require(layout.orthogonalSection(0))
    #expect(section.contentExtent.points == 110_000_030)
    #expect(layout.orthogonalGroup(3, section: 0)?.lowerBound.points == 350)
    #expect(layout.orthogonalGroup(at: Ticks(clamping: 355), section: 0) == 3)
    #expect(layout.orthogonalGroup(1_000_000, section: 0) == nil)
    #expect(layout.orthogonalSection(1) == nil)
  }

  @Test("what a section that scrolls by itself shows stays when items before it come, go and grow")
  func orthogonalDrift() throws {
    let spec = carousel(.continuous, width: .estimated(100))
    var layout = try layout(spec, counts: [100])
    layout.setOrthogonalOffset(Ticks(clamping: 1105), section: 0)
    let beforeFound = layout.attributes(at: 11)
    let before = try #require(beforeFound)
    #expect(before.crossStart.points == 15)
    // The tenth group is wider than was thought.
    _ = try layout.setPreferredSize(
      Ticks(clamping: 50), cross: Ticks(clamping: 173), at: 10, anchor: 11)
    #expect(layout.attributes(at: 11)?.crossStart == before.crossStart)
    #expect(layout.orthogonalSection(0)?.offset.points == 1178)
    let edit = ItemEdit.insertItems(at: ItemPath(section: 0, item: 3), count: 4)
    try layout.invalidate(
      LayoutInvalidation(
        context: LayoutContext(
          structure: try ItemStructure(sectionCounts: [104]),
          container: LayoutSize(width: 300, height: 400)), edits: [edit]))
    #expect(layout.attributes(at: 15)?.crossStart == before.crossStart)
  }

  @Test("a section that scrolls by itself gets no shorter by a lower group")
  func band() throws {
    var layout = try layout(carousel(.continuous), counts: [9, 1])
    for (index, height, band) in [(1, 30.0, 30.0), (2, 70, 70), (3, 20, 70)] {
      _ = try layout.setPreferredSize(
        Ticks(clamping: height), cross: .zero, at: index, anchor: 1)
      #expect(layout.attributes(at: 12)?.start.points == band)
    }
  }

  @Test(
    "a release comes to rest where the behavior says",
    arguments: [
      (OrthogonalBehavior.continuous, 0.0, 333.0, 333.0),
      (.continuous, 0, 9999, 1130 - 300 - 10 + 10),
      (.continuousGroupLeadingBoundary, 0, 340, 330),
      (.continuousGroupLeadingBoundary, 0, 280, 330),
      (.paging, 0, 900, 300),
      (.paging, 300, 290, 300),
      (.paging, 300, 120, 0),
      (.groupPaging, 110, 900, 220),
      (.groupPaging, 110, 120, 110),
      (.groupPagingCentered, 140, 900, 250),
    ])
  func rest(_ behavior: OrthogonalBehavior, from: Double, proposed: Double, rest: Double) throws {
    var layout = try layout(carousel(behavior), counts: [10])
    let target = layout.orthogonalTarget(
      forProposed: Ticks(clamping: proposed), from: Ticks(clamping: from), section: 0)
    #expect(target.points == rest)
  }

  @Test("sections are asked for by their numbers when they come, and again when the room changes")
  func provider() throws {
    let group = thirds()
    var layout = CompositionalLayout { section, _, container in
      var spec = SectionSpec(group: group)
      spec.insets.top = Double(section)
      if container.width > 500 { spec.group.count = 6 }
      return spec
    }
    var context = LayoutContext(
      structure: try ItemStructure(sectionCounts: [3, 3]),
      container: LayoutSize(width: 300, height: 400))
    try layout.prepare(context)
    #expect(layout.contentExtent.points == 101)
    context.structure = try ItemStructure(sectionCounts: [3, 3, 3])
    try layout.invalidate(
      LayoutInvalidation(context: context, edits: [.insertSections(at: 0, counts: [3])]))
    // The first of them is new; the others keep their insets.
    #expect(layout.contentExtent.points == 151)
    context.container.width = 600
    try layout.invalidate(LayoutInvalidation(context: context, isResized: true))
    #expect(layout.attributes(at: 1)?.crossExtent.points == 100)
    #expect(layout.contentExtent.points == 153)
  }

  @Test("a section made of something else after the room has changed shows its items anew")
  func reshaped() throws {
    let group = thirds(.estimated(50))
    var layout = CompositionalLayout { _, _, container in
      var spec = SectionSpec(group: group)
      if container.width > 500 { spec.group.count = 2 }
      return spec
    }
    var context = LayoutContext(
      structure: try ItemStructure(sectionCounts: [7]),
      container: LayoutSize(width: 300, height: 400))
    try layout.prepare(context)
    for index in 1...7 {
      _ = try layout.setPreferredSize(Ticks(clamping: 90), cross: .zero, at: index, anchor: 1)
    }
    #expect(layout.contentExtent.points == 270)
    context.container.width = 600
    try layout.invalidate(LayoutInvalidation(context: context, isResized: true))
    #expect(layout.contentExtent.points == 200)
    let isMeasured = layout.isMeasured(at: 1)
    #expect(!isMeasured)
  }
}
