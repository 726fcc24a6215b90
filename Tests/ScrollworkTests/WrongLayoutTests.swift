import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A layout that answers wrongly is named in the diagnostics, and neither traps nor hangs the engine.
@Suite struct WrongLayoutTests {
  private let viewport = LayoutSize(width: 390, height: 600)

  /// Everything that asks a layout. Says what was wrong with it.
  private func run(_ harness: Harness, seed: UInt64) throws -> [CollectionError] {
    let view = harness.view
    var found: [CollectionError] = []
    var random = SeededGenerator(seed: seed)
    func step() throws {
      let frame = try harness.step()
      found += frame.diagnostics
      #expect(frame.work.rounds <= 32 && frame.work.bound <= 16_384)
    }
    try step()
    for _ in 0..<(TestRun.isLong ? 60 : 30) {
      let count = view.structure.itemCount
      let path =
        count > 0 ? view.structure.path(atItem: Int.random(in: 0..<count, using: &random)) : nil
      switch Int.random(in: 0..<12, using: &random) {
      case 0: try harness.jump(to: Double.random(in: -1e6...8e12, using: &random))
      case 1: try view.fling(velocity: Double.random(in: -9000...9000, using: &random))
      case 2:
        if let path {
          try view.scrollToItem(at: path, at: .center, animated: Bool.random(using: &random))
        }
      case 3:
        if let path { try view.insertItems(at: path, count: 3) }
      case 4:
        if let path {
          try view.performUpdates([.removeItems(at: path, count: 1)], animated: true)
        }
      case 5: if let path { try view.reconfigureItems(at: [path]) }
      case 6:
        try view.setViewport(
          size: LayoutSize(width: Double.random(in: 0...900, using: &random), height: 600))
      case 7: if let saved = view.scrollState() { try? view.restore(saved) }
      default: break
      }
      try step()
    }
    return found
  }

  /// A list that counts its placements from somewhere else.
  private struct CountedList: CollectionLayout {
    var list = ListLayout()
    var version: Int
    var contentExtent: Ticks { list.contentExtent }
    mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
      try list.prepare(context)
    }
    mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
      list.elements(in: window, into: &found)
    }
    mutating func attributes(at index: Int) -> LayoutAttributes? { list.attributes(at: index) }
  }

  @Test(
    "a layout may count its placements from any number", arguments: [Int.max - 10, .max, .min, -1])
  func versions(start: Int) throws {
    for version in (0...6).map({ start &- $0 }) {
      let harness = try Harness(counts: [100])
      try harness.view.setLayout(CountedList(version: version), animated: false)
      _ = try run(harness, seed: 1)
      try harness.view.setLayout(ListLayout(), animated: true)
      _ = try run(harness, seed: 2)
      #expect(try harness.step().diagnostics.isEmpty)
    }
  }

  @Test(
    "wrong answers of a layout are reported and never trap", arguments: WrongLayout.Wrong.allCases)
  func wrong(_ wrong: WrongLayout.Wrong) throws {
    for seed in TestRun.isLong ? TestRun.seeds(3) : [TestRun.seed] {
      let harness = try Harness(
        counts: [40, 0, 25], viewport: viewport, layout: WrongLayout(wrong), height: { _ in 44 })
      let found = try run(harness, seed: seed)
      let faults = found.filter { if case .invalidLayout = $0 { true } else { false } }
      if !wrong.mayBeMeant { #expect(!faults.isEmpty, "\(wrong)") }
      #expect(faults.allSatisfy { $0.code == "E15" })
    }
  }

  @Test("a layout that is right is reported for nothing")
  func right() throws {
    var list = ListLayout()
    try list.prepare(LayoutContext())
    let harness = try Harness(
      counts: [40, 0, 25], viewport: viewport, layout: OwnList(list: list), height: { _ in 44 })
    let found = try run(harness, seed: 9)
    #expect(found.allSatisfy { if case .invalidLayout = $0 { false } else { true } }, "\(found)")
  }

  /// A list that the engine does not know for one of the package.
  private struct OwnList: CollectionLayout {
    var list: ListLayout
    /// What it refuses the size of every other row with, in all rounds of a frame; `nil` for a list that is right.
    var refusal: Double?

    var contentExtent: Ticks { list.contentExtent }
    var isSequential: Bool { true }
    mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
      try list.prepare(context)
    }
    mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
      list.elements(in: window, into: &found)
    }
    mutating func attributes(at index: Int) -> LayoutAttributes? { list.attributes(at: index) }
    mutating func isMeasured(at index: Int) -> Bool {
      refusal == nil && list.isMeasured(at: index)
    }
    mutating func setPreferredSize(
      _ extent: Ticks, cross: Ticks, at index: Int, anchor: Int
    ) throws(LayoutFailure) -> Bool {
      if let refusal {
        guard index % 2 > 0 else { throw .invalidValue(parameter: "row", value: refusal) }
        return true
      }
      return try list.setPreferredSize(extent, cross: cross, at: index, anchor: anchor)
    }
    mutating func setMeasured(at index: Int) { list.setMeasured(at: index) }
    mutating func setNeedsMeasure(at index: Int) { list.setNeedsMeasure(at: index) }
  }

  @Test("what a layout says again and again is listed once in a frame", arguments: [-1.0, .nan])
  func once(value: Double) throws {
    let harness = try Harness(
      counts: [50], viewport: viewport, layout: OwnList(list: ListLayout(), refusal: value))
    for _ in 0..<3 {
      let told = try harness.step().diagnostics.map(\.description)
      #expect(told.count == Set(told).count && (1...4).contains(told.count), "\(told.count)")
    }
  }

  @Test(
    "any number of rows without height is shown without blank and without a diagnosis",
    arguments: TestRun.isLong ? [513, 2000, 9000] : [513, 2000])
  func rowsOfNoHeight(count: Int) throws {
    for layout in [ListLayout() as any CollectionLayout, try MasonryLayout(), try FlowLayout()] {
      let harness = try Harness(
        counts: [count + 30], viewport: viewport, layout: layout,
        height: { $0.item < count ? 0 : 44 })
      let frame = try harness.step()
      #expect(frame.diagnostics.isEmpty, "\(frame.diagnostics)")
      #expect(frame.visible.first?.element == .row(count))
      #expect(frame.work.bound <= count + 80)
      let next = try harness.step()
      #expect(next.work.bound < 20 && next.diagnostics.isEmpty)
    }
  }

  @Test(
    "more rows without height than a frame binds are asked over several frames, and each says so")
  func budget() throws {
    let count = 40_000
    let harness = try Harness(counts: [count], viewport: viewport, height: { _ in 0 })
    var frames = 0
    var frame = try harness.step()
    while frame.work.bound > 0 {
      #expect(frame.work.bound <= 16_384)
      frames += 1
      let isDone = frames == 3
      #expect(frame.diagnostics.map(\.code) == (isDone ? [] : ["E16"]))
      frame = try harness.step()
    }
    #expect(frames == 3)
    #expect(frame.diagnostics.isEmpty)
  }
}
