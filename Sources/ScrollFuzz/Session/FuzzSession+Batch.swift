import Scrollwork

/// Changes in the field's order, and what arrays say they lead to.
extension FuzzSession {
  func perform(_ asked: FuzzBatch, _ animated: Bool) throws {
    let old = latest
    guard !old.sections.isEmpty else { return }
    var batch = BatchUpdate()
    var marks = FuzzMarks()
    (marks.isEdited, marks.isOpaque, marks.isAnimated) = (true, true, animated)
    var leaving: Set<ItemPath> = []
    func fresh(_ place: FuzzPlace) -> ItemPath? {
      guard let path = path(of: place), leaving.insert(path).inserted else { return nil }
      return path
    }
    let gone = asked.deletedSections.first.map { $0 % old.sections.count }
    let deleted = asked.deleted.compactMap(fresh)
    batch.deleteItems(at: deleted)
    let moves = asked.moved.compactMap { move in fresh(move.from).map { ($0, move.to) } }
    // Items that are removed, alone or with their section, or moved are neither reloaded nor reconfigured.
    let shownAnew = (asked.reloaded.compactMap(fresh), asked.reconfigured.compactMap(fresh))
    for (paths, isReload) in [(shownAnew.0, true), (shownAnew.1, false)] {
      let there = paths.filter { $0.section != gone }
      isReload ? batch.reloadItems(at: there) : batch.reconfigureItems(at: there)
      marks.touched.formUnion(there.compactMap { old.item(at: $0).map { .item($0.id) } })
    }
    if let gone { batch.deleteSections([gone]) }

    // Remaining items keep their order; inserted ones go to their final places.
    let away = Set(deleted + moves.map { $0.0 })
    var next = old
    for section in next.sections.indices {
      next.sections[section].items = old.sections[section].items.enumerated().filter {
        !away.contains(ItemPath(section: section, item: $0.offset))
      }.map(\.element)
    }
    if let gone { next.sections.remove(at: gone) }
    var new: Int?
    if let pair = asked.insertedSections.first, pair.count == 2, next.sections.count < 8 {
      let place = pair[0] % (next.sections.count + 1)
      next.apply(.insertSections(at: place, counts: [pair[1]]), naming: name)
      batch.insertSections([place])
      new = place
    }
    let targets = next.sections.indices.filter { $0 != new }
    guard !targets.isEmpty else { return }
    var coming: [Int: [(spot: Int, item: FuzzContent.Item, from: ItemPath?)]] = [:]
    func add(_ spot: [Int], _ item: FuzzContent.Item, from: ItemPath?) {
      let section = targets[(spot.first ?? 0) % targets.count]
      coming[section, default: []].append((spot.last ?? 0, item, from))
    }
    for spot in asked.inserted where old.itemCount < 400 {
      add(spot, FuzzContent.Item(id: name()), from: nil)
    }
    for (from, spot) in moves {
      guard let item = old.item(at: from) else { continue }
      marks.moved.insert(.item(item.id))
      add(spot, item, from: from)
    }
    for section in targets {
      let those = coming[section] ?? []
      let count = next.sections[section].items.count + those.count
      var taken: [Int: (item: FuzzContent.Item, from: ItemPath?)] = [:]
      for one in those {
        var place = one.spot % count
        while taken[place] != nil { place = (place + 1) % count }
        taken[place] = (one.item, one.from)
      }
      for place in taken.keys.sorted() {
        guard let one = taken[place] else { continue }
        let path = ItemPath(section: section, item: place)
        next.sections[section].items.insert(one.item, at: place)
        if let from = one.from {
          batch.moveItem(at: from, to: path)
        } else {
          batch.insertItems(at: [path])
        }
      }
    }
    if let source {
      try source.show(next, animated: animated)
      queue(nil, next, marks)
    } else {
      let id = try view.performBatchUpdates(
        batch, expecting: next.sectionCounts, animated: animated)
      queue(id, next, marks)
    }
  }
}
