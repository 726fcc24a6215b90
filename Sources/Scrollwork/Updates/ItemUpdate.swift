public import ScrollData
public import ScrollLayout

/// The content of an update: items are inserted, removed and moved, and then some are reloaded or configured again.
public struct ItemUpdate: Sendable {
  /// One after the other, each naming places as they are after the ones before it. Made at each call, in
  /// O(changes · log changes), where the update was made from a difference.
  public var edits: [ItemEdit] {
    get {
      switch changes {
      case .listed(let edits): edits
      case .difference(let kept): kept.difference.edits()
      }
    }
    set { changes = .listed(newValue) }
  }
  private var changes: Changes
  /// Elements that get another cell, by their paths after the edits. Setting `edits` leaves these marks as they are.
  public var reloaded: [ElementPath]
  /// Elements whose cells are configured again and kept, by their paths after the edits. Setting `edits` leaves these marks
  /// as they are.
  public var reconfigured: [ElementPath]

  /// Creates an update from edits and the items that get other cells or are configured again.
  public init(
    edits: [ItemEdit] = [], reloaded: [ElementPath] = [], reconfigured: [ElementPath] = []
  ) {
    changes = .listed(edits)
    self.reloaded = reloaded
    self.reconfigured = reconfigured
  }

  /// What takes the items of a snapshot to those of another. O(changes · log changes + reloaded items).
  ///
  /// - Parameters:
  ///   - difference: the changes.
  ///   - counts: how many items each section has afterward; a reloaded section without a count is left out.
  public init(_ difference: SnapshotDifference, sectionCounts counts: [Int]) {
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
    changes = .difference(KeptDifference(difference))
  }

  /// Whether nothing is to be done.
  public var isEmpty: Bool {
    !changesStructure && reloaded.isEmpty && reconfigured.isEmpty
  }

  private var changesStructure: Bool {
    switch changes {
    case .listed(let edits): !edits.isEmpty
    case .difference(let kept): kept.difference.changesStructure
    }
  }

  /// The edits where they are listed, or what makes them.
  var itemEdits: ItemEdits {
    switch changes {
    case .listed(let edits): .listed(edits)
    case .difference(let kept): .made { kept.difference.edits() }
    }
  }

  /// Where the places of a row go, and the items there are afterward. O(changes · sections).
  ///
  /// - Throws: the reason why the first of the edits that fails cannot be made.
  func rowMap(
    from before: ItemStructure
  ) throws(ItemStructure.EditFailure) -> (map: RowMap, after: ItemStructure) {
    if case .difference(let kept) = changes, let made = kept.difference.rowMap(from: before) {
      return made
    }
    var after = before
    return (try after.apply(edits), after)
  }

  /// Leaves out edits that move something to where it is. Returns whether there were any.
  mutating func removeIdleMoves() -> Bool {
    guard case .listed(var edits) = changes, edits.contains(where: \.movesNothing) else {
      return false
    }
    edits.removeAll(where: \.movesNothing)
    changes = .listed(edits)
    return true
  }
}

extension ItemUpdate {
  private enum Changes {
    case listed([ItemEdit])
    /// What makes the edits.
    case difference(KeptDifference)
  }

  /// A difference that is copied by its reference: it holds a list for each kind of change.
  private final class KeptDifference: Sendable {
    let difference: SnapshotDifference

    init(_ difference: SnapshotDifference) { self.difference = difference }
  }
}

extension ItemUpdate: Hashable {
  /// Whether both make the same edits and mark the same elements as reloaded and as reconfigured.
  ///
  /// Edits and marks are compared as lists: the same ones in another order are not equal, nor are other edits that lead to
  /// the same items. Edits of a difference are made for it. O(changes · log changes + marks).
  public static func == (one: Self, other: Self) -> Bool {
    one.edits == other.edits && one.reloaded == other.reloaded
      && one.reconfigured == other.reconfigured
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(edits)
    hasher.combine(reloaded)
    hasher.combine(reconfigured)
  }
}

extension ItemEdit {
  /// Whether it moves something to where it is.
  fileprivate var movesNothing: Bool {
    switch self {
    case .moveItem(let from, let to): from == to
    case .moveSection(let from, let to): from == to
    case .insertItems, .removeItems, .insertSections, .removeSections: false
    }
  }
}

/// What becomes of an update that breaks a rule.
public enum InvalidUpdatePolicy: Hashable, Sendable {
  /// It is refused with an error, and nothing changes.
  case refuse
  /// All items are replaced by the expected number, and all cells are bound again.
  case reload
}
