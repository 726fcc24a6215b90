extension ExtentNode {
  /// Adds to what one lane holds.
  @inline(__always)
  func add(_ growth: ExtentEntry, at lane: Int, _ masks: ExtentMasks) {
    add(growth.fixed, to: .fixed, at: lane, masks)
    if growth.count != 0 { add(Int64(growth.count), to: .count, at: lane, masks) }
    if growth.items != 0 { add(Int64(growth.items), to: .items, at: lane, masks) }
    if growth.headers != 0 { add(Int64(growth.headers), to: .headers, at: lane, masks) }
  }

  /// Adds to one sum of what one lane holds: to the starts of all lanes and groups behind it.
  @inline(__always)
  func add(_ growth: Int64, to sum: Sum, at lane: Int, _ masks: ExtentMasks) {
    let (group, place) = (lane >> 3, lane & 7)
    let (groupMask, laneMask) = (masks.places64(from: group), masks.places64(from: place &+ 1))
    let starts = starts(sum) + 1
    for index in 0..<Self.groups { starts[index] &+= growth & groupMask[index] }
    let inGroup = self.starts(sum, ofGroup: group)
    for index in 0..<Self.groupLanes { inGroup[index] &+= growth & laneMask[index] }
  }

  /// Takes entries in place of all lanes, and returns their sums.
  @discardableResult
  func fill(_ entries: UnsafePointer<ExtentEntry>, count: Int) -> ExtentEntry {
    // Groups that neither had lanes nor take any hold zeros already, or have no memory.
    let written = (max(count, self.count) &+ Self.groupLanes &- 1) / Self.groupLanes
    self.count = count
    var sum = ExtentEntry()
    for group in 0..<Self.groups {
      if group < written {
        sum += fill(group, entries, first: group &* Self.groupLanes, count: count)
      }
      starts(.fixed)[group &+ 1] = sum.fixed
      starts(.count)[group &+ 1] = Int64(sum.count)
      starts(.items)[group &+ 1] = Int64(sum.items)
      starts(.headers)[group &+ 1] = Int64(sum.headers)
    }
    return sum
  }

  /// Has one group take the entries from `first` on; returns their sums.
  @inline(__always)
  private func fill(
    _ group: Int, _ entries: UnsafePointer<ExtentEntry>, first: Int, count: Int
  ) -> ExtentEntry {
    var sum = ExtentEntry()
    for place in 0..<Self.groupLanes {
      starts(.fixed, ofGroup: group)[place] = sum.fixed
      starts(.count, ofGroup: group)[place] = Int64(sum.count)
      starts(.items, ofGroup: group)[place] = Int64(sum.items)
      starts(.headers, ofGroup: group)[place] = Int64(sum.headers)
      let lane = first &+ place
      if lane < count { sum += entries[lane] }
      setChild(lane < count ? entries[lane].child : 0, of: lane)
    }
    return sum
  }

  /// Takes all lanes out of memory with anything in it, of which there are `byteCount` bytes.
  func clear(byteCount: Int) {
    UnsafeMutableRawBufferPointer(start: base, count: byteCount).initializeMemory(
      as: UInt8.self, repeating: 0)
  }
}
