public import ScrollLayout

/// What is wrong with a batch of updates. Nothing has changed then.
public enum UpdateError: Error, Hashable, Sendable {
  /// A call of a batch.
  public enum Operation: Hashable, Sendable {
    /// An item or a section is deleted.
    case delete
    /// An item or a section is inserted.
    case insert
    /// An item or a section is moved.
    case move
    /// An item or a section gets another cell.
    case reload
    /// The cell of an item is configured again and kept.
    case reconfigure
  }

  /// An item that a call names is not there before.
  case noItemBefore(Operation, ItemPath)
  /// A place that a call names is not there after.
  case noItemAfter(Operation, ItemPath)
  /// A section that a call names is not there before.
  case noSectionBefore(Operation, Int)
  /// A section that a call names is not there after.
  case noSectionAfter(Operation, Int)
  /// Two calls name the same item before, and both cannot be done.
  case conflictBefore(ItemPath, Operation, Operation)
  /// Two calls name the same place after.
  case conflictAfter(ItemPath, Operation, Operation)
  /// Two calls name the same section before, and both cannot be done.
  case sectionConflictBefore(Int, Operation, Operation)
  /// Two calls name the same section after.
  case sectionConflictAfter(Int, Operation, Operation)
  /// An item of a removed or reloaded section is to be shown again, or changes its section's number of items. Named
  /// by its path before the batch, or after it if it was inserted or moved there.
  case itemOfChangedSection(ItemPath, Operation, section: Operation)
  /// There are `expected` sections after, where the batch makes `count` of them.
  case wrongSectionCount(expected: Int, count: Int)
  /// A section, by its number after, is to have `expected` items, where the batch makes `count`.
  case wrongItemCount(section: Int, expected: Int, count: Int)
  /// A section is to have fewer than no items.
  case negativeCount(section: Int, Int)
}

extension UpdateError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noItemBefore(let operation, let path):
      "\(operation): item \(path) does not exist before the update"
    case .noItemAfter(let operation, let path):
      "\(operation): item \(path) does not exist after the update"
    case .noSectionBefore(let operation, let section):
      "\(operation): section \(section) does not exist before the update"
    case .noSectionAfter(let operation, let section):
      "\(operation): section \(section) does not exist after the update"
    case .conflictBefore(let path, let one, let other):
      "\(one) and \(other) name the same item before the update, \(path)"
    case .conflictAfter(let path, let one, let other):
      "\(one) and \(other) name the same place after the update, \(path)"
    case .sectionConflictBefore(let section, let one, let other):
      "\(one) and \(other) name the same section before the update, \(section)"
    case .sectionConflictAfter(let section, let one, let other):
      "\(one) and \(other) name the same section after the update, \(section)"
    case .itemOfChangedSection(let path, let operation, let section):
      "\(operation) names item \(path) in a section with \(section)"
    case .wrongSectionCount(let expected, let count):
      "expected \(expected) sections after the update, found \(count)"
    case .wrongItemCount(let section, let expected, let count):
      "expected \(expected) items in section \(section) after the update, found \(count)"
    case .negativeCount(let section, let count):
      "section \(section) is to have \(count) items"
    }
  }
}
