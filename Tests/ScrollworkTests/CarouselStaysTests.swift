import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Sections that scroll across the axis: what they show stays where it is, and scrolls to their items arrive.
@Suite struct CarouselStaysTests {
  private struct Made {
    var view: CollectionView
    /// What the section has, by identity.
    var items: [Int]
    var next: Int
    var time = Timestamp.zero

    mutating func step() throws -> Frame {
      time = time + .milliseconds(16)
      return try view.step(to: time)
    }

    /// Where the section's items are on screen, across, in points.
    func places(in frame: Frame) -> [Int: Double] {
      var places: [Int: Double] = [:]
      for element in frame.visible {
        guard case .item(let path) = element.element, path.section == 1 else { continue }
        places[items[path.item]] = element.crossStart.points
      }
      return places
    }
  }

  private func carousel(
    _ behavior: OrthogonalBehavior, spacing: Double, inset: Double, width: Double, perGroup: Int
  ) throws -> Made {
    let layout = CompositionalLayout(CompositionalLayout.Configuration()) { section, _, _ in
      let item = LayoutItemSpec(
        width: .fractionalWidth(1), height: .fractionalHeight(1 / Double(perGroup)))
      var spec = SectionSpec(
        group: .vertical(
          size: LayoutDimensions(
            width: section == 1 ? .absolute(width) : .fractionalWidth(1), height: .absolute(80)),
          subitems: Array(repeating: .item(item), count: perGroup)))
      spec.interGroupSpacing = spacing
      spec.insets = LayoutInsets(left: inset, right: inset)
      if section == 1 { spec.orthogonalBehavior = behavior }
      return spec
    }
    let view = CollectionView(layout: layout, prefetch: .none)
    view.register(RowCell.self)
    view.cellProvider = { view, path in view.dequeueCell(at: path) as RowCell }
    try view.setViewport(size: LayoutSize(width: 320, height: 420), scale: 2)
    try view.reloadData(sectionCounts: [3, 40, 20])
    try view.step(to: .zero)
    return Made(view: view, items: Array(0..<40), next: 40)
  }

  @Test("items that come, go and move out of sight move nothing of it")
  func stays() throws {
    var compared = 0
    for seed in TestRun.seeds(240) {
      var random = SeededGenerator(seed: seed)
      let perGroup = random.pick([1, 1, 1, 2])
      var made = try carousel(
        random.pick(OrthogonalBehavior.allCases.filter { $0 != .none }),
        spacing: random.pick([0, 6, 25]), inset: random.pick([0, 16]),
        width: random.number(60...200), perGroup: perGroup)
      let view = made.view
      for step in 0..<8 {
        try view.setOrthogonalOffset(random.number(0...3000), section: 1, animated: false)
        for _ in 0..<3 { _ = try made.step() }
        let frame = try made.step()
        let before = made.places(in: frame)
        guard let first = before.min(by: { $0.value < $1.value })?.key,
          let place = made.items.firstIndex(of: first)
        else { continue }
        // Groups are filled from the beginning: a whole group keeps those behind it together.
        let count = perGroup * random.whole(1...3)
        let at = random.pick([0, place - place % perGroup])
        if random.oneIn(3), at + count <= place - place % perGroup {
          made.items.removeSubrange(at..<at + count)
          try view.performUpdates(
            [.removeItems(at: ItemPath(section: 1, item: at), count: count)], animated: false)
        } else {
          made.items.insert(contentsOf: made.next..<made.next + count, at: at)
          made.next += count
          try view.performUpdates(
            [.insertItems(at: ItemPath(section: 1, item: at), count: count)], animated: false)
        }
        let after = made.places(in: try made.step())
        let offset = view.orthogonalOffset(ofSection: 1)
        for (item, place) in before where offset > 0 {
          #expect(
            after[item].map { abs($0 - place) < 1e-9 } ?? false,
            "seed \(seed) step \(step): item \(item) goes from \(place) to \(after[item] ?? -1)")
          compared += 1
        }
      }
    }
    #expect(compared > 100)
  }

  @Test("a scroll that goes across alone follows rows that come above, and arrives")
  func follows() throws {
    for seed in TestRun.seeds(60) {
      var random = SeededGenerator(seed: seed)
      var made = try carousel(.continuous, spacing: 6, inset: 0, width: 100, perGroup: 1)
      let view = made.view
      let row = ItemPath(section: 1, item: random.whole(10...35))
      try view.scroll(to: .item(ItemPath(section: 1, item: 0)), at: .center, animated: false)
      for _ in 0..<5 { _ = try made.step() }
      var outcome: ScrollOutcome?
      try view.scroll(
        to: .item(row), at: .center, animated: true, duration: 0.5,
        curve: random.oneIn(2) ? nil : random.pick(TimingCurve.allCases),
        completion: { outcome = $0 })
      let change = random.whole(1...25)
      for frame in 0..<60 where outcome == nil {
        if frame == change {
          try view.performUpdates(
            [.insertItems(at: ItemPath(section: 0, item: random.whole(1...3)), count: 2)],
            animated: random.oneIn(2))
        }
        _ = try made.step()
      }
      #expect(outcome == ScrollOutcome(reason: .arrived), "seed \(seed)")
      // Until rows that came visibly are at their places.
      while view.nextFrameTime != nil { _ = try made.step() }
      let place = try #require(view.frame(of: .item(row)))
      #expect(abs(place.midY - 210) < 0.5, "seed \(seed): \(place)")
      #expect(place.minX >= 0 && place.maxX <= 320, "seed \(seed): \(place)")
    }
  }
}
