public import ScrollLayout

/// The reason why a change of a snapshot was refused. Nothing has changed then.
///
/// Identities are named by their text, so that an error can be sent and compared without their type.
/// `position` counts from zero in the argument of the call.
public enum SnapshotError: Error, Equatable, Sendable {
  /// An item is there already, at `existing`, or was given twice where that is `nil`.
  case duplicateItem(String, position: Int, existing: ItemPath?)
  /// A section is there already, at `existing`, or was given twice where that is `nil`.
  case duplicateSection(String, position: Int, existing: Int?)
  /// An item is not in the snapshot.
  case unknownItem(String, position: Int)
  /// A section is not in the snapshot.
  case unknownSection(String, position: Int)
  /// Items were added to the last section, but the snapshot has no section.
  case noSection
  /// An item was to be moved next to itself.
  case itemBesideItself(String)
  /// A section was to be moved next to itself.
  case sectionBesideItself(String)
  /// The snapshot and its copies would have named more than 2^31 different identities.
  case tooManyIdentities
}

/// What becomes of identities that come in twice.
@frozen public enum DuplicatePolicy: Hashable, Sendable {
  /// The call throws, and nothing changes.
  case refuse
  /// The first counts, be it one that is there already; the others are left out.
  case keepFirst
}

extension SnapshotError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateItem(let item, let position, let existing?):
      "item \(item), number \(position) of those given, is already at \(existing)"
    case .duplicateItem(let item, let position, nil):
      "item \(item), number \(position) of those given, was given before"
    case .duplicateSection(let section, let position, let existing?):
      "section \(section), number \(position) of those given, is already there, at \(existing)"
    case .duplicateSection(let section, let position, nil):
      "section \(section), number \(position) of those given, was given before"
    case .unknownItem(let item, let position):
      "item \(item), number \(position) of those given, is not in the snapshot"
    case .unknownSection(let section, let position):
      "section \(section), number \(position) of those given, is not in the snapshot"
    case .noSection: "there is no section to add items to"
    case .itemBesideItself(let item): "item \(item) cannot be moved beside itself"
    case .sectionBesideItself(let section): "section \(section) cannot be moved beside itself"
    case .tooManyIdentities: "there are more than 2^31 identities"
    }
  }
}
