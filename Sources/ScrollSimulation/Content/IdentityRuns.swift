/// Which rows a section shows, in order, as runs of rows whose identities follow each other.
///
/// Memory grows with the changes, not with the rows: a thousand million rows without a change are one
/// run. Every operation takes time linear in the runs.
struct IdentityRuns: Equatable, Sendable {
  struct Run: Equatable, Sendable {
    var first: Int
    var count: Int
  }

  /// None is empty, and no two neighbors could be one.
  private(set) var runs: [Run] = []

  init(_ identities: Range<Int>) {
    insert(identities, at: 0)
  }

  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// The identity of the row at a place.
  ///
  /// - Precondition: there is one.
  subscript(place: Int) -> Int {
    var rest = place
    for run in runs {
      if rest < run.count { return run.first + rest }
      rest -= run.count
    }
    preconditionFailure("no row at \(place)")
  }

  /// The place of a row; `nil` when it has gone or never was here.
  func place(of identity: Int) -> Int? {
    var start = 0
    for run in runs {
      if identity >= run.first, identity - run.first < run.count {
        return start + identity - run.first
      }
      start += run.count
    }
    return nil
  }

  /// Rows come, the first of which is then at `place`.
  mutating func insert(_ identities: Range<Int>, at place: Int) {
    guard !identities.isEmpty else { return }
    let slot = split(at: place)
    runs.insert(Run(first: identities.lowerBound, count: identities.count), at: slot)
    join(at: slot + 1)
    join(at: slot)
  }

  /// Rows go.
  mutating func remove(_ places: Range<Int>) {
    guard !places.isEmpty else { return }
    let first = split(at: places.lowerBound)
    let last = split(at: places.upperBound)
    runs.removeSubrange(first..<last)
    join(at: first)
  }

  /// Sees to it that a run begins at a place, and says which.
  private mutating func split(at place: Int) -> Int {
    var rest = place
    for slot in runs.indices {
      if rest == 0 { return slot }
      let run = runs[slot]
      if rest < run.count {
        runs[slot].count = rest
        runs.insert(Run(first: run.first + rest, count: run.count - rest), at: slot + 1)
        return slot + 1
      }
      rest -= run.count
    }
    precondition(rest == 0, "no place \(place)")
    return runs.count
  }

  /// Makes one of a run and the one before it where they follow each other.
  private mutating func join(at slot: Int) {
    guard slot > 0, slot < runs.count,
      runs[slot - 1].first + runs[slot - 1].count == runs[slot].first
    else { return }
    runs[slot - 1].count += runs[slot].count
    runs.remove(at: slot)
  }
}
