import Scrollwork
import Stage

/// A card in the wallet: what it is called, who gave it out and what it says.
struct Pass: Hashable {
  var number: Int

  /// Kinds of cards, with who gives them out and what they call their number.
  private static let kinds: [(kind: String, names: [String], unit: String)] = [
    ("Library card", ["City Library", "Reading Room", "Northside Library"], "Reader"),
    ("Train ticket", ["Coast Line", "Alder Valley Railway", "Night Train North"], "Seat"),
    ("Museum pass", ["Museum of Tides", "House of Clocks", "Natural History"], "Member"),
    ("Coffee card", ["The Copper Pot", "Little Wharf", "Slow Mornings"], "Cups"),
    ("Pool and gym", ["Harbor Baths", "Stone & Rope", "Field House"], "Member"),
    ("Concert", ["Hall on the Quay", "The Long Barn", "Chamber Nights"], "Row"),
    ("Garden pass", ["Botanic Garden", "Orchard Trust", "The Glass Houses"], "Friend"),
    ("Ferry", ["Island Ferries", "Two Rivers", "Gull Line"], "Crossing"),
  ]

  private var own: (kind: String, names: [String], unit: String) {
    Self.kinds[Prose.scatter(number, below: Self.kinds.count)]
  }

  var kind: String { own.kind }
  var name: String { own.names[Prose.scatter(number &+ 11, below: own.names.count)] }
  var unit: String { own.unit }
  var holder: String { Prose.person(Prose.scatter(number / 9, below: Prose.people.count)) }
  /// What stands for `unit`.
  var value: String { String(Prose.scatter(number &+ 5, below: 8_999) + 1_000) }
  var validity: String {
    let month = Prose.scatter(number &+ 7, below: 12) + 1
    return "\(month < 10 ? "0" : "")\(month) / \(27 + Prose.scatter(number &+ 8, below: 4))"
  }
  /// On which white text can be read.
  var color: Color { Color.deep(Prose.scatter(number &+ 2, below: 64)) }
}
