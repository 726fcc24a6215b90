/// The rows of a table, or its columns: how long each is, and where it lies along its axis.
///
/// A slot is a row with the space behind it; a row without extent has no space either.
struct TableTrack {
  /// A row or a column, or several that are shown as one.
  struct Place {
    /// The first one.
    var index: Int
    var start: Ticks
    var extent: Ticks

    var end: Ticks { start + extent }

    func touches(_ range: Range<Ticks>) -> Bool {
      extent > .zero && end > range.lowerBound && start < range.upperBound
    }
  }

  /// How long one is that was given no extent of its own.
  let usual: Ticks
  let spacing: Ticks
  let leading: Ticks
  let trailing: Ticks
  private(set) var slots = ExtentIndex()

  init(usual: Ticks, spacing: Ticks, leading: Ticks, trailing: Ticks) {
    self.usual = usual
    self.spacing = spacing
    self.leading = leading
    self.trailing = trailing
  }

  var count: Int { slots.count }

  /// All of them with the space between and the insets; zero when none has an extent.
  var length: Ticks {
    slots.total == .zero ? .zero : leading + slots.total - spacing + trailing
  }

  /// Creates this many of the usual extent, with some exceptions. O(exceptions · log exceptions).
  ///
  /// - Throws: `contentTooLong`, and nothing has changed then.
  /// - Precondition: no exception is negative.
  mutating func build(_ count: Int, exceptions: [Int: Double]) throws(LayoutFailure) {
    let runs = try runs(count, exceptions: exceptions)
    slots = ExtentIndex(runs: runs)
  }

  /// The slots that `build` would make.
  func runs(
    _ count: Int, exceptions: [Int: Double]
  ) throws(LayoutFailure) -> [(count: Int, extent: Ticks)] {
    guard count <= ExtentIndex.maximumCount else { throw .tooManyElements(count: count) }
    var runs: [(count: Int, extent: Ticks)] = []
    var next = 0
    for (index, points) in exceptions.sorted(by: { $0.key < $1.key }) where index < count {
      add(index - next, slot(of: usual))
      add(1, slot(of: Ticks(clamping: points)))
      next = index + 1
    }
    add(count - next, slot(of: usual))
    try check(runs, beside: .zero)
    return runs

    func add(_ count: Int, _ extent: Ticks) {
      if let last = runs.last, last.extent == extent {
        runs[runs.count - 1].count += count
      } else if count > 0 {
        runs.append((count, extent))
      }
    }
  }

  /// Whether there is room for more.
  private func check(
    _ runs: [(count: Int, extent: Ticks)], beside held: Ticks
  ) throws(LayoutFailure) {
    // Added up as whole numbers: as points a sum one tick too long rounds to the longest allowed.
    var sum = held + leading + trailing
    for run in runs {
      let (length, overflow) = run.extent.rawValue.multipliedReportingOverflow(by: Int64(run.count))
      guard !overflow, length <= Ticks.maximum.rawValue - sum.rawValue else {
        let points = runs.reduce((held + leading + trailing).points) {
          $0 + Double($1.count) * $1.extent.points
        }
        throw .contentTooLong(points: points)
      }
      sum = sum + Ticks(rawValue: length)
    }
    guard sum <= .maximum else { throw .contentTooLong(points: sum.points) }
  }

  /// Throws `contentTooLong` if there is no room for more of the usual extent.
  func checkRoom(for count: Int) throws(LayoutFailure) {
    guard count <= ExtentIndex.maximumCount - self.count else {
      throw .tooManyElements(count: count)
    }
    try check([(count, slot(of: usual))], beside: slots.total)
  }

  private func slot(of extent: Ticks) -> Ticks { extent > .zero ? extent + spacing : .zero }

  // MARK: Single entries

  func extent(at index: Int) -> Ticks {
    let slot = slots.extent(at: index)
    return slot > .zero ? slot - spacing : .zero
  }

  mutating func place(at index: Int) -> Place {
    Place(index: index, start: leading + slots.offset(of: index), extent: extent(at: index))
  }

  /// Several shown as one, with the space between them.
  mutating func place(of range: Range<Int>) -> Place {
    let start = slots.offset(of: range.lowerBound)
    let room = slots.offset(of: range.upperBound) - start
    return Place(
      index: range.lowerBound, start: leading + start,
      extent: room > .zero ? room - spacing : .zero)
  }

  /// Says by how much the slot grew. O(log count).
  ///
  /// - Throws: `contentTooLong`, and nothing has changed then.
  /// - Precondition: the extent is not negative.
  mutating func setExtent(_ extent: Ticks, at index: Int) throws(LayoutFailure) -> Ticks {
    try check(extent, at: index)
    return slots.setExtent(slot(of: extent), at: index)
  }

  /// Checks that a row or a column may get an extent. Throws `contentTooLong` if the content has no room for it.
  ///
  /// - Precondition: the extent is not negative.
  func check(_ extent: Ticks, at index: Int) throws(LayoutFailure) {
    // Beyond the maximum the sums below would overflow and look short.
    guard extent <= .maximum else { throw .contentTooLong(points: extent.points) }
    let total =
      leading + trailing + slots.total + slot(of: extent) - slots.extent(at: index)
    guard total <= .maximum else { throw .contentTooLong(points: total.points) }
  }

  // MARK: Those in a range

  /// Those of a part whose slots touch a range. O(log count).
  mutating func indices(touching range: Range<Ticks>, in part: Range<Int>) -> Range<Int> {
    let none = part.lowerBound..<part.lowerBound
    guard range.upperBound > leading, !range.isEmpty else { return none }
    let lower = range.lowerBound > leading ? range.lowerBound - leading : .zero
    let upper = min(range.upperBound - leading, slots.total)
    guard lower < upper, let first = slots.index(at: lower),
      let last = slots.index(at: upper - Ticks(rawValue: 1))
    else { return none }
    return (first..<last + 1).clamped(to: part)
  }

  /// The first index from `index` on with an extent; `count` if all are without. O(log count).
  mutating func firstShown(from index: Int) -> Int {
    guard index < count, slots.extent(at: index) == .zero else { return index }
    return slots.index(at: slots.offset(of: index)) ?? count
  }

  /// The one whose slot lies at an offset or nearest to it; `nil` when none has an extent. O(log count).
  mutating func index(near offset: Ticks) -> Int? {
    let last = slots.total - Ticks(rawValue: 1)
    guard last >= .zero else { return nil }
    return slots.index(at: offset <= leading ? .zero : min(offset - leading, last))
  }

  // MARK: Changes

  /// Has extents follow what they belong to; new ones have the usual one. O(log count).
  ///
  /// - Precondition: the change names what is there, and there is room.
  mutating func follow(_ change: RowChange) {
    switch change {
    case .insert(let at, let count):
      guard count > 0 else { return }
      slots.insert(ExtentIndex.Run(count: count, extent: slot(of: usual)), at: at)
    case .remove(let range): slots.removeSubrange(range)
    case .move(let range, let to): slots.move(range, to: to)
    }
  }

  mutating func takeSteps() -> Int { slots.takeSteps() }
}
