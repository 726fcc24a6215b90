public import ScrollData
public import ScrollLayout

/// What an update does: items come, go and move, and then some are shown anew.
public struct ItemUpdate: Hashable, Sendable {
  /// One after the other, each naming places as they are after the ones before it.
  public var edits: [ItemEdit]
  /// Elements that get another cell, by their paths after the edits.
  public var reloaded: [ElementPath]
  /// Elements whose cells are configured again and kept, by their paths after the edits.
  public var reconfigured: [ElementPath]

  public init(
    edits: [ItemEdit] = [], reloaded: [ElementPath] = [], reconfigured: [ElementPath] = []
  ) {
    self.edits = edits
    self.reloaded = reloaded
    self.reconfigured = reconfigured
  }

  /// What takes the items of a snapshot to those of another. O(changes · log changes + reloaded items).
  ///
  /// - Parameters:
  ///   - difference: what changes.
  ///   - counts: how many items each section has afterwards; a reloaded section without a count is left out.
  public init(_ difference: SnapshotDifference, sectionCounts counts: [Int]) {
    self.init(difference, edits: difference.edits(), sectionCounts: counts)
  }

  /// - Parameter edits: those of the difference.
  init(_ difference: SnapshotDifference, edits: [ItemEdit], sectionCounts counts: [Int]) {
    self.edits = edits
    reloaded = difference.reloadedSections.flatMap { range in
      range.flatMap { section -> [ElementPath] in
        guard counts.indices.contains(section), counts[section] >= 0 else { return [] }
        let items = ItemRange(section: section, items: 0..<counts[section]).paths
        return [ElementPath.header(section: section)] + items.map(ElementPath.item)
          + [.footer(section: section)]
      }
    }
    reloaded += difference.reloadedItems.flatMap(\.paths).map(ElementPath.item)
    reconfigured = difference.reconfiguredItems.flatMap(\.paths).map(ElementPath.item)
  }

  /// Whether nothing is to be done.
  public var isEmpty: Bool { edits.isEmpty && reloaded.isEmpty && reconfigured.isEmpty }
}

/// What becomes of an update that breaks a rule.
public enum InvalidUpdatePolicy: Hashable, Sendable {
  /// It is refused with an error, and nothing changes.
  case refuse
  /// All items are replaced by as many as were expected, and all are bound anew.
  case reload
}
