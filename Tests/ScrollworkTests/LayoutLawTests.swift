import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Single promises, held by every kind of layout.
@Suite struct LayoutLawTests {
  /// Layouts without anything special, all vertical.
  static func plain(_ kind: FuzzLayout.Kind) throws -> any CollectionLayout {
    switch kind {
    case .list, .fixed, .known: return ListLayout()
    case .grid: return GridLayout()
    case .masonry:
      var configuration = MasonryLayout.Configuration()
      configuration.estimatedItemExtent = 44
      return try MasonryLayout(configuration)
    case .flow: return try FlowLayout()
    case .compositional:
      return try CompositionalLayout(section: FuzzLayout.columns(2, .vertical))
    }
  }

  /// A view of one section whose cells ask for what a function says.
  private func view(
    _ layout: any CollectionLayout, count: Int,
    height: @escaping (ItemPath) -> Double
  ) throws -> CollectionView {
    let view = CollectionView(layout: layout)
    view.register(RowCell.self)
    view.cellProvider = { view, path in
      let cell: RowCell = view.dequeueCell(at: path)
      cell.height = height(path)
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
    try view.reloadData(sectionCounts: [count])
    return view
  }

  private func run(_ view: CollectionView, _ frame: inout Int64) throws -> Frame {
    frame += 1
    return try view.step(to: Timestamp(nanoseconds: frame * 16_666_667))
  }

  @Test(
    "from the last item to the first nothing jumps while estimates become sizes",
    arguments: FuzzLayout.Kind.asking)
  func scrollUp(kind: FuzzLayout.Kind) throws {
    for isFling in [false, true] {
      let view = try view(Self.plain(kind), count: 90) { StabilityTests.height($0, seed: 7) }
      var count: Int64 = 0
      var watch = DriftWatch()
      _ = try run(view, &count)
      try view.scrollToItem(at: .row(89), at: .bottom, animated: false)
      var frame = try run(view, &count)
      #expect(frame.visible.contains { $0.element == .row(89) })
      while frame.contentOffset.y > frame.edges.minimum, count < 9000 {
        if !isFling {
          try view.send(
            InputEvent(
              time: frame.time, position: LayoutPoint(x: 9, y: 9),
              action: .wheel(delta: LayoutPoint(y: -10))))
        } else if frame.phase == .idle {
          try view.fling(velocity: -4000)
        }
        frame = try run(view, &count)
        watch.see(frame)
        #expect(frame.diagnostics.isEmpty)
      }
      #expect(watch.worst == 0 && watch.compared > 200, "\(kind) \(isFling)")
      #expect(frame.visible.contains { $0.element == .row(0) })
    }
  }

  @Test(
    "500 changes of size and number above a fling leave it as it is",
    arguments: FuzzLayout.Kind.asking)
  func fling(kind: FuzzLayout.Kind) throws {
    func ways(isChanged: Bool) throws -> [Ticks] {
      let view = try view(Self.plain(kind), count: 6000) { _ in 44 }
      var count: Int64 = 0
      _ = try run(view, &count)
      try view.scrollToItem(at: .row(3000), at: .top, animated: false)
      _ = try run(view, &count)
      try view.fling(velocity: 3000)
      var ways: [Ticks] = []
      for step in 0..<100 {
        if isChanged {
          try view.insertItems(at: .row(step), count: 1 + step % 7)
          try view.deleteItems(at: .row(3 * step), count: 2)
          try view.reconfigureItems(at: (0..<3).map { .row(step + $0) })
        }
        ways.append(try run(view, &count).displacement)
      }
      return ways
    }
    let plain = try ways(isChanged: false)
    #expect(try ways(isChanged: true) == plain)
    #expect(plain.contains { $0 > .zero })
  }

  @Test("far down a billion rows everything is as exact as at the beginning")
  func billion() throws {
    let view = try view(ListLayout(), count: 1_000_000_000) { _ in 44 }
    var count: Int64 = 0
    let first = try run(view, &count)
    #expect(first.visible.first?.start == .zero)
    try view.scrollToItem(at: .row(999_999_999), at: .bottom, animated: false)
    let last = try run(view, &count)
    #expect(last.contentOffset.y == 44e9 - 844)
    #expect(last.visible.last.map { ($0.start + $0.extent).points } == 844)
    try view.setContentOffset(LayoutPoint(y: 22e9), animated: false)
    _ = try run(view, &count)
    for delta in [0.5, 20, 1.0 / 1024, 0.02 * 40] {
      func wheel() throws -> Ticks {
        try view.send(
          InputEvent(
            time: Timestamp(nanoseconds: count * 16_666_667), position: .zero,
            action: .wheel(delta: LayoutPoint(y: delta))))
        return try run(view, &count).displacement
      }
      let far = try wheel()
      #expect(far == Ticks(points: delta))
    }
  }

  @Test(
    "what lies behind very small elements is found in a few rounds",
    arguments: FuzzLayout.Kind.asking, [1, 800])
  func smallElements(kind: FuzzLayout.Kind, sizes: Int) throws {
    for (count, lanes) in [(150, 1), (400, 1), (700, 2)].prefix(TestRun.isLong ? 3 : 1) {
      var layout = try Self.plain(kind)
      if kind == .masonry {
        var configuration = MasonryLayout.Configuration()
        configuration.columns = .count(lanes)
        layout = try MasonryLayout(configuration)
      }
      let view = try view(layout, count: count) { 1 + Double($0.item * 37 % sizes) / 100 }
      var frames: Int64 = 0
      if count == 150 { try view.reloadData(sectionCounts: [60, 90]) }
      for offset in [1e7, 0, 1e7, 600, 0, 4000, 9000, 1000, 2000, 1e7] {
        try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
        let frame = try run(view, &frames)
        #expect(frame.diagnostics.isEmpty && frame.work.rounds <= 8, "\(count) to \(offset)")
      }
    }
  }

  @Test(
    "cells that answer another size each time, or none, end in bounded rounds",
    arguments: FuzzLayout.Kind.asking)
  func unsettled(kind: FuzzLayout.Kind) throws {
    var random = SeededGenerator(seed: 5)
    let odd: [Double] = [.nan, -1, .infinity, -.infinity, 1e300, 0, 40, 90, 300]
    let view = try view(Self.plain(kind), count: 500) { _ in odd.randomElement(using: &random) ?? 0
    }
    var count: Int64 = 0
    for step in 0..<120 {
      if step % 5 == 0 { try view.fling(velocity: Double(step % 3 - 1) * 5000) }
      if step % 3 == 0 { try view.reconfigureItems(at: (0..<20).map { .row($0) }) }
      let frame = try run(view, &count)
      #expect(frame.work.rounds <= 32)
      for diagnostic in frame.diagnostics {
        #expect(["E16", "E17", "E19"].contains(diagnostic.code))
      }
      #expect(frame.contentOffset.y.isFinite && frame.contentSize.height.isFinite)
    }
  }

  @Test("no room and no items are valid", arguments: FuzzLayout.Kind.asking)
  func nothing(kind: FuzzLayout.Kind) throws {
    let view = try view(Self.plain(kind), count: 0) { _ in 44 }
    var count: Int64 = 0
    #expect(try run(view, &count).visible.isEmpty)
    try view.setViewport(size: .zero)
    try view.reloadData(sectionCounts: [10])
    try view.fling(velocity: 100)
    let frame = try run(view, &count)
    #expect(frame.visible.isEmpty && frame.diagnostics.isEmpty)
    try view.setViewport(size: LayoutSize(width: 390, height: 844))
    #expect(!(try run(view, &count).visible.isEmpty))
    try view.performUpdates([.removeSections(at: 0, count: 1)])
    #expect(try run(view, &count).visible.isEmpty)
  }

  @Test("a carousel keeps its place through edits, and out of sight", arguments: [true, false])
  func carousel(isAbove: Bool) throws {
    let layout = try CompositionalLayout(section: FuzzLayout.carousel(.vertical))
    let view = try view(layout, count: 40) { _ in 90 }
    try view.reloadData(sectionCounts: Array(repeating: 40, count: 60))
    var count: Int64 = 0
    _ = try run(view, &count)
    try view.setOrthogonalOffset(700, section: 3, animated: false)
    let before = try run(view, &count)
    #expect(view.orthogonalOffset(ofSection: 3) == 700)
    let shown = before.visible.filter { $0.element.section == 3 }
    #expect(shown.first?.crossStart == .zero)
    try view.insertItems(at: ItemPath(section: 3, item: isAbove ? 0 : 39), count: 4)
    let after = try run(view, &count)
    let now = after.visible.filter { $0.element.section == 3 }
    #expect(now.map(\.crossStart) == shown.map(\.crossStart))
    #expect(now.map(\.start) == shown.map(\.start))
    let offset = view.orthogonalOffset(ofSection: 3)
    #expect(offset == (isAbove ? 700 + 4 * 140 : 700))
    try view.setContentOffset(LayoutPoint(y: 4000), animated: false)
    _ = try run(view, &count)
    try view.setContentOffset(.zero, animated: false)
    let back = try run(view, &count)
    #expect(view.orthogonalOffset(ofSection: 3) == offset)
    #expect(back.visible.filter { $0.element.section == 3 } == now)
  }

  @Test("a frame's work does not grow with the items", arguments: FuzzLayout.Kind.asking)
  func work(kind: FuzzLayout.Kind) throws {
    func steps(_ items: Int) throws -> Double {
      let view = try view(Self.plain(kind), count: items) { _ in 44 }
      var count: Int64 = 0
      _ = try run(view, &count)
      try view.scrollToItem(at: .row(items / 2), at: .top, animated: false)
      for _ in 0..<30 { _ = try run(view, &count) }
      var work = 0
      for _ in 0..<20 {
        try view.send(
          InputEvent(
            time: Timestamp(nanoseconds: count * 16_666_667), position: .zero,
            action: .wheel(delta: LayoutPoint(y: 20))))
        let frame = try run(view, &count)
        work += frame.work.indexSteps + frame.work.elementsVisited
      }
      return Double(work)
    }
    let (few, many) = (try steps(10_000), try steps(1_000_000_000))
    #expect(many <= 1.2 * few, "\(many) of a billion, \(few) of ten thousand")
  }
}
