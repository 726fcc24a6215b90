/// Which items and sections were marked to be reloaded or reconfigured, each with a stamp.
///
/// A stamp is a unique number for each call. A difference lists items and sections with another stamp than before, so
/// a mark counts once, and need not be removed after it was applied.
@usableFromInline struct Marks: Sendable {
  var itemReloads = HandleMap()
  var itemReconfigures = HandleMap()
  var sectionReloads = HandleMap()

  func isEqual(to other: Marks) -> Bool {
    itemReloads.isEqual(to: other.itemReloads)
      && itemReconfigures.isEqual(to: other.itemReconfigures)
      && sectionReloads.isEqual(to: other.sectionReloads)
  }

  var isEmpty: Bool { isEqual(to: Marks()) }

  mutating func forget(items: [UInt32]) {
    items.withUnsafeBufferPointer {
      itemReloads.set(0, for: $0)
      itemReconfigures.set(0, for: $0)
    }
  }
}

extension SnapshotCore {
  @usableFromInline mutating func markReload(items: [UInt32], stamp: UInt32) {
    items.withUnsafeBufferPointer { marks.itemReloads.set(stamp, for: $0) }
  }

  @usableFromInline mutating func markReconfigure(items: [UInt32], stamp: UInt32) {
    items.withUnsafeBufferPointer { marks.itemReconfigures.set(stamp, for: $0) }
  }

  @usableFromInline mutating func markReload(sections: [UInt32], stamp: UInt32) {
    sections.withUnsafeBufferPointer { marks.sectionReloads.set(stamp, for: $0) }
  }

  @usableFromInline mutating func removeMarks() { marks = Marks() }
  @usableFromInline var hasMarks: Bool { !marks.isEmpty }
  @usableFromInline func hasSameMarks(as other: SnapshotCore) -> Bool {
    marks.isEqual(to: other.marks)
  }
}
