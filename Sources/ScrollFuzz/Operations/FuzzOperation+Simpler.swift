extension FuzzOperation {
  /// The same with less of it, the least first.
  var simpler: [FuzzOperation] {
    switch self {
    case .frames(let lengths):
      return Self.shorter(lengths).filter { !$0.isEmpty }.map(FuzzOperation.frames)
    case .reload(let counts):
      return (Self.shorter(counts).filter { !$0.isEmpty } + Self.smaller(counts)).map(
        FuzzOperation.reload)
    case .drag(let x, let y, let moves, let lifts):
      return [moves / 2, moves - 1].filter { $0 > 0 && $0 < moves }.map {
        .drag(x: x, y: y, moves: $0, lifts: lifts)
      }
    case .scroll(let place, let position, true):
      return [.scroll(to: place, at: position, animated: false)]
    case .offset(let offset, true): return [.offset(offset, animated: false)]
    case .edit(let edits, let animated):
      var found: [FuzzOperation] = animated ? [.edit(edits, animated: false)] : []
      found += Self.shorter(edits).filter { !$0.isEmpty }.map { .edit($0, animated: animated) }
      for (slot, edit) in edits.enumerated() {
        for other in edit.simpler {
          var changed = edits
          changed[slot] = other
          found.append(.edit(changed, animated: animated))
        }
      }
      return found
    case .batch(let batch, let animated):
      let plain: [FuzzOperation] = animated ? [.batch(batch, animated: false)] : []
      return plain + batch.simpler.map { .batch($0, animated: animated) }
    case .change(let places):
      return Self.shorter(places).filter { !$0.isEmpty }.map(FuzzOperation.change)
    case .replace(let places):
      return Self.shorter(places).filter { !$0.isEmpty }.map(FuzzOperation.replace)
    case .resize, .wheel, .fling, .scroll, .offset, .cancel, .mistake: return []
    }
  }

  /// One half, the other, and all but one.
  static func shorter<Value>(_ values: [Value]) -> [[Value]] {
    guard values.count > 1 else { return values.isEmpty ? [] : [[]] }
    let half = values.count / 2
    var found = values.count > 3 ? [Array(values[..<half]), Array(values[half...])] : []
    for slot in values.indices {
      var rest = values
      rest.remove(at: slot)
      found.append(rest)
    }
    return found
  }

  static func smaller(_ counts: [Int]) -> [[Int]] {
    var found: [[Int]] = []
    for (slot, count) in counts.enumerated() {
      for less in [0, count / 2, count - 1] where less >= 0 && less < count {
        var changed = counts
        changed[slot] = less
        found.append(changed)
      }
    }
    return found
  }
}

extension FuzzEdit {
  fileprivate var simpler: [FuzzEdit] {
    switch self {
    case .insert(let place, let count):
      [1, count / 2, count - 1].filter { $0 > 0 && $0 < count }.map {
        .insert(at: place, count: $0)
      }
    case .remove(let place, let count):
      [1, count / 2, count - 1].filter { $0 > 0 && $0 < count }.map {
        .remove(at: place, count: $0)
      }
    case .insertSections(let place, let counts):
      (FuzzOperation.shorter(counts).filter { !$0.isEmpty } + FuzzOperation.smaller(counts)).map {
        .insertSections(at: place, counts: $0)
      }
    case .move, .removeSection, .moveSection: []
    }
  }
}

extension FuzzBatch {
  fileprivate var simpler: [FuzzBatch] {
    shorter(\.deleted) + shorter(\.inserted) + shorter(\.moved) + shorter(\.reloaded)
      + shorter(\.reconfigured) + shorter(\.deletedSections) + shorter(\.insertedSections)
  }

  private func shorter<Value>(_ part: WritableKeyPath<FuzzBatch, [Value]>) -> [FuzzBatch] {
    FuzzOperation.shorter(self[keyPath: part]).map { values in
      var other = self
      other[keyPath: part] = values
      return other
    }
  }
}
