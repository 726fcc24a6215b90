import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// What the user looks at never moves unless the user moves it.
@Suite struct StabilityTests {
  /// A height from 0.2 to 5 times the estimate, the same for a path whenever it is requested.
  static func height(_ path: ItemPath, seed: UInt64) -> Double {
    var random = SeededGenerator(seed: seed &+ UInt64(path.section * 1_000_003 + path.item))
    return Double.random(in: 0.2 * 44...5 * 44, using: &random)
  }

  @Test("estimates that become sizes move nothing on screen, whatever moves the content")
  func drift() throws {
    for seed in TestRun.seeds(60) {
      var random = SeededGenerator(seed: seed)
      let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Int.random(in: 0...300, using: &random)
      }
      var configuration = ListLayout.Configuration()
      configuration.hasHeaders = Bool.random(using: &random)
      configuration.spacing = Double(Int.random(in: 0...8, using: &random))
      configuration.sectionInsets = LayoutInsets(top: 12, left: 8, bottom: 20, right: 8)
      let harness = try Harness(
        counts: counts, layout: try ListLayout(configuration),
        height: { Self.height($0, seed: seed) })
      harness.rate = [30, 60, 120, 500].randomElement(using: &random) ?? 60
      try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
      var watch = DriftWatch()
      for _ in 0..<60 {
        try Self.act(harness, &random)
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let frame = try harness.step()
          watch.see(frame)
          #expect(frame.diagnostics.isEmpty, "seed \(seed)")
          Self.checkInvariants(harness, frame, seed: seed)
        }
      }
      #expect(watch.worst == 0, "seed \(seed): \(watch.worst) ticks in \(watch.compared)")
      #expect(watch.compared > 0 || counts.reduce(0, +) == 0, "seed \(seed)")
    }
  }

  static func act(_ harness: Harness, _ random: inout SeededGenerator) throws {
    let view = harness.view
    switch Int.random(in: 0..<7, using: &random) {
    case 0: try view.fling(velocity: Double.random(in: -9000...9000, using: &random))
    case 1:
      let from = Double.random(in: 0...844, using: &random)
      let to = Double.random(in: 0...844, using: &random)
      try harness.drag(from: from, to: to, duration: 0.1, lift: Bool.random(using: &random))
    case 2:
      let delta = LayoutPoint(y: Double.random(in: -300...300, using: &random))
      try harness.send(.wheel(delta: delta))
    case 3:
      guard view.structure.itemCount > 0 else { return }
      let target = Int.random(in: 0..<view.structure.itemCount, using: &random)
      guard let path = view.structure.path(atItem: target) else { return }
      let position = ScrollPosition.allCases.randomElement(using: &random) ?? .top
      try view.scrollToItem(at: path, at: position, animated: Bool.random(using: &random))
    case 4:
      try view.setContentInset(
        LayoutInsets(top: Double.random(in: -20...60, using: &random), bottom: 30))
    case 5:
      try harness.send(.pointerCanceled(id: 1))
    default: break
    }
  }

  /// What holds after every frame, checked the slow and obvious way.
  static func checkInvariants(_ harness: Harness, _ frame: Frame, seed: UInt64) {
    let view = harness.view
    // No two elements overlap, none on screen lacks a cell, order is row order.
    var end = Ticks(rawValue: .min)
    var index = -1
    for element in frame.visible {
      #expect(element.hasCell, "seed \(seed)")
      #expect(element.start >= end && element.index > index, "seed \(seed)")
      end = element.start + element.extent
      index = element.index
      if case .item(let path) = element.element {
        let height = Ticks(points: harness.height(path))
        #expect(element.extent == height, "seed \(seed) \(path)")
      }
    }
    // Within the edges the viewport is covered but for the spaces of the layout: at most two section
    // insets and the header between them.
    let offset = frame.contentOffset.y
    if offset >= 0, offset + 844 <= view.contentSize.height {
      var covered = 0.0
      for element in frame.visible {
        #expect(element.start.points - covered <= 64, "seed \(seed): a gap at \(covered) pt")
        covered = (element.start + element.extent).points
      }
      #expect(844 - covered <= 64, "seed \(seed): a gap at \(covered) pt")
    }
    let live = view.cellCounters.reduce(0) { $0 + $1.live }
    #expect(live == frame.liveCells, "seed \(seed)")
    for counters in view.cellCounters {
      #expect(counters.pooled <= 5, "seed \(seed)")
      #expect(
        counters.created - counters.evicted >= counters.live + counters.pooled, "seed \(seed)")
    }
  }
}
