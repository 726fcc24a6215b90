import ScrollLayout
import ScrollPrimitives

/// Where live elements lie together: what they cover, how far they reach, and which of them are on screen.
///
/// All of this, and the attributes of each live cell, is what the layout answered in one placement. In another placement
/// nothing of it holds: `renew(for:)` forgets it, unless all elements went the same distance, which `move(by:)` adds. So
/// one number says whether an answer from the frame before may still be used. Content coordinates throughout.
struct LivePlaces {
  /// The placement of the layout that the answers are of.
  private(set) var placement = -1
  /// The window all of whose elements have cells and sizes.
  private(set) var covered: LayoutWindow?
  /// How far the elements' slots reach together; `nil` until it is computed.
  private(set) var reach: LiveExtent?
  /// The outermost elements of the last frame's screen. They are known in any placement, the range is not.
  private(set) var shown: Shown?
  /// The viewport for which the elements on screen were listed, where they follow the live ones one by one; `nil` once
  /// any of their cells was replaced.
  private(set) var listing: LayoutWindow?
  /// The window in which decorations were found.
  private(set) var decorated: LayoutWindow?

  /// Where the last of some slots starts and the first one ends.
  struct LiveExtent {
    var lastStart: Ticks
    var firstEnd: Ticks

    init(of attributes: LayoutAttributes) {
      (lastStart, firstEnd) = (attributes.slotStart, attributes.slotEnd)
    }

    /// Counts one more element.
    mutating func take(_ attributes: LayoutAttributes) {
      lastStart = max(lastStart, attributes.slotStart)
      firstEnd = min(firstEnd, attributes.slotEnd)
    }

    /// Whether every one of the slots touches a window.
    func touches(_ window: Range<Ticks>) -> Bool {
      lastStart < window.upperBound && firstEnd > window.lowerBound
    }
  }

  /// The elements that start first and end last, by their indices.
  struct Shown {
    var first: Int
    var last: Int
    /// From where the first starts to where the last ends; `nil` after the placement changed.
    var range: Range<Ticks>?

    init(of attributes: LayoutAttributes) {
      (first, last) = (attributes.index, attributes.index)
      range = attributes.start..<attributes.end
    }

    /// Of elements that follow each other.
    init(first: Int, last: Int, range: Range<Ticks>) {
      (self.first, self.last, self.range) = (first, last, range)
    }

    /// Counts one more element of the same placement.
    mutating func take(_ attributes: LayoutAttributes) {
      guard let known = range else { return }
      if attributes.start < known.lowerBound { first = attributes.index }
      if attributes.end > known.upperBound { last = attributes.index }
      range =
        min(known.lowerBound, attributes.start)..<max(known.upperBound, attributes.end)
    }
  }

  // MARK: Another placement

  /// Takes another placement, in which elements lie elsewhere.
  ///
  /// - Parameters:
  ///   - way: how far all live elements moved, with the elements between them; `nil` if they moved by different distances.
  ///   - slots: from where the first of their slots starts to where the last one ends, in the new placement: no more stays
  ///     covered. Without it nothing does.
  mutating func renew(for placement: Int, movedBy way: Ticks? = nil, in slots: Range<Ticks>? = nil)
  {
    self.placement = placement
    if let way, let slots, let main = covered?.main {
      covered?.main = main.moved(by: way).clamped(to: slots)
    } else {
      covered = nil
    }
    reach = nil
    listing = nil
    decorated = nil
    shown?.range = nil
  }

  /// The same where live elements and those between them are the ones there were, so all that is known moves with them.
  ///
  /// - Parameter growth: how much greater their indices are.
  mutating func move(
    by way: Ticks, _ growth: Int, in slots: Range<Ticks>?, to placement: Int
  ) {
    let (former, reach, listing) = (shown, reach, listing)
    renew(for: placement, movedBy: way, in: slots)
    if let reach {
      self.reach = reach
      self.reach?.lastStart = reach.lastStart + way
      self.reach?.firstEnd = reach.firstEnd + way
    }
    if let listing {
      self.listing = listing
      self.listing?.main = listing.main.moved(by: way)
    }
    shown?.first += growth
    shown?.last += growth
    shown?.range = former?.range?.moved(by: way)
  }

  // MARK: The covered window

  /// Adds a range to the covered window, or replaces it if the two do not touch.
  mutating func cover(_ range: Range<Ticks>, cross: Range<Ticks>) {
    var range = range
    if let old = covered, old.cross == cross, old.main.lowerBound <= range.upperBound,
      range.lowerBound <= old.main.upperBound
    {
      let start = min(old.main.lowerBound, range.lowerBound)
      range = start..<max(old.main.upperBound, range.upperBound)
    }
    covered = LayoutWindow(main: range, cross: cross)
  }

  /// Cells outside a range are gone.
  mutating func uncover(outsideOf range: Range<Ticks>) {
    guard let main = covered?.main else { return }
    covered?.main = main.clamped(to: range)
  }

  /// Cells or sizes in the covered window are gone.
  mutating func forgetCovered() { covered = nil }

  // MARK: What else is known

  mutating func take(_ attributes: LayoutAttributes) { reach?.take(attributes) }

  mutating func reach(_ reach: LiveExtent) { self.reach = reach }

  mutating func forgetReach() { reach = nil }

  mutating func show(_ shown: Shown?) { self.shown = shown }

  mutating func list(_ window: LayoutWindow?) { listing = window }

  mutating func decorate(_ window: LayoutWindow?) { decorated = window }
}

extension LivePlaces.Shown? {
  /// Counts one more element, or begins with it.
  mutating func take(_ attributes: LayoutAttributes) {
    switch self {
    case nil: self = LivePlaces.Shown(of: attributes)
    case .some(var shown):
      shown.take(attributes)
      self = shown
    }
  }
}

extension Range<Ticks> {
  fileprivate func moved(by way: Ticks) -> Range<Ticks> { lowerBound + way..<upperBound + way }
}
