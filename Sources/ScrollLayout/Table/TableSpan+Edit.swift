/// What becomes of merged cells when rows or columns come, go and move.
extension Range<Int> {
  /// With new places before `at`: those strictly inside make it longer.
  func inserting(_ count: Int, at: Int) -> Range<Int> {
    if lowerBound >= at { return lowerBound + count..<upperBound + count }
    return lowerBound..<(at < upperBound ? upperBound + count : upperBound)
  }

  /// Without the places of another range.
  func removing(_ gone: Range<Int>) -> Range<Int> {
    func rest(_ bound: Int) -> Int {
      bound - Swift.max(0, Swift.min(bound, gone.upperBound) - gone.lowerBound)
    }
    return rest(lowerBound)..<rest(upperBound)
  }
}

extension [TableSpan] {
  /// Moves spans with their rows. A row inserted into a span makes it longer, a removed row shorter, and a span that
  /// covers no more than one cell is removed. A row that moves within a span stays part of it; one that moves away
  /// leaves it, and moves a span that has no other row with it. O(spans).
  ///
  /// - Parameter frozenRows: spans that would now lie on both sides of this border go as well.
  mutating func follow(_ change: RowChange, frozenRows: Int) {
    switch change {
    case .insert(let at, let count):
      for index in indices { self[index].rows = self[index].rows.inserting(count, at: at) }
    case .remove(let gone):
      for index in indices { self[index].rows = self[index].rows.removing(gone) }
    case .move(let range, let to):
      move(from: range.lowerBound, to: to)
    }
    removeAll { $0.rowCount == 0 || $0.isSingle || $0.crosses(row: frozenRows, column: 0) }
  }

  private mutating func move(from: Int, to: Int) {
    var taken: [Int] = []
    for index in indices {
      let rows = self[index].rows
      if rows.contains(from), rows.contains(to) { continue }
      if rows == from..<from + 1 {
        self[index].row = to
        taken.append(index)
      } else {
        self[index].rows = rows.removing(from..<from + 1).inserting(1, at: to)
      }
    }
    guard !taken.isEmpty else { return }
    // What comes into a larger span is covered by it.
    let hosts = filter { $0.rowCount > 1 && $0.rows.contains(to) }
    let covered = taken.filter { index in
      hosts.contains { $0.columns.overlaps(self[index].columns) }
    }
    for index in covered.reversed() { remove(at: index) }
  }
}
