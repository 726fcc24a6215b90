import ScrollLayout

/// An element whose content changed, and what is done with its cell.
struct CellChange {
  var element: ElementPath
  var work = UpdateQueue.CellWork.bind
}

extension [UpdateQueue.Named] {
  /// The elements with their work: each once where any is not simply bound.
  ///
  /// - Parameters:
  ///   - others: what is bound in the same frame as well, so that its cells need everything.
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
