/// Finds the merged cells that cover a place of a table.
///
/// The rows of each span are cut into blocks whose length is a power of two and which start at a multiple
/// of it: at the most two of each length. Spans of one block share its rows, so their columns do not
/// overlap and can be searched. A row lies in one block of each length. Memory is O(spans · log rows).
struct TableSpanIndex {
  /// Rows `number << level` up to `(number + 1) << level`.
  private struct Block: Hashable {
    var level: Int
    var number: Int
  }

  /// Spans in order of their columns.
  private var blocks: [Block: [TableSpan]] = [:]
  /// Lengths of blocks in use, as bits.
  private var levels: UInt64 = 0
  /// Blocks looked at since it was last set to zero.
  var steps = 0

  var isEmpty: Bool { levels == 0 }

  init() {}

  /// O(spans · log rows · log spans).
  ///
  /// - Throws: `overlappingSpans` for two that cover the same cell.
  /// - Precondition: all are sound.
  init(_ spans: [TableSpan]) throws(TableLayout.Failure) {
    for span in spans { add(span) }
    for key in blocks.keys { blocks[key]?.sort { $0.column < $1.column } }
    // Two that overlap share a block, or the row that one of them starts in.
    for spans in blocks.values {
      for (one, other) in zip(spans, spans.dropFirst())
      where other.column < one.column + one.columnCount {
        throw .overlappingSpans(one, other)
      }
    }
    var hits: [TableSpan] = []
    for span in spans {
      hits.removeAll(keepingCapacity: true)
      find(row: span.row, columns: span.columns, into: &hits)
      if let other = hits.first(where: { $0 != span }) { throw .overlappingSpans(other, span) }
    }
    steps = 0
  }

  private mutating func add(_ span: TableSpan) {
    var row = span.row
    let end = row + span.rowCount
    while row < end {
      let longest = Int.bitWidth - 1 - (end - row).leadingZeroBitCount
      let level = Swift.min(row == 0 ? longest : row.trailingZeroBitCount, longest)
      blocks[Block(level: level, number: row >> level), default: []].append(span)
      levels |= 1 << UInt64(level)
      row += 1 << level
    }
  }

  /// Adds the spans that cover cells of a row in some columns, in order of their columns.
  /// O(lengths in use · log spans + spans found).
  mutating func find(row: Int, columns: Range<Int>, into hits: inout [TableSpan]) {
    guard !columns.isEmpty else { return }
    let first = hits.count
    var left = levels
    while left != 0 {
      let level = left.trailingZeroBitCount
      left &= left - 1
      steps &+= 1
      guard let spans = blocks[Block(level: level, number: row >> level)] else { continue }
      var next = spans.partitioningIndex { $0.columns.upperBound > columns.lowerBound }
      while next < spans.count, spans[next].column < columns.upperBound {
        hits.append(spans[next])
        next += 1
      }
    }
    if hits.count - first > 1 { hits[first...].sort { $0.column < $1.column } }
  }
}

extension Array {
  /// The place of the first element that belongs to the second part, all of which comes behind the
  /// first one. O(log count).
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
