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
    let growths = SIMD8(repeating: growth)
    let (group, place) = (lane >> 3, lane & 7)
    Self.add(growths & masks.places64(behind: group), to: starts(sum))
    Self.add(growths & masks.places64(behind: place), to: starts(sum, ofGroup: group))
    total(sum).pointee &+= growth
  }

  @inline(__always)
  private static func add(_ growths: SIMD8<Int64>, to starts: UnsafeMutablePointer<Int64>) {
    store(load(starts) &+ growths, to: starts)
  }

  @inline(__always)
  static func load(_ starts: UnsafeMutablePointer<Int64>) -> SIMD8<Int64> {
    UnsafeRawPointer(starts).load(as: SIMD8<Int64>.self)
  }

  @inline(__always)
  static func store(_ sums: SIMD8<Int64>, to starts: UnsafeMutablePointer<Int64>) {
    UnsafeMutableRawPointer(starts).storeBytes(of: sums, as: SIMD8<Int64>.self)
  }

  /// Writes all lanes, and spare ones up to the end of their group, to memory with entries in it.
  func copyEntries(to entries: UnsafeMutablePointer<ExtentEntry>) {
    let hasEstimates = hasEstimates
    for group in 0..<((count &+ Self.groupLanes &- 1) / Self.groupLanes) {
      let fixed = amounts(.fixed, ofGroup: group)
      let counts = amounts(.count, ofGroup: group)
      let items = hasEstimates ? amounts(.items, ofGroup: group) : .zero
      let headers = hasEstimates ? amounts(.headers, ofGroup: group) : .zero
      for place in 0..<Self.groupLanes {
        let lane = group &* Self.groupLanes &+ place
        entries[lane] = ExtentEntry(
          fixed: fixed[place], count: Int(counts[place]), items: Int(items[place]),
          headers: Int(headers[place]), child: children[lane])
      }
    }
  }

  /// What each lane of a group holds of a sum.
  @inline(__always)
  private func amounts(_ sum: Sum, ofGroup group: Int) -> SIMD8<Int64> {
    let starts = starts(sum)
    let end = group < Self.groups &- 1 ? starts[group &+ 1] : total(sum).pointee
    let lanes = Self.load(self.starts(sum, ofGroup: group))
    let ends = SIMD8(
      lanes[1], lanes[2], lanes[3], lanes[4], lanes[5], lanes[6], lanes[7], end &- starts[group])
    return ends &- lanes
  }

  /// Takes entries in place of all lanes, and returns their sums.
  @discardableResult
  func fill(_ entries: UnsafePointer<ExtentEntry>, count: Int) -> ExtentEntry {
    // Groups that neither had lanes nor take any hold zeros already, or have no memory.
    let written = (max(count, self.count) &+ Self.groupLanes &- 1) / Self.groupLanes
    self.count = count
    var sum = ExtentEntry()
    for group in 0..<Self.groups {
      starts(.fixed)[group] = sum.fixed
      starts(.count)[group] = Int64(sum.count)
      starts(.items)[group] = Int64(sum.items)
      starts(.headers)[group] = Int64(sum.headers)
      if group < written {
        sum += fill(group, entries, first: group &* Self.groupLanes, count: count)
      }
    }
    total(.fixed).pointee = sum.fixed
    total(.count).pointee = Int64(sum.count)
    total(.items).pointee = Int64(sum.items)
    total(.headers).pointee = Int64(sum.headers)
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
      children[lane] = lane < count ? entries[lane].child : 0
    }
    return sum
  }

  /// Takes all lanes out of memory with anything in it, of which there are `byteCount` bytes.
  func clear(byteCount: Int) {
    UnsafeMutableRawBufferPointer(start: base, count: byteCount).initializeMemory(
      as: UInt8.self, repeating: 0)
  }
}
