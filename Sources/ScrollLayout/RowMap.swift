/// Where each place of the row goes by changes that are made one after the other.
///
/// Few changes are gone through one by one. Of many, stretches whose inserts or removals are in ascending order,
/// as those of a difference are, are added up once: a place is then found in them by halving.
/// O(changes) to make; O(stretches · log changes) to ask.
package struct RowMap: Sendable {
  /// The changes, where they are few.
  private var few: [RowChange] = []
  /// The changes, where they are many.
  private var stages: [Stage] = []
  /// Whether items come and go, and nothing else.
  package private(set) var isOfItems: Bool

  /// So many changes are gone through one by one.
  package static let fewChanges = 8

  package init(_ changes: [RowChange] = [], isOfItems: Bool = true) {
    self.isOfItems = isOfItems
    guard changes.count > Self.fewChanges else {
      few = changes
      return
    }
    var next = 0
    while next < changes.count { stages.append(Stage(changes, &next)) }
  }

  /// A map of more than a few stretches of items that come, and then of those that go.
  package init(inserts: Sums, removals: Sums) {
    isOfItems = true
    stages.reserveCapacity(2)
    if !inserts.stretches.isEmpty { stages.append(.inserts(inserts)) }
    if !removals.stretches.isEmpty { stages.append(.removals(removals)) }
  }

  /// Adds changes that are made after the others.
  package static func += (map: inout RowMap, later: RowMap) {
    guard !map.isEmpty || !map.isOfItems else {
      map = later
      return
    }
    var changes: [RowChange] = []
    map.forEachChange { changes.append($0) }
    later.forEachChange { changes.append($0) }
    map = RowMap(changes, isOfItems: map.isOfItems && later.isOfItems)
  }

  package var isEmpty: Bool { few.isEmpty && stages.isEmpty }

  /// The change, if there is one only.
  package var only: RowChange? { few.count == 1 ? few[0] : nil }

  /// Calls with each change, in order.
  package func forEachChange(_ body: (RowChange) -> Void) {
    for change in few { body(change) }
    for stage in stages { stage.forEachChange(body) }
  }

  /// Whether places are moved by themselves.
  package var hasMoves: Bool {
    few.contains(where: \.isMove) || stages.contains(where: \.isMove)
  }

  /// Whether places go from where they were.
  package var takesAway: Bool {
    few.contains(where: \.takesAway) || stages.contains(where: \.takesAway)
  }

  /// Whether places come or go.
  package var changesContent: Bool {
    few.contains(where: \.changesContent) || stages.contains(where: \.changesContent)
  }

  /// Where a place is after all changes; `nil` when it has gone.
  package func place(of index: Int) -> Int? {
    guard !stages.isEmpty else { return few.place(of: index) }
    var index = index
    for stage in stages {
      guard let next = stage.place(of: index) else { return nil }
      index = next
    }
    return index
  }

  /// Where a place is after all changes; `nil` when it has gone or was itself moved.
  package func unmovedPlace(of index: Int) -> Int? {
    guard !stages.isEmpty else { return few.unmovedPlace(of: index) }
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
    guard !stages.isEmpty else { return few.nearestPlace(of: index) }
    return stages.reduce(index) { $1.nearestPlace(of: $0) }
  }

  /// Where what is at a place after all changes was before them; `nil` for what has come.
  package func formerPlace(of index: Int) -> Int? {
    guard !stages.isEmpty else { return few.formerPlace(of: index) }
    var index = index
    for stage in stages.reversed() {
      guard let before = stage.formerPlace(of: index) else { return nil }
      index = before
    }
    return index
  }

  /// Where the first of some neighbors is after all changes; `nil` where one of them has gone or was
  /// moved, or something has come between them.
  package func place(ofWhole range: ClosedRange<Int>) -> Int? {
    var range = range
    for change in few {
      guard let next = change.place(ofWhole: range) else { return nil }
      range = next
    }
    for stage in stages {
      guard let next = stage.place(ofWhole: range) else { return nil }
      range = next
    }
    return range.lowerBound
  }
}

extension RowChange {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }

  /// Whether places come or go.
  fileprivate var changesContent: Bool {
    switch self {
    case .insert(_, let count): count > 0
    case .remove(let range): !range.isEmpty
    case .move: false
    }
  }

  /// Whether places go from where they were.
  fileprivate var takesAway: Bool {
    if case .insert = self { false } else { true }
  }

  /// Where neighbors are; `nil` where one of them has gone or was moved, or something has come between them.
  @inline(__always)
  fileprivate func place(ofWhole range: ClosedRange<Int>) -> ClosedRange<Int>? {
    var (first, last) = (range.lowerBound, range.upperBound)
    switch self {
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
    return first...last
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

  fileprivate var isMove: Bool {
    if case .single(.move) = self { true } else { false }
  }

  /// Whether places go from where they were.
  fileprivate var takesAway: Bool {
    switch self {
    case .single(let change): change.takesAway
    case .inserts: false
    case .removals: true
    }
  }

  /// Whether places come or go.
  fileprivate var changesContent: Bool {
    switch self {
    case .single(let change): change.changesContent
    case .inserts(let sums), .removals(let sums): !sums.stretches.isEmpty
    }
  }

  /// Where neighbors are; `nil` where one of them has gone or was moved, or something has come between them.
  fileprivate func place(ofWhole range: ClosedRange<Int>) -> ClosedRange<Int>? {
    if case .single(let change) = self { return change.place(ofWhole: range) }
    guard let first = place(of: range.lowerBound), let last = place(of: range.upperBound),
      last - first == range.upperBound - range.lowerBound
    else { return nil }
    return first...last
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
