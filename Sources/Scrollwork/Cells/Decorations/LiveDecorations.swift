import ScrollLayout
import ScrollPrimitives

/// Decorations with cells, in order of their starts.
struct LiveDecorations {
  private(set) var list: [LiveDecoration] = []
  /// The decorations of elements, as they apply.
  private(set) var anchored: [AnchoredDecoration] = []
  /// Whether the elements with cells have theirs.
  private(set) var isAnchored = false

  var isEmpty: Bool { list.isEmpty }
  var indices: Range<Int> { list.indices }

  subscript(slot: Int) -> LiveDecoration { list[slot] }

  /// Takes the list out, to be written while the state is read.
  mutating func take() -> [LiveDecoration] {
    var taken: [LiveDecoration] = []
    swap(&taken, &list)
    return taken
  }

  /// Takes a list in any order.
  mutating func put(_ decorations: [LiveDecoration]) {
    list = decorations
    list.sort { $0.attributes.start < $1.attributes.start }
  }

  /// Takes the decorations that elements have from now on.
  mutating func take(_ anchored: [AnchoredDecoration]) { self.anchored = anchored }

  /// Notes whether the elements with cells have theirs.
  mutating func noteAnchored(_ isAnchored: Bool) { self.isAnchored = isAnchored }

  mutating func remove(at slot: Int) -> LiveDecoration { list.remove(at: slot) }

  /// Sets how one is shown that is not where it lies.
  mutating func set(_ look: Look?, of slot: Int) { list[slot].look = look }

  /// Marks all to be drawn again.
  mutating func setNeedsDrawing() {
    for slot in list.indices { list[slot].needsDrawing = true }
  }

  /// Takes out what one has drawn, to be drawn again.
  mutating func takeDrawing(of slot: Int) -> [DisplayList.Command] {
    var drawing: [DisplayList.Command] = []
    swap(&drawing, &list[slot].drawing)
    list[slot].needsDrawing = false
    return drawing
  }

  mutating func put(_ drawing: inout [DisplayList.Command], of slot: Int) {
    swap(&drawing, &list[slot].drawing)
  }
}

/// A decoration that has been given a cell.
struct LiveDecoration {
  var attributes: DecorationAttributes
  /// Which of the anchored ones it is; `nil` for one of the layout.
  var anchor: Int?
  var owned: CellStore.OwnedCell
  /// What the cell drew, in its own coordinates.
  var drawing: [DisplayList.Command] = []
  var needsDrawing = true
  /// How it is shown in this frame where its elements are on their way; `nil` where it belongs.
  var look: Look?
}
