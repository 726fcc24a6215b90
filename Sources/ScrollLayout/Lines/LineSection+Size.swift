extension LineSection {
  /// What is known about the items of a line.
  func read(line: Int, _ shape: LineShape, into known: inout LineSizes) {
    let items = items(ofLine: line)
    let first = line * perLine - phase
    known.present = items.lowerBound - first..<items.upperBound - first
    known.main.removeAll(keepingCapacity: true)
    known.cross.removeAll(keepingCapacity: true)
    for place in 0..<perLine {
      let isThere = known.present.contains(place)
      let isFree = first + place < 0 && place < free?.main.count ?? 0
      known.main.append(
        isThere ? sizes.known(at: first + place) : isFree ? free?.main[place] ?? -1 : -1)
      known.cross.append(
        isThere ? crossSizes.known(at: first + place) : isFree ? free?.cross[place] ?? -1 : -1)
    }
  }

  /// Whether a cell's size was measured, or need not be.
  func isMeasured(item: Int, _ shape: LineShape) -> Bool {
    let place = place(ofItem: item)
    let template = shape.template
    return (!template.asksMain[place] || sizes?.isMeasured(at: item) == true)
      && (!template.asksCross[place] || crossSizes?.isMeasured(at: item) == true)
  }

  func isMeasured(line: Int, _ shape: LineShape) -> Bool {
    items(ofLine: line).allSatisfy { isMeasured(item: $0, shape) }
  }

  /// Takes the size that the cell returned.
  mutating func set(_ main: Ticks, _ cross: Ticks, item: Int, _ shape: LineShape) {
    let place = place(ofItem: item)
    if shape.template.asksMain[place] {
      if sizes == nil { sizes = ExtentIndex(runs: [(count, Ticks.zero)]) }
      sizes?.setExtent(main, at: item)
    }
    if shape.template.asksCross[place] {
      if crossSizes == nil { crossSizes = ExtentIndex(runs: [(count, Ticks.zero)]) }
      crossSizes?.setExtent(cross, at: item)
    }
  }

  /// Gives a line a length of its own.
  mutating func setExtent(_ extent: Ticks, ofLine line: Int) {
    if lines == nil {
      guard extent != lineEstimate else { return }
      lines = ExtentIndex(
        runs: [.init(count: lineCount, extent: spacing, estimate: .item)],
        itemEstimate: lineEstimate)
    }
    if extent == .zero { mayHide = true }
    guard lines?.extent(at: line) != extent + spacing else { return }
    lines?.setExtent(extent + spacing, at: line)
  }

  /// Marks the cells of a line to be measured again.
  mutating func setNeedsMeasure(lines range: Range<Int>) {
    let items = items(ofLines: range)
    sizes?.setNeedsMeasure(items)
    crossSizes?.setNeedsMeasure(items)
    reveal(lines: range.clamped(to: 0..<lineCount))
  }

  /// Has lines that take nothing take the estimate: else nothing would ask for their cells.
  /// O(lines ever looked at) where there may be such.
  mutating func reveal(lines range: Range<Int>) {
    guard mayHide, let touched = lines?.measuredIndices() else { return }
    for line in touched where range.contains(line) && lines?.extent(at: line) == spacing {
      lines?.setExtent(lineEstimate + spacing, at: line)
    }
  }

  /// Where an item starts in its line, in the direction that lines follow each other.
  func inner(item: Int, _ shape: LineShape) -> Ticks {
    guard !shape.template.isRigid else { return .zero }
    let line = line(ofItem: item)
    var known = LineSizes()
    var frames: [LineFrame] = []
    read(line: line, shape, into: &known)
    let extent = extent(ofLine: line)
    shape.template.place(
      main: shape.isOrthogonal ? band : extent, cross: shape.isOrthogonal ? extent : nil, known,
      into: &frames)
    let frame = frames[place(ofItem: item)]
    return shape.isOrthogonal ? frame.cross : frame.main
  }
}

extension ExtentIndex? {
  /// The known size of an item, even if it must be measured again; -1 if it is unknown.
  fileprivate func known(at item: Int) -> Int64 {
    guard let self else { return -1 }
    let extent = self.extent(at: item).rawValue
    return extent > 0 || self.isMeasured(at: item) ? extent : -1
  }

  /// Counts an item with a size that is not its own until its cell is measured; -1 for no size.
  mutating func setEstimate(_ size: Int64, at item: Int) {
    guard self != nil else { return }
    self?.removeSubrange(item..<item + 1)
    self?.insert(.init(count: 1, extent: Ticks(rawValue: max(0, size))), at: item)
  }
}
