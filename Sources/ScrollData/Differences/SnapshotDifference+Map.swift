package import ScrollLayout

extension SnapshotDifference {
  /// Where the places of the row go, and the items there are afterward, where items come and go and nothing else
  /// changes the row. What `edits()` does one by one, without them. O(changes + changed sections · sections).
  ///
  /// `nil` where there is more to it, or the difference is not one of these items.
  package func rowMap(from before: ItemStructure) -> (map: RowMap, after: ItemStructure)? {
    guard isOfItems, isOfItems(of: before) else { return nil }
    let count = insertedItems.count + deletedItems.count
    guard count > RowMap.fewChanges else { return fewChanges(count, from: before) }
    var (inserts, removals) = (
      RowMap.Sums(count: insertedItems.count), RowMap.Sums(count: deletedItems.count)
    )
    var after = before
    forEachInserted { range, gone, own in
      let item = range.items.lowerBound - own + gone
      inserts.add(
        range.items.count, at: before.elements(ofSection: range.section).lowerBound + 1 + item)
    }
    after.grow(insertedItems, by: 1)
    forEachDeleted { range, come, _ in
      let item = range.items.lowerBound + come
      removals.add(
        range.items.count, at: after.elements(ofSection: range.section).lowerBound + 1 + item)
    }
    after.grow(deletedItems, by: -1)
    return (RowMap(inserts: inserts, removals: removals), after)
  }

  /// The same where there are few changes.
  private func fewChanges(
    _ count: Int, from before: ItemStructure
  ) -> (map: RowMap, after: ItemStructure) {
    var changes: [RowChange] = []
    if count > 1 { changes.reserveCapacity(count) }
    var after = before
    forEachInserted { range, gone, _ in
      let at =
        after.elements(ofSection: range.section).lowerBound + 1 + range.items.lowerBound + gone
      changes.append(.insert(at: at, count: range.items.count))
      after.grow(range.section, by: range.items.count)
    }
    forEachDeleted { range, come, own in
      let first =
        after.elements(ofSection: range.section).lowerBound + 1 + range.items.lowerBound + come
        - own
      changes.append(.remove(first..<first + range.items.count))
      after.grow(range.section, by: -range.items.count)
    }
    return (RowMap(changes), after)
  }

  /// Whether nothing moves, no section comes or goes, and ranges are in ascending order.
  var isOfItems: Bool {
    movedItems.isEmpty && movedSections.isEmpty && insertedSections.isEmpty
      && deletedSections.isEmpty
      && deletedItems.isApart && insertedItems.isApart
  }

  /// Whether deleted items exist, inserted ones have a place, and there are not too many items then.
  private func isOfItems(of structure: ItemStructure) -> Bool {
    let counts = structure.sectionCounts
    for range in deletedItems {
      guard counts.indices.contains(range.section), range.items.lowerBound >= 0,
        range.items.upperBound <= counts[range.section]
      else { return false }
    }
    var (fits, room) = (true, Int.max / 4 - structure.elementCount)
    forEachInserted { range, gone, own in
      guard counts.indices.contains(range.section), range.items.lowerBound >= 0,
        range.items.lowerBound - own + gone <= counts[range.section], range.items.count <= room
      else {
        fits = false
        return
      }
      room -= range.items.count
    }
    return fits
  }

  /// Calls with each range that comes, the number of items that go before it in its section, and the number of those
  /// that come before it there. Inserted items stand before deleted ones at the same place.
  @inline(__always)
  func forEachInserted(_ body: (_ range: ItemRange, _ gone: Int, _ own: Int) -> Void) {
    forEachRange(of: insertedItems, beside: deletedItems, orAt: false, body)
  }

  /// Calls with each range that goes, the number of items that come before it in its section, and the number of those
  /// that go before it there.
  @inline(__always)
  func forEachDeleted(_ body: (_ range: ItemRange, _ come: Int, _ own: Int) -> Void) {
    forEachRange(of: deletedItems, beside: insertedItems, orAt: true, body)
  }

  /// Goes through the ranges of one side, and for each counts what of the other side stands before it. Ranges
  /// stand where as many items that stay are before them.
  ///
  /// - Parameter orAt: whether what stands at the same place is before the range.
  @inline(__always)
  private func forEachRange(
    of ranges: [ItemRange], beside others: [ItemRange], orAt: Bool,
    _ body: (_ range: ItemRange, _ others: Int, _ own: Int) -> Void
  ) {
    ranges.withUnsafeBufferPointer { ranges in
      others.withUnsafeBufferPointer { others in
        var (next, section, count, own) = (0, -1, 0, 0)
        for range in ranges {
          if range.section != section {
            (section, count, own) = (range.section, 0, 0)
            while next < others.count, others[next].section < section { next += 1 }
          }
          let kept = range.items.lowerBound &- own
          while next < others.count, others[next].section == section {
            let otherKept = others[next].items.lowerBound &- count
            guard otherKept < kept || orAt && otherKept == kept else { break }
            count &+= others[next].items.count
            next += 1
          }
          body(range, count, own)
          own &+= range.items.count
        }
      }
    }
  }
}

extension ItemStructure {
  /// Changes the counts of sections by ranges of their items, which are in order.
  fileprivate mutating func grow(_ ranges: [ItemRange], by sign: Int) {
    var (section, count) = (0, 0)
    for range in ranges {
      if range.section != section {
        grow(section, by: sign * count)
        (section, count) = (range.section, 0)
      }
      count += range.items.count
    }
    grow(section, by: sign * count)
  }
}

extension [ItemRange] {
  /// Whether ranges are in ascending order, and there is something between any two.
  fileprivate var isApart: Bool {
    var (section, end) = (-1, 0)
    for range in self {
      if range.items.isEmpty || range.section < section { return false }
      if range.section == section, range.items.lowerBound <= end { return false }
      (section, end) = (range.section, range.items.upperBound)
    }
    return true
  }
}
