extension Snapshot {
  /// What changed from another snapshot to this one.
  ///
  /// O(what the two do not share) where they share identities, O(identities) where they do not.
  @inlinable public func difference(from old: Snapshot) -> SnapshotDifference {
    Differ().difference(from: old, to: self)
  }
}

extension Differ {
  /// What changed from one snapshot to the other; see `Snapshot.difference(from:)`.
  @inlinable public func difference<SectionID, ItemID>(
    from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>
  ) -> SnapshotDifference {
    difference(from: old.core, to: new.sharingIdentities(with: old).core)
  }

  @usableFromInline func difference(
    from old: SnapshotCore, to new: SnapshotCore
  ) -> SnapshotDifference {
    var difference = SnapshotDifference()
    if !old.hasSharedOrder(with: new) {
      matchSections(old, new, &difference)
      items.begin()
      match(&items, old.items, new.items)
      work.parts.begin(sections, items, old, new)
      takeMoves(&difference)
      takeDeletions(&difference)
      takeInsertions(&difference)
    }
    addMarks(old, new, &difference)
    return difference
  }

  /// Finds what sections came, went and moved.
  private func matchSections(
    _ old: SnapshotCore, _ new: SnapshotCore, _ difference: inout SnapshotDifference
  ) {
    sections.begin()
    match(&sections, old.sections, new.sections)
    let row = sections.rowDifference()
    difference.deletedSections = row.deleted
    difference.insertedSections = row.inserted
    difference.movedSections = row.moved
    for range in row.inserted {
      for section in range {
        difference.insertedSectionCounts.append(new.sections.weight(at: section))
      }
    }
  }

  /// Compares two rows; what they share by reference is not looked at.
  private func match(_ matcher: inout Matcher, _ old: Row, _ new: Row) {
    work.alignment.find(old, new)
    for index in 0..<work.alignment.count {
      let stretch = work.alignment.stretches.values[index]
      if stretch.isShared {
        matcher.keep(old: stretch.old, new: stretch.new, count: stretch.oldCount)
      } else {
        let oldRange = stretch.old..<stretch.old + stretch.oldCount
        let newRange = stretch.new..<stretch.new + stretch.newCount
        work.oldSpans.list(old, oldRange)
        work.newSpans.list(new, newRange)
        matcher.walk(work.oldSpans, oldRange, work.newSpans, newRange)
      }
    }
    // What the spans point to.
    withExtendedLifetime((old, new)) {}
    matcher.finish(oldBound: old.handleBound) {
      work.oldHandles.reserve(old.count)
      work.newHandles.reserve(new.count)
      return HandlePairs(
        old: work.oldHandles.values, new: work.newHandles.values,
        keyCount: max(old.handleBound, new.handleBound))
    }
  }
}

extension SnapshotCore {
  /// Whether sections and items are the same by reference.
  func hasSharedOrder(with other: SnapshotCore) -> Bool {
    items.isShared(with: other.items) && sections.isShared(with: other.sections)
  }
}
