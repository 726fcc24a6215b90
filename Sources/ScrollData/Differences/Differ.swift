/// Finds differences, and keeps the memory it needs for the next one.
///
/// For code that computes many differences: after the largest of them nothing is allocated but results. A new one for
/// each difference gives the same results. Not for two threads at a time.
public final class Differ {
  // Checks at every access would take longer than the lookups.
  @exclusivity(unchecked) @usableFromInline var items = Matcher()
  @exclusivity(unchecked) var sections = Matcher()
  @exclusivity(unchecked) var work = Work()

  /// What one difference is found with, kept for the next.
  struct Work: ~Copyable {
    /// Handles of both snapshots, at their places; only those that are looked up are there.
    var oldHandles = Scratch<UInt32>()
    var newHandles = Scratch<UInt32>()
    var oldSpans = HandleSpans()
    var newSpans = HandleSpans()
    var parts = SectionParts()
    var alignment = RowAlignment()
    var stayers = Stayers()
  }

  /// Creates a differ without memory; it grows with the first difference.
  public init() {}

  /// What changed from one collection to the other; see `RowDifference`.
  @inlinable public func difference<Old: Collection, New: Collection>(
    from old: Old, to new: New
  ) -> RowDifference where Old.Element: Hashable, Old.Element == New.Element {
    let result = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in match(old, new) }
    }
    if let result, let result { return result }
    return Array(old).withUnsafeBufferPointer { old in
      Array(new).withUnsafeBufferPointer { new in match(old, new) }
    }
  }

  @inlinable func match<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
  ) -> RowDifference {
    items.begin()
    if let first = old.baseAddress, let other = new.baseAddress {
      let pairs = HashablePairs(old: first, new: other)
      items.walk(pairs, old: old.indices, new: new.indices)
      items.finish(pairs)
    } else {
      items.skip(old: old.indices, new: new.indices)
    }
    return items.rowDifference()
  }
}

extension Matcher {
  /// Notes stretches that have nothing in common: the only ones of their rows.
  @usableFromInline mutating func skip(old: Range<Int>, new: Range<Int>) {
    gone.reserve(old.count)
    come.reserve(new.count)
    for place in old { gone.values[place - old.lowerBound] = Int32(place) }
    for place in new { come.values[place - new.lowerBound] = Int32(place) }
    (goneCount, comeCount) = (old.count, new.count)
    merge()
  }

  /// What was found, as ranges.
  @usableFromInline mutating func rowDifference() -> RowDifference {
    var difference = RowDifference()
    difference.deleted = ranges(gone.values, goneCount)
    difference.inserted = ranges(come.values, comeCount)
    if !isInOrder { difference.moved = moves() }
    return difference
  }

  /// The runs that move, in order of the new row; neighbors at both ends are put together.
  private mutating func moves() -> [RowMove] {
    order.choose(runs.values, runCount)
    let (stays, runs) = (order.stays.values, runs.values)
    var count = 0
    for index in 0..<runCount where !stays[index] { count += 1 }
    return Array(unsafeUninitializedCapacity: count) { moves, written in
      for index in 0..<runCount where !stays[index] {
        let run = runs[index]
        let (from, to, count) = (Int(run.old), Int(run.new), Int(run.count))
        if written > 0, moves[written - 1].from + moves[written - 1].count == from,
          moves[written - 1].to + moves[written - 1].count == to
        {
          moves[written - 1].count += count
        } else {
          moves.initializeElement(at: written, to: RowMove(from: from, to: to, count: count))
          written += 1
        }
      }
    }
  }

  /// Ascending places as ranges; negative ones are left out.
  private func ranges(_ places: UnsafePointer<Int32>, _ count: Int) -> [Range<Int>] {
    var number = 0
    var last: Int32 = -2
    for index in 0..<count where places[index] >= 0 {
      if places[index] != last &+ 1 { number &+= 1 }
      last = places[index]
    }
    guard number > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: number) { ranges, written in
      var (first, last): (Int32, Int32) = (-2, -2)
      for index in 0..<count where places[index] >= 0 {
        if places[index] != last &+ 1 {
          if last >= 0 {
            ranges.initializeElement(at: written, to: Int(first)..<Int(last) + 1)
            written += 1
          }
          first = places[index]
        }
        last = places[index]
      }
      ranges.initializeElement(at: written, to: Int(first)..<Int(last) + 1)
      written += 1
    }
  }
}
