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
    func renamed(_ entry: Entry) -> Entry? {
      guard let command = entry.command.renamed({ newPath($0, entry.version) }) else { return nil }
      var entry = entry
      entry.command = command
      if let last { entry.version = min(entry.version, last) }
      return entry
    }
    commands = commands.compactMap(renamed)
    timed = timed.compactMap { timed in
      guard case .command(let entry, let when) = timed else { return timed }
      return renamed(entry).map { .command($0, when: when) }
    }
  }
}

extension UpdateQueue.Command {
  /// The same command with other paths; `nil` where what it names has gone.
  fileprivate func renamed(_ newPath: (ElementPath) -> ElementPath?) -> Self? {
    switch self {
    case .item(let path, let position, let animated):
      guard case .item(let now) = newPath(.item(path)) else { return nil }
      return .item(now, position, animated: animated)
    case .element(let path, let position, let offset, let pace):
      return newPath(path).map { .element($0, position, offset, pace) }
    case .orthogonal(let offset, let section, let animated):
      guard case .header(let now) = newPath(.header(section: section)) else { return nil }
      return .orthogonal(offset, section: now, animated: animated)
    case .across(let offset, let section?):
      guard case .header(let now) = newPath(.header(section: section)) else { return nil }
      return .across(offset, section: now)
    case .awaited(let id, let command):
      return command.renamed(newPath).map { .awaited(id, $0) }
    default: return self
    }
  }
}
