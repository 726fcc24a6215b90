/// Several changes of the row, one after the other, to be asked for many places.
///
/// Few are gone through one by one. Of many, stretches whose inserts or removals are in ascending order,
/// as those of a difference are, are added up once: a place is then found in them by halving.
/// O(changes) to make; O(stretches · log changes) to ask.
package struct RowMap: Sendable {
  package let changes: [RowChange]
  private var stages: [Stage] = []

  /// So many changes are gone through one by one.
  private static let fewChanges = 8

  package init(_ changes: [RowChange]) {
    self.changes = changes
    guard changes.count > Self.fewChanges else { return }
    var next = 0
    while next < changes.count { stages.append(Stage(changes, &next)) }
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Where a place is after all changes; `nil` when it has gone.
  package func place(of index: Int) -> Int? {
    guard !stages.isEmpty else { return changes.place(of: index) }
    var index = index
    for stage in stages {
      guard let next = stage.place(of: index) else { return nil }
      index = next
    }
    return index
  }

  /// Where a place is after all changes; `nil` when it has gone or was itself moved.
  package func unmovedPlace(of index: Int) -> Int? {
    guard !stages.isEmpty else { return changes.unmovedPlace(of: index) }
    var index = index
    for stage in stages {
      if case .single(.move(let range, _)) = stage, range.contains(index) { return nil }
      guard let next = stage.place(of: index) else { return nil }
      index = next
    }
    return index
  }

  /// Where a place is after all changes, or of one that has gone what has come up to it.
  package func nearestPlace(of index: Int) -> Int {
    guard !stages.isEmpty else { return changes.nearestPlace(of: index) }
    return stages.reduce(index) { $1.nearestPlace(of: $0) }
  }

  /// Where what is at a place after all changes was before them; `nil` for what has come.
  package func formerPlace(of index: Int) -> Int? {
    guard !stages.isEmpty else { return changes.formerPlace(of: index) }
    var index = index
    for stage in stages.reversed() {
      guard let before = stage.formerPlace(of: index) else { return nil }
      index = before
    }
    return index
  }
}

extension RowMap {
  /// Where the first of some neighbours is after all changes; `nil` where one of them has gone or was
  /// moved, or something has come between them. O(changes).
  package func place(ofWhole range: ClosedRange<Int>) -> Int? {
    var (first, last) = (range.lowerBound, range.upperBound)
    for change in changes {
      switch change {
      case .insert(let at, let count):
        if at <= first { first += count } else if at <= last { return nil }
      case .remove(let gone):
        if gone.lowerBound <= last, gone.upperBound > first, !gone.isEmpty { return nil }
        if gone.upperBound <= first { first -= gone.count }
      case .move(let moved, let to):
        if moved.lowerBound <= last, moved.upperBound > first { return nil }
        if moved.upperBound <= first { first -= moved.count }
        if to <= first {
          first += moved.count
        } else if to <= first + range.count - 1 {
          return nil
        }
      }
      last = first + range.count - 1
    }
    return first
  }
}

extension RowMap {
  /// Changes that are looked up together.
  enum Stage {
    case single(RowChange)
    case inserts(Sums)
    case removals(Sums)
  }

  /// Where stretches come or go, in ascending order, as places before all of them.
  struct Sums {
    /// Where each stretch starts, and the elements of it and of all before it.
    var stretches: [(start: Int, sum: Int)]

    /// Elements of the stretches before one.
    func sum(before stretch: Int) -> Int { stretch > 0 ? stretches[stretch - 1].sum : 0 }

    /// The last stretch that by `key` starts at a place or before it; -1 when none does.
    func last(notAfter index: Int, by key: (Int) -> Int) -> Int {
      var (low, high) = (0, stretches.count)
      while low < high {
        let middle = (low + high) / 2
        if key(middle) <= index { low = middle + 1 } else { high = middle }
      }
      return low - 1
    }
  }
}

extension RowMap.Stage {
  /// Takes as many changes as fit together, one at least.
  init(_ changes: [RowChange], _ next: inout Int) {
    let (first, begin) = (changes[next], next)
    next = Self.end(of: changes, from: begin)
    // One alone is as quickly asked itself.
    guard next > begin + 1 else {
      self = .single(first)
      return
    }
    let together = begin..<next
    let stretches = changes.withUnsafeBufferPointer { changes in
      [(start: Int, sum: Int)](unsafeUninitializedCapacity: together.count) { stretches, count in
        var total = 0
        for change in changes[together] {
          switch change {
          case .insert(let at, let added) where added > 0:
            stretches.initializeElement(at: count, to: (at - total, total + added))
            total += added
          case .remove(let range) where !range.isEmpty:
            stretches.initializeElement(
              at: count, to: (range.lowerBound + total, total + range.count))
            total += range.count
          default: continue
          }
          count += 1
        }
      }
    }
    if case .insert = first {
      self = .inserts(RowMap.Sums(stretches: stretches))
    } else {
      self = .removals(RowMap.Sums(stretches: stretches))
    }
  }

  /// Where the changes end that fit together with the first: as many of its kind as are in ascending order.
  private static func end(of changes: [RowChange], from first: Int) -> Int {
    changes.withUnsafeBufferPointer { changes in
      var (next, end) = (first, Int.min)
      switch changes[first] {
      case .insert:
        while next < changes.count, case .insert(let at, let count) = changes[next], at >= end {
          end = at + count
          next += 1
        }
      case .remove:
        while next < changes.count, case .remove(let range) = changes[next],
          range.lowerBound >= end
        {
          end = range.lowerBound
          next += 1
        }
      case .move: next += 1
      }
      return next
    }
  }

  func place(of index: Int) -> Int? {
    switch self {
    case .single(let change): return change.place(of: index)
    case .inserts(let sums):
      return index + sums.sum(before: sums.last(notAfter: index) { sums.stretches[$0].start } + 1)
    case .removals(let sums):
      let stretch = sums.last(notAfter: index) { sums.stretches[$0].start }
      guard stretch >= 0 else { return index }
      let count = sums.stretches[stretch].sum - sums.sum(before: stretch)
      return index < sums.stretches[stretch].start + count
        ? nil : index - sums.stretches[stretch].sum
    }
  }

  /// Where a place is, or of one that has gone what has come up to it.
  func nearestPlace(of index: Int) -> Int {
    if let place = place(of: index) { return place }
    switch self {
    case .single(.remove(let range)): return range.lowerBound
    case .removals(let sums):
      let stretch = sums.last(notAfter: index) { sums.stretches[$0].start }
      return sums.stretches[stretch].start - sums.sum(before: stretch)
    case .single, .inserts: return index
    }
  }

  func formerPlace(of index: Int) -> Int? {
    switch self {
    case .single(let change): return change.inverse.place(of: index)
    case .inserts(let sums):
      let stretch = sums.last(notAfter: index) { sums.stretches[$0].start + sums.sum(before: $0) }
      guard stretch >= 0 else { return index }
      return index < sums.stretches[stretch].start + sums.stretches[stretch].sum
        ? nil : index - sums.stretches[stretch].sum
    case .removals(let sums):
      let stretch = sums.last(notAfter: index) { sums.stretches[$0].start - sums.sum(before: $0) }
      return index + sums.sum(before: stretch + 1)
    }
  }
}
