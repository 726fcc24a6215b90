extension LineSection {
  /// What a batch of edits has done so far.
  struct Edits: Sendable {
    /// The item that others are seen to move against, and whether there was one that has gone.
    var anchor: Int?
    var hasLostAnchor = false
    /// Lines before `head` hold other items than before, and those from `tail` on.
    var head = 0
    var tail = Int.max
    /// One tick for every item that was there before.
    var survivors: ExtentIndex
    /// Where the anchor starts as an orthogonal section is scrolled.
    var place: Ticks?
  }

  /// Begins a batch of edits.
  mutating func beginEdits(anchor: Int?) {
    edits = Edits(
      anchor: anchor, survivors: ExtentIndex(runs: [(count, Ticks(rawValue: 1))]))
  }

  /// Puts new items before one, which may be the one after the last.
  ///
  /// Before the anchor the lines behind stay as they are, and the section's beginning moves; behind it
  /// the lines before stay. O(log items).
  mutating func insert(_ number: Int, at item: Int, _ shape: LineShape) {
    guard number > 0 else { return }
    edits?.survivors.insert(.init(count: number, extent: .zero), at: item)
    guard count > 0 else {
      reset()
      count = number
      return
    }
    let keepsTail = edits?.anchor.map { item <= $0 } ?? false
    let (line, column) = (line(ofItem: item), place(ofItem: item))
    let isCut = column > 0
    let places = keepsTail && isCut ? places(before: column, ofLine: line, shape) : nil
    let oldLines = lineCount
    count += number
    sizes?.insert(.init(count: number, extent: .zero), at: item)
    crossSizes?.insert(.init(count: number, extent: .zero), at: item)
    let isWhole = number % perLine == 0
    if keepsTail {
      let old = phase
      phase = (phase + perLine - number % perLine) % perLine
      edits?.anchor? += number
      let added = (number + phase - old) / perLine
      insertLines(added, at: line)
      if !isWhole { edits?.addHead(line + added + (isCut ? 1 : 0)) }
      if isWhole, isCut { setNeedsMeasure(lines: line..<line + added + 1) }
      keep(places, ofLine: line + added, isWhole: isWhole)
    } else {
      let added = lineCount - oldLines
      insertLines(added, at: line + (isCut ? 1 : 0))
      if !isWhole { edits?.addTail(line) }
      if isWhole, isCut { setNeedsMeasure(lines: line..<line + added + 1) }
    }
  }

  /// Takes items out. O(log items).
  mutating func remove(_ range: Range<Int>, _ shape: LineShape) {
    let number = range.count
    guard number > 0 else { return }
    edits?.survivors.removeSubrange(range)
    var keepsTail = false
    if let anchor = edits?.anchor, range.lowerBound <= anchor {
      keepsTail = range.upperBound < count
      if keepsTail, range.contains(anchor), edits?.place != nil {
        // The next one takes its part from where it is.
        let away = start(ofItem: range.upperBound, shape) - start(ofItem: anchor, shape)
        edits?.place? += away
      }
      edits?.anchor = keepsTail ? max(range.lowerBound, anchor - number) : nil
      if !keepsTail { edits?.hasLostAnchor = true }
    }
    guard number < count else {
      count = 0
      reset()
      return
    }
    let end = keepsTail ? range.upperBound : range.lowerBound
    let (line, isCut) = (line(ofItem: end), place(ofItem: end) > 0)
    let column = place(ofItem: end)
    let places = keepsTail && isCut ? places(before: column, ofLine: line, shape) : nil
    let oldLines = lineCount
    count -= number
    sizes?.removeSubrange(range)
    crossSizes?.removeSubrange(range)
    let isWhole = number % perLine == 0
    if keepsTail {
      let old = phase
      phase = (phase + number) % perLine
      let gone = (number + old - phase) / perLine
      removeLines(line - gone..<line)
      let tail = line - gone
      if !isWhole { edits?.addHead(tail + (isCut ? 1 : 0)) }
      if isWhole, isCut { setNeedsMeasure(lines: tail..<tail + 1) }
      keep(places, ofLine: tail, isWhole: isWhole)
    } else {
      let first = line + (isCut ? 1 : 0)
      removeLines(first..<first + oldLines - lineCount)
      if !isWhole { edits?.addTail(line) }
      if isWhole, isCut { setNeedsMeasure(lines: line..<line + 1) }
    }
  }

  /// Ends a batch of edits: O(log items) for every leaf of measured items in lines that hold others
  /// than before.
  mutating func endEdits(_ shape: LineShape) {
    guard let edits else { return }
    self.edits = nil
    if edits.survivors.total == .zero {
      reset()
    } else if edits.hasLostAnchor, phase > 0 {
      // Nothing that is left of the section was on screen.
      phase = 0
      free = nil
      lines = nil
      sizes?.setAllNeedMeasure()
      crossSizes?.setAllNeedMeasure()
    } else {
      setNeedsMeasure(lines: 0..<min(edits.head, lineCount))
      setNeedsMeasure(lines: min(edits.tail, lineCount)..<lineCount)
    }
    guard shape.isOrthogonal, let place = edits.place else { return }
    if let anchor = edits.anchor, !edits.hasLostAnchor {
      offset = start(ofItem: anchor, shape) - place
    } else {
      offset = max(.zero, min(offset, length))
    }
  }

  /// Where an item starts, in the direction that lines follow each other.
  mutating func start(ofItem item: Int, _ shape: LineShape) -> Ticks {
    start(ofLine: line(ofItem: item)) + inner(item: item, shape)
  }

  /// What is known about the first places of a line, when where the others lie depends on it.
  private func places(before column: Int, ofLine line: Int, _ shape: LineShape) -> LineSizes? {
    guard !shape.template.isRigid else { return nil }
    var known = LineSizes()
    read(line: line, shape, into: &known)
    known.main.removeSubrange(column...)
    known.cross.removeSubrange(column...)
    return known
  }

  /// Counts the first positions of a line with the known sizes of their previous items, until their cells are
  /// measured: so the items behind them in the line stay where they are.
  private mutating func keep(_ places: LineSizes?, ofLine line: Int, isWhole: Bool) {
    if !isWhole || line == 0 { free = nil }
    guard let places else { return }
    let first = line * perLine - phase
    if first < 0 { free = places }
    for place in places.main.indices where first + place >= 0 {
      sizes.setEstimate(places.main[place], at: first + place)
      crossSizes.setEstimate(places.cross[place], at: first + place)
    }
  }

  private mutating func insertLines(_ number: Int, at line: Int) {
    lines?.insert(.init(count: number, extent: spacing, estimate: .item), at: line)
    edits?.insertLines(number, at: line)
  }

  private mutating func removeLines(_ range: Range<Int>) {
    lines?.removeSubrange(range)
    edits?.removeLines(range)
  }
}

extension LineSection.Edits {
  fileprivate mutating func addHead(_ line: Int) { head = max(head, line) }
  fileprivate mutating func addTail(_ line: Int) { tail = min(tail, line) }

  fileprivate mutating func insertLines(_ number: Int, at line: Int) {
    if line < head { head += number }
    if tail != .max, line < tail { tail += number }
  }

  fileprivate mutating func removeLines(_ range: Range<Int>) {
    if range.lowerBound < head { head -= min(head, range.upperBound) - range.lowerBound }
    if tail != .max, range.lowerBound < tail {
      tail -= min(tail, range.upperBound) - range.lowerBound
    }
  }
}
