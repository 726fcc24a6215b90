import ScrollScenario
import Scrollwork

/// How a journal writes numbers and places.
enum JournalWords {
  /// Numbers between blanks, each so that it reads back to the last bit.
  static func text(_ numbers: Double...) -> String {
    numbers.map { "\($0)" }.joined(separator: " ")
  }

  /// Equal neighbours as `count*times`: a table of 100,000 rows is one word.
  static func runs(_ counts: [Int]) -> String {
    var words: [String] = []
    var start = 0
    while start < counts.count {
      var end = start + 1
      while end < counts.count, counts[end] == counts[start] { end += 1 }
      words.append(end - start == 1 ? "\(counts[start])" : "\(counts[start])*\(end - start)")
      start = end
    }
    return words.joined(separator: " ")
  }

  static func text(_ path: ItemPath) -> String { "\(path.section)/\(path.item)" }

  static func text(_ element: ElementPath) -> String {
    switch element {
    case .item(let path): text(path)
    case .header(let section): "\(section)/header"
    case .footer(let section): "\(section)/footer"
    }
  }

  static func text(_ edit: ItemEdit) -> String {
    switch edit {
    case .insertItems(let path, let count): "insert \(text(path)) \(count)"
    case .removeItems(let path, let count): "remove \(text(path)) \(count)"
    case .moveItem(let from, let to): "move \(text(from)) \(text(to))"
    case .insertSections(let at, let counts): "insert_sections \(at) \(runs(counts))"
    case .removeSections(let at, let count): "remove_sections \(at) \(count)"
    case .moveSection(let from, let to): "move_section \(from) \(to)"
    }
  }

  // MARK: Reading

  static func number(_ text: Substring) -> Double? {
    guard !text.contains(where: { "xXpP".contains($0) }) else { return nil }
    return Double(text)
  }

  /// Whole numbers without a sign, so that none is written in two ways.
  static func whole(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// `nil` also for more than `Scenario.GeneratedSource.sectionLimit` sections.
  static func counts(_ words: [Substring]) -> [Int]? {
    var counts: [Int] = []
    for word in words {
      let parts = word.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count <= 2, let count = whole(parts[0]),
        let times = parts.count == 2 ? whole(parts[1]) : 1,
        times <= Scenario.GeneratedSource.sectionLimit - counts.count
      else { return nil }
      counts += repeatElement(count, count: times)
    }
    return counts
  }

  static func item(_ text: Substring) -> ItemPath? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = whole(parts[0]), let item = whole(parts[1]) else {
      return nil
    }
    return ItemPath(section: section, item: item)
  }

  static func element(_ text: Substring) -> ElementPath? {
    if let path = item(text) { return .item(path) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = whole(parts[0]) else { return nil }
    switch parts[1] {
    case "header": return .header(section: section)
    case "footer": return .footer(section: section)
    default: return nil
    }
  }

  static func edit(_ text: Substring) -> ItemEdit? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 2 else { return nil }
    let path = item(words[1])
    let number = whole(words[1])
    let count = words.count == 3 ? whole(words[2]) : nil
    switch words[0] {
    case "insert":
      if let path, let count { return .insertItems(at: path, count: count) }
    case "remove":
      if let path, let count { return .removeItems(at: path, count: count) }
    case "move":
      if let path, words.count == 3, let to = item(words[2]) {
        return .moveItem(from: path, to: to)
      }
    case "insert_sections":
      let written = words.dropFirst(2).filter { !$0.isEmpty }
      if let number, let counts = counts(written) {
        return .insertSections(at: number, counts: counts)
      }
    case "remove_sections":
      if let number, let count { return .removeSections(at: number, count: count) }
    case "move_section":
      if let number, let count { return .moveSection(from: number, to: count) }
    default: break
    }
    return nil
  }
}
