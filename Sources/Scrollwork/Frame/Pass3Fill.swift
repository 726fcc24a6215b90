import ScrollLayout
import ScrollPrimitives

/// Which elements need cells: those on screen, then those beside it.
extension CollectionView {
  /// The elements that cover the viewport, and how far beyond it their slots reach.
  struct Span {
    /// The first element above the viewport and where its slot ends, from the viewport's beginning.
    var before: (index: Int, end: Ticks)
    /// The first element below the viewport and where its slot starts, from the viewport's beginning.
    var after: (index: Int, start: Ticks)
  }

  /// Where cells are kept, in content coordinates.
  func window(at position: Ticks, heading: Int) -> Range<Ticks> {
    let ahead = Ticks(clamping: max(0, prefetch.distance * prefetch.ahead))
    let behind = Ticks(clamping: max(0, prefetch.distance * prefetch.behind))
    let viewport = Ticks(clamping: state.settings.viewport[main: axis])
    let start = position - (heading > 0 ? behind : ahead)
    return start..<position + viewport + (heading > 0 ? ahead : behind)
  }

  /// Elements found to have no extent in a frame at the most: rows without height are asked in portions
  /// of this many, frame by frame, because any number of them fits a screen.
  private static let hiddenLimit = 512
  /// Cells bound in a frame at the most. More than any screen shows, whose rows are a pixel or more.
  private static let bindLimit = 16_384

  /// Whether the frame may bind no more cells.
  var isExhausted: Bool {
    state.work.hidden >= Self.hiddenLimit || state.work.bound >= Self.bindLimit
  }

  /// Gives cells to the elements on screen, outward from one of them, measuring as it goes. Distances
  /// count from the viewport's beginning, so a size that changes moves only what lies further out.
  func fill(from pinned: Int, at position: Ticks, _ hasNews: inout Bool) -> Span {
    let viewport = Ticks(clamping: state.settings.viewport[main: axis])
    let pinnedStart = state.layout.slotStart(at: pinned) - position
    var index = pinned
    var start = pinnedStart
    while start < viewport, index < state.layout.structure.elementCount, !isExhausted {
      let extent = visit(index, slotStart: start, viewport: viewport, &hasNews)
      start = start + extent
      index += 1
      if extent == .zero { skipForward(&index, start + position) }
    }
    let after = (index, start)
    index = pinned
    start = pinnedStart
    while start > .zero, index > 0, !isExhausted {
      index -= 1
      let known = state.layout.slotExtent(at: index)
      let extent = visit(index, slotStart: start - known, viewport: viewport, &hasNews)
      // Where the size changed, everything before it moved the other way.
      start = start - extent
      if extent == .zero { skipBackward(&index, start + position) }
    }
    return Span(before: (index, start), after: after)
  }

  /// Makes cells ready beside the viewport, first ahead, then behind.
  func fetch(
    beyond span: Span, at position: Ticks, _ displacement: Ticks, _ budget: inout Int,
    _ hasNews: inout Bool
  ) {
    let heading = heading(after: displacement)
    let window = window(at: position, heading: heading)
    let end = window.upperBound - position
    let start = window.lowerBound - position
    if heading > 0 {
      fetchForward(span, until: end, position, &budget, &hasNews)
      fetchBackward(span, until: start, position, &budget, &hasNews)
    } else {
      fetchBackward(span, until: start, position, &budget, &hasNews)
      fetchForward(span, until: end, position, &budget, &hasNews)
    }
  }

  private func fetchForward(
    _ span: Span, until end: Ticks, _ position: Ticks, _ budget: inout Int, _ hasNews: inout Bool
  ) {
    var (index, start) = span.after
    while start < end, budget > 0, index < state.layout.structure.elementCount {
      state.work.elementsVisited += 1
      if needsCell(at: index) {
        budget -= 1
        materialize(index, &hasNews)
      }
      let extent = state.layout.slotExtent(at: index)
      start = start + extent
      index += 1
      if extent == .zero { skipForward(&index, start + position) }
    }
  }

  private func fetchBackward(
    _ span: Span, until start: Ticks, _ position: Ticks, _ budget: inout Int, _ hasNews: inout Bool
  ) {
    var (index, end) = span.before
    while end > start, budget > 0, index > 0 {
      index -= 1
      state.work.elementsVisited += 1
      if needsCell(at: index) {
        budget -= 1
        materialize(index, &hasNews)
      }
      let extent = state.layout.slotExtent(at: index)
      end = end - extent
      if extent == .zero { skipBackward(&index, end + position) }
    }
  }

  /// Gives an element a cell if any part of it may be on screen. Returns its slot's extent.
  private func visit(
    _ index: Int, slotStart: Ticks, viewport: Ticks, _ hasNews: inout Bool
  ) -> Ticks {
    state.work.elementsVisited += 1
    let known = state.layout.slotExtent(at: index)
    if slotStart < viewport, slotStart + known > .zero { materialize(index, &hasNews) }
    return state.layout.slotExtent(at: index)
  }

  // MARK: Elements without extent

  /// Goes past elements that were measured to have no extent, however many.
  private func skipForward(_ index: inout Int, _ offset: Ticks) {
    guard index < state.layout.structure.elementCount, state.layout.slotExtent(at: index) == .zero
    else { return }
    let next = state.layout.contentExtent > offset ? state.layout.index(near: offset) : nil
    index = next ?? state.layout.structure.elementCount
  }

  /// Goes back past elements that were measured to have no extent, however many.
  private func skipBackward(_ index: inout Int, _ offset: Ticks) {
    guard index > 0, state.layout.slotExtent(at: index - 1) == .zero, offset > .zero else { return }
    if let previous = state.layout.index(near: offset - Ticks(rawValue: 1)) { index = previous + 1 }
  }
}
