import ScrollLayout
import ScrollPrimitives

/// Which elements need cells: those on screen, then those next to it.
///
/// Filling goes in turns. A turn asks the layout only about the part of the screen that no earlier turn or frame has
/// covered, and gives cells to the elements found there, from the pinned element outward. A cell that is measured may
/// have another size than was estimated. Then elements have moved, the screen goes along with the pinned element, and
/// the next turn asks about what has come into sight. Turns end when the screen is covered, or when nothing has moved.
extension FramePipeline {
  /// Cells bound in a frame at the most. More than any screen shows, whose rows are a pixel or more; rows
  /// without height, of which any number fits a screen, are asked in portions of this many, frame by frame.
  private static let bindLimit = 16_384
  /// Elements looked at in a frame at the most: where many lie on a screen, and each size that is learnt
  /// moves all of them.
  private static let visitLimit = 1 << 21
  /// How often in a row a round may query a layout for the visible elements without binding a cell. The layouts of
  /// this package answer the first query in full.
  private static let queryLimit = 64

  /// Whether the frame may bind no more cells: what the screen lacks follows in the next one.
  @inline(__always) var isExhausted: Bool {
    state.work.bound >= Self.bindLimit || state.work.elementsVisited >= Self.visitLimit
  }

  /// Gives cells to the elements on screen, outward from one of them, measuring as it goes. Distances
  /// count from the viewport's beginning, so a size that changes moves only what lies further out.
  ///
  /// - Parameters:
  ///   - goesWithPin: whether the viewport goes along with the element when sizes move it.
  ///   - isAtEnd: whether it goes along with the end of the content, after a jump there. The last elements are measured
  ///     first then, and only as many as fill the viewport.
  func fill(
    from pinned: Int, at position: Ticks, goesWithPin: Bool, isAtEnd: Bool, _ hasNews: inout Bool
  ) {
    let reach = transitionReach(from: pinned)
    let viewport = viewportLength + reach.before + reach.after
    let position = position - reach.before
    var screen = position..<position + viewport
    var missing = Parts(of: screen)
    if let covered = covered {
      if covered.lowerBound <= screen.lowerBound, screen.upperBound <= covered.upperBound { return }
      missing = Parts(of: screen, outside: covered)
    }
    guard !missing.isEmpty else { return }
    let anchor = goesWithPin && !isAtEnd ? pinned : nil
    let view = FilledView(
      anchor: anchor, isAtEnd: isAtEnd, distance: position - beginning(of: anchor),
      length: viewport, leastStart: min(.zero, position),
      beyondEnd: max(.zero, screen.upperBound - state.layout.contentExtent))
    var queries = 0
    while !missing.isEmpty, !isExhausted {
      let (asked, bound) = (placement, state.work.bound)
      let done = fill(missing, from: isAtEnd ? .max : pinned, view, &hasNews)
      guard placement != asked else { break }
      queries = state.work.bound == bound ? queries + 1 : 0
      // Else a layout that always says that something moved would be asked without end.
      guard queries < Self.queryLimit else { return }
      // What lies around the pinned element may have moved with it, and the viewport goes along.
      hasNews = true
      screen = range(of: view)
      missing = rest(of: screen, beyond: done)
    }
    if !isExhausted { cover(screen) }
  }

  /// The stretch of content to be filled. It moves as sizes change.
  private struct FilledView {
    /// The element that it moves with; `nil` if it stays where it is from the content's beginning.
    var anchor: Int?
    /// Whether it moves with the content's end.
    var isAtEnd: Bool
    /// From the beginning of the anchor or the content to its own.
    var distance: Ticks
    var length: Ticks
    /// How far it may reach before the content's beginning and beyond its end: as far as it did at first.
    var leastStart: Ticks
    var beyondEnd: Ticks
  }

  /// Where the view lies now. It moves with an end that is nearer than estimated, as the viewport does in the next round.
  private func range(of view: FilledView) -> Range<Ticks> {
    let last = state.layout.contentExtent + view.beyondEnd - view.length
    guard !view.isAtEnd else { return last..<last + view.length }
    let start = max(view.leastStart, min(last, beginning(of: view.anchor) + view.distance))
    return start..<start + view.length
  }

  /// Where an element or, for `nil`, the content begins.
  private func beginning(of anchor: Int?) -> Ticks { anchor.map(startOfElement) ?? .zero }

  /// One look at what lies in some ranges. Returns the first and the last element that have cells now
  /// with all between them; `nil` where one between them was off the screen at its turn, which later sizes
  /// may have brought back.
  private func fill(
    _ parts: Parts, from pinned: Int, _ view: FilledView, _ hasNews: inout Bool
  ) -> ClosedRange<Int>? {
    var found = takeFound()
    defer { giveFound(&found) }
    let asked = placement
    find(parts.before, &found)
    find(parts.after, &found)
    var done: ClosedRange<Int>?
    var isWhole = true
    let middle = found.firstIndex { $0.index >= pinned } ?? found.endIndex
    for step in found.indices {
      guard !isExhausted else { return done }
      let behind = found.count - middle
      let slot = step < behind ? middle + step : found.count - 1 - step
      state.work.elementsVisited += 1
      if placement != asked {
        // What was measured may have pushed it off the screen.
        state.layout.update(&found[slot])
        guard found[slot].slotTouches(range(of: view)) else {
          isWhole = false
          continue
        }
      }
      materialize(found[slot], &hasNews)
      let index = found[slot].index
      if !found[slot].isPinned {
        done = done.map { min($0.lowerBound, index)...max($0.upperBound, index) } ?? index...index
      }
    }
    return isWhole ? done : nil
  }

  /// What is left of the screen to look at after sizes have changed.
  private func rest(of screen: Range<Ticks>, beyond done: ClosedRange<Int>?) -> Parts {
    guard state.layoutTraits.isSequential, let done,
      let first = state.layout.attributes(at: done.lowerBound),
      let last = state.layout.attributes(at: done.upperBound)
    else { return Parts(of: screen) }
    return Parts(of: screen, outside: first.slotStart..<max(first.slotStart, last.slotEnd))
  }

  func find(_ range: Range<Ticks>, _ found: inout [LayoutAttributes]) {
    guard !range.isEmpty else { return }
    state.layout.elements(in: LayoutWindow(main: range, cross: crossWindow), into: &found)
  }

  /// Where an element starts, in content coordinates; the content's beginning for one not shown.
  func startOfElement(at index: Int) -> Ticks {
    state.layout.start(at: index) ?? .zero
  }

  // MARK: A buffer to find in

  func takeFound() -> [LayoutAttributes] {
    var found: [LayoutAttributes] = []
    swap(&found, &notes.buffers.found)
    // As many as a screen shows: grown once and not one by one.
    if found.capacity == 0 { found.reserveCapacity(16) }
    while !found.isEmpty { found.removeLast() }
    return found
  }

  func giveFound(_ found: inout [LayoutAttributes]) { swap(&found, &notes.buffers.found) }
}

/// What of a range lies before another one and behind it.
struct Parts: Equatable {
  var before: Range<Ticks>
  var after: Range<Ticks>

  init(of range: Range<Ticks>) {
    before = range
    after = range.upperBound..<range.upperBound
  }

  init(of range: Range<Ticks>, outside other: Range<Ticks>) {
    before = range.lowerBound..<min(max(range.lowerBound, other.lowerBound), range.upperBound)
    after = max(min(range.upperBound, other.upperBound), range.lowerBound)..<range.upperBound
    // A range that the other one does not touch is wholly on one side.
    if after.lowerBound < before.upperBound { after = range.upperBound..<range.upperBound }
  }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }
}
