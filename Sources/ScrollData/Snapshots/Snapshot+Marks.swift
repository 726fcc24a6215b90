extension Snapshot {
  /// Marks items whose cells are to be replaced. Throws if one does not exist.
  ///
  /// A mark counts once: the difference to a snapshot from before this call lists the item, the difference to one
  /// from after it does not. So a mark need not be removed.
  @inlinable public mutating func reloadItems(
    _ items: some Collection<ItemID>
  ) throws(SnapshotError) {
    let handles = try known(items: items)
    core.markReload(items: handles, stamp: itemPool.nextStamp())
  }

  /// Marks items whose cells are to be configured again and kept; see `reloadItems(_:)`. An item that is also marked
  /// to be reloaded is reloaded.
  @inlinable public mutating func reconfigureItems(
    _ items: some Collection<ItemID>
  ) throws(SnapshotError) {
    let handles = try known(items: items)
    core.markReconfigure(items: handles, stamp: itemPool.nextStamp())
  }

  /// Marks sections of which everything is to be replaced; see `reloadItems(_:)`.
  @inlinable public mutating func reloadSections(
    _ sections: some Collection<SectionID>
  ) throws(SnapshotError) {
    let handles = try known(sections: sections)
    core.markReload(sections: handles, stamp: itemPool.nextStamp())
  }

  /// Takes all marks back.
  @inlinable public mutating func removeMarks() { core.removeMarks() }
}
