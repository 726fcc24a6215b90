import ScrollApp
import Scrollwork
import Testing

@testable import Contacts

extension Hand {
  /// A hand at an app that has shown its first frames.
  static func open(saved: [UInt8]? = nil) throws -> Hand {
    var hand = Hand(try ContactsApp(size: ContactsDemo.screen, saved: saved))
    try hand.rest(seconds: 0.1)
    return hand
  }

  func list() throws -> ContactList { try #require(app.contacts) }

  /// Where the rows of the frame start, by the name of their contact.
  func starts() throws -> [String: Ticks] {
    let list = try list()
    var starts: [String: Ticks] = [:]
    for element in frame.visible {
      if case .item(let path) = element.element { starts[try list.name(at: path)] = element.start }
    }
    return starts
  }
}

extension ContactList {
  /// The name in a row.
  func name(at path: ItemPath) throws -> String {
    let section = list.structure.sectionCounts.prefix(path.section).reduce(0, +)
    return try #require(names.dropFirst(section + path.item).first)
  }
}

extension Contact {
  /// The names of all contacts that a search should find, found the slow way.
  static func found(_ text: String) -> [String] {
    generated.filter { contact in
      text.isEmpty
        || [contact.familyName, contact.givenName].contains {
          $0.lowercased().hasPrefix(text.lowercased())
        }
    }.map(\.name)
  }
}
