import ScrollLayout

/// The items near the viewport whose data was announced, and how far the viewport may move before they are
/// others.
struct DataWindow: Sendable {
  /// An item in the window.
  struct Entry: Equatable, Sendable {
    /// Its place in the row.
    var index: Int
    /// Whether it has been on screen since it came into the window: nothing is canceled then.
    var wasDisplayed: Bool
  }

  /// How far a window may move, in content coordinates, and hold what it held.
  struct Quiet: Equatable, Sendable {
    /// Where its beginning may lie: from where something ends before it to where the first thing ends
    /// within it, that place left out.
    var lower: Range<Ticks>
    /// Where its end may lie: behind where the last thing begins within it, and up to where the next one
    /// does.
    var upper: Range<Ticks>
    /// The placement that both are of, and what lay in the window across the axis.
    var placement: Int
    var cross: Range<Ticks>

    func holds(_ window: Range<Ticks>) -> Bool {
      lower.contains(window.lowerBound) && upper.lowerBound < window.upperBound
        && window.upperBound <= upper.upperBound
    }
  }

  /// In row order.
  private(set) var entries: [Entry] = []
  private var former: [Entry] = []
  private(set) var quiet: Quiet?

  /// Takes what lies in the window now, in row order, and says who came and who left without having been
  /// on screen. O(items in the window).
  mutating func update(
    to found: [LayoutAttributes], in window: Range<Ticks>, isDisplayed: (Int) -> Bool,
    came: (LayoutAttributes) -> Void, left: (Int) -> Void
  ) {
    swap(&entries, &former)
    entries.removeAll(keepingCapacity: true)
    var next = 0
    func leave(before index: Int) {
      while next < former.count, former[next].index < index {
        if !former[next].wasDisplayed { left(former[next].index) }
        next += 1
      }
    }
    for attributes in found where attributes.isItem(touching: window) {
      let index = attributes.index
      leave(before: index)
      let isDisplayed = isDisplayed(index)
      if next < former.count, former[next].index == index {
        entries.append(
          Entry(index: index, wasDisplayed: isDisplayed || former[next].wasDisplayed))
        next += 1
      } else {
        entries.append(Entry(index: index, wasDisplayed: isDisplayed))
        if !isDisplayed { came(attributes) }
      }
    }
    leave(before: .max)
  }

  /// Takes everything out, to be changed while the state is read.
  mutating func take() -> DataWindow {
    var taken = DataWindow()
    swap(&taken, &self)
    return taken
  }

  /// Takes the place of this one, which leaves its buffers.
  mutating func put(_ other: inout DataWindow) { swap(&other, &self) }

  /// Notes where the same items are near, after they were reported.
  mutating func keep(_ quiet: Quiet) { self.quiet = quiet }

  /// Forces the prefetch window to be recomputed.
  mutating func forgetQuiet() { quiet = nil }

  /// An item came on screen. O(log items in the window).
  mutating func display(_ index: Int) {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    if low < entries.count, entries[low].index == index { entries[low].wasDisplayed = true }
  }

  /// Has items go by their new places; says which announced ones have gone without having been on screen.
  mutating func relocate(_ place: (Int) -> Int?, removed: (Int) -> Void) {
    quiet = nil
    var kept = 0
    for entry in entries {
      if let place = place(entry.index) {
        entries[kept] = Entry(index: place, wasDisplayed: entry.wasDisplayed)
        kept += 1
      } else if !entry.wasDisplayed {
        removed(entry.index)
      }
    }
    entries.removeSubrange(kept...)
    entries.sort { $0.index < $1.index }
  }

  /// Forgets all items; says which announced ones have not been on screen.
  mutating func removeAll(_ left: (Int) -> Void) {
    quiet = nil
    for entry in entries where !entry.wasDisplayed { left(entry.index) }
    entries.removeAll(keepingCapacity: true)
  }
}

extension DataWindow.Quiet {
  /// How far `window` may move when `found` is what lies in `reach` around it.
  init(
    _ window: Range<Ticks>, in reach: Range<Ticks>, _ found: [LayoutAttributes], placement: Int,
    cross: Range<Ticks>
  ) {
    var (lower, upper) = (
      (reach.lowerBound, window.upperBound), (window.lowerBound, reach.upperBound)
    )
    for attributes in found where attributes.isItem(touching: reach) {
      // An item touches a window that begins before its end and ends behind its start.
      if attributes.end <= window.lowerBound {
        lower.0 = max(lower.0, attributes.end)
      } else {
        lower.1 = min(lower.1, attributes.end)
      }
      if attributes.start >= window.upperBound {
        upper.1 = min(upper.1, attributes.start)
      } else {
        upper.0 = max(upper.0, attributes.start)
      }
    }
    self.lower = lower.0..<max(lower.0, lower.1)
    self.upper = upper.0..<max(upper.0, upper.1)
    self.placement = placement
    self.cross = cross
  }
}

extension LayoutAttributes {
  /// Whether this is an item any part of which lies in a range along the axis.
  fileprivate func isItem(touching range: Range<Ticks>) -> Bool {
    guard case .item = element else { return false }
    return touches(range)
  }
}
