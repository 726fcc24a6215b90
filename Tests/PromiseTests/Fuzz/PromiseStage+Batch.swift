import Scrollwork

extension PromiseStage {
  /// Several deletes, inserts, reloads and reconfigurations at once, in the field's order.
  func editMany(_ seed: Int, _ animated: Bool) throws {
    guard !model.sections.isEmpty else { return }
    var random = PromiseRandom(seed: seed)
    var batch = BatchUpdate()
    let number = sectionPlace(random.int(0...1))
    let section = model.sections[number]
    let near = model.path(atItem: firstPlace)
    let around = near?.section == number ? near!.item : 0
    func isNear(_ item: Int) -> Bool { abs(item - around) < 8 }
    var kept: [Int] = []
    for (item, id) in section.items.enumerated() {
      let path = ItemPath(section: number, item: item)
      if isNear(item), random.oneIn(6) {
        batch.deleteItems(at: [path])
        touch([id])
        continue
      }
      kept.append(id)
      guard isNear(item), random.oneIn(8) else { continue }
      touch([id])
      if layout.kind != .spans { model.sizeVersions[id, default: 0] += 1 }
      model.contentVersions[id, default: 0] += 1
      if random.oneIn(2) {
        batch.reloadItems(at: [path])
      } else {
        batch.reconfigureItems(at: [path])
      }
    }
    for _ in 0..<random.int(0...3) {
      let id = model.makeID()
      kept.insert(id, at: random.int(max(0, around - 4)...max(0, around + 6)) % (kept.count + 1))
      touch([id])
    }
    let new = Set(kept).subtracting(section.items)
    batch.insertItems(
      at: kept.indices.filter { new.contains(kept[$0]) }.map { ItemPath(section: number, item: $0) }
    )
    model.sections[number].items = kept
    try view.performBatchUpdates(batch, expecting: model.counts, animated: animated)
    noteAnimation(animated)
  }

  /// Shows items again, with other sizes or with the same.
  func showAnew(_ operation: PromiseOperation) throws {
    switch operation {
    case .resize(let at, let count): try showAnew(at, count, resizes: true, reloads: false)
    case .reconfigure(let at): try showAnew(at, 1, resizes: false, reloads: false)
    case .reload(let at, let resizes): try showAnew(at, 1, resizes: resizes, reloads: true)
    case .reloadAll(let change):
      self.change.isReloaded = true
      if change == 0 || layout.kind == .table {
        for id in model.sections.flatMap(\.items) { model.contentVersions[id, default: 0] += 1 }
      } else {
        model.sections = model.sections.map {
          .init(id: model.makeID(), items: model.makeItems(max(0, $0.items.count + change)))
        }
      }
      try view.reloadData(sectionCounts: model.counts)
    default: break
    }
  }

  private func showAnew(_ at: Int, _ count: Int, resizes: Bool, reloads: Bool) throws {
    var named = (0..<count).compactMap { path(at: at + $0) }
    if resizes, layout.kind == .table, at % 2 == 0 {
      // Whole rows: one is hidden when its last cell returns 0.
      named = Set(named.map(\.section)).sorted().flatMap { section in
        model.sections[section].items.indices.map { ItemPath(section: section, item: $0) }
      }
    }
    var paths: [ItemPath] = []
    for path in named {
      guard let id = model.id(at: path), !paths.contains(path) else { continue }
      paths.append(path)
      model.contentVersions[id, default: 0] += 1
      if resizes {
        // What an item spans is requested when it is placed, and is the same for the same item.
        if layout.kind != .spans { model.sizeVersions[id, default: 0] += 1 }
        touch([id])
      }
    }
    guard !paths.isEmpty else { return }
    if reloads { try view.reloadItems(at: paths) } else { try view.reconfigureItems(at: paths) }
  }
}
