import ScrollPrimitives

/// Sections one below the other, each made of lines of equal numbers of items: what a grid and a
/// compositional layout have in common.
///
/// Lines nobody has looked at are not kept, so that what it takes does not grow with the items. Does
/// not know what a user configured.
struct LineTable: Sendable {
  var structure = ItemStructure.empty
  var shapes: [LineShape] = []
  var sections: [LineSection] = []
  /// The lengths of the sections.
  var extents = ExtentIndex()
  /// Whether the items of any section may begin with free places.
  var mayHaveFreeRoom = false
  var steps = 0
  // Kept for their room.
  var known = LineSizes()
  var frames: [LineFrame] = []
  var updates: [Int] = []
  /// The line that `known` and `frames` are of.
  var current: (section: Int, line: Int)?

  /// The sum of the estimated lengths of sections with these numbers of items.
  ///
  /// - Throws: `tooManyElements` or `contentTooLong`.
  static func checkedExtents(
    of structure: ItemStructure, _ shapes: [LineShape], _ numbers: [Int]
  ) throws(LayoutFailure) -> [Ticks] {
    guard structure.elementCount <= ExtentIndex.maximumCount else {
      throw .tooManyElements(count: structure.elementCount)
    }
    var total = LengthSum()
    var result: [Ticks] = []
    result.reserveCapacity(numbers.count)
    for (section, number) in numbers.enumerated() {
      let before = total
      total.add(shapes[number], items: structure.sectionCounts[section])
      result.append(Ticks(rawValue: total.ticks &- before.ticks))
    }
    try total.check()
    return result
  }

  /// Lays sections out by their estimates. O(sections). Throws before anything changes.
  mutating func prepare(
    _ structure: ItemStructure, _ shapes: [LineShape], _ numbers: [Int]
  ) throws(LayoutFailure) {
    let lengths = try Self.checkedExtents(of: structure, shapes, numbers)
    self.structure = structure
    self.shapes = shapes
    sections = zip(structure.sectionCounts, numbers).map { count, number in
      LineSection(shape: number, shapes[number], count: count)
    }
    extents = Self.index(lengths)
    mayHaveFreeRoom = false
    current = nil
  }

  /// Neighboring sections alike stand as one run.
  static func index(_ lengths: [Ticks]) -> ExtentIndex {
    var runs: [(count: Int, extent: Ticks)] = []
    for length in lengths {
      if runs.last?.extent == length {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((1, length))
      }
    }
    return ExtentIndex(runs: runs)
  }

  /// What the parts of a section take.
  func parts(of section: Int) -> (header: Ticks, body: Ticks, footer: Ticks) {
    let state = sections[section]
    let shape = shapes[state.shape]
    return (
      shape.header?.takesRoom == true ? state.header.extent : .zero,
      shape.isOrthogonal ? (state.count == 0 ? .zero : state.band) : state.length,
      shape.footer?.takesRoom == true ? state.footer.extent : .zero
    )
  }

  /// What a section takes.
  func length(of section: Int) -> Ticks {
    let parts = parts(of: section)
    let shape = shapes[sections[section].shape]
    return parts.header + shape.before + parts.body + shape.after + parts.footer
  }

  /// Where the lines of a section start.
  mutating func bodyStart(of section: Int) -> Ticks {
    let shape = sections[section].shape
    return extents.offset(of: section) + parts(of: section).header + shapes[shape].before
  }

  /// Brings the length of a section up to date; says by how much it grew.
  @discardableResult
  mutating func updateLength(of section: Int) -> Ticks {
    let length = length(of: section)
    guard length != extents.extent(at: section) else { return .zero }
    return extents.setExtent(length, at: section)
  }

  /// The cost of the queries since the last call, in visited nodes, leaves and positions.
  mutating func takeSteps() -> Int {
    defer { steps = 0 }
    return steps + extents.takeSteps()
  }

  /// Adds what the section's own indexes were asked.
  mutating func countSteps(of section: Int) {
    steps += sections[section].lines?.takeSteps() ?? 1
    steps += sections[section].sizes?.takeSteps() ?? 0
    steps += sections[section].crossSizes?.takeSteps() ?? 0
  }
}

/// Lengths added up that may be too long.
struct LengthSum: Sendable {
  private(set) var ticks: Int64 = 0
  private var points = 0.0
  private var hasOverflown = false

  init(_ start: Ticks = .zero) {
    ticks = start.rawValue
    points = start.points
  }

  mutating func add(_ length: Ticks, count: Int = 1) {
    points += length.points * Double(count)
    let (product, isTooLong) = length.rawValue.multipliedReportingOverflow(by: Int64(count))
    let (sum, isTooMuch) = ticks.addingReportingOverflow(product)
    hasOverflown = hasOverflown || isTooLong || isTooMuch
    ticks = sum
  }

  /// A section by its estimates, the space behind its last line included.
  mutating func add(_ shape: LineShape, items: Int) {
    for boundary in [shape.header, shape.footer] {
      if let boundary, boundary.takesRoom { add(boundary.extent) }
    }
    add(shape.before)
    add(shape.after)
    guard items > 0 else { return }
    let lines = (items - 1) / shape.template.count + 1
    guard shape.isOrthogonal else {
      add(shape.lineEstimate, count: lines)
      return add(shape.spacing, count: lines - 1)
    }
    add(shape.template.mainEstimate)
    var across = LengthSum()
    across.add(shape.lineEstimate, count: lines)
    across.add(shape.spacing, count: lines)
    hasOverflown = hasOverflown || across.isTooLong
  }

  private var isTooLong: Bool { hasOverflown || ticks > Ticks.maximum.rawValue }

  func check() throws(LayoutFailure) {
    guard !isTooLong else {
      throw .contentTooLong(points: points)
    }
  }
}
