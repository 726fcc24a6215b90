import ScrollPrimitives
import ScrollTools
import Testing

@testable import ScrollLayout

/// Random things done to a layout as the engine would do them, with the law that what is on screen
/// stays there.
struct PlacedWindowWalk<Layout: PlacedWindowLayout> {
  var screen: PlacedWindowScreen<Layout>
  var random: SeededGenerator
  let name: String
  /// Whether an item may move when another of its section, at or behind the anchor, changes.
  let mayMove: (_ other: LayoutAttributes, _ changed: LayoutAttributes) -> Bool
  /// Whether two items of a section lie in one line, and so cannot but give way to each other.
  let sharesLine: (LayoutAttributes, LayoutAttributes) -> Bool
  /// A size that a cell returns, along the axis and across.
  let size: (inout SeededGenerator) -> (Ticks, Ticks)
  /// Elements seen to stay where they were.
  private(set) var comparisons = 0
  private(set) var shown: [LayoutAttributes] = []

  init(
    _ layout: Layout, counts: [Int], container: LayoutSize, seed: UInt64,
    mayMove: @escaping (LayoutAttributes, LayoutAttributes) -> Bool,
    sharesLine: @escaping (LayoutAttributes, LayoutAttributes) -> Bool = { _, _ in false },
    size: @escaping (inout SeededGenerator) -> (Ticks, Ticks)
  ) throws {
    let structure = try ItemStructure(sectionCounts: counts)
    screen = try PlacedWindowScreen(
      layout, LayoutContext(structure: structure, container: container))
    random = SeededGenerator(seed: seed)
    name = "SEED=\(seed), \(counts)"
    self.mayMove = mayMove
    self.sharesLine = sharesLine
    self.size = size
    shown = screen.show()
  }

  private var anchor: Int? { shown.first { $0.pins.isEmpty }?.index ?? shown.first?.index }

  mutating func perform(_ operation: Int) throws {
    let run = "\(name), operation \(operation)"
    switch Int.random(in: 0..<20, using: &random) {
    case 0...6: try scroll(run)
    case 7: jump()
    case 8...14: try measure(run)
    case 15...18: try edit(run)
    default: try resize(run)
    }
    try check(run)
  }

  // MARK: Operations

  private mutating func scroll(_ run: String) throws {
    let height = screen.height.rawValue
    let distance = Ticks(rawValue: Int64.random(in: -2 * height...2 * height, using: &random) / 3)
    guard let anchor, let was = screen.layout.attributes(at: anchor) else { return }
    let before = shown
    screen.top = max(.zero, min(screen.top + distance, screen.layout.contentExtent - screen.height))
    shown = screen.show(anchor: anchor)
    let now = screen.layout.attributes(at: anchor) ?? was
    for element in before {
      let after = screen.layout.attributes(at: element.index)
      try compare(element, after, shift: now.start - was.start, run + ", scroll")
    }
  }

  private mutating func jump() {
    let content = max(1, screen.layout.contentExtent.rawValue)
    screen.top = Ticks(rawValue: Int64.random(in: 0..<content, using: &random))
    screen.top = max(.zero, min(screen.top, screen.layout.contentExtent - screen.height))
    shown = screen.show()
  }

  /// Measures what is on screen and around it, in any order, as cells would.
  private mutating func measure(_ run: String) throws {
    guard let anchor else { return }
    let found = screen.ask(around: screen.height, anchor: anchor)
    shown = screen.show(anchor: anchor)
    let again = random.oneIn(4)
    for element in found.shuffled(using: &random).prefix(12) where again || !element.isMeasured {
      guard let anchor = self.anchor else { return }
      let old = shown
      guard let was = screen.layout.attributes(at: element.index) else { continue }
      let (main, cross) = size(&random)
      let top = screen.top
      // Above the screen whatever follows on it is the anchor, else the first that is on it.
      let isAbove = was.end <= top && was.pins.isEmpty
      let behind = old.first { $0.pins.isEmpty && $0.index > element.index }?.index
      let fixed = isAbove ? behind ?? anchor : anchor
      try screen.holding(fixed) {
        _ = try $0.setPreferredSize(main, cross: cross, at: element.index, anchor: fixed)
      }
      let shift = screen.top - top
      let isMeasured = screen.layout.isMeasured(at: element.index)
      try #require(isMeasured, "\(run)")
      for other in old where other.index != element.index {
        if isAbove {
          if sharesLine(other, was) { continue }
        } else if element.index >= anchor, isBehind(other, was) {
          continue
        }
        let after = screen.layout.attributes(at: other.index)
        try compare(other, after, shift: shift, run + ", measure \(was.element)")
      }
      shown = screen.show(anchor: anchor)
    }
  }

  /// Whether an element may move when another changes that is on screen or below it.
  private func isBehind(_ other: LayoutAttributes, _ changed: LayoutAttributes) -> Bool {
    guard other.element.section == changed.element.section else {
      return other.element.section > changed.element.section
    }
    if case .item = other.element, case .item = changed.element { return mayMove(other, changed) }
    return other.index > changed.index
  }

  private mutating func edit(_ run: String) throws {
    guard let edit = randomEdit() else { return }
    guard let anchor else { return }
    var structure = screen.structure
    let change = try structure.apply(edit)
    let (before, after, border) = held(anchor, change)
    let old = shown
    var context = screen.context
    context.structure = structure
    let start = before.flatMap { screen.layout.attributes(at: $0)?.start }
    let near = lastItem(before: border)
    // As the engine does, by whoever holds the screen: an anchor that moves away holds nothing.
    try screen.layout.invalidate(
      LayoutInvalidation(context: context, edits: [edit], anchor: before ?? anchor))
    screen.context = context
    if let start, let after, let now = screen.layout.attributes(at: after)?.start {
      let shift = now - start
      screen.top = screen.top + shift
      for other in old where other.index < border {
        if let near, mayMove(other, near) { continue }
        guard let place = change.place(of: other.index), isStill(other.index, change) else {
          continue
        }
        let now = screen.layout.attributes(at: place)
        try compare(other, now, shift: shift, run + ", \(edit) with \(anchor)")
      }
    }
    shown = screen.show(anchor: after)
  }

  /// The last element before a place that has an extent.
  private mutating func lastItem(before border: Int) -> LayoutAttributes? {
    guard border != .max else { return nil }
    for index in (max(0, border - 20)..<border).reversed() {
      guard let one = screen.layout.attributes(at: index), one.extent > .zero else { continue }
      return one
    }
    return nil
  }

  private func isStill(_ index: Int, _ change: RowChange) -> Bool {
    if case .move(let range, _) = change { return !range.contains(index) }
    return true
  }

  /// The element that holds the frame through a change, where it is afterward, and the first element
  /// that may move.
  private func held(_ anchor: Int, _ change: RowChange) -> (before: Int?, after: Int?, border: Int)
  {
    var before: Int? = anchor
    if !isStill(anchor, change) || change.place(of: anchor) == nil {
      let others = shown.map(\.index).filter {
        $0 > anchor && change.place(of: $0) != nil && isStill($0, change)
      }
      before = others.min()
    }
    let first = before ?? anchor
    var border = Int.max
    switch change {
    case .insert(let at, _): if at > first { border = at }
    case .remove(let range): if range.lowerBound > first { border = range.lowerBound }
    case .move(let range, let to):
      let place = to >= range.lowerBound ? to + range.count : to
      if range.lowerBound > first { border = range.lowerBound }
      if place > first { border = min(border, place) }
    }
    return (before, before.flatMap { change.place(of: $0) }, border)
  }

  private mutating func randomEdit() -> ItemEdit? {
    let counts = screen.structure.sectionCounts
    let sections = counts.count
    func path(_ random: inout SeededGenerator, isNew: Bool) -> ItemPath? {
      guard sections > 0 else { return nil }
      // Mostly near what is shown.
      if let near = shown.randomElement(using: &random), !random.oneIn(3) {
        let section = near.element.section
        let item: Int
        if case .item(let path) = near.element { item = path.item } else { item = 0 }
        let place = item + Int.random(in: -12...12, using: &random)
        let last = counts[section] - (isNew ? 0 : 1)
        return last < 0 ? nil : ItemPath(section: section, item: max(0, min(last, place)))
      }
      let section = Int.random(in: 0..<sections, using: &random)
      let end = counts[section] + (isNew ? 1 : 0)
      return end < 1
        ? nil : ItemPath(section: section, item: Int.random(in: 0..<end, using: &random))
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      return path(&random, isNew: true).map {
        .insertItems(at: $0, count: Int.random(in: 1...9, using: &random))
      }
    case 4...5:
      guard let path = path(&random, isNew: false) else { return nil }
      let most = min(9, counts[path.section] - path.item)
      return .removeItems(at: path, count: Int.random(in: 1...most, using: &random))
    case 6...7:
      guard let from = path(&random, isNew: false), var to = path(&random, isNew: false) else {
        return nil
      }
      if from.section == to.section { to.item = min(to.item, counts[to.section] - 1) }
      return .moveItem(from: from, to: to)
    case 8:
      let at = Int.random(in: 0...sections, using: &random)
      return sections > 8
        ? nil : .insertSections(at: at, counts: [0, 7, 30].shuffled(using: &random))
    default:
      guard sections > 2 else { return nil }
      let section = Int.random(in: 0..<sections, using: &random)
      if random.oneIn(2) { return .removeSections(at: section, count: 1) }
      return .moveSection(from: section, to: Int.random(in: 0..<sections, using: &random))
    }
  }

  private mutating func resize(_ run: String) throws {
    guard let anchor else { return }
    var context = screen.context
    let cross: Double = [320.0, 390, 451.5].randomElement(using: &random) ?? 390
    context.container = LayoutSize(
      main: context.container[main: screen.layout.axis], cross: cross,
      axis: screen.layout.axis)
    screen.context = context
    try screen.holding(anchor) {
      try $0.invalidate(LayoutInvalidation(context: context, isResized: true, anchor: anchor))
    }
    shown = screen.show(anchor: anchor)
  }

  // MARK: What must hold

  private mutating func compare(
    _ old: LayoutAttributes, _ now: LayoutAttributes?, shift: Ticks, _ run: String
  ) throws {
    // A pinned element is visible at the viewport's edge, independent of its start.
    guard old.pins.isEmpty else { return }
    let now = try #require(now, "\(run)")
    comparisons += 1
    try #require(now.start - old.start == shift, "\(run): \(old.element) moved along")
    try #require(now.crossStart == old.crossStart, "\(run): \(old.element) moved across")
  }

  private mutating func check(_ run: String) throws {
    let broken = screen.layout.placedWindow.checkInvariants()
    try #require(broken == [], "\(run)")
    let found = screen.ask(around: screen.height, anchor: anchor)
    shown = screen.show(anchor: anchor)
    let window = screen.top - screen.height..<screen.top + screen.height + screen.height
    var placedWindow = screen.layout.placedWindow
    let (first, last) = (placedWindow.blocks[0], placedWindow.blocks[placedWindow.blocks.count - 1])
    let begin = placedWindow.offset(ofBlock: 0) + first.items.front.greatest
    let end = placedWindow.offset(ofBlock: placedWindow.blocks.count - 1) + last.items.back.least
    try #require(first.hasHeader || begin <= window.lowerBound, "\(run): a gap above")
    try #require(last.hasFooter || end >= window.upperBound, "\(run): a gap below")
    var all: [LayoutAttributes] = []
    for index in screen.layout.placedWindow.placed {
      if let one = screen.layout.attributes(at: index), one.slotTouches(window) { all.append(one) }
    }
    try #require(found.filter { $0.pins.isEmpty } == all.filter { $0.pins.isEmpty }, "\(run)")
    for element in found where !element.pins.isEmpty {
      let now = screen.layout.attributes(at: element.index)
      try #require(now == element, "\(run)")
    }
    for element in all {
      let isInside = element.crossStart >= .zero && element.crossEnd <= screen.layout.crossExtent
      try #require(isInside, "\(run): \(element.element) lies beside the container")
    }
    try checkOverlaps(found.filter { $0.pins.isEmpty }, run)
  }

  private func checkOverlaps(_ found: [LayoutAttributes], _ run: String) throws {
    for (place, one) in found.enumerated() {
      for other in found[(place + 1)...]
      where one.start < other.end && other.start < one.end && one.crossStart < other.crossEnd
        && other.crossStart < one.crossEnd && one.extent > .zero && other.extent > .zero
      {
        Issue.record("\(run): \(one.element) and \(other.element) overlap")
        throw ExpectationFailedError()
      }
    }
  }

  struct ExpectationFailedError: Error {}
}
