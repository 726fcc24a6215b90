import ScrollCommands
import ScrollTools
import Scrollwork
import Stage

/// The demos of the gallery, in order. New ones go to the end: their numbers are known.
enum Exhibits {
  /// The words for the demos on a command line.
  static var names: [String] { all { try Cities() }.map(\.name) }

  /// The place in `all` of the demo that a word names, or a number from 1 on.
  ///
  /// - Throws: `Failure` with code 2 for another word; it lists the names and suggests the nearest.
  static func index(of word: String) throws -> Int {
    let names = names
    if let index = names.firstIndex(of: word.lowercased()) { return index }
    if let number = Int(word), names.indices.contains(number - 1) { return number - 1 }
    throw Failure.badInput(
      "--demo: \(WordList.unknown(word, names)), or a number from 1 to \(names.count)")
  }

  static func all(_ cities: @escaping () throws -> Cities) -> [Exhibit] {
    [
      Exhibit(
        name: "cities", title: "Cities",
        summary: "34,006 rows with pinned headers. Search as you type; pull it over its ends.",
        source: "CitiesDemo.swift", makeDetail: { try CityPage.make($0, cities(), $1) },
        make: { try CitiesDemo($0, cities()) }),
      Exhibit(
        name: "feed", title: "Feed",
        summary: "Posts come in at the top, more if you pull. What you read does not move.",
        source: "FeedDemo.swift"
      ) { try FeedDemo($0) },
      Exhibit(
        name: "chat", title: "Chat",
        summary:
          "Read from its end; older messages load as you reach the top, the last is being written.",
        source: "ChatDemo.swift"
      ) { try ChatDemo($0) },
      Exhibit(
        name: "photos", title: "Photos",
        summary:
          "100,000 pictures in three arrangements. Drag to select; the one you look at stays.",
        source: "PhotosDemo.swift", makeDetail: { try PhotoPage.make($0, $1) },
        make: { try PhotosDemo($0) }),
      Exhibit(
        name: "store", title: "Store",
        summary: "Carousels within a page, each with a bounce of its own.",
        source: "StoreDemo.swift"
      ) { try StoreDemo($0) },
      Exhibit(
        name: "table", title: "Table",
        summary: "100,000 rows and as many columns, scrolled both ways.",
        source: "TableDemo.swift"
      ) { try TableDemo($0) },
      Exhibit(
        name: "billion", title: "A billion rows",
        summary: "Each of a height of its own, with a slider over all of them.",
        source: "BillionDemo.swift"
      ) { try BillionDemo($0) },
      Exhibit(
        name: "physics", title: "Physics",
        summary: "Every constant on a slider, every platform a tap away, in motion.",
        source: "PhysicsDemo.swift"
      ) { try PhysicsDemo($0) },
      Exhibit(
        name: "mail", title: "Mail",
        summary:
          "Swipe, select, undo, and pull for new mails, by pointer or by keys. The visible mails stay.",
        source: "MailDemo.swift"
      ) { try MailDemo($0) },
      Exhibit(
        name: "playlist", title: "Playlist",
        summary: "Hold a piece to carry it to another place, or move it by keys; it plays on.",
        source: "PlaylistDemo.swift"
      ) { try PlaylistDemo($0) },
      Exhibit(
        name: "pages", title: "Pages",
        summary:
          "Articles load a page at a time as you scroll or jump. A page that fails has a Retry.",
        source: "PagesDemo.swift"
      ) { try PagesDemo($0) },
      Exhibit(
        name: "outline", title: "Field guide",
        summary:
          "An outline of animals that expands and collapses. The row that you press stays.",
        source: "OutlineDemo.swift"
      ) { try OutlineDemo($0) },
      Exhibit(
        name: "log", title: "Live log",
        summary:
          "Lines come in at the end, filtered by level and text. What you read stays; a pill counts the rest.",
        source: "LogDemo.swift"
      ) { try LogDemo($0) },
      Exhibit(
        name: "covers", title: "Records",
        summary: "Shelves as a cover flow: the record in the middle lies in front.",
        source: "CoversDemo.swift"
      ) { try CoversDemo($0) },
      Exhibit(
        name: "trail", title: "Ridge path",
        summary: "Pull the page and its picture stretches; scroll, and its title becomes a bar.",
        source: "TrailDemo.swift"
      ) { try TrailDemo($0) },
      Exhibit(
        name: "wallet", title: "Wallet",
        summary: "180 cards in stacks. Press one and it opens where it is; the others make room.",
        source: "WalletDemo.swift"
      ) { try WalletDemo($0) },
    ]
  }
}
