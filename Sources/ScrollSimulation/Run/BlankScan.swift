import ScrollScenario
import Scrollwork

/// Finds what no cell covers of the screen, along the axis.
///
/// Cells that are seen to go count as cells. The space that the layout leaves between two elements is not blank,
/// nor is the place that a pinned header or a frozen row has left to stay at the edge.
struct BlankScan {
  /// What one frame left uncovered.
  struct Finding: Equatable {
    /// Everything, in points.
    var uncovered = 0.0
    /// The part of it that rows leave open which are moved or carried elsewhere and are seen to go, in points.
    var opened = 0.0
  }

  /// The most space that the layout itself leaves between two elements of neighboring sections.
  private let gap: Ticks
  private let pinsHeaders: Bool
  private let frozenRows: Int
  private let hasHeaders: Bool
  private let layout: Scenario.Layout
  /// Rows that were moved or carried and are on their way, with their extents. What a row leaves open
  /// closes as the other rows arrive, which may be after it has left the screen.
  private var wandering: [ElementIdentity: Ticks] = [:]
  /// Moves whose openings may not have closed yet: a row that is moved again opens room where it was last, before the
  /// other rows have closed what it left first.
  private var moves: [(identity: ElementIdentity, extent: Ticks, end: Double)] = []
  /// Seconds that rows take to their places.
  private let duration: Double
  /// What the frame before showed, with extents: a row that is moved far away leaves from there.
  private var shown: [(identity: ElementIdentity, extent: Ticks)] = []
  /// Whether another layout rearranges everything, until nothing is on its way.
  private var isRearranging = false
  /// Everything that covers the screen, by where it begins.
  private var spans: [Span] = []

  private struct Span {
    var start: Ticks
    var end: Ticks
    /// The section of an element; `nil` for a cell that is seen to go.
    var section: Int?
    /// Whether what is kept at the edge has its own place before the element.
    var isFirst = false
    var isInFlight: Bool
  }

  /// What a frame is judged by besides itself.
  struct Surroundings {
    /// The cells that are seen to go, as ``Scrollwork/CollectionView/leavingSpans`` has them.
    var leaving: [(start: Ticks, extent: Ticks)] = []
    /// The items of each section.
    var sectionCounts: [Int] = []
    /// The item that a pointer carries.
    var carried: ItemPath?
    /// Seconds that animated updates take, where that is not for the scroll profile to say.
    var animationDuration: Double?
  }

  init(_ scenario: Scenario) {
    gap = Ticks(clamping: scenario.layout.widestGap)
    pinsHeaders = scenario.layout.pinsHeaders
    hasHeaders = scenario.showsHeaders
    layout = scenario.layout
    duration = (try? scenario.physics.checkedProfile())?.animationDuration ?? 0
    frozenRows = if case .table(let table) = scenario.layout.kind { table.frozenRows } else { 0 }
  }

  /// Forgets what is on its way.
  mutating func forget() {
    wandering.removeAll()
    moves.removeAll()
    isRearranging = false
  }

  /// Looks at the next frame. O(n log n) in the elements on screen, O(n) where they are in order.
  ///
  /// - Parameters:
  ///   - identities: the identity of each visible element.
  ///   - change: the changes before the frame.
  mutating func see(
    _ frame: Frame, _ identities: [ElementIdentity], change: ScreenChange, _ context: Surroundings
  ) -> Finding {
    var isFlying = false
    var slots = Ticks.zero
    spans.removeAll(keepingCapacity: true)
    var missing = Ticks.zero
    if change.isRearranged { isRearranging = true }
    let time = frame.time.seconds
    if !moves.isEmpty { moves.removeAll { $0.end < time } }
    noteMoves(change, at: time, lasting: context.animationDuration ?? duration)
    let (start, end) = bounds(of: frame, context)
    for (slot, element) in frame.visible.enumerated() {
      let isPinned = element.isDisplaced && staysAtEdge(element.element)
      let inFlight = element.isDisplaced && !isPinned
      isFlying = isFlying || inFlight
      if isPinned { slots = slots + element.extent }
      if inFlight { note(identities[slot], element, change, context.carried) }
      let elementEnd = element.start + element.extent
      if !element.hasCell {
        missing = missing + max(.zero, min(elementEnd, end) - max(element.start, start))
      }
      spans.append(
        Span(
          start: element.start, end: elementEnd, section: element.element.section,
          isFirst: isFirst(element.element), isInFlight: inFlight))
    }
    for cell in context.leaving {
      spans.append(
        Span(start: cell.start, end: cell.start + cell.extent, section: nil, isInFlight: true))
    }
    if !isFlying, context.leaving.isEmpty { forget() }
    shown.removeAll(keepingCapacity: true)
    for (slot, element) in frame.visible.enumerated() {
      shown.append((identities[slot], element.extent))
    }
    if zip(spans, spans.dropFirst()).contains(where: { $0.start > $1.start }) {
      spans.sort { $0.start < $1.start }
    }
    return measure(from: start, to: end, slots: slots, missing: missing, context)
  }

  /// Adds up the gaps between spans in order.
  private func measure(
    from start: Ticks, to end: Ticks, slots: Ticks, missing: Ticks, _ context: Surroundings
  ) -> Finding {
    guard start < end else { return Finding() }
    var (uncovered, opened) = (missing, Ticks.zero)
    let allowance = allowance
    var covered = start
    var (section, isInFlight) = (Int?.none, false)
    func look(at next: Ticks, _ nextSection: Int?, _ isFirst: Bool, _ inFlight: Bool) {
      let hole = min(next, end) - covered
      guard hole > .zero else { return }
      let slots = isFirst ? slots : .zero
      // Places in flight are rounded to ticks.
      let rounding = Ticks(rawValue: isInFlight || inFlight ? 2 : 0)
      guard hole > gap + slots + rounding else { return }
      let empty = emptySections(between: section, and: nextSection, context.sectionCounts)
      guard hole > Ticks(rawValue: gap.rawValue * Int64(empty + 1)) + slots + rounding else {
        return
      }
      uncovered = uncovered + hole
      if isRearranging {
        opened = opened + hole
      } else if allowance > .zero {
        opened = opened + min(hole, allowance + gap)
      }
    }
    for span in spans {
      guard covered < end else { break }
      look(at: span.start, span.section ?? section, span.isFirst, span.isInFlight)
      if span.end > covered {
        covered = span.end
        isInFlight = span.isInFlight
      }
      section = span.section ?? section
    }
    look(at: end, nil, true, false)
    return Finding(uncovered: uncovered.points, opened: min(opened, uncovered).points)
  }

  /// Sections without items between two neighbors on screen, each of which has insets of its own; without a
  /// neighbor, as many as follow each other from the other one on. O(sections between).
  private func emptySections(between section: Int?, and next: Int?, _ counts: [Int]) -> Int {
    var empty = 0
    if let section {
      var other = section + 1
      while other < next ?? counts.count, counts.indices.contains(other), counts[other] == 0 {
        empty += 1
        other += 1
      }
    } else if let next {
      var other = next - 1
      while counts.indices.contains(other), counts[other] == 0 {
        empty += 1
        other -= 1
      }
    }
    return empty
  }

  /// Whether an element is the first one behind a header or behind frozen rows.
  private func isFirst(_ element: ElementPath) -> Bool {
    guard case .item(let path) = element else { return true }
    // Where the items of a section run across, any of them may be the first one on screen.
    return path.item == 0 || layout.scrollsAcross(section: path.section)
      || frozenRows > 0 && path.section == frozenRows
  }

  /// Notes a row that was moved and is animated, or that is carried.
  private mutating func note(
    _ identity: ElementIdentity, _ element: VisibleElement, _ change: ScreenChange,
    _ carried: ItemPath?
  ) {
    var isMoved = wandering[identity] != nil
    if case .item(let number) = identity, change.moved.contains(number) { isMoved = true }
    if case .item(let path) = element.element, path == carried { isMoved = true }
    guard isMoved else { return }
    wandering[identity] = max(wandering[identity] ?? .zero, element.extent)
  }

  /// The points that rows on their way may leave open together.
  private var allowance: Ticks {
    var moved: [ElementIdentity: Ticks] = [:]
    for move in moves {
      moved[move.identity, default: .zero] = moved[move.identity, default: .zero] + move.extent
    }
    return wandering.merging(moved, uniquingKeysWith: max).values.reduce(.zero) { $0 + $1 }
  }

  /// Takes note of rows on screen that were moved: each leaves open the place where it was shown.
  private mutating func noteMoves(
    _ change: ScreenChange, at time: Double, lasting duration: Double
  ) {
    guard !change.moved.isEmpty else { return }
    for (identity, extent) in shown {
      guard case .item(let number) = identity, change.moved.contains(number) else { continue }
      moves.append((identity, extent, time + duration))
    }
  }

  /// Whether an element is kept at an edge of the viewport once it would have scrolled off.
  private func staysAtEdge(_ element: ElementPath) -> Bool {
    switch element {
    case .header, .footer: pinsHeaders
    case .item(let path): path.section < frozenRows
    }
  }

  /// The part of the viewport that the content reaches; beyond is nothing to cover.
  ///
  /// While elements are on their way the content ends with the last of them, where it is shown.
  private func bounds(of frame: Frame, _ context: Surroundings) -> (start: Ticks, end: Ticks) {
    let length = Ticks(clamping: frame.viewportSize[main: frame.axis])
    let offset = Ticks(clamping: frame.contentOffset[main: frame.axis])
    var start = max(.zero, .zero - offset)
    var end = min(length, Ticks(clamping: frame.contentSize[main: frame.axis]) - offset)
    guard
      frame.visible.contains(where: { $0.isDisplaced && !staysAtEdge($0.element) })
    else { return (start, end) }
    let (first, last) = ends(of: context.sectionCounts)
    for element in frame.visible where element.isDisplaced && !staysAtEdge(element.element) {
      if element.index == first { start = max(start, min(element.start, length)) }
      if element.index == last { end = min(end, element.start + element.extent + gap) }
    }
    return (start, end)
  }

  /// The flat indices of the first and the last element that the content has; O(sections).
  private func ends(of counts: [Int]) -> (first: Int, last: Int) {
    var (first, last, place) = (-1, -1, 0)
    for count in counts {
      // A header, the items, and a footer.
      let has = hasHeaders ? place : count > 0 ? place + 1 : -1
      if first < 0 { first = has }
      if has >= 0 { last = count > 0 ? place + count : place }
      place += count + 2
    }
    return (first, last)
  }
}

extension Scenario.Layout {
  /// The most points that the layout itself leaves between two elements along the axis.
  fileprivate var widestGap: Double {
    guard case .compositional(let sections) = kind else {
      return max(spacing, sectionInsets.top + sectionInsets.bottom)
    }
    let top = sections.map(\.insets.top).max() ?? 0
    let bottom = sections.map(\.insets.bottom).max() ?? 0
    return max(top + bottom, sections.map(\.spacing).max() ?? 0)
  }
}
