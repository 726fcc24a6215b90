import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// No part of the screen is blank while elements move, with any other operations meanwhile.
@Suite struct TransitionCoverTests {
  /// A list whose cells are drawn, so that what is on its way out counts as well.
  final class Stand {
    let view: CollectionView
    var heights: [Double]
    var time = Timestamp.zero
    /// What was done, for a failing seed.
    var log: [String] = []

    init(_ heights: [Double], layout: any CollectionLayout = ListLayout()) throws {
      self.heights = heights
      view = CollectionView(layout: layout)
      view.register(RowCell.self)
      view.cellProvider = { [unowned self] view, path in
        let cell: RowCell = view.dequeueCell(at: path)
        cell.height = self.heights[path.item]
        return cell
      }
      try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 1)
      try view.reloadData(sectionCounts: [heights.count])
      try view.step(to: .zero)
    }

    @discardableResult func step(milliseconds: Int64 = 16) throws -> Frame {
      time.nanoseconds += milliseconds * 1_000_000
      return try view.step(to: time)
    }

    func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

    func insert(at item: Int, _ new: [Double], isAnimated: Bool) throws {
      heights.insert(contentsOf: new, at: item)
      try view.performUpdates(
        [.insertItems(at: path(item), count: new.count)], animated: isAnimated)
    }

    func remove(at item: Int, count: Int, isAnimated: Bool) throws {
      heights.removeSubrange(item..<item + count)
      try view.performUpdates([.removeItems(at: path(item), count: count)], animated: isAnimated)
    }

    func resize(_ item: Int, to height: Double, isAnimated: Bool) throws {
      heights[item] = height
      try view.perform(
        ItemUpdate(reconfigured: [.item(path(item))]), animated: isAnimated)
    }

    /// Points of the screen that no cell covers and that content reaches.
    func bare(_ frame: Frame) -> Double {
      let first = max(0, view.edges.minimum - frame.contentOffset.y)
      let last = min(844, frame.contentSize.height - frame.contentOffset.y)
      var covered = first
      var bare = 0.0
      let spans = frame.displayList.groups.map {
        ($0.origin.y, $0.origin.y + $0.size.height)
      }
      for (start, end) in spans.sorted(by: { $0.0 < $1.0 }) where covered < last {
        if start > covered { bare += min(start, last) - covered }
        covered = max(covered, end)
      }
      return bare + max(0, last - covered)
    }
  }

  @Test("an update at once in the middle of an animated one leaves nothing bare")
  func instant() throws {
    let stand = try Stand((0..<600).map { Double(250 + ($0 * 37) % 100) })
    try stand.view.scrollToItem(at: stand.path(300), at: .top, animated: false)
    for _ in 0..<60 { try stand.step() }
    try stand.insert(at: 303, [300], isAnimated: true)
    for _ in 0..<6 { try stand.step() }
    try stand.remove(at: 299, count: 4, isAnimated: false)
    for _ in 0..<30 { #expect(stand.bare(try stand.step()) == 0) }
  }

  @Test("what comes in with a jump starts where it belongs", arguments: [60.0, 0])
  func jump(height: Double) throws {
    let heights = (0..<5000).map { height > 0 ? height : Double(40 + $0 * 7919 % 161) }
    let stand = try Stand(heights)
    for _ in 0..<3 { try stand.step() }
    try stand.view.scrollToItem(at: stand.path(2500), at: .top, animated: false)
    try stand.insert(at: 3, [100], isAnimated: true)
    for _ in 0..<30 {
      let frame = try stand.step()
      #expect(stand.bare(frame) == 0)
      #expect(frame.visible.allSatisfy { !$0.isDisplaced })
    }
  }

  @Test("a plain update in the middle of an animated one is not animated")
  func plain() throws {
    let stand = try Stand((0..<100).map { _ in 44 })
    for _ in 0..<20 { try stand.step() }
    try stand.insert(at: 2, [44], isAnimated: true)
    for _ in 0..<6 { try stand.step() }
    let before = try stand.step()
    try stand.insert(at: 5, [100], isAnimated: false)
    let after = try stand.step(milliseconds: 0)
    #expect(after.displayList.groups.filter { $0.opacity < 1 }.count == 1)
    for element in before.visible where element.index > 5 {
      let now = after.visible.first { $0.index == element.index + 1 }
      #expect(now.map { $0.start == element.start + Ticks(rawValue: 100 * 1024) } ?? true)
    }
  }

  @Test(
    "random updates, animated and not, with scrolling come to rest", arguments: TestRun.seeds(24))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func height() -> Double { Double(Int.random(in: 20...300, using: &random)) }
    var heights: [Double] = []
    for _ in 0..<300 { heights.append(height()) }
    let stand = try Stand(heights)
    try stand.view.scrollToItem(at: stand.path(150), at: .top, animated: false)
    for _ in 0..<3 { try stand.step() }
    var last = try stand.step()
    for _ in 0..<60 {
      let shown = last.visible.map(\.index).filter { $0 > 0 }.map { $0 - 1 }
      let isAnimated = !random.oneIn(3)
      if let first = shown.min(), let end = shown.max(), random.oneIn(2) {
        let item = Int.random(in: first...end, using: &random)
        let count = Int.random(in: 1...3, using: &random)
        let kind = Int.random(in: 0..<6, using: &random)
        switch kind {
        case 0:
          try stand.insert(at: item, (0..<count).map { _ in height() }, isAnimated: isAnimated)
        case 1:
          if stand.heights.count > item + count + 60 {
            try stand.remove(at: item, count: count, isAnimated: isAnimated)
          }
        case 2: try stand.resize(item, to: height(), isAnimated: isAnimated)
        case 3: try stand.view.fling(velocity: Double.random(in: -4000...4000, using: &random))
        case 4:
          let offset = stand.view.contentOffset.y + Double.random(in: -600...600, using: &random)
          try stand.view.setContentOffset(LayoutPoint(y: offset), animated: false)
        default:
          try stand.view.scrollToItem(
            at: stand.path(Int.random(in: 60..<200, using: &random)), at: .top, animated: false)
        }
      }
      let frame = try stand.step()
      last = frame
    }
    for _ in 0..<400 { try stand.step() }
    let frame = try stand.step()
    #expect(frame.leavingCells == 0 && frame.visible.allSatisfy { !$0.isDisplaced })
    #expect(frame.displayList.groups.allSatisfy { $0.opacity == 1 })
    #expect(frame.displayList.groups.count == frame.visible.count)
  }

  final class Line: ReusableCell {}

  @Test("separators go with the rows before them")
  func separators() throws {
    var configuration = ListLayout.Configuration()
    configuration.separator = ListLayout.Separator(thickness: 1)
    let stand = try Stand((0..<50).map { _ in 44 }, layout: try ListLayout(configuration))
    stand.view.register(Line.self, forDecoration: ListLayout.separatorKind)
    try stand.view.setLayout(try ListLayout(configuration), animated: false)
    try stand.step()
    try stand.remove(at: 1, count: 1, isAnimated: true)
    for _ in 0..<12 {
      let frame = try stand.step()
      let lines = frame.displayList.groups.filter { $0.size.height == 1 }.map(\.origin.y)
      for element in frame.visible where element.start.points < 800 {
        let end = (element.start + element.extent).points
        #expect(lines.contains(end - 1), "\(end) \(lines)")
      }
    }
  }
}
