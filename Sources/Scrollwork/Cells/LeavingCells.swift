import ScrollLayout
import ScrollPrimitives

/// Cells on their way out.
struct LeavingCells {
  /// Those of items that are gone.
  private(set) var leaving: [LeavingCell] = []
  /// Those that are only drawn: of decorations, and of elements that leave the screen.
  private(set) var fading: [LeavingCell] = []

  var isEmpty: Bool { leaving.isEmpty && fading.isEmpty }

  mutating func leave(_ cell: LeavingCell) { leaving.append(cell) }

  mutating func fade(_ cell: LeavingCell) { fading.append(cell) }

  mutating func set(_ cell: LeavingCell, leaving slot: Int) { leaving[slot] = cell }

  mutating func set(_ cell: LeavingCell, fading slot: Int) { fading[slot] = cell }

  /// Takes out those for which `isOver` holds.
  mutating func take(
    where isOver: (LeavingCell) -> Bool
  ) -> (left: [LeavingCell], faded: [LeavingCell]) {
    let over = (leaving.filter(isOver), fading.filter(isOver))
    if !over.0.isEmpty { leaving.removeAll(where: isOver) }
    if !over.1.isEmpty { fading.removeAll(where: isOver) }
    return over
  }
}
