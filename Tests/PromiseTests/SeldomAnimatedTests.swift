import Scrollwork
import TestSupport
import Testing

/// What elements on their way look like in cases that few sequences meet.
@Suite("Seldom driven animations")
struct SeldomAnimatedTests {
  typealias Stage = SeldomDrivenTests.Stage

  /// How far an element is from its place in the last frame, along and across the axis.
  private func ways(_ frame: Frame, _ end: Frame) -> [Int: (main: Double, cross: Double)] {
    var places: [Int: VisibleElement] = [:]
    for element in end.visible { places[element.index] = element }
    var ways: [Int: (main: Double, cross: Double)] = [:]
    for element in frame.visible {
      guard let place = places[element.index] else { continue }
      ways[element.index] = (
        abs((element.start - place.start).points),
        abs((element.crossStart - place.crossStart).points)
      )
    }
    return ways
  }

  @Test("Sizes that are measured on the way to another layout do not move elements further away")
  func layoutAndSizes() throws {
    for seed in 80..<100 {
      var random = PromiseRandom(seed: seed)
      var spans = SpanGridLayout.Configuration()
      (spans.columns, spans.rowExtent) = (.count(random.int(2...4)), 64)
      spans.span = { GridSpan(columns: 1 + $0.item % 2, rows: 1 + $0.item / 2 % 2) }
      let heights = (0..<60).map { _ in Double(random.int(20...150)) }
      let stage = try Stage(
        try SpanGridLayout(spans), heights, LayoutSize(width: 160, height: 844),
        prefetch: PrefetchPolicy())
      try stage.scroll(to: Double(random.int(0...400)))
      var grid = GridLayout.Configuration()
      grid.columns = .count(random.int(2...4))
      grid.lineExtent = .estimated(Double(random.pick([20, 85, 400])))
      try stage.view.setLayout(try GridLayout(grid), animated: true)
      var frames: [Frame] = []
      for _ in 0..<60 { frames.append(try stage.step()) }
      var former = ways(frames[0], frames[59])
      for (number, frame) in frames.enumerated().dropFirst() {
        let now = ways(frame, frames[59])
        for (index, way) in now {
          guard let before = former[index] else { continue }
          #expect(
            way.main <= before.main + 1 && way.cross <= before.cross + 1,
            "seed \(seed), frame \(number), \(index)")
        }
        former = now
      }
    }
  }

  @Test("Items that leave the screen of a masonry go to the lanes that they get")
  func lanesBesideScreen() throws {
    for seed in Array(440..<460) + Array(1625..<1640) {
      var random = PromiseRandom(seed: seed)
      let heights = (0..<random.int(8...14)).map { _ in Double(random.int(20...150)) }
      var masonry = MasonryLayout.Configuration()
      masonry.columns = .count(random.int(2...4))
      masonry.estimatedItemExtent = Double(random.pick([8, 44, 85, 400]))
      let stage = try Stage(
        try MasonryLayout(masonry), heights, LayoutSize(width: 800, height: 600),
        prefetch: PrefetchPolicy())
      try stage.step(3)
      let (count, place) = (random.int(4...14), random.int(1...6))
      stage.heights.insert(
        contentsOf: (0..<count).map { _ in Double(random.int(20...150)) }, at: place)
      _ = try stage.view.performUpdates(
        [.insertItems(at: ItemPath(section: 0, item: place), count: count)], animated: true)
      var former: [Int: Ticks] = [:]
      for number in 0..<20 {
        let frame = try stage.step()
        for element in frame.visible where number > 0 {
          guard let before = former[element.index] else { continue }
          // In one frame, an animation moves an element by a tenth of its way at most.
          #expect(
            abs((element.crossStart - before).points) < 80, "seed \(seed), frame \(number)")
        }
        former = Dictionary(uniqueKeysWithValues: frame.visible.map { ($0.index, $0.crossStart) })
      }
    }
  }

  @Test("What was just off the screen of a grid and goes further away does not show")
  func staysOffScreen() throws {
    for count in 1...12 {
      var grid = GridLayout.Configuration()
      (grid.columns, grid.lineExtent) = (.count(2), .fixed(70))
      let stage = try Stage(
        try GridLayout(grid), Array(repeating: 70, count: 60), SeldomDrivenTests.square,
        prefetch: PrefetchPolicy())
      try stage.step(5)
      stage.heights += Array(repeating: 70, count: count)
      _ = try stage.view.performUpdates(
        [.insertItems(at: ItemPath(section: 0, item: 8), count: count)], animated: true)
      // Items 10 and 11 were in the last line on screen.
      for _ in 0..<30 {
        let later = try stage.step().visible.filter { $0.index > 12 + count }
        #expect(later.isEmpty, "\(count) inserted")
      }
    }
  }

  @Test(
    "Where all that is on screen goes, it fades where it is, and what follows comes from an edge")
  func wholeScreenGoes() throws {
    for seed in 0..<TestRun.share(of: 60) {
      var random = PromiseRandom(seed: seed)
      let heights = (0..<42).map { _ in Double(random.int(20...150)) }
      let stage = try Stage(
        ListLayout(), heights, SeldomDrivenTests.square, prefetch: PrefetchPolicy())
      try stage.scroll(to: Double(random.int(200...2000)))
      let shown = try stage.step().visible
      guard case .item(let first)? = shown.first?.element else { continue }
      let place = max(0, first.item - random.int(0...3))
      let count = first.item + shown.count + random.int(0...3) - place
      guard place + count < 42 else { continue }
      stage.heights.removeSubrange(place..<place + count)
      _ = try stage.view.performUpdates(
        [.removeItems(at: ItemPath(section: 0, item: place), count: count)], animated: true)
      var former = Set(try stage.step().visible.map(\.index))
      #expect(
        stage.view.leavingSpans.map(\.start).sorted() == shown.map(\.start).sorted(),
        "seed \(seed)")
      for frame in 1...20 {
        let visible = try stage.step().visible
        for element in visible where !former.contains(element.index) {
          // A frame moves elements by a tenth of the viewport at most.
          let isAtEdge =
            (element.start + element.extent).points < 60
            || element.start.points > SeldomDrivenTests.square.height - 60
          #expect(isAtEdge, "seed \(seed), frame \(frame), \(element.start.points)")
        }
        former = Set(visible.map(\.index))
      }
    }
  }

  @Test("A header on its way is not moved by sizes that are measured, and leaves as the items do")
  func headerOnItsWay() throws {
    for seed in 0..<TestRun.share(of: 60) {
      var random = PromiseRandom(seed: seed)
      var grid = GridLayout.Configuration()
      (grid.columns, grid.lineExtent) = (.count(random.int(2...4)), .estimated(85))
      (grid.hasHeaders, grid.pinsHeaders) = (true, true)
      let view = CollectionView(layout: try GridLayout(grid))
      view.register(SizedTile.self)
      let heights = (0..<60).map { _ in Double(random.int(20...150)) }
      func tile(_ tile: SizedTile, _ height: Double) -> SizedTile {
        tile.height = height
        return tile
      }
      view.cellProvider = { view, path in
        tile(view.dequeueCell(at: path), heights[path.item])
      }
      view.headerProvider = { view, section in
        tile(view.dequeueHeader(inSection: section), 24)
      }
      try view.setViewport(size: LayoutSize(width: 320, height: 300))
      try view.reloadData(sectionCounts: [random.int(1...4), random.int(1...4)])
      var time = Int64(0)
      func step() throws -> Frame {
        time += 16_666_667
        return try view.step(to: Timestamp(nanoseconds: time))
      }
      for _ in 0..<3 { _ = try step() }
      _ = try view.performUpdates(
        [.insertItems(at: ItemPath(section: 0, item: 1), count: random.int(4...24))],
        animated: true)
      func place(_ frame: Frame) -> Double? {
        frame.visible.first { $0.element == .header(section: 1) }?.start.points
      }
      var former = place(try step())
      for frame in 1...20 {
        let now = place(try step())
        // It goes down, or leaves as a copy, and comes nowhere else.
        if let now, let former {
          #expect(now >= former && now - former < 40, "seed \(seed), frame \(frame)")
        } else {
          #expect(now == nil, "seed \(seed), frame \(frame)")
        }
        former = now
      }
    }
  }

  @Test("What fades goes on from where it is when another update comes", arguments: [1, 2])
  func fadesOn(columns: Int) throws {
    for seed in 100..<100 + TestRun.share(of: 60) {
      var random = PromiseRandom(seed: seed)
      var grid = GridLayout.Configuration()
      (grid.columns, grid.lineExtent) = (.count(columns), .fixed(Double(random.int(40...120))))
      let stage = try Stage(
        try GridLayout(grid), Array(repeating: 50, count: 80), SeldomDrivenTests.square,
        prefetch: PrefetchPolicy())
      try stage.scroll(to: Double(random.int(100...1000)))
      let shown = try stage.step(3).visible
      guard case .item(let first)? = shown.first?.element else { continue }
      let count = random.int(1...shown.count)
      stage.heights.removeLast(count)
      _ = try stage.view.performUpdates(
        [.removeItems(at: first, count: count)], animated: true)
      let before = try stage.step(random.int(3...9)).time
      let spans = stage.view.leavingSpans.map(\.start)
      // What the cells are next to may be elsewhere at once.
      let place = ItemPath(section: 0, item: max(0, first.item - random.int(0...8)))
      let new = random.int(1...12)
      if random.int(0...1) == 0 {
        stage.heights += Array(repeating: 50, count: new)
        _ = try stage.view.performUpdates([.insertItems(at: place, count: new)], animated: true)
      } else {
        let gone = min(new, stage.heights.count - place.item)
        stage.heights.removeLast(gone)
        _ = try stage.view.performUpdates([.removeItems(at: place, count: gone)], animated: true)
      }
      #expect(try stage.step().time > before)
      for (now, then) in zip(stage.view.leavingSpans.map(\.start), spans) {
        // In one frame, an animation moves an element by a tenth of its way.
        #expect(abs((now - then).points) < 60, "seed \(seed), from \(then.points) to \(now.points)")
      }
    }
  }
}
