import Scrollwork

/// A cell whose height depends on the width it is offered, and that calls back when it is prepared.
final class HookCell: ReusableCell {
  /// From the width that is offered, in points.
  var height: (Double) -> Double = { _ in 44 }
  var onPrepare: () -> Void = {}

  init() {}

  func prepareForReuse() { onPrepare() }

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: height(proposal.width))
  }
}

extension Harness {
  /// Rows shown by hook cells from now on.
  func useHookCells(_ bind: @escaping (HookCell, ItemPath) -> Void = { _, _ in }) {
    view.register(HookCell.self)
    view.cellProvider = { view, path in
      let cell: HookCell = view.dequeueCell(at: path)
      bind(cell, path)
      return cell
    }
  }
}
