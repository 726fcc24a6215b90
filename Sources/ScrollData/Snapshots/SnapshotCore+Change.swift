import ScrollLayout

extension SnapshotCore {
  /// New sections without items, the first of which is then at `index`.
  @usableFromInline mutating func insert(sections handles: [UInt32], at index: Int) {
    sections.insert(handles, weights: Array(repeating: 0, count: handles.count), at: index)
  }

  /// Sections go with their items.
  @usableFromInline mutating func delete(sections handles: [UInt32]) {
    for handle in handles {
      guard let (index, before) = sections.find(handle) else { continue }
      let range = before..<before + sections.weight(at: index)
      marks.forget(items: items.handles(in: range))
      marks.sectionReloads.set(0, for: handle)
      items.remove(range)
      sections.remove(index..<index + 1)
    }
  }

  /// Moves a section with its items next to another one.
  @usableFromInline mutating func move(
    section handle: UInt32, beside other: UInt32, after: Bool
  ) {
    guard let (index, before) = sections.find(handle) else { return }
    let count = sections.weight(at: index)
    let moved = items.handles(in: before..<before + count)
    items.remove(before..<before + count)
    sections.remove(index..<index + 1)
    guard let (place, start) = sections.find(other) else { return }
    let target = after ? place + 1 : place
    let first = after ? start + sections.weight(at: place) : start
    sections.insert([handle], weights: [UInt32(count)], at: target)
    items.insert(moved, at: first)
  }

  /// New items at the end of a section.
  @usableFromInline mutating func append(items handles: [UInt32], toSection section: UInt32) {
    guard let (index, before) = sections.find(section) else { return }
    let count = sections.weight(at: index)
    items.insert(handles, at: before + count)
    sections.setWeight(count + handles.count, at: index)
  }

  /// Inserts new items next to another one.
  @usableFromInline mutating func insert(
    items handles: [UInt32], beside other: UInt32, after: Bool
  ) {
    guard let index = items.index(of: other) else { return }
    let section = sections.place(covering: index).index
    items.insert(handles, at: after ? index + 1 : index)
    sections.setWeight(sections.weight(at: section) + handles.count, at: section)
  }

  /// Items go.
  @usableFromInline mutating func delete(items handles: [UInt32]) {
    marks.forget(items: handles)
    takeOut(handles)
  }

  /// Moves an item next to another one.
  @usableFromInline mutating func move(item handle: UInt32, beside other: UInt32, after: Bool) {
    takeOut([handle])
    insert(items: [handle], beside: other, after: after)
  }

  /// An item goes to the end of a section.
  @usableFromInline mutating func move(item handle: UInt32, toEndOf section: UInt32) {
    takeOut([handle])
    append(items: [handle], toSection: section)
  }

  /// Puts other items into a section; those that stay keep their marks.
  @usableFromInline mutating func replaceItems(of section: UInt32, with handles: [UInt32]) {
    guard let range = range(ofSection: section) else { return }
    let before = items.handles(in: range)
    takeOut(before)
    append(items: handles, toSection: section)
    marks.forget(items: before.filter { !items.contains($0) })
  }

  @usableFromInline mutating func removeAllItems() {
    marks.itemReloads = HandleMap()
    marks.itemReconfigures = HandleMap()
    for index in 0..<sections.count { sections.setWeight(0, at: index) }
    items = Row(after: items)
  }

  /// Takes items from their sections, neighbors together, and keeps their marks.
  private mutating func takeOut(_ handles: [UInt32]) {
    var places = handles.compactMap { items.index(of: $0) }
    // From the end, so that the places before stay what they are.
    places.sort(by: >)
    var next = 0
    while next < places.count {
      let last = places[next]
      let (section, before) = sections.place(covering: last)
      var first = last
      next += 1
      while next < places.count, places[next] == first - 1, first > before {
        first -= 1
        next += 1
      }
      items.remove(first..<last + 1)
      sections.setWeight(sections.weight(at: section) - (last + 1 - first), at: section)
    }
  }
}
