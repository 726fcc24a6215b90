import ScrollScenario
import Scrollwork

/// The target of a scroll of the script, compared with where the content comes to rest.
///
/// The arrival is judged on screen: the item must lie at the requested position, clear of pinned and frozen elements,
/// along the axis and, scrolled as little as shows it, across. Content may stop short of that only where its own
/// first or last element is on screen: an edge made of estimates excuses nothing.
struct ScrollTargetWatch: Equatable {
  /// What became of an aim in a frame.
  enum Outcome: Equatable {
    /// Points between where the item lies and where it was to; the viewport's length where it is not on screen.
    case arrived(error: Double)
    /// The item is on its way to where it belongs.
    case moving
    /// The item has gone or takes no room.
    case nothing
  }

  /// The row's identity.
  let identity: Int
  let position: ScrollPosition

  func outcome(in frame: Frame, _ rows: any ShownRows, _ layout: Scenario.Layout) -> Outcome {
    guard let path = rows.path(of: identity) else { return .nothing }
    guard let row = frame.visible.first(where: { $0.element == .item(path) }) else {
      return rows.takesRoom(identity, fitting: frame.viewportSize.width)
        ? .arrived(error: frame.viewportSize[main: frame.axis]) : .nothing
    }
    let cover = Cover(of: path, in: frame, layout)
    // A frozen row or column stays where it is at any offset.
    guard !row.isDisplaced || cover.isFrozen else { return .moving }
    let along = cover.isFrozenRow ? 0 : main(row, in: frame, rows, layout, cover.leading)
    let across = Self.cross(row, of: path, in: frame, layout, from: cover.crossLeading)
    return .arrived(error: max(along, across))
  }

  /// How far the row lies from where it was to, along the axis.
  private func main(
    _ row: VisibleElement, in frame: Frame, _ rows: any ShownRows, _ layout: Scenario.Layout,
    _ leading: Ticks
  ) -> Double {
    let trailing = Ticks(clamping: frame.edges.adjustedTrailing)
    let length = Ticks(clamping: frame.viewportSize[main: frame.axis])
    let top = row.start - leading
    let bottom = row.start + row.extent + trailing - length
    switch position {
    case .top: return left(top, of: frame, rows, layout)
    case .bottom: return left(bottom, of: frame, rows, layout)
    case .center:
      let free = length - leading - trailing
      let slack = Ticks(rawValue: (free - row.extent).rawValue / 2)
      return left(top - slack, of: frame, rows, layout)
    case .nearest:
      // Between the two the row is wholly on screen, or fills it.
      let (low, high) = (min(top, bottom), max(top, bottom))
      if low <= .zero, high >= .zero { return 0 }
      return left(low > .zero ? low : high, of: frame, rows, layout)
    }
  }

  /// The part of a distance still to go that the ends of the content let it go.
  private func left(
    _ distance: Ticks, of frame: Frame, _ rows: any ShownRows, _ layout: Scenario.Layout
  ) -> Double {
    guard distance != .zero else { return 0 }
    let isForward = distance > .zero
    guard Self.showsEnd(isForward: isForward, frame, rows, layout) else {
      return abs(distance.points)
    }
    let offset = Ticks(clamping: frame.contentOffset[main: frame.axis])
    let lower = Ticks(clamping: frame.edges.minimum)
    let upper = max(lower, Ticks(clamping: frame.edges.maximum))
    let target = min(max(offset + distance, lower), upper)
    return abs((target - offset).points)
  }

  /// Whether no element beyond those on screen takes any room, on the side of the end or of the start.
  private static func showsEnd(
    isForward: Bool, _ frame: Frame, _ rows: any ShownRows, _ layout: Scenario.Layout
  ) -> Bool {
    switch layout.kind {
    // The sizes of a table are known, and a lane may end before another one that holds earlier items.
    case .table, .masonry: return true
    case .list, .grid, .flow, .compositional: break
    }
    var outermost: ItemPath?
    for element in frame.visible {
      guard case .item(let path) = element.element, element.hasCell else { continue }
      if outermost.map({ isForward ? $0 < path : path < $0 }) ?? true { outermost = path }
    }
    guard var path = outermost else { return false }
    // A section whose items run across ends along the axis with any of them.
    if layout.scrollsAcross(section: path.section) {
      path.item = isForward ? rows.places.counts[path.section] - 1 : 0
    }
    // Rows without height are on no screen. Of more than these nobody can say that they have none.
    for _ in 0..<10_000 {
      guard let next = rows.places.neighbor(of: path, isForward: isForward) else { return true }
      if rows.takesRoom(rows.identity(of: next), fitting: frame.viewportSize.width) { return false }
      path = next
    }
    return false
  }

  /// How far the row must be scrolled across to be wholly on screen there, or to fill it, in points.
  private static func cross(
    _ row: VisibleElement, of path: ItemPath, in frame: Frame, _ layout: Scenario.Layout,
    from leading: Ticks
  ) -> Double {
    let breadth = Ticks(clamping: frame.viewportSize[cross: frame.axis])
    let end = row.crossStart + row.crossExtent
    switch layout.crossScrolling(section: path.section) {
    case .none: return 0
    case .paging:
      // A page may show a part of an item only, and the next one the rest.
      guard end <= leading || row.crossStart >= breadth else { return 0 }
    case .free: break
    }
    let (low, high) = (row.crossStart - leading, end - breadth)
    if min(low, high) <= .zero, max(low, high) >= .zero { return 0 }
    return abs((low > .zero ? min(low, high) : max(low, high)).points)
  }

  /// What is kept at the edges of the screen over an item.
  private struct Cover {
    /// Where the free part of the viewport begins, along and across the axis.
    var leading: Ticks
    var crossLeading = Ticks.zero
    var isFrozenRow = false
    var isFrozen = false

    init(of path: ItemPath, in frame: Frame, _ layout: Scenario.Layout) {
      leading = Ticks(clamping: frame.edges.adjustedLeading)
      var (rows, columns) = (0, 0)
      if case .table(let table) = layout.kind {
        (rows, columns) = (table.frozenRows, table.frozenColumns)
        isFrozenRow = path.section < rows
        isFrozen = isFrozenRow || path.item < columns
      }
      for element in frame.visible {
        switch element.element {
        case .header(path.section) where layout.pinsHeaders:
          leading = max(leading, element.start + element.extent)
        case .item(let other):
          if other.section < rows, !isFrozenRow {
            leading = max(leading, element.start + element.extent)
          }
          if other.item < columns, path.item >= columns {
            crossLeading = max(crossLeading, element.crossStart + element.crossExtent)
          }
        case .header, .footer: break
        }
      }
    }
  }
}

extension Scenario.Layout {
  fileprivate enum CrossScrolling {
    case none, paging, free
  }

  /// How the content, or the items of a section, scroll across the axis.
  fileprivate func crossScrolling(section: Int) -> CrossScrolling {
    if case .table = kind { return .free }
    guard scrollsAcross(section: section) else { return .none }
    return self.section(section)?.scrolling == .paging ? .paging : .free
  }
}
