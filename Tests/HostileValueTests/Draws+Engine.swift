import ScrollData
import ScrollLayout
import Scrollwork

extension ItemPath: Drawn {
  static func drawn(_ h: inout Draws) throws -> ItemPath {
    ItemPath(section: h.pick([0, 1, try h()]), item: try h())
  }
}

extension ElementPath: Drawn {
  static func drawn(_ h: inout Draws) throws -> ElementPath {
    h.pick([.item(try h()), .header(section: try h()), .footer(section: try h())])
  }
}

extension ItemEdit: Drawn {
  static func drawn(_ h: inout Draws) throws -> ItemEdit {
    h.pick([
      .insertItems(at: try h(), count: try h()), .removeItems(at: try h(), count: try h()),
      .insertSections(at: try h(), counts: try h()), .removeSections(at: try h(), count: try h()),
      .moveSection(from: try h(), to: try h()),
      .moveItem(from: try h(), to: try h()),
    ])
  }
}

extension ItemStructure: Drawn {
  static func drawn(_ h: inout Draws) throws -> ItemStructure {
    try ItemStructure(sectionCounts: h.pick([[3], [2, 0, 4], [], try h()]))
  }
}

extension BatchUpdate: Drawn {
  static func drawn(_ h: inout Draws) throws -> BatchUpdate {
    var batch = BatchUpdate()
    if try h() { batch.deleteItems(at: try h() as [ItemPath]) }
    if try h() { batch.insertItems(at: try h() as [ItemPath]) }
    if try h() { batch.moveItem(at: try h(), to: try h()) }
    if try h() { batch.reloadItems(at: try h() as [ItemPath]) }
    if try h() { batch.deleteSections(try h() as [Int]) }
    if try h() { batch.insertSections(try h() as [Int]) }
    if try h() { batch.moveSection(try h(), toSection: try h()) }
    return batch
  }
}

extension RowDifference: Drawn {
  static func drawn(_ h: inout Draws) throws -> RowDifference {
    RowDifference(from: try h() as [Int], to: try h() as [Int])
  }
}

extension SnapshotDifference: Drawn {
  static func drawn(_ h: inout Draws) throws -> SnapshotDifference {
    (try h() as RowDifference).inSection(try h())
  }
}

extension Snapshot: Drawn where SectionID == Int, ItemID == Int {
  static func drawn(_ h: inout Draws) throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections([0, 1])
    try snapshot.appendItems([5, 6, 7], toSection: 0)
    return snapshot
  }
}

extension ScrollEdges.Input: Drawn {
  static func drawn(_ h: inout Draws) throws -> ScrollEdges.Input {
    var input = ScrollEdges.Input()
    input.viewport = try h()
    input.content = try h()
    input.insetLeading = try h()
    input.insetTrailing = try h()
    input.safeLeading = try h()
    input.safeTrailing = try h()
    input.alwaysBounces = try h()
    input.alignsTrailing = try h()
    return input
  }
}

extension ScrollEdges: Drawn {
  static func drawn(_ h: inout Draws) throws -> ScrollEdges {
    ScrollEdges(try h() as ScrollEdges.Input)
  }
}

extension ScrollIndicator: Drawn {
  static func drawn(_ h: inout Draws) throws -> ScrollIndicator {
    ScrollIndicator(position: try h(), length: try h())
  }
}

extension ScrollMoment: Drawn {
  static func drawn(_ h: inout Draws) throws -> ScrollMoment {
    try h() ? .nextFrame : .at(try h())
  }
}

extension ScrollPosition: Drawn {
  static func drawn(_ h: inout Draws) -> ScrollPosition { h.pick([.top, .bottom, .nearest]) }
}

extension PrefetchPolicy: Drawn {
  static func drawn(_ h: inout Draws) throws -> PrefetchPolicy {
    PrefetchPolicy(
      distance: try h(), ahead: try h(), behind: try h(), cellsPerFrame: try h(),
      sharesUnused: try h())
  }
}

extension ReusePolicy: Drawn {
  static func drawn(_ h: inout Draws) throws -> ReusePolicy {
    ReusePolicy(poolCapacity: try h(), cacheCapacity: try h())
  }
}

/// A cell that returns sizes that no layout can give.
final class HostileCell: ReusableCell {
  nonisolated(unsafe) static var size = LayoutSize(width: 390, height: 44)
  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize { Self.size }
}

extension Draws {
  /// A view with a few rows that has made a few frames, and the time of the next.
  mutating func view(_ configure: (CollectionView) throws -> Void = { _ in }) throws
    -> CollectionView
  {
    let view = CollectionView()
    view.register(HostileCell.self)
    view.cellProvider = { view, path in view.dequeueCell(HostileCell.self, at: path) }
    try view.setViewport(size: LayoutSize(width: 390, height: 300), scale: 2)
    try view.reloadData(sectionCounts: [20, 0, 7])
    try configure(view)
    for frame in 1...3 { try view.step(to: Timestamp(nanoseconds: Int64(frame) * 16_666_667)) }
    return view
  }

  mutating func surface() throws -> ScrollSurface {
    var surface = ScrollSurface()
    try surface.setViewport(size: LayoutSize(width: 390, height: 300))
    try surface.setContent(LayoutRect(x: 0, y: 0, width: 1000, height: 2000))
    try surface.step(to: .zero)
    return surface
  }
}

/// Frames after what was asked of a view: they may be refused, and never trap.
func frames(_ view: CollectionView) {
  for frame in 10...16 {
    _ = try? view.step(to: Timestamp(nanoseconds: Int64(frame) * 16_666_667))
  }
  _ = view.contentOffset
}

extension ScrollSurface: Drawn {
  static func drawn(_ h: inout Draws) throws -> ScrollSurface { try h.surface() }
}
