/// Some places of a row, as the stretches of memory in which their handles stand: read where they are,
/// as copying them first takes as long as comparing them.
///
/// Good while the row it was listed from is alive and unchanged.
struct HandleSpans: ~Copyable {
  struct Span: BitwiseCopyable {
    var first: UnsafePointer<UInt32>
    var count: Int
  }

  private(set) var spans = Scratch<Span>()
  private(set) var count = 0

  /// Lists the stretches of some places, none of which is empty. O(branches + leaves).
  mutating func list(_ row: Row, _ range: Range<Int>) {
    count = 0
    var listed = 0
    row.forEachStretch(in: range) { stretch, _ in
      guard let first = stretch.baseAddress, !stretch.isEmpty else { return }
      spans.reserve(listed + 1, keeping: listed)
      spans.values[listed] = Span(first: first, count: stretch.count)
      listed += 1
    }
    count = listed
  }

  /// How many handles at the end are the same as at the end of others, at most `limit`.
  func commonSuffix(with other: borrowing HandleSpans, limit: Int) -> Int {
    var total = 0
    var (one, their) = (count, other.count)
    var (mine, others) = (Span?.none, Span?.none)
    while total < limit {
      if mine == nil {
        one -= 1
        mine = spans.values[one]
      }
      if others == nil {
        their -= 1
        others = other.spans.values[their]
      }
      guard let a = mine, let b = others else { break }
      let length = min(a.count, b.count, limit - total)
      let same = HandlePairs.suffix(a.first + a.count, b.first + b.count, length)
      total += same
      guard same == length else { break }
      mine = a.count == length ? nil : Span(first: a.first, count: a.count - length)
      others = b.count == length ? nil : Span(first: b.first, count: b.count - length)
    }
    return total
  }
}

/// A place that goes forward through listed handles.
struct HandleReader: BitwiseCopyable {
  /// The next span, and how many places are ahead in all.
  private var next: UnsafePointer<HandleSpans.Span>
  private(set) var ahead: Int
  /// What is ahead of the current span.
  private(set) var first: UnsafePointer<UInt32>
  private(set) var rest: Int
  /// The place in the row.
  private(set) var place: Int

  /// At the first of the places that `spans` lists, which are those of `range`.
  init(_ spans: borrowing HandleSpans, _ range: Range<Int>) {
    next = UnsafePointer(spans.spans.values)
    (first, rest) = (UnsafePointer(bitPattern: MemoryLayout<UInt32>.alignment).unsafelyUnwrapped, 0)
    (place, ahead) = (range.lowerBound, range.count)
    advance(0)
  }

  /// The handle here. `ahead` is above 0.
  @inline(__always) var handle: UInt32 { first.pointee }

  /// The handle behind the one here. `ahead` is above 1.
  @inline(__always) var second: UInt32 { rest > 1 ? first[1] : next.pointee.first.pointee }

  /// Leaves out places at the end, fewer than are ahead or all of them.
  mutating func cut(_ count: Int) { ahead &-= count }

  /// Goes on by as many as `rest` and `ahead` at most.
  @inline(__always) mutating func advance(_ count: Int) {
    place &+= count
    ahead &-= count
    first += count
    rest &-= count
    if rest == 0, ahead > 0 {
      (first, rest) = (next.pointee.first, next.pointee.count)
      next += 1
    }
  }
}
