import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Headers and footers that a section loses when the window or the traits change.
@Suite struct HiddenBoundaryTests {
  private static func layout(
    _ hasHeader: @escaping @Sendable (_ section: Int, _ width: Double, _ isDark: Bool) -> Bool
  ) -> CompositionalLayout {
    CompositionalLayout { section, traits, container in
      let size = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(50))
      var spec = SectionSpec(
        group: LayoutGroup(
          .horizontal, size: size,
          subitems: [
            .item(LayoutItemSpec(width: .fractionalWidth(1), height: .estimated(50)))
          ]))
      let isDark = traits.colorScheme == .dark
      if hasHeader(section, container.width, isDark) { spec.header = BoundarySpec() }
      if hasHeader(section + 1, container.width, isDark) { spec.footer = BoundarySpec() }
      return spec
    }
  }

  private func harness(_ counts: [Int], _ layout: CompositionalLayout) throws -> Harness {
    let harness = try Harness(counts: counts, layout: layout) { path in
      30 + Double((path.section * 7 + path.item) % 5) * 11
    }
    harness.view.footerProvider = { view, section in
      let cell: HeaderCell = view.dequeueFooter(inSection: section)
      cell.height = 24
      return cell
    }
    return harness
  }

  @Test("a header that is gone after a change of the window's width is on screen no more")
  func resized() throws {
    let harness = try harness(
      [2, 2, 10], Self.layout { section, width, _ in section == 1 && width < 500 })
    #expect(try harness.step().visible.contains { $0.element == .header(section: 1) })
    try harness.view.setViewport(size: LayoutSize(width: 620, height: 844), scale: 3)
    let frame = try harness.step()
    #expect(frame.visible.allSatisfy { $0.element.itemPath != nil })
    #expect(frame.events.contains(.didEndDisplaying(.header(section: 1))))
    try harness.view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    #expect(try harness.step().visible.contains { $0.element == .header(section: 1) })
  }

  @Test(
    "whatever sections have boundaries, no element is shown that the layout does not have, and items stay",
    arguments: TestRun.seeds(120))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let salt = Int.random(in: 0..<1000, using: &random)
    let layout = Self.layout { section, width, isDark in
      (section &* 31 &+ salt &+ (width > 500 ? 7 : 0) &+ (isDark ? 3 : 0)) % 3 == 0
    }
    var counts = (0..<8).map { _ in Int.random(in: 0...9, using: &random) }
    let harness = try harness(counts, layout)
    try harness.step()
    var first: VisibleElement?
    for step in 0..<TestRun.operations(80) {
      var isFree = true
      switch Int.random(in: 0...6, using: &random) {
      case 0:
        let width = random.next() % 2 == 0 ? 390.0 : 620
        try harness.view.setViewport(size: LayoutSize(width: width, height: 500), scale: 3)
      case 1:
        harness.view.traits.colorScheme = harness.view.traits.colorScheme == .dark ? .light : .dark
      case 2:
        let section = Int.random(in: 0...counts.count, using: &random)
        counts.insert(3, at: section)
        try harness.view.performUpdates(
          [.insertSections(at: section, counts: [3])], animated: random.next() % 3 == 0)
        harness.view.traits.colorScheme = harness.view.traits.colorScheme == .dark ? .light : .dark
      case 3:
        try harness.jump(to: .random(in: 0...1500, using: &random))
      default: isFree = false
      }
      let frame = try harness.step()
      for element in frame.visible where !element.isDisplaced {
        #expect(harness.view.attributes(for: element.element) != nil, "\(element.element) \(step)")
      }
      #expect(frame.diagnostics.isEmpty)
      // Until it rests without anything else, nothing moves against the first item.
      if !isFree, let first, let same = frame.visible.first(where: { $0.element == first.element })
      {
        #expect(same.start == first.start - frame.displacement, "\(step)")
      }
      first = nil
      guard harness.view.phase == .idle, !frame.visible.contains(where: \.isDisplaced) else {
        continue
      }
      first = frame.visible.first { $0.element.itemPath != nil && $0.start >= .zero }
    }
  }
}
