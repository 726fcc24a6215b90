import ScrollPrimitives

extension ListLayout {
  /// Whether sections can be laid out. O(sections).
  public func validate(_ structure: ItemStructure) throws(Failure) {
    // The runs say what is wrong, where something is.
    if known != nil || !fits(structure) { _ = try checkedRuns(of: structure) }
  }

  /// The same for the owner of the layout: a nonmutating call on a layout that might change meanwhile would copy it
  /// first.
  package mutating func validateInPlace(_ structure: ItemStructure) throws(Failure) {
    try validate(structure)
  }

  /// Whether there is room for all elements by their estimates. O(sections).
  func fits(_ structure: ItemStructure) -> Bool {
    guard structure.elementCount <= ExtentIndex.maximumCount else { return false }
    let header = configuration.hasHeaders ? headerEstimate : .zero
    let footer = configuration.hasFooters ? footerEstimate : .zero
    // Nothing here is negative, so the largest numbers can be checked together.
    let ends = header.rawValue + footer.rawValue + leadingInset.rawValue + trailingInset.rawValue
    let each = itemEstimate.rawValue + spacing.rawValue
    var (items, overflow) = Int64(structure.itemCount).multipliedReportingOverflow(by: each)
    let sections = Int64(structure.sectionCounts.count)
    let (others, isTooMuch) = sections.multipliedReportingOverflow(by: ends)
    guard !overflow, !isTooMuch else { return false }
    (items, overflow) = items.addingReportingOverflow(others)
    return !overflow && items <= Ticks.maximum.rawValue
  }

  /// Lays new sections out by their estimates, and items whose lengths are known by these. O(sections), and
  /// O(items) for known ones. Throws before anything changes.
  public mutating func prepare(
    _ structure: ItemStructure, crossLength: Double
  ) throws(Failure) {
    let runs = try checkedRuns(of: structure)
    hiddenCount = 0
    if let known, structure.itemCount > 0 {
      take(known, runs, structure)
      self.known = nil
    } else {
      extents = ExtentIndex(
        runs: runs, itemEstimate: itemEstimate, headerEstimate: headerEstimate)
    }
    medians = Medians()
    self.structure = structure
    setCross(crossLength)
  }

  /// Lays out items of known lengths, in one pass. The runs of items tell the space around each.
  mutating func take(
    _ known: KnownExtents, _ runs: [ExtentIndex.Run], _ structure: ItemStructure
  ) {
    var next = 0
    extents = ExtentIndex(
      itemEstimate: itemEstimate, headerEstimate: headerEstimate,
      measuredSections: structure.sectionCounts
    ) { filler in
      for run in runs {
        guard run.estimate == .item else {
          filler.append(run)
          continue
        }
        known.append(next..<next + run.count, with: run.extent, to: &filler)
        next += run.count
      }
    }
    hiddenCount = known.hiddenCount
  }

  public mutating func prepare(_ context: LayoutContext) throws(Failure) {
    try prepare(context.structure, crossLength: context.container[cross: axis])
  }

  /// Sets the length across the axis. Measured sizes stay as the estimate until they are measured again; elements
  /// measured to have no extent count with the estimate of their kind. O(sections + measured elements / 64), and
  /// O(measured elements) where there are such.
  public mutating func resize(crossLength: Double) {
    guard crossLength != self.crossLength else { return }
    setCross(crossLength)
    setAllNeedMeasure()
  }

  /// Marks all measured sizes to be measured again, see `resize(crossLength:)`.
  mutating func setAllNeedMeasure() {
    if hiddenCount > 0 {
      for index in extents.measuredIndices() { reveal(at: index) }
    }
    extents.setAllNeedMeasure()
  }

  /// Adds the runs of one section's elements, all unmeasured.
  func appendRuns(
    ofSection section: Int, in structure: ItemStructure, to runs: inout [ExtentIndex.Run]
  ) {
    let count = structure.sectionCounts[section]
    runs.append(slotRun(of: .header(section: section), count: 1, in: structure))
    appendRuns(ofItems: 0..<count, inSection: section, in: structure, to: &runs)
    runs.append(slotRun(of: .footer(section: section), count: 1, in: structure))
  }

  /// Adds the runs of some of a section's items, all unmeasured: the first and the last of the section
  /// have other spaces around them.
  func appendRuns(
    ofItems items: Range<Int>, inSection section: Int, in structure: ItemStructure,
    to runs: inout [ExtentIndex.Run]
  ) {
    let count = structure.sectionCounts[section]
    let first = min(count, 1)
    let last = max(count - 1, first)
    let pieces = [0..<first, first..<last, last..<count]
    for piece in pieces where !piece.isEmpty {
      let part = piece.clamped(to: items)
      guard !part.isEmpty else { continue }
      let path = ItemPath(section: section, item: part.lowerBound)
      runs.append(slotRun(of: .item(path), count: part.count, in: structure))
    }
  }

  /// Elements with the space around them of the first one of them.
  func slotRun(
    of element: ElementPath, count: Int, in structure: ItemStructure
  ) -> ExtentIndex.Run {
    let pads = pads(of: element, in: structure)
    let space = pads.before + pads.after
    switch element {
    case .item: return ExtentIndex.Run(count: count, extent: space, estimate: .item)
    case .header:
      return ExtentIndex.Run(
        count: count, extent: space, estimate: configuration.hasHeaders ? .header : nil)
    case .footer:
      return ExtentIndex.Run(
        count: count, extent: configuration.hasFooters ? footerEstimate : .zero)
    }
  }

  /// What an element that was never measured counts with, besides the space around it.
  func estimate(of element: ElementPath) -> Ticks {
    switch element {
    case .item: extents.estimate(for: .item)
    case .header: configuration.hasHeaders ? extents.estimate(for: .header) : .zero
    case .footer: configuration.hasFooters ? footerEstimate : .zero
    }
  }

  // Inlined: called, all of the layout is copied for it first.
  /// The space in an element's slot before and after it.
  @inline(__always)
  func pads(
    of element: ElementPath, in structure: ItemStructure
  ) -> (before: Ticks, after: Ticks) {
    switch element {
    case .header(let section):
      let isEmpty = structure.sectionCounts[section] == 0
      return (.zero, isEmpty ? leadingInset + trailingInset : .zero)
    case .footer:
      return (.zero, .zero)
    case .item(let path):
      let isLast = path.item == structure.sectionCounts[path.section] - 1
      return (path.item == 0 ? leadingInset : .zero, isLast ? trailingInset : spacing)
    }
  }
}
