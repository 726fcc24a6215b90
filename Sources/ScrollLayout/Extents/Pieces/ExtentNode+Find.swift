extension ExtentNode {
  /// The lane with the element at a position in the node, which becomes one in the lane.
  @inline(__always)
  func lane(ofElement position: inout Int) -> Int {
    var (group, rest) = (0, Int64(position))
    if hasGroups {
      let starts = starts(.count)
      group = Self.last(of: Self.load(starts), at: rest)
      rest &-= starts[group]
    }
    let inGroup = self.starts(.count, ofGroup: group)
    let place = Self.last(of: Self.load(inGroup), at: rest)
    position = Int(rest &- inGroup[place])
    return group &* Self.groupLanes &+ place
  }

  /// The same, and changes the number of the lane's elements on the path: the values that were read are written.
  @inline(__always)
  func lane(ofElement position: inout Int, adding growth: Int) -> Int {
    let growths = SIMD8(repeating: Int64(growth))
    let (starts, rest) = (starts(.count), Int64(position))
    let groupStarts = Self.load(starts)
    let groupsBehind = Self.behind(groupStarts, rest)
    let group = Self.last(before: groupsBehind)
    let restInGroup = rest &- starts[group]
    Self.store(groupStarts &+ growths & groupsBehind, to: starts)
    let inGroup = self.starts(.count, ofGroup: group)
    let laneStarts = Self.load(inGroup)
    let lanesBehind = Self.behind(laneStarts, restInGroup)
    let place = Self.last(before: lanesBehind)
    position = Int(restInGroup &- inGroup[place])
    Self.store(laneStarts &+ growths & lanesBehind, to: inGroup)
    total(.count).pointee &+= Int64(growth)
    return group &* Self.groupLanes &+ place
  }

  /// All bits in those of eight that start behind a position.
  @inline(__always)
  private static func behind(_ starts: SIMD8<Int64>, _ position: Int64) -> SIMD8<Int64> {
    // The sign of the difference, spread over all bits.
    (SIMD8(repeating: position) &- starts) &>> 63
  }

  /// The last of eight before those with all bits.
  @inline(__always)
  private static func last(before behind: SIMD8<Int64>) -> Int {
    7 &+ Int(behind.wrappedSum())
  }

  /// Whether lanes in use lie behind the first group. In many a root none do, and nodes of one level
  /// are alike in it: the processor foresees which way a descent takes.
  @inline(__always) private var hasGroups: Bool { count > Self.groupLanes }

  /// The lane that covers an offset in the node, which becomes one in the lane.
  @inline(__always)
  func lane(at offset: inout Int64, _ estimates: ExtentEstimates) -> Int {
    if hasEstimates { return estimatedLane(at: &offset, estimates) }
    var (group, rest) = (0, offset)
    if hasGroups {
      let starts = starts(.fixed)
      group = Self.last(of: Self.load(starts), at: offset)
      rest &-= starts[group]
    }
    let inGroup = self.starts(.fixed, ofGroup: group)
    let place = Self.last(of: Self.load(inGroup), at: rest)
    offset = rest &- inGroup[place]
    return group &* Self.groupLanes &+ place
  }

  /// The last of eight starts that is at most a number; the first is zero.
  @inline(__always)
  private static func last(of starts: SIMD8<Int64>, at number: Int64) -> Int {
    let distance = SIMD8(repeating: number) &- starts
    // The sign of the difference, spread over its upper half: -1 where the start is more than the
    // number.
    let signs = unsafeBitCast(distance, to: SIMD16<Int32>.self) &>> 31
    let eight = signs.lowHalf &+ signs.highHalf
    let four = eight.lowHalf &+ eight.highHalf
    return 7 &+ Int(four[1] &+ four[3])
  }

  /// The same where lanes count with estimates: halves groups and lanes, since two products for every
  /// one are dearer than dependent steps.
  @inline(__always)
  private func estimatedLane(at offset: inout Int64, _ estimates: ExtentEstimates) -> Int {
    let group = Self.last(
      startingAt: &offset, starts(.fixed), starts(.items), starts(.headers), estimates)
    let place = Self.last(
      startingAt: &offset, starts(.fixed, ofGroup: group), starts(.items, ofGroup: group),
      starts(.headers, ofGroup: group), estimates)
    return group &* Self.groupLanes &+ place
  }

  /// The last of eight that starts at or before an offset, which becomes one in there.
  @inline(__always)
  private static func last(
    startingAt offset: inout Int64, _ fixed: UnsafeMutablePointer<Int64>,
    _ items: UnsafeMutablePointer<Int64>, _ headers: UnsafeMutablePointer<Int64>,
    _ estimates: ExtentEstimates
  ) -> Int {
    var place = 0
    var start = Int64(0)
    var half = 4
    while half > 0 {
      let next = place &+ half
      let nextStart = estimates.extent(
        fixed: fixed[next], items: Int(items[next]), headers: Int(headers[next]))
      place = nextStart <= offset ? next : place
      start = nextStart <= offset ? nextStart : start
      half >>= 1
    }
    offset &-= start
    return place
  }
}
