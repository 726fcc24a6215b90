/// The bindings of cells that know where they are: when they begin and end.
extension CellStore {
  /// Begins a binding of a cell that knows where it is.
  ///
  /// - Parameters:
  ///   - payloads: the changes of the item that the cell already shows.
  ///   - isKept: whether the cell goes on to stay with its item, if it has asked for that.
  func beginContext(
    of cell: any ReusableCell, payloads: [any Sendable] = [], isKept: Bool = true
  ) {
    guard let cell = cell as? any ContextualCell else { return }
    let context: CellContext
    if let known = cell.context, known.isOf(cell) {
      context = known
      context.move(to: host)
    } else {
      context = CellContext(of: cell, in: host)
      cell.context = context
    }
    if !isKept { context.keepsAlive = false }
    context.begin(with: payloads)
  }

  /// Whether a provider is configuring a cell.
  func isBinding(_ cell: any ReusableCell) -> Bool { binding.dequeued?.cell === cell }

  /// Ends the bindings of cells that were put back in this frame.
  func endContexts() {
    for pool in pools where !pool.leftBindings.isEmpty { pool.endLeftBindings() }
  }
}

extension ReusePool {
  /// Notes that a cell's binding ends. The caller's code does not run before the frame is done.
  func noteLeft(_ cell: any ReusableCell) {
    guard let context = (cell as? any ContextualCell)?.context, context.isBound else { return }
    leftBindings.append((context, context.binding))
  }

  /// Ends the bindings of cells that were put back, but not those that such cells were given since.
  func endLeftBindings() {
    let left = leftBindings
    leftBindings.removeAll()
    for (context, binding) in left where context.isCurrent(binding) { context.end() }
  }
}
