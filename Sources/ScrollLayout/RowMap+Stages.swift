extension RowMap {
  /// Changes that are searched together.
  enum Stage {
    case single(RowChange)
    case inserts(Sums)
    case removals(Sums)
  }

  /// Where stretches come or go, in ascending order, as places before all of them.
  package struct Sums: Sendable {
    /// Where each stretch starts, and the elements of it and of all before it.
    var stretches: [(start: Int, sum: Int)]

    init(stretches: [(start: Int, sum: Int)]) { self.stretches = stretches }

    /// Room for stretches.
    package init(count: Int) {
      stretches = []
      stretches.reserveCapacity(count)
    }

    /// Adds a stretch behind the others.
    package mutating func add(_ count: Int, at start: Int) {
      stretches.append((start, count + sum(before: stretches.count)))
    }

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
    // One alone needs no sums.
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

  /// Calls with each change, in order.
  func forEachChange(_ body: (RowChange) -> Void) {
    switch self {
    case .single(let change): body(change)
    case .inserts(let sums):
      for stretch in sums.stretches.indices {
        let (start, sum) = sums.stretches[stretch]
        let before = sums.sum(before: stretch)
        body(.insert(at: start + before, count: sum - before))
      }
    case .removals(let sums):
      for stretch in sums.stretches.indices {
        let (start, sum) = sums.stretches[stretch]
        let before = sums.sum(before: stretch)
        body(.remove(start - before..<start + sum - before - before))
      }
    }
  }

  var isMove: Bool {
    if case .single(.move) = self { true } else { false }
  }

  /// Whether places go from where they were.
  var takesAway: Bool {
    switch self {
    case .single(let change): change.takesAway
    case .inserts: false
    case .removals: true
    }
  }

  /// Whether places come or go.
  var changesContent: Bool {
    switch self {
    case .single(let change): change.changesContent
    case .inserts(let sums), .removals(let sums): !sums.stretches.isEmpty
    }
  }

  /// Where neighbors are; `nil` where one of them has gone or was moved, or something has come between them.
  func place(ofWhole range: ClosedRange<Int>) -> ClosedRange<Int>? {
    if case .single(let change) = self { return change.place(ofWhole: range) }
    guard let first = place(of: range.lowerBound), let last = place(of: range.upperBound),
      last - first == range.upperBound - range.lowerBound
    else { return nil }
    return first...last
  }

  /// Where a place is; `nil` when it has gone or was itself moved.
  func unmovedPlace(of index: Int) -> Int? {
    if case .single(let change) = self { change.unmovedPlace(of: index) } else { place(of: index) }
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
