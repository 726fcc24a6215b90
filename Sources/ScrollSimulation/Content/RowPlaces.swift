import ScrollScenario
import Scrollwork

/// How many items each section has at a point of a script, and what the script's targets mean there.
///
/// Finding a row takes time linear in the sections.
struct RowPlaces {
  private(set) var counts: [Int]
  /// What the rows show, where they are an outline: all in one section.
  private(set) var outline: OutlineRows?

  init(_ counts: [Int]) { self.counts = counts }

  init(_ outline: OutlineRows) {
    counts = [outline.count]
    self.outline = outline
  }

  var rowCount: Int { counts.reduce(0, +) }

  /// The path of a target; `nil` when there is no such row.
  func path(of target: Scenario.ScrollTo.Target) -> ItemPath? {
    switch target {
    case .item(let section, let item):
      guard counts.indices.contains(section), (0..<counts[section]).contains(item) else {
        return nil
      }
      return ItemPath(section: section, item: item)
    case .row(let row): return path(ofRow: row)
    case .place(.start): return path(ofRow: 0)
    case .place(.middle): return path(ofRow: rowCount / 2)
    case .place(.end): return path(ofRow: rowCount - 1)
    }
  }

  /// The item behind or before another one, over all sections; `nil` for the last or the first one.
  func neighbor(of path: ItemPath, isForward: Bool) -> ItemPath? {
    let item = path.item + (isForward ? 1 : -1)
    if counts.indices.contains(path.section), (0..<counts[path.section]).contains(item) {
      return ItemPath(section: path.section, item: item)
    }
    var section = path.section + (isForward ? 1 : -1)
    while counts.indices.contains(section) {
      if counts[section] > 0 {
        return ItemPath(section: section, item: isForward ? 0 : counts[section] - 1)
      }
      section += isForward ? 1 : -1
    }
    return nil
  }

  /// Where a section's header stands in the row of all headers, items and footers.
  func place(ofSection section: Int) -> Int { counts[..<section].reduce(0) { $0 + $1 + 2 } }

  private func path(ofRow row: Int) -> ItemPath? {
    guard row >= 0 else { return nil }
    var rest = row
    for (section, count) in counts.enumerated() {
      if rest < count { return ItemPath(section: section, item: rest) }
      rest -= count
    }
    return nil
  }

  /// Where an item can come to: the place of a row, or the one behind the last.
  private func gap(at target: Scenario.ScrollTo.Target) -> ItemPath? {
    if let path = path(of: target) { return path }
    switch target {
    case .item(let section, let item):
      guard counts.indices.contains(section), item == counts[section] else { return nil }
      return ItemPath(section: section, item: item)
    case .row(let row): return row == rowCount ? end : nil
    case .place: return end
    }
  }

  private var end: ItemPath {
    ItemPath(section: counts.count - 1, item: counts[counts.count - 1])
  }

  /// Makes a change, and says what it is in the engine's words.
  ///
  /// - Throws: a sentence about what it names that is not there; nothing has changed then.
  mutating func apply(_ edit: Scenario.Edit) throws(Refusal) -> ItemEdit {
    guard outline == nil else {
      throw Refusal(message: "the rows of an outline come and go with what they are under")
    }
    switch edit {
    case .prepend(let count): return insert(count, at: ItemPath(section: 0, item: 0))
    case .append(let count): return insert(count, at: end)
    case .insert(let target, let count):
      guard let path = gap(at: target) else { throw missing(target) }
      return insert(count, at: path)
    case .delete(let target, let count):
      guard let path = path(of: target) else { throw missing(target) }
      guard count <= counts[path.section] - path.item else {
        throw Refusal(
          message: "section \(path.section) has \(counts[path.section] - path.item) items from "
            + "\(target) on, and \(count) cannot be deleted")
      }
      counts[path.section] -= count
      return .removeItems(at: path, count: count)
    case .move(let from, let to):
      guard let start = path(of: from) else { throw missing(from) }
      var rest = self
      rest.counts[start.section] -= 1
      guard let end = rest.gap(at: to) else { throw rest.missing(to) }
      rest.counts[end.section] += 1
      self = rest
      return .moveItem(from: start, to: end)
    }
  }

  /// The first item that a change needs and that is not there; `nil` when all are.
  func missingItem(of edit: Scenario.Edit) -> ItemPath? {
    switch edit {
    case .prepend, .append: return nil
    case .insert(let target, _): return gap(at: target) == nil ? missingPath(of: target) : nil
    case .delete(let target, let count):
      guard let path = path(of: target) else { return missingPath(of: target) }
      return count <= counts[path.section] - path.item
        ? nil : ItemPath(section: path.section, item: counts[path.section])
    case .move(let from, let to):
      guard let start = path(of: from) else { return missingPath(of: from) }
      var rest = self
      rest.counts[start.section] -= 1
      return rest.gap(at: to) == nil ? missingPath(of: to) : nil
    }
  }

  /// The path that names a target which is not there.
  func missingPath(of target: Scenario.ScrollTo.Target) -> ItemPath {
    switch target {
    case .item(let section, let item): ItemPath(section: section, item: item)
    case .row, .place: end
    }
  }

  /// Shows or hides what is under an item of an outline.
  ///
  /// - Throws: a sentence about an item that is not there or has none under it; nothing has changed then.
  mutating func disclose(_ change: Scenario.Disclosure) throws(Refusal) {
    guard var rows = outline else {
      throw Refusal(message: "there is nothing to \(change.kind.rawValue): the data is no outline")
    }
    // The only owner changes it in place.
    outline = nil
    defer { outline = rows }
    switch change.item {
    case .path(let path):
      try rows.disclose(rows.shape.item(at: path), change.kind, called: "item \(path)")
    case .row(let target):
      guard let place = path(of: target) else { throw missing(target) }
      let item = rows.item(atRow: place.item)
      try rows.disclose(item, change.kind, called: target.description)
    }
    counts = [rows.count]
  }

  private mutating func insert(_ count: Int, at path: ItemPath) -> ItemEdit {
    counts[path.section] += count
    return .insertItems(at: path, count: count)
  }

  /// What cannot be done, as a sentence.
  struct Refusal: Error, Equatable {
    var message: String
  }

  /// That a target is not there.
  func missing(_ target: Scenario.ScrollTo.Target) -> Refusal {
    switch target {
    case .item(let section, let item):
      guard counts.indices.contains(section) else {
        return Refusal(
          message: "there is no section \(section): the data has \(counts.count) sections, "
            + "counted from 0")
      }
      return Refusal(
        message: "there is no item \(item) in section \(section): it has \(counts[section]) "
          + "items, counted from 0")
    case .row(let row):
      return Refusal(
        message: "there is no row \(row): the data has \(rowCount) rows, counted from 0")
    case .place: return Refusal(message: "there are no rows")
    }
  }
}
