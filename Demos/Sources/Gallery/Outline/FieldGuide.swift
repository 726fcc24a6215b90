/// A field guide: animals of Europe in groups of groups.
///
/// An entry is known by its number, its place in the text.
struct FieldGuide {
  struct Entry: Hashable {
    var name: String
    var note: String
    /// The number of entries that it is under.
    var level: Int
    /// The entry right above it in the outline; `nil` at the root.
    var parent: Int?
    var children: [Int] = []
    /// How many kinds of animals are in it; 0 for one of them.
    var kinds = 0
  }

  let entries: [Entry]

  static let europe = FieldGuide(text)

  init(_ text: String) {
    var entries: [Entry] = []
    // The entry of each level that the next line may be under.
    var open: [Int] = []
    for line in text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let level = min(indent / 2, open.count)
      let parts = line.dropFirst(indent).split(separator: "|", maxSplits: 1)
      let words = parts.map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      open.removeSubrange(level...)
      let number = entries.count
      if let parent = open.last { entries[parent].children.append(number) }
      entries.append(
        Entry(
          name: words.first ?? "", note: words.count > 1 ? words[1] : "", level: level,
          parent: open.last))
      open.append(number)
    }
    for number in entries.indices.reversed() {
      let entry = entries[number]
      guard let parent = entry.parent else { continue }
      entries[parent].kinds += entry.children.isEmpty ? 1 : entry.kinds
    }
    self.entries = entries
  }

  var roots: [Int] { entries.indices.filter { entries[$0].parent == nil } }
  var groups: [Int] { entries.indices.filter { !entries[$0].children.isEmpty } }
  var kindCount: Int { roots.reduce(0) { $0 + entries[$1].kinds } }

  /// The entry of the root that an entry is in.
  func root(of number: Int) -> Int {
    var number = number
    while let parent = entries[number].parent { number = parent }
    return number
  }
}
