import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import Scrollwork
import Testing

/// A view that is given hostile settings, input and cells makes frames all the same.
@Suite struct HostileSettingsTests {
  /// Returns any size that a test sets.
  private final class WishfulCell: ReusableCell {
    var size = LayoutSize(width: 390, height: 44)
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize { size }
  }

  private func view(_ h: inout Draws, rows: Int = 40) throws -> CollectionView {
    var sizes: [LayoutSize] = []
    for _ in 0..<rows {
      sizes.append(try h() ? LayoutSize(width: 390, height: 50) : try h())
    }
    let view = CollectionView(layout: ListLayout(), reuse: try h())
    view.register(WishfulCell.self)
    view.cellProvider = { view, path in
      let cell = view.dequeueCell(WishfulCell.self, at: path)
      cell.size = sizes[path.item % rows]
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 300), scale: 2)
    try view.reloadData(sectionCounts: [rows])
    return view
  }

  private func step(_ view: CollectionView, _ count: Int) {
    for _ in 0..<count {
      clock.nanoseconds += 16_666_667
      _ = try? view.step(to: clock)
    }
  }

  private final class Clock { var nanoseconds: Int64 = 0 }
  private let ticks = Clock()
  private var clock: Timestamp {
    get { Timestamp(nanoseconds: ticks.nanoseconds) }
    nonmutating set { ticks.nanoseconds = newValue.nanoseconds }
  }

  @Test(
    "cells may ask for any size, and anything may be sent", arguments: 1...60 as ClosedRange<UInt64>
  )
  func cells(seed: UInt64) throws {
    var h = Draws(seed: seed)
    let view = try view(&h)
    step(view, 2)
    for _ in 0..<6 {
      try? view.send(try h())
      try? view.fling(velocity: try h())
      try? view.setContentOffset(try h(), animated: try h())
      try? view.scrollToItem(at: try h(), at: try h(), animated: try h(), when: try h())
      step(view, 2)
    }
    #expect(view.contentOffset.y.isFinite)
  }

  @Test("policies may hold any numbers", arguments: 1...60 as ClosedRange<UInt64>)
  func policies(seed: UInt64) throws {
    var h = Draws(seed: seed)
    let view = try view(&h)
    view.prefetch = try h()
    try? view.setDataPrefetch(DataPrefetchPolicy(ahead: try h(), behind: try h()))
    try? view.setPlaceholders(PlaceholderPolicy(enter: try h(), exit: try h()))
    try? view.setVisibility(
      VisibilityPolicy(
        thresholds: try h(), impression: .init(fraction: try h(), seconds: try h())))
    try? view.setNearEdges(NearEdgePolicy(start: .viewports(try h()), end: .points(try h())))
    view.traits = try h()
    try? view.fling(velocity: 2000)
    step(view, 12)
    #expect(view.contentOffset.y.isFinite)
  }
}
