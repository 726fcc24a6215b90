import ScrollData
import ScrollLayout
import ScrollTools

/// Content and two changes of it, from a seed, with what arrays of names say must come of them.
struct RebaseCase {
  let base: Content
  let mine: Content
  let theirs: Content
  let note: String

  /// - Parameters:
  ///   - seed: what all is drawn from.
  ///   - iReorder: whether mine moves items and sections, besides bringing and deleting them.
  ///   - theyReorder: the same for theirs.
  ///   - meet: whether both may bring the same items and sections.
  init(seed: UInt64, iReorder: Bool = true, theyReorder: Bool = true, meet: Bool = true) {
    var random = SeededGenerator(seed: seed)
    let base = Content.random(
      sections: 1 + random.upTo(4), items: 6, identities: 20, using: &random)
    func changed(_ reorders: Bool, _ side: Int) -> Content {
      var content = base
      for _ in 0..<1 + random.upTo(6) {
        content.change(base, reorders: reorders, side: meet ? 0 : side, using: &random)
      }
      return content
    }
    self.base = base
    mine = changed(iReorder, 0)
    theirs = changed(theyReorder, 1)
    note = "SEED=\(seed): \(base.text) | \(mine.text) | \(theirs.text)"
  }

  /// The laws that a result breaks, each as a sentence.
  func broken(_ result: Content) -> [String] {
    brokenItems(result) + brokenSections(result) + brokenHomes(result)
  }

  /// What both keep of the base, and what either brought, is there once.
  private func brokenItems(_ result: Content) -> [String] {
    let (b, m, t) = (Set(base.items), Set(mine.items), Set(theirs.items))
    let expected = m.union(t).subtracting(b.subtracting(m)).subtracting(b.subtracting(t))
    return result.items.sorted() == expected.sorted()
      ? [] : ["items are \(result.items.sorted()), not \(expected.sorted())"]
  }

  /// So are sections, but for those that hold what has no other place.
  private func brokenSections(_ result: Content) -> [String] {
    var broken: [String] = []
    let all = Set(result.names)
    if all.count != result.names.count { broken.append("a section is there twice") }
    let expected = Set(mine.names + theirs.names).subtracting(deleted)
    if !expected.isSubset(of: all) { broken.append("sections are missing") }
    for section in result.sections where !expected.contains(section.id) {
      let isMine = mine.section(section.id) != nil
      if section.items.isEmpty
        || mine.section(section.id) == nil && theirs.section(section.id) == nil
      {
        broken.append("section \(section.id) was deleted for nothing")
      }
      let isNeeded = section.items.contains { item in
        let other = isMine ? theirs.home(of: item) : mine.home(of: item)
        return other.map { deleted.contains($0) } ?? true
      }
      if !isNeeded { broken.append("all of \(section.id) could be elsewhere") }
    }
    return broken
  }

  /// Items are where I brought or moved them, else where they have them, if that is not deleted.
  private func brokenHomes(_ result: Content) -> [String] {
    var broken: [String] = []
    for item in result.items {
      let home = result.home(of: item)
      let (b, m, t) = (base.home(of: item), mine.home(of: item), theirs.home(of: item))
      func isAlive(_ home: String?) -> Bool { home.map { result.section($0) != nil } ?? false }
      if home != m, home != t { broken.append("item \(item) is where nobody has it") }
      if b != nil, m != b, isAlive(m), home != m { broken.append("item \(item) was moved by me") }
      if b == nil, m != nil, t != nil, isAlive(t), home != t {
        broken.append("item \(item) was brought by them as well")
      }
    }
    return broken
  }

  /// Sections that one of both deleted.
  private var deleted: Set<String> {
    Set(base.names.filter { mine.section($0) == nil || theirs.section($0) == nil })
  }

  /// Where the order of one of both is not kept, though the other one has not reordered anything.
  func brokenOrder(_ result: Content, of content: Content) -> [String] {
    var broken: [String] = []
    func check<Name: Hashable>(_ all: [Name], _ own: [Name], _ what: String) {
      let (here, there) = (Set(all), Set(own))
      if all.filter({ there.contains($0) }) != own.filter({ here.contains($0) }) {
        broken.append("\(what): \(all), not in the order of \(own)")
      }
    }
    check(result.names, content.names, "sections")
    for section in content.sections {
      guard let place = result.section(section.id) else { continue }
      check(result.sections[place].items, section.items, "section \(section.id)")
    }
    return broken
  }

  /// Where what only I brought does not stand right behind the nearest item before it that is there.
  func brokenNeighbors(_ result: Content) -> [String] {
    var broken: [String] = []
    for section in mine.sections {
      guard let place = result.section(section.id) else { continue }
      let items = result.sections[place].items
      for (index, item) in section.items.enumerated() where base.home(of: item) == nil {
        guard let now = items.firstIndex(of: item) else { continue }
        let before = section.items[..<index].last { items.contains($0) }
        let neighbor = now == 0 ? nil : items[now - 1]
        if neighbor != before {
          broken.append("item \(item) is behind \(neighbor ?? -1), not \(before ?? -1)")
        }
      }
    }
    return broken
  }
}

extension Content {
  var names: [String] { sections.map(\.id) }

  /// On one line.
  var text: String { sections.map { "\($0.id)\($0.items)" }.joined(separator: " ") }

  /// The section that an item is in.
  func home(of item: Int) -> String? { path(of: item).map { sections[$0.section].id } }

  /// One change. Inserted items were not in `base`; with another `side` other items are inserted.
  fileprivate mutating func change(
    _ base: Content, reorders: Bool, side: Int, using random: inout SeededGenerator
  ) {
    let section = sections.isEmpty ? nil : random.upTo(sections.count - 1)
    switch random.upTo(reorders ? 9 : 5) {
    case 0:
      let name = "n\(side * 10 + random.upTo(4))"
      guard self.section(name) == nil else { return }
      sections.insert(Section(id: name, items: []), at: random.upTo(sections.count))
    case 1:
      if let section { sections.remove(at: section) }
    case 2:
      if let section { sections[section].items.removeAll { _ in random.oneIn(3) } }
    case 3, 4, 5:
      guard let section else { return }
      for _ in 0...random.upTo(2) {
        let item = 100 + side * 100 + random.upTo(15)
        guard path(of: item) == nil else { continue }
        sections[section].items.insert(item, at: random.upTo(sections[section].items.count))
      }
    case 6:
      guard let section else { return }
      sections.insert(sections.remove(at: section), at: random.upTo(sections.count))
    default:
      guard let section, !sections[section].items.isEmpty else { return }
      let place = random.upTo(sections[section].items.count - 1)
      let item = sections[section].items.remove(at: place)
      let target = random.upTo(sections.count - 1)
      sections[target].items.insert(item, at: random.upTo(sections[target].items.count))
    }
  }
}
