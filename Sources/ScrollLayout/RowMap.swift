/// Where changes that are made one after the other take each place of the row.
///
/// Few changes are followed one by one. Of many, inserts or removals in ascending order, as those of a difference
/// are, are added up once: a place is then found in the sums by binary search.
/// O(changes) to make; O(stretches · log changes) to ask.
package struct RowMap: Sendable {
  private enum Changes {
    case one(RowChange)
    /// None, or a few.
    case few([RowChange])
    /// Many, added up.
    case stages([Stage])
  }

  private var changes: Changes
  /// Whether items come and go, and nothing else.
  package private(set) var isOfItems: Bool

  /// Up to this number, changes are searched one by one.
  package static let fewChanges = 8

  package init(_ changes: [RowChange] = [], isOfItems: Bool = true) {
    self.isOfItems = isOfItems
    guard changes.count > Self.fewChanges else {
      self.changes = changes.count == 1 ? .one(changes[0]) : .few(changes)
      return
    }
    var (stages, next): ([Stage], Int) = ([], 0)
    while next < changes.count { stages.append(Stage(changes, &next)) }
    self.changes = .stages(stages)
  }

  package init(_ change: RowChange, isOfItems: Bool) {
    changes = .one(change)
    self.isOfItems = isOfItems
  }

  /// A map of more than a few stretches of items that come, and then of those that go.
  package init(inserts: Sums, removals: Sums) {
    isOfItems = true
    var stages: [Stage] = []
    stages.reserveCapacity(2)
    if !inserts.stretches.isEmpty { stages.append(.inserts(inserts)) }
    if !removals.stretches.isEmpty { stages.append(.removals(removals)) }
    changes = .stages(stages)
  }

  /// Adds changes that are made after the others.
  package static func += (map: inout RowMap, later: RowMap) {
    var changes: [RowChange] = []
    map.forEachChange { changes.append($0) }
    later.forEachChange { changes.append($0) }
    map = RowMap(changes, isOfItems: map.isOfItems && later.isOfItems)
  }

  package var isEmpty: Bool {
    switch changes {
    case .one: false
    case .few(let changes): changes.isEmpty
    case .stages(let stages): stages.isEmpty
    }
  }

  /// The change, if there is one only.
  package var only: RowChange? {
    if case .one(let change) = changes { change } else { nil }
  }

  /// Calls with each change, in order.
  package func forEachChange(_ body: (RowChange) -> Void) {
    switch changes {
    case .one(let change): body(change)
    case .few(let changes): for change in changes { body(change) }
    case .stages(let stages): for stage in stages { stage.forEachChange(body) }
    }
  }

  /// Whether places are moved by themselves.
  package var hasMoves: Bool { contains(\.isMove, inStage: \.isMove) }

  /// Whether places go from where they were.
  package var takesAway: Bool { contains(\.takesAway, inStage: \.takesAway) }

  /// Whether places come or go.
  package var changesContent: Bool { contains(\.changesContent, inStage: \.changesContent) }

  private func contains(_ isOne: (RowChange) -> Bool, inStage isStage: (Stage) -> Bool) -> Bool {
    switch changes {
    case .one(let change): isOne(change)
    case .few(let changes): changes.contains(where: isOne)
    case .stages(let stages): stages.contains(where: isStage)
    }
  }

  /// Where a place is after all changes; `nil` when it has gone.
  package func place(of index: Int) -> Int? {
    through(index, change: { $0.place(of: $1) }, stage: { $0.place(of: $1) })
  }

  /// Where a place is after all changes; `nil` when it has gone or was itself moved.
  package func unmovedPlace(of index: Int) -> Int? {
    through(index, change: { $0.unmovedPlace(of: $1) }, stage: { $0.unmovedPlace(of: $1) })
  }

  /// Where a place is after all changes, or of one that has gone what has come up to it.
  package func nearestPlace(of index: Int) -> Int {
    switch changes {
    case .one(let change): change.nearestPlace(of: index)
    case .few(let changes): changes.nearestPlace(of: index)
    case .stages(let stages): stages.reduce(index) { $1.nearestPlace(of: $0) }
    }
  }

  /// The place before all changes that leads to one after them; `nil` for an inserted one.
  package func formerPlace(of index: Int) -> Int? {
    switch changes {
    case .one(let change): return change.inverse.place(of: index)
    case .few(let changes): return changes.formerPlace(of: index)
    case .stages(let stages):
      var index = index
      for stage in stages.reversed() {
        guard let before = stage.formerPlace(of: index) else { return nil }
        index = before
      }
      return index
    }
  }

  /// Where the first of some neighbors is after all changes; `nil` where one of them has gone or was
  /// moved, or something has come between them.
  package func place(ofWhole range: ClosedRange<Int>) -> Int? {
    through(range, change: { $0.place(ofWhole: $1) }, stage: { $0.place(ofWhole: $1) })?.lowerBound
  }

  /// Takes one or more places through all changes, in order; `nil` once a step has no place for them.
  @inline(__always)
  private func through<Places>(
    _ places: Places, change: (RowChange, Places) -> Places?, stage: (Stage, Places) -> Places?
  ) -> Places? {
    var places = places
    switch changes {
    case .one(let one): return change(one, places)
    case .few(let few):
      for one in few {
        guard let next = change(one, places) else { return nil }
        places = next
      }
    case .stages(let stages):
      for one in stages {
        guard let next = stage(one, places) else { return nil }
        places = next
      }
    }
    return places
  }
}

extension RowChange {
  var isMove: Bool {
    if case .move = self { true } else { false }
  }

  /// Whether places come or go.
  var changesContent: Bool {
    switch self {
    case .insert(_, let count): count > 0
    case .remove(let range): !range.isEmpty
    case .move: false
    }
  }

  /// Whether places go from where they were.
  var takesAway: Bool {
    if case .insert = self { false } else { true }
  }

  /// Where neighbors are; `nil` where one of them has gone or was moved, or something has come between them.
  @inline(__always)
  func place(ofWhole range: ClosedRange<Int>) -> ClosedRange<Int>? {
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
