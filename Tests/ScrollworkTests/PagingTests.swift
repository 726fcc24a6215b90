import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A release turns to a page next to its place: none is skipped.
@Suite struct PagingTests {
  private func rest(
    _ behavior: OrthogonalBehavior, drag: Double, duration: Double, width: Double
  ) throws -> (released: Double, rest: Double) {
    let harness = try RevealTests.carousels(behavior, width: width)
    try harness.step()
    let begin = harness.time.nanoseconds
    let steps = max(2, Int(duration / 0.008))
    func send(_ step: Int, _ action: InputEvent.Action) throws {
      let part = Double(step) / Double(steps)
      try harness.view.send(
        InputEvent(
          time: Timestamp(nanoseconds: begin + Int64(duration * part * 1e9)),
          position: LayoutPoint(x: 380 - drag * part, y: 250), action: action))
    }
    try harness.jump(to: 170 * 9)
    try harness.step(seconds: 0)
    try send(0, .pointerDown(id: 1, kind: .touch))
    for step in 1...steps { try send(step, .pointerMoved(id: 1)) }
    try send(steps, .pointerUp(id: 1))
    var released = 0.0
    for _ in 0..<1200 {
      try harness.step()
      if harness.time.nanoseconds - begin <= Int64(duration * 1e9) {
        released = harness.view.orthogonalOffset(ofSection: 1)
      } else if !harness.view.isScrollingAcross {
        break
      }
    }
    return (released, harness.view.orthogonalOffset(ofSection: 1))
  }

  @Test("a swipe turns to the next page or group, however far the finger went before it lifted")
  func none() throws {
    for (behavior, width, length) in [
      (OrthogonalBehavior.groupPaging, 260.0, 260.0), (.paging, 260, 390), (.groupPaging, 380, 380),
      (.paging, 130, 390),
    ] {
      for drag in stride(from: 40.0, through: min(length, 370), by: 15) {
        for duration in [0.06, 0.15, 0.3] {
          let made = try rest(behavior, drag: drag, duration: duration, width: width)
          #expect(
            made.rest == length || made.rest == 0 && drag / duration < 300,
            "\(behavior) \(width): \(drag) pt in \(duration) s rest at \(made.rest)")
        }
      }
    }
  }

  @Test("a slow release goes to the nearer of the two pages beside it")
  func slow() throws {
    #expect(try rest(.groupPaging, drag: 100, duration: 2, width: 260).rest == 0)
    #expect(try rest(.groupPaging, drag: 200, duration: 2, width: 260).rest == 260)
    #expect(try rest(.paging, drag: 120, duration: 2, width: 260).rest == 0)
    #expect(try rest(.paging, drag: 300, duration: 2, width: 260).rest == 390)
  }

  @Test("of all places of a release and all ends of its motion the page is one of those beside")
  func law() throws {
    for seed in TestRun.seeds(200) {
      var random = SeededGenerator(seed: seed)
      let behavior: OrthogonalBehavior =
        [.paging, .groupPaging, .groupPagingCentered].randomElement(using: &random) ?? .paging
      let width = Double.random(in: 40...500, using: &random).rounded()
      let count = Int.random(in: 1...30, using: &random)
      let card = LayoutGroup.horizontal(
        size: LayoutDimensions(width: .absolute(width), height: .absolute(100)),
        subitems: [.item(LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))])
      var spec = SectionSpec(group: card)
      spec.orthogonalBehavior = behavior
      var layout = try CompositionalLayout(section: spec)
      try layout.prepare(
        LayoutContext(
          structure: try ItemStructure(sectionCounts: [count]),
          container: LayoutSize(width: 390, height: 800)))
      let end = max(0, width * Double(count) - 390)
      // Both ends are places to rest at, too.
      let places =
        [0, end]
        + (0...60).map { index -> Double in
          let place =
            switch behavior {
            case .paging: Double(index) * 390
            case .groupPagingCentered: (Double(index) + 0.5) * width - 195
            default: Double(index) * width
            }
          return min(max(place, 0), end)
        }
      for _ in 0..<20 {
        let from =
          Bool.random(using: &random)
          ? places.randomElement(using: &random) ?? 0
          : (Double.random(in: 0...max(end, 1), using: &random) * 4).rounded() / 4
        let place = min(from, end)
        let proposed = place + Double.random(in: -3000...3000, using: &random)
        let target = layout.orthogonalTarget(
          forProposed: Ticks(clamping: proposed), from: Ticks(clamping: place), section: 0
        ).points
        let before = places.filter { $0 <= place }.max() ?? 0
        let after = places.filter { $0 >= place }.min() ?? end
        let previous = places.filter { $0 < place }.max() ?? 0
        let next = places.filter { $0 > place }.min() ?? end
        let comment =
          "seed \(seed): \(behavior) \(width) x \(count), \(place) -> \(proposed): \(target)"
        #expect(places.contains(target), "\(comment)")
        #expect(
          proposed > place
            ? target >= before && target <= max(next, after)
            : target <= after && target >= min(previous, before), "\(comment)")
        if abs(proposed - place) >= 390, proposed > place { #expect(target >= after, "\(comment)") }
      }
    }
  }
}
