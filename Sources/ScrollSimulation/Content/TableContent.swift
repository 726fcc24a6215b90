/// Rows held in memory, all sections one after the other.
struct TableContent: Sendable {
  /// One title for each section.
  var sectionTitles: [String] = []
  /// One title for each row.
  var titles: [String] = []
  /// One text for each row, or nothing at all when the rows have no text.
  var texts: [String] = []
  /// The texts once more, ready to be wrapped.
  var wrapping = WrapTable()
}
