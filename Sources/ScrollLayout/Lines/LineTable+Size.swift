import ScrollPrimitives

extension LineTable {
  /// Whether an element's size was measured, or need not be; the latter for indices without an element.
  func isMeasured(at index: Int) -> Bool {
    guard structure.isInRow(index) else { return true }
    let section = structure.section(at: index)
    let state = sections[section]
    switch structure.path(at: index, inSection: section) {
    case .header: return state.header.isMeasured
    case .footer: return state.footer.isMeasured
    case .item(let path): return state.isMeasured(item: path.item, shapes[state.shape])
    }
  }

  /// Takes the size that the cell returned; says whether any element moved or changed its size.
  /// O(items of a line + log items).
  mutating func setSize(
    _ main: Ticks, cross: Ticks, at index: Int
  ) throws(LayoutFailure) -> Bool {
    try LayoutFailure.check(index: index, in: structure)
    for (length, name) in [(main, "extent"), (cross, "crossExtent")] {
      guard length >= .zero else { throw .invalidValue(parameter: name, value: length.points) }
      guard length <= .maximum else { throw .contentTooLong(points: length.points) }
    }
    let section = structure.section(at: index)
    let shape = shapes[sections[section].shape]
    switch structure.path(at: index, inSection: section) {
    case .item(let path):
      return try setSize(main, cross: cross, item: path.item, section: section)
    case .header:
      guard shape.header?.isEstimated == true else { return false }
      return try setBoundary(\.header, main, section: section)
    case .footer:
      guard shape.footer?.isEstimated == true else { return false }
      return try setBoundary(\.footer, main, section: section)
    }
  }

  private mutating func setBoundary(
    _ boundary: WritableKeyPath<LineSection, LineSection.Boundary>, _ extent: Ticks, section: Int
  ) throws(LayoutFailure) -> Bool {
    let old = sections[section][keyPath: boundary]
    let total = extents.total + extent - old.extent
    guard total <= .maximum else { throw .contentTooLong(points: total.points) }
    sections[section][keyPath: boundary] = .init(extent: extent, isMeasured: true)
    updateLength(of: section)
    return extent != old.extent
  }

  private mutating func setSize(
    _ main: Ticks, cross: Ticks, item: Int, section: Int
  ) throws(LayoutFailure) -> Bool {
    let shape = shapes[sections[section].shape]
    let place = sections[section].place(ofItem: item)
    guard shape.template.asksMain[place] || shape.template.asksCross[place] else { return false }
    // The sizes of all items are added up, though they lie side by side.
    for sum in [sections[section].sizes?.total, sections[section].crossSizes?.total] {
      let most = (sum ?? .zero) + max(main, cross)
      guard most <= .maximum else { throw .contentTooLong(points: most.points) }
    }
    let line = sections[section].line(ofItem: item)
    let old = sections[section].extent(ofLine: line)
    sections[section].read(line: line, shape, into: &known)
    current = nil
    let before = (known.main[place], known.cross[place])
    if shape.template.asksMain[place] { known.main[place] = main.rawValue }
    if shape.template.asksCross[place] { known.cross[place] = cross.rawValue }
    let size = shape.template.size(known)
    let isMeasured = isMeasured(line: line, of: section, with: item, shape)
    steps += 2 * shape.template.count
    var extent = shape.isOrthogonal ? size.cross : size.main
    // As long as cells are asked a line does not get shorter: all are asked within one frame.
    if !isMeasured { extent = max(extent, old) }
    let total = extents.total + max(extent - old, size.main - sections[section].band)
    let length = sections[section].length + extent - old
    guard max(total, length) <= .maximum else {
      throw .contentTooLong(points: max(total, length).points)
    }
    let hasChanged = before != (known.main[place], known.cross[place])
    sections[section].set(main, cross, item: item, shape)
    let anchor = shape.isOrthogonal ? sections[section].shownLine : nil
    sections[section].setExtent(extent, ofLine: line)
    var bandGrowth = Ticks.zero
    if shape.isOrthogonal {
      if let anchor, line < anchor {
        sections[section].offset = sections[section].offset + extent - old
      }
      if isMeasured { bandGrowth = sections[section].takeBand(size.main) }
    }
    countSteps(of: section)
    updateLength(of: section)
    return hasChanged || extent != old || bandGrowth != .zero
  }

  /// Whether all cells of a line were asked, one of them just now, but for those that have no room left in
  /// their group: nothing asks these. `known` is what is known of the line.
  private mutating func isMeasured(
    line: Int, of section: Int, with item: Int, _ shape: LineShape
  ) -> Bool {
    let items = sections[section].items(ofLine: line)
    func isAsked(_ other: Int) -> Bool {
      other == item || sections[section].isMeasured(item: other, shape)
    }
    guard shape.template.mayHide else { return items.allSatisfy(isAsked) }
    let size = shape.template.size(known)
    shape.template.place(main: size.main, cross: size.cross, known, into: &frames)
    steps += shape.template.count
    return items.allSatisfy {
      isAsked($0) || frames[sections[section].place(ofItem: $0)].mainExtent == .zero
    }
  }

  /// Takes an element's size as it is for measured.
  mutating func setMeasured(at index: Int) {
    guard structure.isInRow(index) else { return }
    let section = structure.section(at: index)
    switch structure.path(at: index, inSection: section) {
    case .header: sections[section].header.isMeasured = true
    case .footer: sections[section].footer.isMeasured = true
    case .item:
      guard let now = attributes(at: index), !now.isMeasured else { return }
      _ = try? setSize(now.extent, cross: now.crossExtent, at: index)
    }
  }

  /// Marks an element to be measured again, and the other items of its line.
  mutating func setNeedsMeasure(at index: Int) {
    guard structure.isInRow(index) else { return }
    let section = structure.section(at: index)
    let shape = shapes[sections[section].shape]
    switch structure.path(at: index, inSection: section) {
    case .header: needsMeasure(\.header, shape.header, section)
    case .footer: needsMeasure(\.footer, shape.footer, section)
    case .item(let path):
      let line = sections[section].line(ofItem: path.item)
      sections[section].setNeedsMeasure(lines: line..<line + 1)
      current = nil
    }
    countSteps(of: section)
    updateLength(of: section)
  }

  mutating func needsMeasure(
    _ boundary: WritableKeyPath<LineSection, LineSection.Boundary>, _ shape: LineBoundary?,
    _ section: Int
  ) {
    guard let shape, shape.isEstimated else { return }
    sections[section][keyPath: boundary].isMeasured = false
    // Nothing would ask for the cell of one without extent.
    guard sections[section][keyPath: boundary].extent == .zero else { return }
    sections[section][keyPath: boundary].extent = shape.extent
  }
}

extension LineSection {
  /// Stores the length of a measured group along the axis; returns by how much the section grew. The first one
  /// replaces the estimate, and later ones only make the section longer: with two groups that are scrolled in by
  /// turns the section would jump to and fro.
  mutating func takeBand(_ extent: Ticks) -> Ticks {
    let old = band
    band = isBandMeasured ? max(band, extent) : extent
    isBandMeasured = true
    return band - old
  }
}
