public import ScrollLayout

/// A snapshot without its identities: rows of handles and marks. Everything that need not be generic.
///
/// Callers have checked what they pass; only `check` looks for mistakes.
@usableFromInline struct SnapshotCore: Sendable {
  /// Sections in order; the weight of each is its number of items.
  var sections: Row
  /// Items of all sections in order.
  var items: Row
  var marks = Marks()

  @usableFromInline init() { self.init(sections: .sections, items: Row.Limits()) }

  /// An empty core that is expected to resemble `other`: equal items in the same order will be shared with it.
  /// O(items / 1000).
  @usableFromInline init(after other: SnapshotCore) {
    sections = Row(isWeighted: true, limits: other.sections.limits)
    items = Row(after: other.items)
  }

  init(sections: Row.Limits, items: Row.Limits) {
    self.sections = Row(isWeighted: true, limits: sections)
    self.items = Row(isWeighted: false, limits: items)
  }

  @usableFromInline var sectionCount: Int { sections.count }
  @usableFromInline var itemCount: Int { items.count }
  @usableFromInline var sectionCounts: [Int] { sections.weights }
  @usableFromInline var sectionHandles: [UInt32] { sections.handles(in: 0..<sections.count) }
  @usableFromInline var itemHandles: [UInt32] { items.handles(in: 0..<items.count) }

  @usableFromInline func containsItem(_ handle: UInt32) -> Bool { items.contains(handle) }
  @usableFromInline func containsSection(_ handle: UInt32) -> Bool { sections.contains(handle) }
  @usableFromInline func index(ofItem handle: UInt32) -> Int? { items.index(of: handle) }
  @usableFromInline func index(ofSection handle: UInt32) -> Int? { sections.index(of: handle) }
  @usableFromInline func section(at index: Int) -> UInt32? {
    (0..<sections.count).contains(index) ? sections.handle(at: index) : nil
  }

  @usableFromInline func path(ofItem handle: UInt32) -> ItemPath? {
    guard let index = items.index(of: handle) else { return nil }
    let (section, before) = sections.place(covering: index)
    return ItemPath(section: section, item: index - before)
  }

  @usableFromInline func section(ofItem handle: UInt32) -> UInt32? {
    guard let index = items.index(of: handle) else { return nil }
    return sections.handle(at: sections.place(covering: index).index)
  }

  @usableFromInline func item(at path: ItemPath) -> UInt32? {
    guard (0..<sections.count).contains(path.section), path.item >= 0,
      path.item < sections.weight(at: path.section)
    else { return nil }
    return items.handle(at: sections.weight(before: path.section) + path.item)
  }

  /// Where the items of a section stand among all; `nil` when there is no such section.
  @usableFromInline func range(ofSection handle: UInt32) -> Range<Int>? {
    guard let (index, before) = sections.find(handle) else { return nil }
    return before..<before + sections.weight(at: index)
  }

  @usableFromInline func itemHandles(inSection handle: UInt32) -> [UInt32]? {
    range(ofSection: handle).map { items.handles(in: $0) }
  }

  /// Whether sections and items are the same in the same order. O(what is not shared).
  @usableFromInline func hasSameOrder(as other: SnapshotCore) -> Bool {
    guard sections.count == other.sections.count, items.count == other.items.count else {
      return false
    }
    let sameSections =
      sections.isShared(with: other.sections)
      || (sectionHandles == other.sectionHandles && sectionCounts == other.sectionCounts)
    return sameSections && (items.isShared(with: other.items) || itemHandles == other.itemHandles)
  }
}
