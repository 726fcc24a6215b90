import Scrollwork

/// What people may do with items, in a journal: how many they can select, then what is other than usual.
extension InteractionSettings {
  var journalWords: [String] {
    var words = [selectionMode.rawValue]
    if movesItems { words.append("moves_items") }
    if selectsByDragging { words.append("selects_by_dragging") }
    return words
  }

  /// `nil` for words that are none, or that come twice or in another order.
  init?(journalWords words: [String]) {
    guard let first = words.first, let mode = SelectionMode(rawValue: first) else { return nil }
    self.init(
      selectionMode: mode, movesItems: words.contains("moves_items"),
      selectsByDragging: words.contains("selects_by_dragging"))
    guard journalWords == words else { return nil }
  }
}
