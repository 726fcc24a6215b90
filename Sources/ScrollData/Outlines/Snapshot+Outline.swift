extension Snapshot {
  /// Replaces the items of a section with the visible ones of an outline. Items that stay keep their marks.
  ///
  /// Throws where there is no such section and where a visible item is in another section.
  /// O(items of the section).
  @inlinable public mutating func apply(
    _ outline: SectionSnapshot<ItemID>, to section: SectionID
  ) throws(SnapshotError) {
    let target = try known(section: section)
    let items = outline.visibleItems
    guard let handles = itemPool.intern(items) else { throw .tooManyIdentities }
    for (position, handle) in handles.enumerated() {
      guard let owner = core.section(ofItem: handle), owner != target else { continue }
      throw .duplicateItem(
        String(describing: items[position]), position: position,
        existing: core.path(ofItem: handle))
    }
    core.replaceItems(of: target, with: handles)
  }
}
