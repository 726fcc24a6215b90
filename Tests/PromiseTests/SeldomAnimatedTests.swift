import Scrollwork
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
    for seed in 0..<200 {
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
}
