import ScrollPrimitives

extension LineTable {
  /// What pinned elements lie at: above all others.
  static let pinnedZIndex = 1024

  /// Where an element lies; `nil` for a header or footer that is not shown, and for a place that is not in
  /// the row.
  mutating func attributes(at index: Int) -> LayoutAttributes? {
    guard index >= 0, index < structure.elementCount else { return nil }
    let section = structure.section(at: index)
    switch structure.path(at: index, inSection: section) {
    case .header: return boundary(ofSection: section, isHeader: true)
    case .footer: return boundary(ofSection: section, isHeader: false)
    case .item(let path):
      let body = bodyStart(of: section)
      let line = sections[section].line(ofItem: path.item)
      layOut(line: line, of: section)
      defer { countSteps(of: section) }
      return attributes(ofItem: path.item, line: line, section: section, body: body)
    }
  }

  /// Works out where the items of a line lie.
  mutating func layOut(line: Int, of section: Int) {
    let shape = shapes[sections[section].shape]
    guard !shape.template.isRigid else { return }
    if let current, current == (section, line) { return }
    sections[section].read(line: line, shape, into: &known)
    let extent = sections[section].extent(ofLine: line)
    shape.template.place(
      main: shape.isOrthogonal ? sections[section].band : extent,
      cross: shape.isOrthogonal ? extent : nil, known, into: &frames)
    steps += shape.template.count
    current = (section, line)
  }

  /// An item of the line that was laid out last.
  mutating func attributes(
    ofItem item: Int, line: Int, section: Int, body: Ticks
  ) -> LayoutAttributes {
    let shape = shapes[sections[section].shape]
    let place = sections[section].place(ofItem: item)
    let frame = shape.template.isRigid ? shape.template.rigidFrame(at: place) : frames[place]
    let lineStart = sections[section].start(ofLine: line)
    let extent = sections[section].extent(ofLine: line)
    var start = body
    var slotStart = body - shape.before
    var slotEnd = body + sections[section].band + shape.after
    var crossStart = shape.crossBefore + frame.cross
    if shape.isOrthogonal {
      crossStart = crossStart + lineStart - sections[section].offset
    } else {
      start = body + lineStart
      if line > 0 { slotStart = start }
      let isLast = line == sections[section].lineCount - 1
      slotEnd = start + extent + (isLast ? shape.after : shape.spacing)
    }
    var attributes = LayoutAttributes(
      index: structure.elements(ofSection: section).lowerBound + 1 + item,
      element: .item(ItemPath(section: section, item: item)), slotStart: slotStart,
      start: start + frame.main, extent: frame.mainExtent, slotEnd: slotEnd,
      isMeasured: sections[section].isMeasured(item: item, shape))
    attributes.crossStart = crossStart
    attributes.crossExtent = frame.crossExtent
    return attributes
  }

  /// A section's header or footer; `nil` when it has none.
  mutating func boundary(ofSection section: Int, isHeader: Bool) -> LayoutAttributes? {
    let shape = shapes[sections[section].shape]
    guard let boundary = isHeader ? shape.header : shape.footer else { return nil }
    let state = isHeader ? sections[section].header : sections[section].footer
    let sectionStart = extents.offset(of: section)
    let sectionEnd = sectionStart + extents.extent(at: section)
    let natural = isHeader ? sectionStart : sectionEnd - state.extent
    var (slotStart, slotEnd) = (natural, natural + state.extent)
    var start = natural
    var extent = state.extent
    if !boundary.takesRoom || boundary.isPinned || boundary.offset != .zero {
      // Away from its own room it keeps its cell while its section is there, and is cut off there.
      (slotStart, slotEnd) = (sectionStart, sectionEnd)
      extent = min(extent, sectionEnd - sectionStart)
      start = max(sectionStart, min(natural + boundary.offset, sectionEnd - extent))
    }
    let elements = structure.elements(ofSection: section)
    var attributes = LayoutAttributes(
      index: isHeader ? elements.lowerBound : elements.upperBound - 1,
      element: isHeader ? .header(section: section) : .footer(section: section),
      slotStart: slotStart, start: start, extent: extent, slotEnd: slotEnd,
      isMeasured: state.isMeasured)
    attributes.crossStart = boundary.crossStart
    attributes.crossExtent = boundary.crossExtent
    if boundary.isPinned {
      attributes.pins = isHeader ? .leading : .trailing
      attributes.zIndex = Self.pinnedZIndex
    } else if !boundary.takesRoom {
      attributes.zIndex = 1
    }
    return attributes
  }
}
