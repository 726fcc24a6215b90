/// What the cells of a row that sizes itself have asked for.
struct TableRowSizes: Sendable {
  /// By columns; `nil` of cells that take the length there is.
  var asked: [Int: Ticks?] = [:]
  /// The longest of them; `nil` while it is not known.
  var longest: Ticks?

  /// The longest once a cell asks for a length.
  func longest(with extent: Ticks, in column: Int) -> Ticks {
    if let longest, extent >= longest || asked[column] != longest {
      return max(longest, extent)
    }
    return asked.lazy.filter { $0.key != column }.compactMap(\.value).reduce(extent, max)
  }
}
