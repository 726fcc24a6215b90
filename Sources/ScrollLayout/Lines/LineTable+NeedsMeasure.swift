extension LineTable {
  /// Marks all measured sizes to be measured again; until then lines stay as long as they are.
  /// O(sections + measured items / 64).
  mutating func setAllNeedMeasure() {
    current = nil
    for section in sections.indices {
      let shape = shapes[sections[section].shape]
      needsMeasure(\.header, shape.header, section)
      needsMeasure(\.footer, shape.footer, section)
      sections[section].setAllNeedMeasure()
      updateLength(of: section)
    }
  }
}

extension LineSection {
  /// Marks the cells of all items to be measured again.
  fileprivate mutating func setAllNeedMeasure() {
    sizes?.setAllNeedMeasure()
    crossSizes?.setAllNeedMeasure()
    isBandMeasured = false
    reveal(lines: 0..<lineCount)
  }
}
