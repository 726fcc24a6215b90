import ScrollLayout

/// A batch of updates while it is checked.
struct BatchPlan {
  /// A call and the place it names.
  struct Call {
    var path: ItemPath
    var operation: UpdateError.Operation
  }

  let batch: BatchUpdate
  /// Items of each section before.
  let before: [Int]
  /// Items of each section after.
  var after: [Int] = []
  /// Where each section before is after; -1 for those that go.
  var newSections: [Int] = []
  /// What is done with each section before; `nil` for those that only stay.
  var fates: [UpdateError.Operation?]
  /// The number before of each section after; -1 for those that come.
  var oldSections: [Int] = []
  /// Calls that name items before, in order of places.
  var callsBefore: [Call] = []
  /// Calls that name places after, in order of places.
  var callsAfter: [Call] = []

  init(_ batch: BatchUpdate, from counts: [Int]) {
    self.batch = batch
    before = counts
    fates = Array(repeating: nil, count: counts.count)
  }

  /// Checks the calls for sections, and finds which section is where after.
  mutating func placeSections(expecting counts: [Int]?) throws(UpdateError) {
    try checkSectionsBefore()
    let count = before.count - batch.deletedSections.count + batch.insertedSections.count
    var isTaken: [UpdateError.Operation?] = Array(repeating: nil, count: count)
    oldSections = Array(repeating: -1, count: count)
    newSections = Array(repeating: -1, count: before.count)
    let inserted = batch.insertedSections.map { ($0, -1, UpdateError.Operation.insert) }
    let moved = batch.movedSections.map { ($0.to, $0.from, UpdateError.Operation.move) }
    for (section, old, operation) in (inserted + moved).sorted(by: { $0.0 < $1.0 }) {
      guard (0..<count).contains(section) else { throw .noSectionAfter(operation, section) }
      if let other = isTaken[section] {
        throw .sectionConflictAfter(section, other, operation)
      }
      isTaken[section] = operation
      oldSections[section] = old
      if old >= 0 { newSections[old] = section }
    }
    var next = 0
    for section in before.indices where fates[section] != .delete && fates[section] != .move {
      while isTaken[next] != nil { next += 1 }
      oldSections[next] = section
      newSections[section] = next
      next += 1
    }
    guard let counts else { return }
    guard counts.count == count else {
      throw .wrongSectionCount(expected: counts.count, count: count)
    }
    for (section, count) in counts.enumerated() where count < 0 {
      throw .negativeCount(section: section, count)
    }
  }

  private mutating func checkSectionsBefore() throws(UpdateError) {
    var calls: [(section: Int, operation: UpdateError.Operation)] = []
    calls += batch.deletedSections.map { ($0, .delete) }
    calls += batch.movedSections.map { ($0.from, .move) }
    calls += batch.reloadedSections.map { ($0, .reload) }
    for (section, operation) in calls.sorted(by: { $0.section < $1.section }) {
      guard before.indices.contains(section) else {
        throw .noSectionBefore(operation, section)
      }
      if let other = fates[section], other != .reload || operation != .reload {
        throw .sectionConflictBefore(section, other, operation)
      }
      fates[section] = operation
    }
  }

  /// Checks the calls that name items before.
  mutating func checkItemsBefore() throws(UpdateError) {
    callsBefore += batch.deletedItems.map { Call(path: $0, operation: .delete) }
    callsBefore += batch.movedItems.map { Call(path: $0.from, operation: .move) }
    callsBefore += batch.reloadedItems.map { Call(path: $0, operation: .reload) }
    callsBefore += batch.reconfiguredItems.map { Call(path: $0, operation: .reconfigure) }
    callsBefore.sort { ($0.path, $0.operation.order) < ($1.path, $1.operation.order) }
    for (index, call) in callsBefore.enumerated() {
      guard before.indices.contains(call.path.section), call.path.item >= 0,
        call.path.item < before[call.path.section]
      else { throw .noItemBefore(call.operation, call.path) }
      if index > 0, callsBefore[index - 1].path == call.path {
        let other = callsBefore[index - 1].operation
        if !other.isCompatible(with: call.operation) {
          throw .conflictBefore(call.path, other, call.operation)
        }
      }
      try checkSection(of: call)
    }
  }

  /// What goes with its section needs no more than that, and a section that is reloaded is taken whole.
  private func checkSection(of call: Call) throws(UpdateError) {
    let showsAnew = call.operation == .reload || call.operation == .reconfigure
    switch fates[call.path.section] {
    case .delete where showsAnew:
      throw .itemOfChangedSection(call.path, call.operation, section: .delete)
    case .reload where !showsAnew:
      throw .itemOfChangedSection(call.path, call.operation, section: .reload)
    default: break
    }
  }

  /// Checks the calls that name places after, and the numbers of items.
  mutating func checkItemsAfter(expecting counts: [Int]?) throws(UpdateError) {
    callsAfter += batch.insertedItems.map { Call(path: $0, operation: .insert) }
    callsAfter += batch.movedItems.map { Call(path: $0.to, operation: .move) }
    callsAfter.sort { ($0.path, $0.operation.order) < ($1.path, $1.operation.order) }
    after = oldSections.map { $0 < 0 ? 0 : before[$0] }
    for call in callsBefore where call.operation == .delete || call.operation == .move {
      let section = newSections[call.path.section]
      if section >= 0 { after[section] -= 1 }
    }
    for call in callsAfter {
      let section = call.path.section
      guard after.indices.contains(section) else {
        throw .noItemAfter(call.operation, call.path)
      }
      after[section] += 1
      if oldSections[section] >= 0, fates[oldSections[section]] == .reload {
        throw .itemOfChangedSection(call.path, call.operation, section: .reload)
      }
    }
    if let counts { try takeCounts(counts) }
    for (index, call) in callsAfter.enumerated() {
      guard call.path.item >= 0, call.path.item < after[call.path.section] else {
        throw .noItemAfter(call.operation, call.path)
      }
      if index > 0, callsAfter[index - 1].path == call.path {
        throw .conflictAfter(call.path, callsAfter[index - 1].operation, call.operation)
      }
    }
  }

  private mutating func takeCounts(_ counts: [Int]) throws(UpdateError) {
    for (section, count) in counts.enumerated() where after[section] != count {
      let old = oldSections[section]
      // New and reloaded sections have what there is.
      guard old < 0 && after[section] <= count || old >= 0 && fates[old] == .reload else {
        throw .wrongItemCount(section: section, expected: count, count: after[section])
      }
      after[section] = count
    }
  }
}

extension UpdateError.Operation {
  /// So that of two calls for one item always the same is named first.
  fileprivate var order: Int {
    switch self {
    case .delete: 0
    case .insert: 1
    case .move: 2
    case .reload: 3
    case .reconfigure: 4
    }
  }

  /// Whether both can be done to one item.
  fileprivate func isCompatible(with other: UpdateError.Operation) -> Bool {
    switch (self, other) {
    case (.reload, .reload), (.reload, .reconfigure), (.reconfigure, .reconfigure): true
    case (.move, .reconfigure): true
    default: false
    }
  }
}
