import Scrollwork

/// How a journal writes what an update does: its edits, then what is shown anew.
extension JournalWords {
  static func text(_ update: ItemUpdate) -> String {
    let parts =
      update.edits.map(text)
      + update.reloaded.map { "reload " + text($0) }
      + update.reconfigured.map { "configure " + text($0) }
    return parts.joined(separator: "; ")
  }

  /// Adds what one part says; `false` for what is no part of an update, or comes out of order.
  static func add(_ text: Substring, to update: inout ItemUpdate) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    if words.count == 2, let element = element(words[1]) {
      switch words[0] {
      case "reload":
        guard update.reconfigured.isEmpty else { return false }
        update.reloaded.append(element)
        return true
      case "configure":
        update.reconfigured.append(element)
        return true
      default: break
      }
    }
    guard update.reloaded.isEmpty, update.reconfigured.isEmpty, let edit = edit(text) else {
      return false
    }
    update.edits.append(edit)
    return true
  }
}
