/// One change of the items there are. Of several, each names places as they are after the ones before it.
public enum ItemEdit: Hashable, Sendable {
  /// New items, the first of which is then at the path.
  case insertItems(at: ItemPath, count: Int)
  /// Items go, the first of which is at the path.
  case removeItems(at: ItemPath, count: Int)
  /// An item goes to another place: `to` is its path afterward.
  case moveItem(from: ItemPath, to: ItemPath)
  /// New sections with these numbers of items, the first of which is then at `at`.
  case insertSections(at: Int, counts: [Int])
  /// Sections go, the first of which is at `at`.
  case removeSections(at: Int, count: Int)
  /// A section goes to another place: `to` is its number afterward.
  case moveSection(from: Int, to: Int)
}

/// What an edit does to the row of elements.
public enum RowChange: Hashable, Sendable {
  /// New places, from `at` on.
  case insert(at: Int, count: Int)
  /// Places go.
  case remove(Range<Int>)
  /// Places go so that the first of them is at `to` afterward.
  case move(Range<Int>, to: Int)

  /// Where a place is afterward; `nil` when it has gone. O(1).
  public func place(of index: Int) -> Int? {
    switch self {
    case .insert(let at, let count):
      return index >= at ? index &+ count : index
    case .remove(let range):
      if range.contains(index) { return nil }
      return index >= range.upperBound ? index &- range.length : index
    case .move(let range, let to):
      if range.contains(index) { return to &+ index &- range.lowerBound }
      let without = index >= range.upperBound ? index &- range.length : index
      return without >= to ? without &+ range.length : without
    }
  }

  /// Where a place is afterward; `nil` when it has gone or was itself moved. O(1).
  func unmovedPlace(of index: Int) -> Int? {
    if case .move(let range, _) = self, range.contains(index) { nil } else { place(of: index) }
  }

  /// Where a place is afterward, or of one that has gone what has come up to it. O(1).
  func nearestPlace(of index: Int) -> Int {
    if case .remove(let range) = self, range.contains(index) { return range.lowerBound }
    return place(of: index) ?? index
  }
}

extension ItemStructure {
  /// Why an edit cannot be applied. Nothing has changed then.
  public enum EditFailure: Error, Equatable, Sendable {
    /// An edit names an item, or a position for one, that does not exist.
    case noItem(ItemPath)
    /// An edit names a section, or a position for one, that does not exist; `of` is the number of sections.
    case noSection(Int, of: Int)
    /// A number of items or sections is negative.
    case negativeCount(Int)
    /// There would be more elements than an `Int` counts.
    case tooManyItems
  }

  /// Makes one change and says what it does to the row. O(sections). Throws before anything changes.
  @inline(__always)
  public mutating func apply(_ edit: ItemEdit) throws(EditFailure) -> RowChange {
    switch edit {
    case .insertItems(let path, let count):
      try require(section: path.section)
      guard count >= 0 else { throw .negativeCount(count) }
      guard path.item >= 0, path.item <= sectionCounts[path.section] else { throw .noItem(path) }
      guard count <= Int.max / 4 - elementCount else { throw .tooManyItems }
      grow(path.section, by: count)
      return .insert(at: starts[path.section] + 1 + path.item, count: count)
    case .removeItems(let path, let count):
      try require(section: path.section)
      guard count >= 0 else { throw .negativeCount(count) }
      let held = sectionCounts[path.section]
      guard path.item >= 0, path.item <= held, count <= held - path.item else {
        throw .noItem(
          ItemPath(section: path.section, item: max(path.item, min(held, path.item))))
      }
      let first = starts[path.section] + 1 + path.item
      grow(path.section, by: -count)
      return .remove(first..<first + count)
    case .moveItem(let from, let to):
      guard contains(from) else { throw .noItem(from) }
      try require(section: to.section)
      let room = sectionCounts[to.section] - (from.section == to.section ? 1 : 0)
      guard to.item >= 0, to.item <= room else { throw .noItem(to) }
      let first = starts[from.section] + 1 + from.item
      grow(from.section, by: -1)
      grow(to.section, by: 1)
      return .move(first..<first + 1, to: starts[to.section] + 1 + to.item)
    case .insertSections(let at, let counts):
      guard (0...sectionCounts.count).contains(at) else { throw missing(section: at) }
      var sum = 0
      for count in counts {
        guard count >= 0 else { throw .negativeCount(count) }
        guard count <= Int.max / 4 - sum - elementCount else { throw .tooManyItems }
        sum += count + 2
      }
      let first = starts[at]
      sectionCounts.insert(contentsOf: counts, at: at)
      restart(from: at)
      return .insert(at: first, count: sum)
    case .removeSections(let at, let count):
      guard count >= 0 else { throw .negativeCount(count) }
      guard (0...sectionCounts.count).contains(at) else { throw missing(section: at) }
      guard count <= sectionCounts.count - at else { throw missing(section: sectionCounts.count) }
      let range = starts[at]..<starts[at + count]
      sectionCounts.removeSubrange(at..<at + count)
      restart(from: at)
      return .remove(range)
    case .moveSection(let from, let to):
      try require(section: from)
      try require(section: to)
      let range = elements(ofSection: from)
      sectionCounts.insert(sectionCounts.remove(at: from), at: to)
      restart(from: min(from, to))
      return .move(range, to: starts[to])
    }
  }

  private func require(section: Int) throws(EditFailure) {
    guard sectionCounts.indices.contains(section) else { throw missing(section: section) }
  }

  func missing(section: Int) -> EditFailure { .noSection(section, of: sectionCounts.count) }

  /// Changes a section's count.
  package mutating func grow(_ section: Int, by count: Int) {
    guard count != 0 else { return }
    sectionCounts[section] += count
    starts.withUnsafeMutableBufferPointer { starts in
      for next in section + 1..<starts.count { starts[next] += count }
    }
  }

  /// Adds up again from a section on.
  private mutating func restart(from section: Int) {
    starts.removeSubrange(section + 1..<starts.count)
    starts.reserveCapacity(sectionCounts.count + 1)
    for next in section..<sectionCounts.count {
      starts.append(starts[next] + sectionCounts[next] + 2)
    }
  }
}

extension Range<Int> {
  /// How many there are, of any bounds.
  @inline(__always)
  var length: Int { upperBound &- lowerBound }
}

extension [RowChange] {
  /// Where a place is after all changes; `nil` when it has gone. O(changes).
  public func place(of index: Int) -> Int? {
    var index = index
    for change in self {
      guard let next = change.place(of: index) else { return nil }
      index = next
    }
    return index
  }

  /// Where a place is after all changes; `nil` when it has gone or was itself moved. O(changes).
  public func unmovedPlace(of index: Int) -> Int? {
    var index = index
    for change in self {
      guard let next = change.unmovedPlace(of: index) else { return nil }
      index = next
    }
    return index
  }

  /// Where a place is after all changes, or of one that has gone what has come up to it. O(changes).
  public func nearestPlace(of index: Int) -> Int {
    reduce(index) { $1.nearestPlace(of: $0) }
  }
}
