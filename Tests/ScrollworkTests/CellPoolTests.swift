import ScrollPrimitives
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Cells that several views share.
@Suite struct CellPoolTests {
  private final class Row: ContextualCell {
    var context: CellContext?
    var title = ""
    /// How often it came on screen more than it left it.
    var displays = 0

    init() {}

    func willDisplay() { displays += 1 }
    func didEndDisplaying() { displays -= 1 }

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 44)
    }
  }

  private func view(_ pool: CellPool, _ name: String) throws -> CollectionView {
    let view = CollectionView(prefetch: .none, pool: pool)
    view.register(Row.self)
    view.provideCells { desk in
      let path = desk.path
      return desk.cell(Row.self) { $0.title = "\(name) \(path.item)" }
    }
    try view.setViewport(size: LayoutSize(width: 300, height: 440))
    try view.reloadData(sectionCounts: [100])
    return view
  }

  /// Whether the view shows its own rows, by cells that know it.
  private func shows(_ name: String, _ view: CollectionView) throws -> Bool {
    try view.visibleItems.allSatisfy { path in
      let row = try #require(view.cell(for: .item(path), as: Row.self))
      return row.title == "\(name) \(path.item)" && row.context?.element == .item(path)
    }
  }

  @Test("what one view lets go of, another one takes")
  func shares() throws {
    let pool = CellPool(capacity: 20)
    let (one, other) = (try view(pool, "one"), try view(pool, "other"))
    try one.step(to: .zero)
    #expect(pool.counters[0].created == 10 && pool.counters[0].live == 10)
    try one.reloadData(sectionCounts: [0])
    try one.step(to: .zero + .milliseconds(16))
    #expect(pool.counters[0].pooled == 10)
    try other.step(to: .zero + .milliseconds(16))
    #expect(pool.counters[0].created == 10 && pool.counters[0].pooled == 0)
    #expect(try shows("other", other))
  }

  @Test("a view that is released leaves its cells to the pool, and their bindings end")
  func released() throws {
    let pool = CellPool(capacity: 20)
    var one: CollectionView? = try view(pool, "one")
    try one?.step(to: .zero)
    let row = try #require(one?.cell(for: .row(0), as: Row.self))
    one = nil
    #expect(pool.counters[0].live == 0 && pool.counters[0].pooled == 10)
    #expect(row.context?.isBound == false && row.context?.element == nil && row.displays == 0)
    let other = try view(pool, "other")
    try other.step(to: .zero)
    #expect(pool.counters[0].created == 10)
    #expect(try shows("other", other))
    pool.purge()
    #expect(pool.counters[0].pooled == 0)
  }

  @Test(
    "whatever views do, each shows its own rows, and no cell is in two",
    arguments: TestRun.seeds(40))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pool = CellPool(capacity: Int.random(in: 0...12, using: &random))
    var views = [try view(pool, "0"), try view(pool, "1"), try view(pool, "2")]
    var time = Timestamp.zero
    for operation in 0..<60 {
      let number = Int.random(in: 0..<3, using: &random)
      let view = views[number]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try view.fling(velocity: .random(in: -5000...5000, using: &random))
      case 1:
        try view.scroll(to: .row(.random(in: 0..<90, using: &random)), at: .top, animated: false)
      case 2: try view.reloadData(sectionCounts: [Int.random(in: 90...120, using: &random)])
      case 3: view.purge()
      case 4: view.isMemoryLow.toggle()
      default:
        views[number] = try self.view(pool, "\(number)")
        try views[number].setViewport(
          size: LayoutSize(width: 300, height: Double(100 + operation * 10)))
      }
      time += .milliseconds(16)
      var seen: Set<ObjectIdentifier> = []
      for (number, view) in views.enumerated() {
        #expect(try view.step(to: time).diagnostics.isEmpty)
        #expect(try shows("\(number)", view))
        for path in view.visibleItems {
          let row = try #require(view.cell(for: .item(path)))
          #expect(seen.insert(ObjectIdentifier(row)).inserted)
          #expect((row as? Row)?.displays == 1)
        }
      }
      let counters = pool.counters[0]
      #expect(counters.pooled <= pool.capacity && counters.live >= seen.count)
    }
  }

  @Test("a window of cells can be counted in lengths of the viewport")
  func viewports() throws {
    for length in [200.0, 440, 880] {
      let view = CollectionView(
        prefetch: PrefetchPolicy(
          distance: 2, ahead: 0.5, behind: 0.5, cellsPerFrame: 100, unit: .viewports))
      view.register(Row.self)
      view.cellProvider = { view, path in view.dequeueCell(Row.self, at: path) }
      try view.setViewport(size: LayoutSize(width: 300, height: length))
      try view.reloadData(sectionCounts: [1000])
      try view.scroll(to: .row(500), at: .top, animated: false)
      var time = Timestamp.zero
      for _ in 0..<10 {
        try view.step(to: time)
        time += .milliseconds(16)
      }
      let live = Double(view.cellCounters[0].live) * 44
      #expect(live >= 3 * length && live <= 3 * length + 3 * 44)
    }
  }
}
