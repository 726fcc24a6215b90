import ScrollPrimitives

extension LineShape {
  /// What a new section has until its own shape is known.
  fileprivate static let placeholder = LineShape(
    template: LineTemplate(LineNode(main: .fixed(.zero), cross: .fixed(.zero))))
}

extension LineTable {
  /// Applies edits and the shapes that sections have from now on. O(sections + edits · log items).
  /// Throws before anything changes.
  ///
  /// - Parameters:
  ///   - edits: those that lead to the structure: who calls has checked that they do.
  ///   - anchor: the element, before the edits, whose neighbors on the screen must not move.
  ///   - numbers: for each section afterward which of `newShapes` it has.
  mutating func apply(
    _ edits: [ItemEdit], anchor: Int?, structure after: ItemStructure, _ newShapes: [LineShape],
    _ numbers: [Int]
  ) throws(LayoutFailure) {
    try check(edits, after, newShapes, numbers)
    current = nil
    let placeholder = shapes.count
    shapes.append(.placeholder)
    if let anchor, !edits.isEmpty, anchor >= 0, anchor < structure.elementCount,
      case .item(let path) = structure.path(at: anchor)
    {
      beginEdits(of: path.section, anchor: path.item)
    }
    for edit in edits { apply(edit, placeholder) }
    structure = after
    settle(newShapes, numbers)
  }

  /// Whether what is added fits, by its estimates.
  private func check(
    _ edits: [ItemEdit], _ after: ItemStructure, _ newShapes: [LineShape], _ numbers: [Int]
  ) throws(LayoutFailure) {
    _ = try Self.checkedExtents(of: after, newShapes, numbers)
    // Each item that comes is counted with a line of its own: too much, and far from the limit.
    var line = Ticks.zero
    for shape in shapes + newShapes { line = max(line, shape.lineEstimate + shape.spacing) }
    var sum = LengthSum(sections.reduce(extents.total) { max($0, $1.length) })
    for edit in edits {
      switch edit {
      case .insertItems(_, let count): sum.add(line, count: count + 3)
      case .insertSections(_, let counts): sum.add(line, count: counts.reduce(3, +))
      default: sum.add(line, count: 3)
      }
    }
    let hasNewShapes = shapes != newShapes
    for section in numbers.indices
    where hasNewShapes || !sections.indices.contains(section)
      || sections[section].shape != numbers[section]
    {
      sum.add(newShapes[numbers[section]], items: after.sectionCounts[section])
    }
    try sum.check()
  }

  private mutating func apply(_ edit: ItemEdit, _ placeholder: Int) {
    switch edit {
    case .insertItems(let path, let count):
      insert(count, at: path)
    case .removeItems(let path, let count):
      remove(count, at: path)
    case .moveItem(let from, let to):
      guard from != to else { return }
      remove(1, at: from)
      insert(1, at: to)
    case .insertSections(let at, let counts):
      let shape = shapes[placeholder]
      sections.insert(
        contentsOf: counts.map { LineSection(shape: placeholder, shape, count: $0) }, at: at)
      extents.insert(.init(count: counts.count, extent: .zero), at: at)
    case .removeSections(let at, let count):
      sections.removeSubrange(at..<at + count)
      extents.removeSubrange(at..<at + count)
    case .moveSection(let from, let to):
      sections.insert(sections.remove(at: from), at: to)
      extents.move(from..<from + 1, to: to)
    }
  }

  private mutating func insert(_ count: Int, at path: ItemPath) {
    let shape = shapes[beginEdits(of: path.section)]
    sections[path.section].insert(count, at: path.item, shape)
  }

  private mutating func remove(_ count: Int, at path: ItemPath) {
    let shape = shapes[beginEdits(of: path.section)]
    sections[path.section].remove(path.item..<path.item + count, shape)
  }

  /// Begins a section's edits where they have not begun; says which shape it has.
  @discardableResult
  private mutating func beginEdits(of section: Int, anchor: Int? = nil) -> Int {
    let number = sections[section].shape
    guard sections[section].edits == nil else { return number }
    guard shapes[number].isOrthogonal, sections[section].count > 0 else {
      sections[section].beginEdits(anchor: anchor)
      return number
    }
    // The visible part of such a section begins with a line of its own, even if it is off screen.
    let shown = sections[section].shownLine ?? 0
    let item = anchor ?? sections[section].items(ofLine: shown).lowerBound
    let shape = shapes[number]
    let place = sections[section].start(ofItem: item, shape) - sections[section].offset
    sections[section].beginEdits(anchor: item)
    sections[section].edits?.place = place
    return number
  }

  /// Ends the edits of all sections and gives them their new shapes.
  private mutating func settle(_ newShapes: [LineShape], _ numbers: [Int]) {
    // By far the most often nothing but edits: then no shape need be compared.
    let isSame = Array(shapes.dropLast()) == newShapes
    for section in sections.indices {
      let old = shapes[sections[section].shape]
      let new = newShapes[numbers[section]]
      let isEdited = sections[section].edits != nil
      if isEdited {
        sections[section].endEdits(old)
        if sections[section].phase > 0 { mayHaveFreeRoom = true }
      }
      let isReshaped =
        isSame ? sections[section].shape != numbers[section] : old != new
      if isReshaped {
        sections[section].reshape(numbers[section], from: old, to: new)
      } else {
        sections[section].shape = numbers[section]
      }
      guard isEdited || isReshaped else { continue }
      // `length` looks at the shape, which is among the new ones by now.
      updates.append(section)
    }
    shapes = newShapes
    for section in updates {
      updateLength(of: section)
      countSteps(of: section)
    }
    updates.removeAll(keepingCapacity: true)
  }
}
