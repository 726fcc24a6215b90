import Scrollwork

extension PromiseStage {
  /// Changes the items of the model and asks the view for the same.
  func edit(_ operation: PromiseOperation) throws {
    if layout.kind == .table { return try editRows(operation) }
    switch operation {
    case .insert(let at, let count, let animated):
      let path = path(at: at) ?? ItemPath(section: 0, item: 0)
      try insert(count, at: path, animated)
    case .delete(let at, let count, let animated):
      guard let path = path(at: at) else { return }
      try delete(count, at: path, animated)
    case .replace(let at, let count, let animated):
      guard let path = path(at: at) else { return }
      let items = model.sections[path.section].items
      let range = path.item..<min(items.count, path.item + count)
      let new = model.makeItems(range.count)
      touch(items[range])
      touch(new)
      model.sections[path.section].items.replaceSubrange(range, with: new)
      try view.performUpdates(
        [.removeItems(at: path, count: range.count), .insertItems(at: path, count: range.count)],
        animated: animated)
      noteAnimation(animated)
    case .move(let at, let by, let animated):
      guard let from = path(at: at) else { return }
      let id = model.sections[from.section].items.remove(at: from.item)
      let place = model.place(of: ItemPath(section: from.section, item: 0)) + from.item + by
      var to = model.path(atItem: place) ?? ItemPath(section: from.section, item: 0)
      to.item = min(to.item, model.sections[to.section].items.count)
      model.sections[to.section].items.insert(id, at: to.item)
      touch([id])
      change.movedKeys.insert(.item(id))
      try view.performUpdates([.moveItem(from: from, to: to)], animated: animated)
      noteAnimation(animated)
    case .batch(let seed, let animated): try editMany(seed, animated)
    case .insertSection(let at, let count, let animated):
      try insertSection(at: sectionPlace(at), count, animated)
    case .deleteSection(let at, let animated): try deleteSection(at: sectionPlace(at), animated)
    case .moveSection(let at, let by, let animated):
      try moveSection(at: sectionPlace(at), by: by, animated)
    case .empty(let refill): try refillAll(refill)
    default: break
    }
  }

  /// A section this many from the one that the screen begins with, counted round.
  func sectionPlace(_ at: Int) -> Int {
    let count = max(1, model.sections.count)
    let first = model.path(atItem: firstPlace)?.section ?? 0
    return ((first + at) % count + count) % count
  }

  private func insert(_ count: Int, at path: ItemPath, _ animated: Bool) throws {
    guard !model.sections.isEmpty else { return }
    let new = model.makeItems(count)
    touch(new)
    model.sections[path.section].items.insert(contentsOf: new, at: path.item)
    try view.performUpdates([.insertItems(at: path, count: count)], animated: animated)
    noteAnimation(animated)
  }

  private func delete(_ count: Int, at path: ItemPath, _ animated: Bool) throws {
    let items = model.sections[path.section].items
    let range = path.item..<min(items.count, path.item + count)
    touch(items[range])
    model.sections[path.section].items.removeSubrange(range)
    try view.performUpdates([.removeItems(at: path, count: range.count)], animated: animated)
    noteAnimation(animated)
  }

  func insertSection(at: Int, _ count: Int, _ animated: Bool) throws {
    let section = PromiseModel.Section(id: model.makeID(), items: model.makeItems(count))
    touch(section.items)
    change.touched.formUnion([.header(section.id), .footer(section.id)])
    model.sections.insert(section, at: at)
    try view.performUpdates([.insertSections(at: at, counts: [count])], animated: animated)
    noteAnimation(animated)
  }

  func deleteSection(at: Int, _ animated: Bool) throws {
    guard model.sections.count > 1 else { return }
    let section = model.sections.remove(at: at)
    touch(section.items)
    change.touched.formUnion([.header(section.id), .footer(section.id)])
    try view.performUpdates([.removeSections(at: at, count: 1)], animated: animated)
    noteAnimation(animated)
  }

  func moveSection(at: Int, by: Int, _ animated: Bool) throws {
    guard model.sections.count > 1 else { return }
    let section = model.sections.remove(at: at)
    let count = model.sections.count + 1
    let to = ((at + by) % count + count) % count
    model.sections.insert(section, at: to)
    touch(section.items)
    change.movedKeys.formUnion(section.items.map { .item($0) })
    change.movedKeys.formUnion([.header(section.id), .footer(section.id)])
    change.touched.formUnion([.header(section.id), .footer(section.id)])
    try view.performUpdates([.moveSection(from: at, to: to)], animated: animated)
    noteAnimation(animated)
  }

  private func refillAll(_ refill: Int) throws {
    model.sections = [.init(id: model.makeID(), items: [])]
    change.isReloaded = true
    try view.reloadData(sectionCounts: [0])
    guard refill > 0 else { return }
    model.sections[0].items = model.makeItems(refill)
    try view.performUpdates([.insertItems(at: ItemPath(section: 0, item: 0), count: refill)])
  }

  /// The same for a table, whose rows are its sections.
  private func editRows(_ operation: PromiseOperation) throws {
    let columns = PromiseLayout.tableColumns
    switch operation {
    case .insert(let at, let count, let animated):
      let row = sectionPlace(at)
      for _ in 0..<count {
        try insertSection(at: min(row, model.sections.count), columns, animated)
      }
    case .insertSection(let at, _, let animated):
      try insertSection(at: sectionPlace(at), columns, animated)
    case .delete(let at, let count, let animated):
      for _ in 0..<count { try deleteSection(at: sectionPlace(at), animated) }
    case .deleteSection(let at, let animated): try deleteSection(at: sectionPlace(at), animated)
    case .replace(let at, _, let animated):
      let row = sectionPlace(at)
      try insertSection(at: row, columns, animated)
      try deleteSection(at: row + 1, animated)
    case .move(let at, let by, let animated), .moveSection(let at, let by, let animated):
      try moveSection(at: sectionPlace(at), by: by, animated)
    default: break
    }
  }
}
