extension LaneWindow {
  func lineOffsets(of offset: Int) -> Range<Int> { offset..<offset + 1 }

  /// How many lanes there are, where each begins, and of each item its lane and its start.
  mutating func save(into values: inout [Int64]) {
    values.append(Int64(lanes.count))
    for lane in lanes { values.append(lane.top.rawValue) }
    for offset in 0..<places.count {
      let lane = Int(places[offset].lane)
      let position = lanes[lane].position(of: firstOrdinal + offset)
      values.append(Int64(lane))
      values.append(lanes[lane].start(at: position).rawValue)
    }
  }

  static func restored(
    from reader: inout ArrangementReader, _ span: WindowSpan, _ sizes: inout RowSizes,
    _ rules: LaneRules
  ) -> LaneWindow? {
    var stretch = LaneWindow(rules)
    guard reader.number() == Int64(rules.laneCount) else { return nil }
    for lane in stretch.lanes.indices {
      guard let top = reader.ticks() else { return nil }
      stretch.lanes[lane] = Lane(edge: top)
    }
    for (ordinal, item) in span.items.enumerated() {
      guard stretch.restore(item, ordinal, from: &reader, span, &sizes, rules) else { return nil }
    }
    return stretch
  }

  private mutating func restore(
    _ item: Int, _ ordinal: Int, from reader: inout ArrangementReader, _ span: WindowSpan,
    _ sizes: inout RowSizes, _ rules: LaneRules
  ) -> Bool {
    let (size, step) = size(of: item, span, &sizes, rules)
    guard let lane = reader.count(upTo: lanes.count - size.lanes), let start = reader.ticks(),
      (lane..<lane + size.lanes).allSatisfy({ ends($0, before: start, span, sizes) })
    else { return false }
    if rules.keepsLanes { sizes.setLane(lane, at: span.row + item) }
    for taken in lane..<lane + size.lanes {
      lanes[taken].append(ordinal, start: start, step: step)
    }
    places.append(Place(lane: Int32(lane), span: Int32(size.lanes), rows: Int32(size.rows)))
    return true
  }
  /// Says whether a lane ends before a place. An item whose cell was to be asked again lay there by a length that is
  /// not known any more: until the cell was asked it takes as much as it took then.
  private mutating func ends(
    _ lane: Int, before start: Ticks, _ span: WindowSpan, _ sizes: RowSizes
  ) -> Bool {
    guard lanes[lane].bottom > start else { return true }
    let last = lanes[lane].count - 1
    guard last >= 0 else { return false }
    let item = span.items.lowerBound + lanes[lane].ordinal(at: last) - firstOrdinal
    let step = start - lanes[lane].start(at: last)
    guard step >= .zero, !sizes.mains.isMeasured(at: span.row + item) else { return false }
    lanes[lane].setStep(step, at: last)
    return true
  }
}
