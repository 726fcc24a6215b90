/// A stretch of a row: handles in order, and behind them their weights where the row has any.
final class RowLeaf: ManagedBuffer<Int, UInt32> {
  /// The handles, as many as the entry of the leaf says.
  var handles: UnsafeMutablePointer<UInt32> { withUnsafeMutablePointerToElements { $0 } }

  /// The weights of the handles, in rows that have weights.
  var weights: UnsafeMutablePointer<UInt32> {
    withUnsafeMutablePointers { capacity, elements in elements + capacity.pointee }
  }

  static func make(capacity: Int, isWeighted: Bool) -> RowLeaf {
    unsafeDowncast(
      RowLeaf.create(minimumCapacity: isWeighted ? 2 * capacity : capacity) { _ in capacity },
      to: RowLeaf.self)
  }

  /// A leaf of the same capacity with the same `count` handles.
  func copy(count: Int, isWeighted: Bool) -> RowLeaf {
    let leaf = RowLeaf.make(capacity: header, isWeighted: isWeighted)
    leaf.handles.initialize(from: handles, count: count)
    if isWeighted { leaf.weights.initialize(from: weights, count: count) }
    return leaf
  }
}

/// Some neighboring leaves.
final class RowBranch {
  struct Entry {
    var leaf: RowLeaf
    /// The same in all versions of the leaf; 0 is no leaf.
    var id: UInt32
    var count: Int
    /// All weights of the leaf, added up.
    var weight: Int
  }

  // Read leaf by leaf; no one else changes it meanwhile, and checking that takes longer than reading.
  @exclusivity(unchecked) var leaves: [Entry]

  init(leaves: [Entry]) { self.leaves = leaves }
}
