import ScrollPrimitives

/// A cell whose binding leaves work that can be done in parts, such as decoding pictures or shaping long texts.
///
/// After a provider has configured the cell, the view calls `prepareStep()` until it returns `false`: before the cell is
/// asked for its size, and always before it is on screen. Most often it does all steps at once. Only for a cell next to the
/// viewport, in a frame with a deadline (`CollectionView.step(to:deadline:)`), it does steps while there is time, and goes on
/// in the next frames. When the element comes on screen before that, the rest is done at once. One cell at a time waits
/// with steps left: if another element is needed first, the cell goes back to its pool, and its binding ends. The cell of a
/// decoration does all steps when it is configured.
///
/// ```swift
/// final class PhotoCell: SteppedCell {
///   var rows = 0..<0
///
///   func prepareStep() -> Bool {
///     guard let row = rows.popFirst() else { return false }
///     decode(row)
///     return !rows.isEmpty
///   }
///   // …
/// }
/// ```
public protocol SteppedCell: ReusableCell {
  /// Does the next part of the work that a binding left.
  ///
  /// Called at most 100,000 times in a row; the cell then counts as ready, and `stepsDoNotEnd` is reported.
  ///
  /// - Returns: whether more is left.
  func prepareStep() -> Bool
}

extension CellStore {
  /// The most steps of a cell in a row: one that always has more would keep the frame from ending.
  private static let stepLimit = 100_000

  /// Does the steps that a cell has left.
  func finishSteps(of owned: OwnedCell) {
    guard let cell = owned.cell as? any SteppedCell else { return }
    for _ in 0..<Self.stepLimit where !cell.prepareStep() { return }
    reportEndless(owned)
  }

  @inline(never)
  private func reportEndless(_ owned: OwnedCell) {
    let name = type(of: owned.cell).reuseIdentifier
    report.diagnostics.append(.stepsDoNotEnd(type: name, steps: Self.stepLimit))
  }

  /// Does steps of a cell before a moment of the host's clock; none for `nil`. Returns whether none is left.
  func doSteps(of owned: OwnedCell, until deadline: Timestamp?) -> Bool {
    guard let cell = owned.cell as? any SteppedCell else { return true }
    guard let clock, let deadline else { return false }
    for _ in 0..<Self.stepLimit {
      guard clock() < deadline else { return false }
      if !cell.prepareStep() { return true }
    }
    reportEndless(owned)
    return true
  }
}
