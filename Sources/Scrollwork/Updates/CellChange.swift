import ScrollLayout

/// An element whose content changed, with the work for its cell.
struct CellChange {
  var element: ElementPath
  var work = CellWork.bind
}

/// What is done with the cell of an element whose content changed. All of it measures the element.
enum CellWork: Sendable {
  /// Nothing more.
  case measure
  /// It is bound again, and the caller said what has changed.
  case update([any Sendable])
  /// It is bound again.
  case bind

  /// This and more for the same cell.
  mutating func add(_ other: CellWork) {
    switch (self, other) {
    case (.bind, _), (_, .measure): break
    case (.update(let payloads), .update(let more)): self = .update(payloads + more)
    case (.measure, .update), (_, .bind): self = other
    }
  }
}

extension [UpdateQueue.Named] {
  /// The elements with their work: each once where any is not simply bound.
  ///
  /// - Parameters:
  ///   - others: elements that are bound in the same frame as well, so that their cells need everything.
  ///   - isWhole: whether that is so of all elements.
  func changes(besides others: [CellChange], isWhole: Bool) -> [CellChange] {
    let isPlain = allSatisfy { if case .bind = $0.work { true } else { false } }
    if isPlain { return map { CellChange(element: $0.path) } }
    let bound = Set(others.map(\.element))
    var slots: [ElementPath: Int] = [:]
    var changes: [CellChange] = []
    for named in self {
      let slot = slots[named.path] ?? changes.count
      if slot == changes.count {
        slots[named.path] = slot
        changes.append(CellChange(element: named.path, work: .measure))
      }
      let needsAll = isWhole || bound.contains(named.path)
      if case .update = named.work, needsAll {
        changes[slot].work = .bind
      } else {
        changes[slot].work.add(named.work)
      }
    }
    return changes
  }
}
