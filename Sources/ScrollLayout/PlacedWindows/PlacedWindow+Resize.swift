import ScrollPrimitives

/// Another container: cells are measured again.
extension PlacedWindow {
  /// Applies another container: everything is placed again from the anchor on, and measured again.
  mutating func resize(_ context: LayoutContext, anchor: Int?) {
    let isSame = context.container[cross: frame.axis] == self.context.container[cross: frame.axis]
    let unit = rules.unit
    self.context.container = context.container
    self.context.traits = context.traits
    guard rules.resolve(context) || !isSame else { return }
    (firm, shown) = (0..<0, 0..<0)
    clear()
    setAllNeedMeasure()
    sizes.forgetLanes()
    if rules.unit != unit { reshareEdges() }
    if let anchor {
      seed(at: anchor)
      noteCut()
      placeFirstHeader()
      self.anchor = anchor
    }
    didChange()
  }

  /// Marks all measured sizes to be measured again; until then they stay, but for elements without an extent,
  /// which count with their estimates.
  mutating func setAllNeedMeasure() {
    if hiddenCount > 0 {
      for index in sizes.mains.measuredIndices() where isHidden(index) { reveal(index) }
    }
    sizes.mains.setAllNeedMeasure()
    version += 1
  }

  /// Counts headers and footers in the units there are now.
  private mutating func reshareEdges() {
    for section in structure.sectionCounts.indices {
      let elements = structure.elements(ofSection: section)
      let footer = elements.upperBound - 1
      let lead = sizes.main(at: elements.lowerBound) + frame.lead
      sizes.shares.setExtent(Self.share(lead, rules), at: elements.lowerBound)
      let trail = sizes.main(at: footer) + frame.footerSpace(rules.spacing)
      sizes.shares.setExtent(Self.share(trail, rules), at: footer)
    }
  }
}
