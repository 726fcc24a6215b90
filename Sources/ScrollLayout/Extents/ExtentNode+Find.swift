extension ExtentNode {
  /// The lane with the element at a position in the node, which becomes one in the lane.
  @inline(__always)
  func lane(ofElement position: inout Int) -> Int {
    let (starts, rest) = (starts(.count), Int64(position))
    let group = Self.last(of: Self.load(starts), at: rest)
    let inGroup = self.starts(.count, ofGroup: group)
    let restInGroup = rest &- starts[group]
    let place = Self.last(of: Self.load(inGroup), at: restInGroup)
    position = Int(restInGroup &- inGroup[place])
    return group &* Self.groupLanes &+ place
  }

  /// The same, and on the way the lane's elements become more or fewer: what was read is written.
  @inline(__always)
  func lane(ofElement position: inout Int, adding growth: Int, _ masks: ExtentMasks) -> Int {
    let growths = SIMD8(repeating: Int64(growth))
    let (starts, rest) = (starts(.count), Int64(position))
    let allStarts = Self.load(starts)
    let group = Self.last(of: allStarts, at: rest)
    let restInGroup = rest &- starts[group]
    Self.store(allStarts &+ growths & masks.places64(behind: group), to: starts)
    let inGroup = self.starts(.count, ofGroup: group)
    let groupStarts = Self.load(inGroup)
    let place = Self.last(of: groupStarts, at: restInGroup)
    position = Int(restInGroup &- inGroup[place])
    Self.store(groupStarts &+ growths & masks.places64(behind: place), to: inGroup)
    total(.count).pointee &+= Int64(growth)
    return group &* Self.groupLanes &+ place
  }

  /// The lane that covers an offset in the node, which becomes one in the lane.
  @inline(__always)
  func lane(at offset: inout Int64, _ estimates: ExtentEstimates) -> Int {
    if hasEstimates { return estimatedLane(at: &offset, estimates) }
    let starts = starts(.fixed)
    let group = Self.last(of: Self.load(starts), at: offset)
    let rest = offset &- starts[group]
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
