import Scrollwork

/// The index that a list needs no tree for: sizes, and where each starts. The benchmarks' competitor.
///
/// Finding is a binary search; every change shifts all starts behind it.
struct PrefixArray {
  private(set) var extents: [Int64]
  /// Where each element starts, and one entry more: the total.
  private(set) var starts: [Int64]

  init(_ extents: [Int64]) {
    self.extents = extents
    starts = Array(unsafeUninitializedCapacity: extents.count + 1) { buffer, count in
      buffer[0] = 0
      for index in extents.indices { buffer[index + 1] = buffer[index] &+ extents[index] }
      count = extents.count + 1
    }
  }

  var byteCount: Int { 8 * (extents.count + starts.count) }

  func offset(of index: Int) -> Int64 { starts[index] }

  /// The element that covers an offset inside the row.
  func index(at offset: Int64) -> Int {
    var (low, high) = (0, extents.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func setExtent(_ extent: Int64, at index: Int) {
    let growth = extent &- extents[index]
    extents[index] = extent
    starts.withUnsafeMutableBufferPointer { starts in
      for next in (index + 1)..<starts.count { starts[next] &+= growth }
    }
  }

  mutating func insert(_ extent: Int64, at index: Int) {
    extents.insert(extent, at: index)
    starts.insert(starts[index], at: index)
    starts.withUnsafeMutableBufferPointer { starts in
      for next in (index + 1)..<starts.count { starts[next] &+= extent }
    }
  }

  mutating func remove(at index: Int) {
    let extent = extents.remove(at: index)
    starts.remove(at: index)
    starts.withUnsafeMutableBufferPointer { starts in
      for next in index..<starts.count { starts[next] &-= extent }
    }
  }
}
