/// What several edits, one after the other, do to the row.
package struct RowEdits: Sendable {
  package var changes: [RowChange]
  /// Whether items came and went, and nothing else.
  package var areOfItems: Bool

  package init(changes: [RowChange] = [], areOfItems: Bool = true) {
    self.changes = changes
    self.areOfItems = areOfItems
  }

  package static func += (edits: inout RowEdits, others: RowEdits) {
    edits.changes += others.changes
    edits.areOfItems = edits.areOfItems && others.areOfItems
  }
}

/// Edits of the same items are the same whatever is known of them.
extension RowEdits: Equatable {
  package static func == (one: RowEdits, other: RowEdits) -> Bool { true }
}

extension ItemStructure {
  /// Makes changes one after the other and says what they do to the row. O(changes · sections).
  ///
  /// - Throws: what is wrong with the first that cannot be made; those before it have been made then.
  package mutating func apply(_ edits: [ItemEdit]) throws(EditFailure) -> RowEdits {
    var made = RowEdits()
    made.changes.reserveCapacity(edits.count)
    for edit in edits {
      switch edit {
      case .insertItems, .removeItems: break
      default: made.areOfItems = false
      }
      made.changes.append(try apply(edit))
    }
    return made
  }
}
