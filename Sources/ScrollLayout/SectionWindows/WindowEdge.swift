/// An end of a stretch: ragged where lanes end at different places.
struct WindowEdge: Equatable, Sendable {
  var least: Ticks
  var greatest: Ticks
  /// What the content would begin or end at, were it straight.
  var mean: Ticks

  init(_ straight: Ticks) {
    (least, greatest, mean) = (straight, straight, straight)
  }

  init(_ places: some Collection<Ticks>) {
    self.init(places.first ?? .zero)
    var sum: Int64 = 0
    for place in places {
      least = min(least, place)
      greatest = max(greatest, place)
      sum += place.rawValue
    }
    guard !places.isEmpty else { return }
    // Rounded down on both sides of 0, so that equal places have that place for their mean.
    let count = Int64(places.count)
    let quotient = sum / count
    mean.rawValue = quotient * count > sum ? quotient - 1 : quotient
  }
}

/// Which items of which section a stretch holds.
struct WindowSpan: Equatable, Sendable {
  var section: Int
  /// Items in the section.
  var itemCount: Int
  /// The numbers in the section of the items that are placed.
  var items: Range<Int>
  /// The place in the row of the section's first item.
  var row: Int

  func path(of item: Int) -> ItemPath { ItemPath(section: section, item: item) }
}

/// What keeps its place when an item gets another size, by offsets, also such as are not placed.
struct WindowKept: Equatable, Sendable {
  /// What sizes are taken against: items before it grow upward.
  var anchor: Int
  /// What the frames showed up to now.
  var shown: Range<Int>
  /// What the last frame showed.
  var onScreen: Range<Int>
}

/// Where an item lies in its stretch.
struct ItemFrame: Equatable, Sendable {
  var start: Ticks
  var extent: Ticks
  var crossStart: Ticks
  var crossExtent: Ticks
  /// What it shares its length with: its line, or only itself.
  var slot: Range<Ticks>
}
