import Scrollwork

/// All contacts, in the order of their names, without those that were deleted.
final class ContactBook {
  /// Sections are letters, and items are contacts by their numbers.
  typealias List = Snapshot<Character, Int>

  private let all: [Contact]
  /// The numbers of deleted contacts.
  private(set) var deleted: Set<Int> = []

  init(_ contacts: [Contact] = Contact.generated) {
    all = contacts
  }

  subscript(id: Int) -> Contact? {
    all.indices.contains(id) && !deleted.contains(id) ? all[id] : nil
  }

  func delete(_ ids: some Sequence<Int>) { deleted.formUnion(ids) }

  /// The contacts with a name that begins with a text, whether the given or the family name.
  func contacts(matching query: String) -> [Contact] {
    let text = query.lowercased()
    return all.filter { contact in
      guard !deleted.contains(contact.id) else { return false }
      return text.isEmpty || contact.familyName.lowercased().hasPrefix(text)
        || contact.givenName.lowercased().hasPrefix(text)
    }
  }

  /// The list for a search: a section for each letter that has a match.
  ///
  /// - Parameter shown: the list on screen. A snapshot that shares its identities is compared with it quickly.
  func list(matching query: String, after shown: List) throws(SnapshotError) -> List {
    var list = List(sharingIdentitiesWith: shown)
    var (letter, items): (Character?, [Int]) = (nil, [])
    for contact in contacts(matching: query) {
      if contact.letter != letter {
        if letter != nil { try list.appendItems(items) }
        try list.appendSections([contact.letter])
        (letter, items) = (contact.letter, [])
      }
      items.append(contact.id)
    }
    if letter != nil { try list.appendItems(items) }
    return list
  }
}
