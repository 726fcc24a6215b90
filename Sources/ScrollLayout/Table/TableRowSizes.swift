/// What the cells of a row that sizes itself have asked for.
struct TableRowSizes: Sendable {
  /// By columns; `nil` of cells that take the length there is.
  private(set) var asked: [Int: Ticks?] = [:]
  /// The former sizes of cells that are to be asked again. They count until then.
  private var former: [Int: Ticks] = [:]
  /// The longest of all; `nil` while none asked for a length.
  private(set) var longest: Ticks?

  /// Takes the size that the cell returned. O(1), and of one that was the longest and is not any more O(cells).
  mutating func take(_ extent: Ticks?, in column: Int) {
    let known = asked.updateValue(extent, forKey: column) ?? nil
    let last = former.removeValue(forKey: column) ?? known
    if let extent, extent >= longest ?? .zero {
      longest = extent
    } else if let last, last == longest {
      findLongest()
    }
  }

  /// Marks a cell to be measured again; returns whether it had been measured. O(1).
  mutating func expire(_ column: Int) -> Bool {
    guard let extent = asked.removeValue(forKey: column) else { return false }
    if let extent { former[column] = extent }
    return true
  }

  private mutating func findLongest() {
    longest = [asked.values.lazy.compactMap(\.self).max(), former.values.max()].compactMap(\.self)
      .max()
  }
}
