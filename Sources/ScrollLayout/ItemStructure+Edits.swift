extension ItemStructure {
  /// Whether edits can be made and lead to another structure. O(edits · sections).
  func leads(to after: ItemStructure, by edits: [ItemEdit]) -> Bool {
    var structure = self
    for edit in edits {
      guard (try? structure.apply(edit)) != nil else { return false }
    }
    return structure == after
  }

  /// Makes changes one after the other and says where the places of the row go. O(changes · sections).
  ///
  /// - Throws: an error for the first change that is not possible; those before it have been made then.
  package mutating func apply(_ edits: [ItemEdit]) throws(EditFailure) -> RowMap {
    if edits.count == 1 {
      let change = try apply(edits[0])
      return RowMap(change, isOfItems: edits[0].isOfItems)
    }
    var areOfItems = true
    var failure: EditFailure?
    let changes = edits.withUnsafeBufferPointer { edits in
      [RowChange](unsafeUninitializedCapacity: edits.count) { changes, count in
        do throws(EditFailure) {
          while count < edits.count {
            switch edits[count] {
            case .insertItems(let path, _), .removeItems(let path, _):
              guard sectionCounts.indices.contains(path.section) else {
                throw missing(section: path.section)
              }
              try apply(edits, from: &count, inSection: path.section, to: changes)
            default:
              areOfItems = false
              changes.initializeElement(at: count, to: try apply(edits[count]))
              count += 1
            }
          }
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return RowMap(changes, isOfItems: areOfItems)
  }

  /// Inserts and removes items of one section until an edit concerns something else, as `apply(_:)` does one by one;
  /// the sections behind it are counted again once. Changes have the numbers of their edits.
  private mutating func apply(
    _ edits: UnsafeBufferPointer<ItemEdit>, from next: inout Int, inSection section: Int,
    to changes: UnsafeMutableBufferPointer<RowChange>
  ) throws(EditFailure) {
    let first = starts[section] + 1
    var held = sectionCounts[section]
    let others = elementCount - held
    defer { grow(section, by: held - sectionCounts[section]) }
    while next < edits.count {
      switch edits[next] {
      case .insertItems(let path, let count) where path.section == section:
        guard count >= 0 else { throw .negativeCount(count) }
        guard path.item >= 0, path.item <= held else { throw .noItem(path) }
        guard count <= Int.max / 4 - others - held else { throw .tooManyItems }
        held += count
        changes.initializeElement(at: next, to: .insert(at: first + path.item, count: count))
      case .removeItems(let path, let count) where path.section == section:
        guard count >= 0 else { throw .negativeCount(count) }
        guard path.item >= 0, path.item <= held, count <= held - path.item else {
          throw .noItem(ItemPath(section: section, item: max(path.item, min(held, path.item))))
        }
        held -= count
        changes.initializeElement(
          at: next, to: .remove(first + path.item..<first + path.item + count))
      default:
        return
      }
      next += 1
    }
  }
}

extension ItemEdit {
  /// Whether items come or go, and nothing else.
  fileprivate var isOfItems: Bool {
    switch self {
    case .insertItems, .removeItems: true
    default: false
    }
  }
}
