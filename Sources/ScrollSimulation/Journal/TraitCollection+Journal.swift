import Scrollwork

/// Traits in a journal: the size classes along x and y and the direction, then what is other than usual.
/// The scale stands in the row of the viewport.
extension TraitCollection {
  var journalWords: [String] {
    var words = [
      horizontalSizeClass.rawValue, verticalSizeClass.rawValue, layoutDirection.rawValue,
    ]
    if reducesMotion { words.append("reduces_motion") }
    if colorScheme == .dark { words.append("dark") }
    if contentSizeCategory != .large { words.append(contentSizeCategory.rawValue) }
    return words
  }

  /// `nil` for words that are none, or that come twice or in another order.
  init?(journalWords words: [String]) {
    guard words.count >= 3, let horizontal = SizeClass(rawValue: words[0]),
      let vertical = SizeClass(rawValue: words[1]),
      let direction = LayoutDirection(rawValue: words[2])
    else { return nil }
    self.init(
      horizontalSizeClass: horizontal, verticalSizeClass: vertical, layoutDirection: direction)
    for word in words.dropFirst(3) {
      switch word {
      case "reduces_motion": reducesMotion = true
      case "dark": colorScheme = .dark
      default:
        guard let category = ContentSizeCategory(rawValue: word) else { return nil }
        contentSizeCategory = category
      }
    }
    // What it would be written as: nothing twice, nothing in another order, nothing usual.
    guard journalWords == words else { return nil }
  }
}
