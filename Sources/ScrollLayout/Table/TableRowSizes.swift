/// What the cells of a row that sizes itself have asked for.
struct TableRowSizes: Sendable {
  /// By columns; `nil` of cells that take the length there is.
  private(set) var asked: [Int: Ticks?] = [:]
  /// The longest of them; `nil` while none asked for a length.
  private(set) var longest: Ticks?

  /// Takes what a cell asked for. O(1), and of one that was the longest and is not any more O(cells).
  mutating func take(_ extent: Ticks?, in column: Int) {
    let former = asked.updateValue(extent, forKey: column)
    if let extent, extent >= longest ?? .zero {
      longest = extent
    } else if let former, let former, former == longest {
      findLongest()
    }
  }

  /// Forgets a cell; says whether it had been asked. O(1), of the longest one O(cells).
  mutating func forget(_ column: Int) -> Bool {
    guard let former = asked.removeValue(forKey: column) else { return false }
    if let former, former == longest { findLongest() }
    return true
  }

  private mutating func findLongest() { longest = asked.values.lazy.compactMap(\.self).max() }
}
