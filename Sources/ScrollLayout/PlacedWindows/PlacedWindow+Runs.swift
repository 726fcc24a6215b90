/// Stretches of elements that nobody has measured.
extension PlacedWindow {
  /// The runs of all elements, unmeasured.
  static func runs(
    of structure: ItemStructure, _ frame: SectionFrame, _ rules: Items.Rules
  ) -> [RowSizes.Run] {
    var runs: [RowSizes.Run] = []
    runs.reserveCapacity(3 * structure.sectionCounts.count)
    for count in structure.sectionCounts { appendRuns(ofSection: count, frame, rules, to: &runs) }
    return runs
  }

  static func appendRuns(
    ofSection count: Int, _ frame: SectionFrame, _ rules: Items.Rules, to runs: inout [RowSizes.Run]
  ) {
    let header = frame.headerEstimate
    runs.append(edgeRun(header, frame.lead, rules))
    runs.append(itemRun(count, rules))
    runs.append(edgeRun(frame.footerEstimate, frame.footerSpace(rules.spacing), rules))
  }

  static func itemRun(_ count: Int, _ rules: Items.Rules) -> RowSizes.Run {
    let (main, cross) = rules.estimate
    return RowSizes.Run(
      count: count, main: main, cross: cross, share: rules.share(main: main, cross: cross))
  }

  private static func edgeRun(
    _ extent: Ticks, _ space: Ticks, _ rules: Items.Rules
  ) -> RowSizes.Run {
    RowSizes.Run(count: 1, main: extent, cross: .zero, share: share(extent + space, rules))
  }

  /// What a length that takes the whole room across the axis counts.
  static func share(_ length: Ticks, _ rules: Items.Rules) -> Ticks {
    let (share, overflow) = length.rawValue.multipliedReportingOverflow(by: rules.unit)
    return overflow ? Ticks(rawValue: .max / 4) : Ticks(rawValue: share)
  }
}
