extension RowChange {
  /// What takes the row back to how it was before. O(1).
  public var inverse: RowChange {
    switch self {
    case .insert(let at, let count): .remove(at..<max(at, at &+ count))
    case .remove(let range): .insert(at: range.lowerBound, count: range.length)
    case .move(let range, let to): .move(to..<max(to, to &+ range.length), to: range.lowerBound)
    }
  }
}

extension [RowChange] {
  /// The index before all changes of the element at an index after them; `nil` for an inserted one. O(changes).
  public func formerPlace(of index: Int) -> Int? {
    var index = index
    for change in reversed() {
      guard let before = change.inverse.place(of: index) else { return nil }
      index = before
    }
    return index
  }
}
