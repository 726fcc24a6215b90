/// Indices of marked sections and items, among all sections and all items.
@usableFromInline struct MarkedPlaces: Sendable {
  @usableFromInline var sectionReloads: [Int] = []
  @usableFromInline var itemReloads: [Int] = []
  @usableFromInline var itemReconfigures: [Int] = []
}

extension SnapshotCore {
  /// Puts sections with their items into an empty snapshot. O(items).
  @usableFromInline mutating func fill(sections handles: [UInt32], counts: [Int], items: [UInt32]) {
    sections.insert(handles, weights: counts.map { UInt32($0) }, at: 0)
    self.items.insert(items, at: 0)
  }

  @usableFromInline func markedPlaces() -> MarkedPlaces {
    var marked = MarkedPlaces()
    for (place, handle) in sectionHandles.enumerated() where marks.sectionReloads[handle] != 0 {
      marked.sectionReloads.append(place)
    }
    for (place, handle) in itemHandles.enumerated() {
      if marks.itemReloads[handle] != 0 { marked.itemReloads.append(place) }
      if marks.itemReconfigures[handle] != 0 { marked.itemReconfigures.append(place) }
    }
    return marked
  }
}
