import ScrollPrimitives

extension LineTable {
  /// Adds the elements whose slots lie in a window, in order; of a line all of its items, that they be
  /// measured together.
  mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    let window = window.bounded
    guard !window.main.isEmpty, let first = section(at: window.main.lowerBound) else { return }
    var section = first
    while section < sections.count {
      let start = extents.offset(of: section)
      guard start < window.main.upperBound else { break }
      if extents.extent(at: section) == .zero {
        // Skips sections without extent, in one step for any number.
        section = max(section + 1, extents.index(at: start) ?? sections.count)
        continue
      }
      elements(ofSection: section, in: window, into: &found)
      section += 1
    }
  }

  /// The section that covers an offset, or the nearest one; `nil` when there is no content.
  mutating func section(at offset: Ticks) -> Int? {
    let last = Ticks(rawValue: extents.total.rawValue - 1)
    guard last >= .zero else { return nil }
    return extents.index(at: min(max(offset, .zero), last))
  }

  private mutating func elements(
    ofSection section: Int, in window: LayoutWindow, into found: inout [LayoutAttributes]
  ) {
    if let header = boundary(ofSection: section, isHeader: true), header.slotTouches(window.main) {
      found.append(header)
    }
    if shapes[sections[section].shape].isOrthogonal {
      lines(ofOrthogonal: section, in: window, into: &found)
    } else {
      lines(of: section, in: window.main, into: &found)
    }
    countSteps(of: section)
    if let footer = boundary(ofSection: section, isHeader: false), footer.slotTouches(window.main) {
      found.append(footer)
    }
  }

  private mutating func lines(
    of section: Int, in range: Range<Ticks>, into found: inout [LayoutAttributes]
  ) {
    let body = bodyStart(of: section)
    let shape = shapes[sections[section].shape]
    // The slots of the first and the last line reach into the insets.
    guard range.lowerBound < body + sections[section].length + shape.after,
      range.upperBound > body - shape.before,
      var line = sections[section].line(at: range.lowerBound - body)
    else { return }
    let count = sections[section].lineCount
    while line < count {
      let start = sections[section].start(ofLine: line)
      guard line == 0 || body + start < range.upperBound else { return }
      if sections[section].extent(ofLine: line) + shape.spacing == .zero {
        guard let next = sections[section].lines?.index(at: start) else { return }
        line = next
        continue
      }
      append(line: line, of: section, body: body, in: range, into: &found)
      line += 1
    }
  }

  private mutating func lines(
    ofOrthogonal section: Int, in window: LayoutWindow, into found: inout [LayoutAttributes]
  ) {
    let body = bodyStart(of: section)
    let shape = shapes[sections[section].shape]
    let shift = shape.crossBefore.rawValue - sections[section].offset.rawValue
    let low = window.cross.lowerBound.rawValue.subtractingWithoutOverflow(shift)
    let high = window.cross.upperBound.rawValue.subtractingWithoutOverflow(shift)
    guard low < high, low < sections[section].length.rawValue, high > 0,
      var line = sections[section].line(at: Ticks(rawValue: low))
    else { return }
    let count = sections[section].lineCount
    while line < count {
      let start = sections[section].start(ofLine: line)
      guard start.rawValue < high else { return }
      append(line: line, of: section, body: body, in: window.main, into: &found)
      line += 1
      if sections[section].lineCount > line,
        sections[section].extent(ofLine: line) + shape.spacing == .zero
      {
        let end = sections[section].start(ofLine: line)
        guard let next = sections[section].lines?.index(at: end) else { return }
        line = next
      }
    }
  }

  private mutating func append(
    line: Int, of section: Int, body: Ticks, in range: Range<Ticks>,
    into found: inout [LayoutAttributes]
  ) {
    layOut(line: line, of: section)
    for item in sections[section].items(ofLine: line) {
      let item = attributes(ofItem: item, line: line, section: section, body: body)
      if item.slotTouches(range) { found.append(item) }
      steps += 1
    }
  }

  /// The element nearest to an offset, of those in the section that covers it; in sections that have
  /// none, of the next one that has. An element without extent only where its line has no other; `nil` without elements.
  mutating func element(near offset: Ticks) -> Int? {
    guard let first = section(at: offset) else { return nil }
    let inside = min(max(offset, .zero), extents.total - Ticks(rawValue: 1))
    for section in first..<sections.count {
      if let found = element(near: inside, inSection: section) { return found }
    }
    for section in (0..<first).reversed() {
      if let found = element(near: inside, inSection: section) { return found }
    }
    return nil
  }

  private mutating func element(near offset: Ticks, inSection section: Int) -> Int? {
    var candidates: [LayoutAttributes] = []
    if let header = boundary(ofSection: section, isHeader: true) { candidates.append(header) }
    let body = bodyStart(of: section)
    let isOrthogonal = shapes[sections[section].shape].isOrthogonal
    let line =
      isOrthogonal ? sections[section].shownLine : sections[section].line(at: offset - body)
    if let line {
      layOut(line: line, of: section)
      for item in sections[section].items(ofLine: line) {
        candidates.append(attributes(ofItem: item, line: line, section: section, body: body))
      }
    }
    if let footer = boundary(ofSection: section, isHeader: false) { candidates.append(footer) }
    func away(_ element: LayoutAttributes) -> Int64 {
      max(0, (element.start - offset).rawValue, (offset - element.end).rawValue + 1)
    }
    func nearest(_ candidates: [LayoutAttributes]) -> Int? {
      candidates.min { away($0) < away($1) }?.index
    }
    // A line of items without extent has room around it, and others may come after it.
    return nearest(candidates.filter { $0.extent > .zero }) ?? nearest(candidates)
  }
}

extension Int64 {
  /// The difference, or the number nearest to it that there is.
  fileprivate func subtractingWithoutOverflow(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}
