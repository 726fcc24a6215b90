/// Heckel's difference as the textbooks have it: a table of symbols, six passes, no ranges and more moves
/// than needed. What most libraries do, and what ours is measured against.
enum Heckel {
  enum Change {
    case insert(Int)
    case delete(Int)
    case move(from: Int, to: Int)
  }

  private final class Symbol {
    var oldCount = 0
    var newCount = 0
    var oldPlace = -1
  }

  private enum Entry {
    case symbol(Symbol)
    case place(Int)
  }

  static func difference<ID: Hashable>(from old: [ID], to new: [ID]) -> [Change] {
    var table: [ID: Symbol] = [:]
    var newEntries: [Entry] = []
    var oldEntries: [Entry] = []
    table.reserveCapacity(new.count)
    newEntries.reserveCapacity(new.count)
    oldEntries.reserveCapacity(old.count)
    for element in new {
      let symbol = Self.symbol(for: element, in: &table)
      symbol.newCount += 1
      newEntries.append(.symbol(symbol))
    }
    for (place, element) in old.enumerated() {
      let symbol = Self.symbol(for: element, in: &table)
      symbol.oldCount += 1
      symbol.oldPlace = place
      oldEntries.append(.symbol(symbol))
    }
    for (place, entry) in newEntries.enumerated() {
      guard case .symbol(let symbol) = entry, symbol.oldCount == 1, symbol.newCount == 1
      else { continue }
      newEntries[place] = .place(symbol.oldPlace)
      oldEntries[symbol.oldPlace] = .place(place)
    }
    return changes(oldEntries, newEntries)
  }

  private static func symbol<ID: Hashable>(
    for element: ID, in table: inout [ID: Symbol]
  ) -> Symbol {
    if let symbol = table[element] { return symbol }
    let symbol = Symbol()
    table[element] = symbol
    return symbol
  }

  private static func changes(_ old: [Entry], _ new: [Entry]) -> [Change] {
    var changes: [Change] = []
    var deleteOffsets = Array(repeating: 0, count: old.count)
    var offset = 0
    for (place, entry) in old.enumerated() {
      deleteOffsets[place] = offset
      if case .symbol = entry {
        changes.append(.delete(place))
        offset += 1
      }
    }
    offset = 0
    for (place, entry) in new.enumerated() {
      switch entry {
      case .symbol:
        changes.append(.insert(place))
        offset += 1
      case .place(let oldPlace):
        if oldPlace - deleteOffsets[oldPlace] + offset != place {
          changes.append(.move(from: oldPlace, to: place))
        }
      }
    }
    return changes
  }
}
