import ScrollPrimitives

/// Stretches of elements of one length, by which a list is laid out without a visit to each.
extension ListLayout {
  func checkedRuns(of structure: ItemStructure) throws(Failure) -> [ExtentIndex.Run] {
    guard structure.elementCount <= ExtentIndex.maximumCount else {
      throw .tooManyElements(count: structure.elementCount)
    }
    let itemCount = structure.itemCount
    let known = itemCount > 0 ? known : nil
    if let known, known.points.count != itemCount {
      throw .unsuitableStructure(
        reason: "there are \(itemCount) items, and the lengths of \(known.points.count) are known")
    }
    let runs = slotRuns(of: structure)
    let item = known == nil ? itemEstimate : .zero
    let fits =
      sum(of: runs, item: item, from: known?.most ?? .zero) != nil
      || known.flatMap { sum(of: runs, item: item, from: $0.total) } != nil
    guard fits else {
      throw .contentTooLong(
        points: runs.reduce(known?.total.points ?? 0) {
          $0 + Double($1.count) * extent(of: $1, item: item).points
        })
    }
    return runs
  }

  /// What runs take on top of a length; `nil` where that is too long. Added up as whole numbers: as points
  /// a sum one tick too long rounds to the longest allowed.
  private func sum(of runs: [ExtentIndex.Run], item: Ticks, from start: Ticks) -> Ticks? {
    var total = start
    for run in runs {
      let each = extent(of: run, item: item)
      let (length, overflow) = each.rawValue.multipliedReportingOverflow(by: Int64(run.count))
      guard !overflow, length <= Ticks.maximum.rawValue - total.rawValue else { return nil }
      total = total + Ticks(rawValue: length)
    }
    return total
  }

  /// What each element of a run takes that was not measured, by the lengths that items count with.
  func extent(of run: ExtentIndex.Run, item: Ticks) -> Ticks {
    switch run.estimate {
    case .item: run.extent + item
    case .header: run.extent + headerEstimate
    case nil: run.extent
    }
  }

  private func slotRuns(of structure: ItemStructure) -> [ExtentIndex.Run] {
    var runs: [ExtentIndex.Run] = []
    runs.reserveCapacity(structure.sectionCounts.count * 5)
    for section in structure.sectionCounts.indices {
      appendRuns(ofSection: section, in: structure, to: &runs)
    }
    return runs
  }
}
