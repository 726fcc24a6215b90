import ScrollLayout
import ScrollPrimitives

/// Pass 3, which elements need cells while some are on their way.
extension FramePipeline {
  /// The rows of a table that an element covers, as transitions know them; `nil` in other layouts.
  func coveredRows(at index: Int) -> CoveredRows? {
    guard state.layoutTraits.hidesColumns, let rows = state.layout.coveredRows(at: index) else {
      return nil
    }
    let last = min(rows.upperBound, state.structure.sectionCounts.count) - 1
    return CoveredRows(
      first: state.structure.elements(ofSection: rows.lowerBound).lowerBound,
      last: state.structure.elements(ofSection: last).lowerBound)
  }

  /// Whether an element with a cell is kept although it may be off screen: it is moving off the screen.
  func isLeaving(_ index: Int) -> Bool {
    guard let transition = state.moving.transition else { return false }
    if transition.moves(index, in: coveredRows(at: index)) { return true }
    return notes.beginning.map { $0.changes.formerPlace(of: index) != nil } ?? false
  }

  /// How far beyond the screen elements belong that are shown on it, before and behind. O(1) without a transition.
  @inline(__always)
  func transitionReach(from pinned: Int) -> (before: Ticks, after: Ticks) {
    state.moving.transition == nil ? (.zero, .zero) : findReach(from: pinned)
  }

  @inline(never)
  private func findReach(from pinned: Int) -> (before: Ticks, after: Ticks) {
    guard state.layoutTraits.isSequential || state.layoutTraits.hidesColumns,
      let transition = state.moving.transition, let time = state.time
    else { return (.zero, .zero) }
    var (after, before) = transition.reach(at: time)
    if let begun = notes.beginning, !begun.isStill,
      let pin = begun.former(of: pinned)
    {
      let start = startOfElement(at: pinned)
      // In row order: a layout finds neighbors in fewer steps.
      for slot in state.live.indices {
        let index = state.live[slot].attributes.index
        guard let former = begun.former(of: index),
          former.isDisplayed, let now = state.layout.start(at: index)
        else { continue }
        let offset = former.attributes.start - pin.attributes.start - (now - start)
        before = max(before, offset)
        after = max(after, -offset)
      }
    } else if notes.beginning == nil, let naturals = transition.naturals {
      let carried = carriedReach(naturals)
      (before, after) = (before + carried.before, after + carried.after)
    }
    let limit = wayLimit(beside: transition.waves.count - (notes.beginning == nil ? 1 : 0))
    return (min(before, limit), min(after, limit))
  }

  /// How far sizes measured in this frame move elements before and after their former places.
  private func carriedReach(_ naturals: [Int: ShownFrame]) -> (before: Ticks, after: Ticks) {
    guard let anchor = state.hold.anchor,
      let place = state.layout.offset(of: anchor.edge, at: anchor.index)
    else { return (.zero, .zero) }
    let old = state.motion.scroll.position - anchor.offset
    var (before, after) = (Ticks.zero, Ticks.zero)
    for slot in state.live.indices where state.live[slot].isDisplayed {
      let index = state.live[slot].attributes.index
      guard let former = naturals[index], let now = state.layout.start(at: index) else {
        continue
      }
      let offset = former.start + old - (now - place)
      before = max(before, offset)
      after = max(after, -offset)
    }
    return (before, after)
  }

  /// Measures and places the elements around the positions that leaving elements move to. In lanes and lines, these
  /// positions are not known from estimates, and the offsets must stay valid until the elements arrive.
  func placeGoals(around screen: Range<Ticks>, _ hasNews: inout Bool) {
    guard let begun = notes.beginning, !begun.isStill, !state.layoutTraits.isSequential,
      !state.layoutTraits.hidesColumns
    else { return }
    let limit = wayLimit(beside: state.moving.transition?.waves.count ?? 0)
    let most = screen.lowerBound - limit..<screen.upperBound + limit
    var (lower, upper) = (screen.lowerBound, screen.upperBound)
    for slot in state.live.indices where !state.live[slot].attributes.isPinned {
      let index = state.live[slot].attributes.index
      // What goes further leaves as a copy.
      guard let former = begun.former(of: index), former.isDisplayed,
        let start = state.layout.start(at: index), most.contains(start)
      else { continue }
      (lower, upper) = (min(lower, start), max(upper, start + Ticks(rawValue: 1)))
    }
    let asked = placement
    var found: [LayoutAttributes] = []
    find(lower..<upper, &found)
    if placement != asked { hasNews = true }
  }

  /// The largest animated offset of an element on screen: one viewport for a single change, more where changes overlap.
  func wayLimit(beside others: Int) -> Ticks { others > 0 ? overlapLimit : viewportLength }

  /// How far elements are shown from where they belong at the most where changes overlap: three viewports.
  var overlapLimit: Ticks { Ticks(rawValue: 3 * viewportLength.rawValue) }
}
