import ScrollLayout

/// Requests name items as they were at the time of the call; later updates move them.
extension UpdateQueue {
  /// Moves all requests to the paths after the queued updates; requests without one are dropped. Called as a frame
  /// applies the updates.
  ///
  /// - Parameter structure: the items before the first of them.
  mutating func relocate(from structure: ItemStructure) {
    guard !updates.isEmpty, namesElements else { return }
    let last = updates[updates.count - 1].id
    let asked = self
    func now(_ path: ElementPath, _ version: UpdateID) -> ElementPath? {
      asked.path(path, since: version, from: structure)
    }
    for update in updates {
      guard update.showsAnew, let content = update.changes else { continue }
      reloaded += content.reloaded.map { Named(path: $0, version: update.id) }
      reconfigured += content.reconfigured.map { Named(path: $0, version: update.id) }
    }
    // A reload binds all cells again.
    let reload = updates.last(where: \.isReload)?.id ?? UpdateID(rawValue: 0)
    func renamed(_ named: [Named]) -> [Named] {
      named.filter { $0.version >= reload }.compactMap { named in
        now(named.path, named.version).map { named.renamed($0, last) }
      }
    }
    reloaded = renamed(reloaded)
    reconfigured = renamed(reconfigured)
    rename(now)
  }

  /// Whether anything refers to the path of an element, or may.
  private var namesElements: Bool {
    guard reconfigured.isEmpty, reloaded.isEmpty, commands.isEmpty, timed.isEmpty else {
      return true
    }
    return updates.contains(where: \.showsAnew)
  }

  /// Where an element is after the queued updates; `nil` for one that goes.
  ///
  /// - Parameters:
  ///   - version: the update that had been requested last when it was named.
  ///   - structure: the items before the first of them.
  func path(
    _ path: ElementPath, since version: UpdateID = UpdateID(rawValue: 0),
    from structure: ItemStructure
  ) -> ElementPath? {
    var path = path
    var before = structure
    for update in updates {
      defer { before = update.structure }
      guard update.id > version else { continue }
      guard let map = update.map else {
        if !update.structure.contains(path) { return nil }
        continue
      }
      guard let place = before.index(of: path).flatMap({ map.place(of: $0) }) else {
        return nil
      }
      path = update.structure.path(at: place)
    }
    return path
  }

  /// Moves all requests after a canceled update back to the paths before it.
  mutating func relocate(before update: QueuedUpdate, _ structure: ItemStructure) {
    func before(_ path: ElementPath, _ version: UpdateID) -> ElementPath? {
      guard version >= update.id else { return path }
      guard let map = update.map else { return structure.contains(path) ? path : nil }
      return update.structure.index(of: path).flatMap { map.formerPlace(of: $0) }
        .map { structure.path(at: $0) }
    }
    let last = UpdateID(rawValue: update.id.rawValue - 1)
    reconfigured = reconfigured.compactMap { named in
      before(named.path, named.version).map {
        named.renamed($0, min(named.version, last))
      }
    }
    rename(before, atMost: last)
  }

  /// Gives commands other paths.
  private mutating func rename(
    _ newPath: (ElementPath, UpdateID) -> ElementPath?, atMost last: UpdateID? = nil
  ) {
    var dropped: [Int] = []
    var names: [Int: ElementPath] = [:]
    func renamed(_ entry: Entry) -> Entry? {
      var entry = entry
      switch entry.command {
      case .item(let path, let position, let animated):
        guard case .item(let now)? = newPath(.item(path), entry.version) else {
          if entry.id > 0 { dropped.append(entry.id) }
          return nil
        }
        if entry.id > 0 { names[entry.id] = .item(now) }
        entry.command = .item(now, position, animated: animated)
      case .element(let path, let position, let offset, let animated):
        guard let now = newPath(path, entry.version) else {
          if entry.id > 0 { dropped.append(entry.id) }
          return nil
        }
        if entry.id > 0 { names[entry.id] = now }
        entry.command = .element(now, position, offset, animated: animated)
      case .orthogonal(let offset, let section, let animated):
        guard case .header(let now) = newPath(.header(section: section), entry.version) else {
          return nil
        }
        entry.command = .orthogonal(offset, section: now, animated: animated)
      case .across(let offset, let section?):
        guard case .header(let now) = newPath(.header(section: section), entry.version) else {
          return nil
        }
        entry.command = .across(offset, section: now)
      default: break
      }
      if let last { entry.version = min(entry.version, last) }
      return entry
    }
    commands = commands.compactMap(renamed)
    timed = timed.compactMap { timed in
      guard case .command(let entry, let when) = timed else { return timed }
      return renamed(entry).map { .command($0, when: when) }
    }
    if !dropped.isEmpty { self.dropped += dropped }
    if !names.isEmpty { self.renamed.merge(names) { $1 } }
  }
}
