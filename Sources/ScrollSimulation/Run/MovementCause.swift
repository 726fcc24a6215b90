/// Why something on screen may move that nobody scrolled.
///
/// Gates on drift and on blank areas allow movements with one of these causes, and nothing else.
package enum MovementCause: String, CaseIterable, Codable, Sendable {
  /// The screen has another size.
  case resize
  /// An item came, went, moved or grew on screen.
  case change
  /// Items of lines or lanes take the positions of those that came or went before them.
  case reflow
  /// Content that does not fill the screen lies at its edge.
  case shortContent = "short_content"
  /// An animation or a pointer shows elements elsewhere than they lie.
  case animation
  /// A pinned header or a frozen row stays at the edge of the screen.
  case pinned

  /// What may move, as a sentence: the documentation has the same.
  package var explanation: String {
    switch self {
    case .resize:
      "After a change of the viewport's size, insets or traits, the first element on screen keeps its position, "
        + "and everything behind it is laid out again."
    case .change:
      "The elements behind an item that was inserted, removed, moved or resized on screen make room or close up."
    case .reflow:
      "In a layout of lines or lanes, items behind one that came or went take its position in the line; the first "
        + "item on screen that stays keeps its position along the axis."
    case .shortContent:
      "Content that does not fill the viewport lies at its leading edge, or at its trailing edge if it is aligned "
        + "there, and goes there when items come, go or grow."
    case .animation:
      "During an animated update and while a pointer carries an item, elements are shown between where they were "
        + "and where they belong."
    case .pinned:
      "Pinned headers and frozen rows and columns stay at the edge of the viewport while content scrolls."
    }
  }
}
