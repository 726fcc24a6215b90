import ScrollPrimitives
import Testing

@testable import ScrollLayout

/// The drawing of what sections are made of.
@Suite struct CompositionalDescriptionTests {
  @Test("a description is drawn with its groups, items and lengths")
  func drawing() throws {
    let column = LayoutGroup.vertical(
      size: LayoutDimensions(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      subitems: [
        .item(LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(0.5)))
      ])
    let spec = SectionSpec(
      group: .horizontal(
        size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(100)),
        subitems: [
          .item(LayoutItemSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1))),
          .group(column),
        ]),
      interGroupSpacing: 4, header: BoundarySpec(isPinned: true),
      background: BackgroundSpec(kind: "ground"))
    let carousel = SectionSpec(
      group: .horizontal(
        size: LayoutDimensions(width: .absolute(80), height: .estimated(40)),
        subitems: [.item(LayoutItemSpec(width: .absolute(80), height: .estimated(40)))],
        spacing: .flexible(2)),
      footer: BoundarySpec(height: .absolute(20), extendsBoundary: false),
      orthogonalBehavior: .groupPaging)
    var layout = CompositionalLayout { section, _, _ in section < 2 ? spec : carousel }
    try layout.prepare(
      LayoutContext(
        structure: try ItemStructure(sectionCounts: [3, 3, 3]),
        container: LayoutSize(width: 300, height: 400)))
    #expect(
      layout.describe(width: 24) == """
        sections 0-1
        ├─ header 1.0 of width × about 28.0, pinned
        ├─ background ground
        └─ horizontal group 1.0 of width × 100.0, 4.0 apart
           ├─ item 0.5 of width × 1.0 of height
           └─ vertical group 0.5 of width × 1.0 of height
              └─ item 1.0 of width × 0.5 of height
        ┌──────────┐┌──────────┐
        │0         │└──────────┘
        │          │┌──────────┐
        └──────────┘└──────────┘
        section 2
        ├─ scrolls: groupPaging
        ├─ horizontal group 80.0 × about 40.0, spacing ≥ 2.0
        │  └─ item 80.0 × about 40.0
        └─ footer 1.0 of width × 20.0, over the section
        ┌──────────────────────┐
        │0                     │
        │                      │
        │                      │
        │                      │
        └──────────────────────┘
        """)
    #expect(layout.describe(sections: 2...2, width: 24).hasPrefix("section 2\n"))
    #expect(layout.describe(sections: 7...9) == "")
    #expect(layout.describe(sections: Int.min...Int.max, width: -4).contains("sections 0-1"))
  }
}
