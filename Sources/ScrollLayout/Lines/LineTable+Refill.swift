import ScrollPrimitives

/// Closing the places that edits left free before a section's first item, and keeping them for another view.
extension LineTable {
  /// The first item of a section in a range that begins with free positions; `nil` if no section does.
  /// O(log sections + sections in the range).
  mutating func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? {
    guard mayHaveFreeRoom, var section = section(at: range.lowerBound) else { return nil }
    while section < sections.count {
      let start = extents.offset(of: section)
      guard start < range.upperBound else { return nil }
      if extents.extent(at: section) == .zero {
        section = max(section + 1, extents.index(at: start) ?? sections.count)
        continue
      }
      if hasFreePlaces(section, in: range) {
        return structure.elements(ofSection: section).lowerBound + 1
      }
      section += 1
    }
    return nil
  }

  private mutating func hasFreePlaces(_ section: Int, in range: Range<Ticks>) -> Bool {
    guard sections[section].phase > 0, !shapes[sections[section].shape].isOrthogonal else {
      return false
    }
    let start = bodyStart(of: section)
    let end = start + sections[section].extent(ofLine: 0)
    return start < range.upperBound && end > range.lowerBound
  }

  /// Begins the lines of an element's section with its first item again. The lengths of lines stay as the estimate.
  /// O(log items) for every leaf of measured items.
  mutating func refill(from index: Int) {
    guard structure.isInRow(index) else { return }
    let section = structure.section(at: index)
    guard sections[section].phase > 0 else { return }
    sections[section].closePlaces()
    current = nil
    updateLength(of: section)
    countSteps(of: section)
  }

  /// The sections that begin with free positions, and how many; `nil` if no section does. O(sections) where there may
  /// be any.
  func arrangement() -> LayoutArrangement? {
    guard mayHaveFreeRoom else { return nil }
    var values: [Int64] = []
    for (number, section) in sections.enumerated() where section.phase > 0 {
      values += [Int64(number), Int64(section.perLine), Int64(section.phase)]
    }
    return values.isEmpty ? nil : LayoutArrangement(values: values)
  }

  /// Takes free places and sizes of a view that showed the same items.
  mutating func restore(_ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?) {
    // What edits have left free in this one is not in the other.
    if mayHaveFreeRoom {
      for section in sections.indices where sections[section].phase > 0 {
        sections[section].closePlaces()
        updateLength(of: section)
      }
      (mayHaveFreeRoom, current) = (false, nil)
    }
    if let arrangement {
      var reader = ArrangementReader(arrangement)
      while let section = reader.count(upTo: sections.count - 1),
        let perLine = reader.count(upTo: .max), let phase = reader.count(upTo: perLine - 1)
      {
        guard perLine == sections[section].perLine, sections[section].count > 0 else { continue }
        sections[section].reset()
        sections[section].phase = phase
        updateLength(of: section)
        mayHaveFreeRoom = true
      }
      current = nil
    }
    for size in sizes where size.index < structure.elementCount {
      _ = try? setSize(size.extent, cross: size.crossExtent, at: size.index)
    }
  }
}

extension LineSection {
  /// Moves the first item to the first position of its line.
  fileprivate mutating func closePlaces() {
    let before = lineCount
    phase = 0
    free = nil
    let gone = before - lineCount
    if gone > 0 { lines?.removeSubrange(0..<gone) }
    setNeedsMeasure(lines: 0..<lineCount)
  }
}
