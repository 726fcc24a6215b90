/// How many items each section has, and where each section starts when everything is laid in one row.
///
/// In that row every section takes one place for its header, then one for each item, then one for its
/// footer. A place in the row is an *element index*.
public struct ItemStructure: Equatable, Sendable {
  /// Why a structure cannot be made.
  public enum Failure: Error, Equatable, Sendable {
    /// A section was said to hold fewer than no items.
    case negativeCount(section: Int, count: Int)
    /// The sections hold more elements than an `Int` counts.
    case tooManyItems
  }

  /// The most elements that a layout of the package lays out: 2^37, less where an `Int` counts less.
  public static let maximumElementCount = Int(clamping: Int64(1) << 37)

  /// The number of items in each section.
  public internal(set) var sectionCounts: [Int]
  /// Element index of each section's header, and one entry more: the number of elements.
  var starts: [Int]

  /// O(sections).
  public init(sectionCounts: [Int]) throws(Failure) {
    starts = try Self.starts(of: sectionCounts)
    self.sectionCounts = sectionCounts
  }

  static func starts(of sectionCounts: [Int]) throws(Failure) -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(sectionCounts.count + 1)
    var next = 0
    for (section, count) in sectionCounts.enumerated() {
      guard count >= 0 else { throw .negativeCount(section: section, count: count) }
      starts.append(next)
      let (sum, overflow) = next.addingReportingOverflow(count)
      guard !overflow, sum < Int.max - 1 else { throw .tooManyItems }
      next = sum + 2
    }
    starts.append(next)
    return starts
  }

  /// A structure without sections.
  public static let empty = ItemStructure()

  private init() {
    sectionCounts = []
    starts = [0]
  }

  /// Headers, items and footers together.
  public var elementCount: Int { starts[sectionCounts.count] }

  /// Whether a place is in the row.
  @inline(__always)
  func isInRow(_ index: Int) -> Bool { index >= 0 && index < elementCount }

  /// Items of all sections.
  public var itemCount: Int { elementCount - 2 * sectionCounts.count }

  /// Whether the path names an item that exists.
  public func contains(_ path: ItemPath) -> Bool {
    sectionCounts.indices.contains(path.section)
      && (0..<sectionCounts[path.section]).contains(path.item)
  }

  /// Whether the path names an element that exists.
  public func contains(_ path: ElementPath) -> Bool {
    switch path {
    case .item(let path): contains(path)
    case .header(let section), .footer(let section): sectionCounts.indices.contains(section)
    }
  }

  /// Where an element stands in the row; `nil` when there is no such element. O(1).
  public func index(of path: ElementPath) -> Int? {
    guard contains(path) else { return nil }
    switch path {
    case .item(let path): return starts[path.section] + 1 + path.item
    case .header(let section): return starts[section]
    case .footer(let section): return starts[section + 1] - 1
    }
  }

  /// Where the elements of a section stand in the row, header and footer included; empty, at the end of
  /// the row, for a section that is not there. O(1).
  public func elements(ofSection section: Int) -> Range<Int> {
    guard section >= 0, section < sectionCounts.count else { return elementCount..<elementCount }
    return starts[section]..<starts[section + 1]
  }

  /// The element at a place in the row. O(log sections).
  ///
  /// Before the row it is the first header, behind it the last footer; without sections, the header of
  /// section 0, which `contains(_:)` denies.
  public func path(at index: Int) -> ElementPath {
    path(at: index, inSection: section(at: index))
  }

  /// The element at a place in the row that belongs to a section. O(1).
  func path(at index: Int, inSection section: Int) -> ElementPath {
    guard section < sectionCounts.count, index > starts[section] else {
      return .header(section: section)
    }
    return index >= starts[section + 1] - 1
      ? .footer(section: section)
      : .item(ItemPath(section: section, item: index - starts[section] - 1))
  }

  /// The path of the item that has `position` items before it in all sections; `nil` past the end.
  /// O(log sections).
  public func path(atItem position: Int) -> ItemPath? {
    guard position >= 0, position < itemCount else { return nil }
    var low = 0
    var high = sectionCounts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] - 2 * middle <= position { low = middle } else { high = middle - 1 }
    }
    return ItemPath(section: low, item: position - (starts[low] - 2 * low))
  }

  /// The flat index of the first item after an index; `nil` if there is no item after it. O(log sections).
  public func item(after index: Int) -> Int? {
    guard !sectionCounts.isEmpty, index < elementCount else { return nil }
    let index = max(0, index)
    let section = section(at: index)
    // A header stands before its items: as many of them are at the place or before it as it is away.
    let before =
      starts[section] - 2 * section + min(index - starts[section], sectionCounts[section])
    return path(atItem: before).flatMap { self.index(of: .item($0)) }
  }

  /// The flat index of the last item before an index; `nil` if there is no item before it. O(log sections).
  public func item(before index: Int) -> Int? {
    guard !sectionCounts.isEmpty, index > 0 else { return nil }
    let index = min(index, elementCount - 1)
    let section = section(at: index)
    let before = starts[section] - 2 * section + max(0, index - starts[section] - 1)
    return path(atItem: before - 1).flatMap { self.index(of: .item($0)) }
  }

  /// The section that a flat index belongs to: for smaller numbers the first one, for larger ones the last, and 0
  /// without sections. O(log sections).
  public func section(at index: Int) -> Int {
    var low = 0
    var high = sectionCounts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
