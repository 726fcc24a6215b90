extension ExtentTree {
  /// What a measured extent changed.
  struct Change {
    var growth: Int64
    var wasMeasured: Bool
    /// Whether elements went from one run or leaf to another.
    var movedElements: Bool
  }

  /// Gives an element its measured extent. O(height).
  @inline(__always)
  func setExtent(_ extent: Int64, at index: Int, _ estimates: ExtentEstimates) -> Change {
    let place = descend(toElement: index)
    let (node, lane) = (node(path[1].node), path[1].lane)
    let child = node.children[lane]
    guard child >= ExtentEntry.firstLeaf else {
      return setExtentInRun(extent, at: place, estimates)
    }
    let leaf = leaf(child)
    let growth = extent &- leaf.extent(place)
    let bit = 1 &<< UInt64(place) as UInt64
    let wasMeasured = leaf.measured & bit != 0
    leaf.measured |= bit
    guard growth != 0 else {
      return Change(growth: 0, wasMeasured: wasMeasured, movedElements: false)
    }
    let fits = leaf.length &+ growth <= ExtentLeaf.maximum
    if fits {
      leaf.add(growth, at: place, masks)
      addFixed(growth)
    } else {
      replace(element: place, ofLane: lane, with: .measured(extent))
    }
    return Change(growth: growth, wasMeasured: wasMeasured, movedElements: !fits)
  }

  /// Forgets that a measured element was. O(height).
  func setNeedsMeasure(at index: Int) {
    let place = descend(toElement: index)
    let (node, lane) = (node(path[1].node), path[1].lane)
    let entry = node[lane]
    guard !entry.isLeaf else {
      leaf(entry.child).measured &= ~(1 << UInt64(place))
      return
    }
    var one = entry.run(of: 1)
    one.child = ExtentEntry.unmeasuredRun
    replace(element: place, ofLane: lane, with: one)
  }

  /// Forgets that any element was measured. O(runs and leaves).
  func setAllNeedMeasure() { setAllNeedMeasure(below: root, level: height) }

  private func setAllNeedMeasure(below id: UInt32, level: Int) {
    let node = node(id)
    for lane in 0..<node.count {
      let child = node.children[lane]
      if level > 1 {
        setAllNeedMeasure(below: child, level: level - 1)
      } else if child >= ExtentEntry.firstLeaf {
        leaf(child).measured = 0
      } else {
        node.children[lane] = ExtentEntry.unmeasuredRun
      }
    }
  }

  /// Puts an entry in place of one element of a lane of the bottom node on the way.
  private func replace(element place: Int, ofLane lane: Int, with entry: ExtentEntry) {
    let (before, rest) = split(node(path[1].node)[lane], at: place)
    let (old, after) = split(rest, at: 1)
    if old.isLeaf { giveBackLeaf(old.child) }
    replace(lane..<(lane + 1), with: before, entry, after)
  }

  @inline(never)
  private func setExtentInRun(
    _ extent: Int64, at place: Int, _ estimates: ExtentEstimates
  ) -> Change {
    let (node, lane) = (node(path[1].node), path[1].lane)
    let run = node[lane]
    let wasMeasured = run.child == ExtentEntry.measuredRun
    let growth = extent &- run.each(estimates)
    if wasMeasured, growth == 0 {
      return Change(growth: 0, wasMeasured: true, movedElements: false)
    }
    let isTaken =
      place == 0 && lane > 0 && take(elementOf: lane, into: lane - 1, extent)
      || place == run.count - 1 && lane + 1 < node.count
        && take(elementOf: lane, into: lane + 1, extent)
    if !isTaken { replace(element: place, ofLane: lane, with: .measured(extent)) }
    return Change(growth: growth, wasMeasured: wasMeasured, movedElements: true)
  }

  /// Moves the first or last element of a run, as measured, to the neighboring leaf or measured run. `false` if that
  /// is not possible.
  private func take(elementOf lane: Int, into taker: Int, _ extent: Int64) -> Bool {
    let node = node(path[1].node)
    let run = node[lane]
    var taking = node[taker]
    if taking.isLeaf {
      guard taking.count < limits.elements, taking.fixed &+ extent <= ExtentLeaf.maximum else {
        return false
      }
      let place = taker < lane ? taking.count : 0
      leaf(taking.child).insert(extent, isMeasured: true, at: place, masks)
    } else {
      guard taking.child == ExtentEntry.measuredRun, taking.fixedEach == extent else {
        return false
      }
    }
    let gained = ExtentEntry.measured(extent)
    guard run.count > 1 else {
      taking += gained
      replace(min(lane, taker)..<(max(lane, taker) + 1), with: taking)
      return true
    }
    var lost = ExtentEntry()
    lost -= run.run(of: 1)
    node.add(gained, at: taker, masks)
    node.add(lost, at: lane, masks)
    lost += gained
    add(lost, fromLevel: 2)
    return true
  }
}
