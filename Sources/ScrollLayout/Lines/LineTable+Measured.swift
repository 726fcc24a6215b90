extension LineTable {
  /// The measured sizes, in order of their places. O(measured elements + sections).
  func measuredSizes() -> [MeasuredSize] {
    var found: [MeasuredSize] = []
    for (number, section) in sections.enumerated() {
      let places = structure.elements(ofSection: number)
      let shape = shapes[section.shape]
      if shape.header?.isEstimated == true, section.header.isMeasured {
        found.append(MeasuredSize(index: places.lowerBound, extent: section.header.extent))
      }
      if let sizes = section.sizes {
        for item in sizes.measuredIndices() {
          found.append(
            MeasuredSize(
              index: places.lowerBound + 1 + item, extent: sizes.extent(at: item),
              crossExtent: section.crossSizes?.extent(at: item) ?? .zero))
        }
      }
      if shape.footer?.isEstimated == true, section.footer.isMeasured {
        found.append(MeasuredSize(index: places.upperBound - 1, extent: section.footer.extent))
      }
    }
    return found
  }
}
