/// What is known of the sizes of all elements of a row, and how much each is taken to add to the
/// content.
///
/// O(log elements) for a query, a size or an edit; unmeasured elements take no memory.
struct RowSizes: Sendable {
  /// Lengths along the axis, with whether they were measured.
  var mains: ExtentIndex
  /// Lengths across the axis of items, if they are measured.
  var crosses: ExtentIndex?
  /// What each element adds to the content, in `WindowRules.unit`s to a tick. Only `mains` tells what
  /// was measured.
  var shares: ExtentIndex

  /// One more than the lane that an item was last placed in, as an extent that was measured: so that it
  /// stays with its item.
  private var lanes = ExtentIndex()

  /// Neighboring elements alike.
  struct Run {
    var count: Int
    var main: Ticks
    var cross: Ticks
    var share: Ticks
  }

  init(_ runs: [Run] = [], measuresCross: Bool = false) {
    mains = ExtentIndex(runs: runs.map { (count: $0.count, extent: $0.main) })
    shares = ExtentIndex(runs: runs.map { (count: $0.count, extent: $0.share) })
    if measuresCross {
      crosses = ExtentIndex(runs: runs.map { (count: $0.count, extent: $0.cross) })
    }
    forgetLanes()
  }

  mutating func insert(_ runs: [Run], at index: Int) {
    var place = index
    for run in runs {
      mains.insert(ExtentIndex.Run(count: run.count, extent: run.main), at: place)
      shares.insert(ExtentIndex.Run(count: run.count, extent: run.share), at: place)
      crosses?.insert(ExtentIndex.Run(count: run.count, extent: run.cross), at: place)
      lanes.insert(ExtentIndex.Run(count: run.count, extent: .zero), at: place)
      place += run.count
    }
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    mains.removeSubrange(range)
    shares.removeSubrange(range)
    crosses?.removeSubrange(range)
    lanes.removeSubrange(range)
  }

  mutating func move(_ range: Range<Int>, to index: Int) {
    mains.move(range, to: index)
    shares.move(range, to: index)
    crosses?.move(range, to: index)
    lanes.move(range, to: index)
  }

  func main(at index: Int) -> Ticks { mains.extent(at: index) }
  func cross(at index: Int) -> Ticks { crosses?.extent(at: index) ?? .zero }

  /// The lane that an item was last placed in; `nil` when it has none.
  func lane(at index: Int) -> Int? {
    let kept = Int(lanes.extent(at: index).rawValue)
    return kept > 0 ? kept - 1 : nil
  }

  mutating func setLane(_ lane: Int, at index: Int) {
    guard self.lane(at: index) != lane else { return }
    lanes.setExtent(Ticks(rawValue: Int64(lane + 1)), at: index)
  }

  mutating func forgetLanes() {
    lanes = ExtentIndex(runs: [(count: mains.count, extent: .zero)])
  }

  mutating func forgetLanes(_ range: Range<Int>) {
    lanes.removeSubrange(range)
    lanes.insert(ExtentIndex.Run(count: range.count, extent: .zero), at: range.lowerBound)
  }

  mutating func takeSteps() -> Int {
    mains.takeSteps() + shares.takeSteps() + lanes.takeSteps() + (crosses?.takeSteps() ?? 0)
  }

  /// Bytes of memory that all of it takes, spare room included.
  var byteCount: Int {
    mains.byteCount + shares.byteCount + lanes.byteCount + (crosses?.byteCount ?? 0)
  }

  /// What is wrong with runs, taken on top of what there is.
  func validate(adding runs: [Run]) throws(LayoutFailure) {
    var (count, main, cross, share) = (
      mains.count, mains.total, crosses?.total ?? .zero, shares.total
    )
    for run in runs {
      let (sum, overflow) = count.addingReportingOverflow(run.count)
      guard !overflow, sum <= ExtentIndex.maximumCount else {
        throw .tooManyElements(count: overflow ? .max : sum)
      }
      count = sum
      for (length, total) in [(run.main, main), (run.cross, cross), (run.share, share)] {
        let (added, overflow) = length.rawValue.multipliedReportingOverflow(by: Int64(run.count))
        guard !overflow, added <= Ticks.maximum.rawValue - total.rawValue else {
          throw .contentTooLong(points: total.points + length.points * Double(run.count))
        }
      }
      func grown(_ total: Ticks, _ each: Ticks) -> Ticks {
        total + Ticks(rawValue: each.rawValue * Int64(run.count))
      }
      (main, cross, share) = (
        grown(main, run.main), grown(cross, run.cross), grown(share, run.share)
      )
    }
  }
}
