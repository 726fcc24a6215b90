import ScrollPrimitives
import ScrollTools
import Testing

@testable import ScrollLayout

/// A stand-in for the engine: a screen over a layout, which moves with the first item it shows, and
/// remembers where it showed what.
struct Screen<Layout: CollectionLayout> {
  /// Where an item is seen.
  struct Place: Equatable {
    var start: Ticks
    var cross: Ticks
  }

  var layout: Layout
  var context: LayoutContext
  /// The items' names, section by section.
  private(set) var names: [[Int]]
  private(set) var position = Ticks.zero
  private(set) var places: [Int: Place] = [:]
  let length: Ticks
  private var nextName = 0
  private var generations: [Int: UInt64] = [:]
  private let seed: UInt64
  /// What cells ask for, at the least and at the most.
  let sizes: ClosedRange<Double>
  var run: String
  /// Whether new neighbors before an element, in its own line, push what follows that line.
  var isPushed: (Layout, Int) -> Bool = { _, _ in false }

  init(
    _ layout: Layout, container: LayoutSize, counts: [Int], sizes: ClosedRange<Double>,
    seed: UInt64,
    run: String
  ) throws {
    self.layout = layout
    self.seed = seed
    self.sizes = sizes
    self.run = run
    context = LayoutContext(
      structure: try ItemStructure(sectionCounts: counts), container: container)
    length = Ticks(clamping: container[main: layout.axis])
    names = []
    for count in counts { names.append(makeNames(count)) }
    try self.layout.prepare(context)
  }

  private mutating func makeNames(_ count: Int) -> [Int] {
    defer { nextName += count }
    return Array(nextName..<nextName + count)
  }

  private func name(_ path: ItemPath) -> Int { names[path.section][path.item] }

  /// What an item's cell returns.
  private func size(_ path: ItemPath, cross: Bool) -> Ticks {
    let name = name(path)
    let mixed = seed &* 31 &+ UInt64(name) &* 7 &+ (generations[name] ?? 0) &* 1_000_003
    var random = SeededGenerator(seed: mixed &+ (cross ? 500 : 0))
    return Ticks(clamping: Double.random(in: sizes, using: &random))
  }

  private mutating func elements(around reach: Ticks) -> [LayoutAttributes] {
    var found: [LayoutAttributes] = []
    let main = position - reach..<position + length + reach
    let cross = Ticks.zero..<Ticks(clamping: context.container[cross: layout.axis])
    layout.elements(in: LayoutWindow(main: main, cross: cross), into: &found)
    return found
  }

  /// What is on screen, but what stays there by itself.
  mutating func visible() -> [LayoutAttributes] {
    elements(around: .zero).filter {
      $0.pins.isEmpty && $0.touches(position..<position + length)
    }
  }

  /// The element the others are seen against: the first on screen that was there before, else the
  /// first one.
  mutating func anchor() -> LayoutAttributes? {
    let visible = visible()
    let known = visible.first {
      guard case .item(let path) = $0.element else { return false }
      return places[name(path)] != nil
    }
    return known ?? visible.first
  }

  /// Asks every cell around the screen until all have answered.
  mutating func measure() throws {
    for _ in 0..<200 {
      guard let anchor = anchor() else { return }
      let asked = elements(around: Ticks(rawValue: length.rawValue / 2)).filter { !$0.isMeasured }
      guard !asked.isEmpty else { return }
      for element in asked {
        let before = layout.attributes(at: anchor.index)?.start ?? .zero
        let main: Ticks
        let cross: Ticks
        if case .item(let path) = element.element {
          (main, cross) = (size(path, cross: false), size(path, cross: true))
        } else {
          (main, cross) = (Ticks(clamping: 30 + Double(element.index % 7)), .zero)
        }
        _ = try layout.setPreferredSize(main, cross: cross, at: element.index, anchor: anchor.index)
        position = position + (layout.attributes(at: anchor.index)?.start ?? before) - before
      }
    }
    Issue.record("\(run): cells are asked without end")
  }

  /// Where every item on screen is.
  mutating func look() -> [Int: Place] {
    var result: [Int: Place] = [:]
    for element in visible() {
      guard case .item(let path) = element.element else { continue }
      result[name(path)] = Place(start: element.start - position, cross: element.crossStart)
    }
    return result
  }

  mutating func remember() { places = look() }

  /// Scrolls by some ticks and lets the cells answer: content that was visible and still is has moved by
  /// exactly that.
  mutating func scroll(by ticks: Ticks) throws {
    remember()
    position = max(.zero, min(position + ticks, layout.contentExtent - length))
    let expected = places
    let moved = shift(from: expected)
    try measure()
    try requireSame(expected, moved: moved, "scrolled by \(ticks.rawValue)")
    remember()
  }

  private mutating func shift(from expected: [Int: Place]) -> Ticks? {
    for (name, place) in look() {
      if let old = expected[name] { return place.start - old.start }
    }
    return nil
  }

  mutating func requireSame(
    _ expected: [Int: Place], moved: Ticks? = .zero, _ what: String
  ) throws {
    guard let moved else { return }
    for (name, place) in look() {
      guard let old = expected[name] else { continue }
      try #require(
        place == Place(start: old.start + moved, cross: old.cross), "\(run): \(what), item \(name)")
    }
  }

  /// Edits all of whose places lie before the first item on screen. Nothing on screen moves.
  mutating func edit(_ random: inout SeededGenerator) throws {
    remember()
    let expected = places
    guard let anchor = anchor(),
      case .item(let oldPath) = anchor.element
    else { return }
    let isPushed = isPushed(layout, anchor.index)
    var structure = context.structure
    var edits: [ItemEdit] = []
    var index = anchor.index
    var path = oldPath
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let edit = structure.randomEdit(&random, moves: true), edit.isBefore(path) else {
        continue
      }
      let change = try structure.apply(edit)
      guard let follower = change.place(of: index),
        case .item(let now) = structure.path(at: follower)
      else { return }
      (index, path) = (follower, now)
      edits.append(edit)
      rename(edit)
    }
    guard !edits.isEmpty else { return }
    context.structure = structure
    try layout.invalidate(
      LayoutInvalidation(context: context, edits: edits, anchor: anchor.index))
    position = position + (layout.attributes(at: index)?.start ?? .zero) - anchor.start
    try requireSame(expected, "\(edits) with anchor \(oldPath)")
    try measure()
    guard !isPushed else { return }
    try requireSame(expected, "\(edits) with anchor \(oldPath), measured")
  }

  /// The first items on screen go. The rest of their section does not move against each other.
  mutating func removeAnchor(_ random: inout SeededGenerator) throws {
    remember()
    let expected = places
    guard let anchor = anchor(),
      case .item(let path) = anchor.element
    else { return }
    let first = max(0, path.item - Int.random(in: 0...4, using: &random))
    let held = context.structure.sectionCounts[path.section]
    let end = min(held, path.item + Int.random(in: 1...4, using: &random))
    let edit = ItemEdit.removeItems(
      at: ItemPath(section: path.section, item: first), count: end - first)
    _ = try context.structure.apply(edit)
    rename(edit)
    try layout.invalidate(
      LayoutInvalidation(context: context, edits: [edit], anchor: anchor.index))
    if end < held {
      let follower = context.structure.index(
        of: .item(ItemPath(section: path.section, item: first)))
      let survivor = follower.flatMap { layout.attributes(at: $0) }
      let old = expected[names[path.section][first]]
      if let survivor, let old { position = survivor.start - old.start }
      if old != nil { try requireSame(expected, "\(edit) with anchor \(path)") }
    }
    position = max(.zero, min(position, layout.contentExtent - length))
    try measure()
  }

  private mutating func rename(_ edit: ItemEdit) {
    switch edit {
    case .insertItems(let path, let count):
      names[path.section].insert(contentsOf: makeNames(count), at: path.item)
    case .removeItems(let path, let count):
      names[path.section].removeSubrange(path.item..<path.item + count)
    case .moveItem(let from, let to):
      names[to.section].insert(names[from.section].remove(at: from.item), at: to.item)
    case .insertSections(let at, let counts):
      names.insert(contentsOf: counts.map { makeNames($0) }, at: at)
    case .removeSections(let at, let count): names.removeSubrange(at..<at + count)
    case .moveSection(let from, let to): names.insert(names.remove(at: from), at: to)
    }
  }

  /// Cells above the screen ask for something else.
  mutating func resizeAbove(_ random: inout SeededGenerator) throws {
    remember()
    let expected = places
    guard let anchor = anchor() else { return }
    let above = elements(around: Ticks(rawValue: length.rawValue / 2)).filter {
      $0.slotEnd <= position && $0.slotEnd <= anchor.start && $0.pins.isEmpty
    }
    guard let chosen = above.randomElement(using: &random) else { return }
    if case .item(let path) = chosen.element { generations[name(path), default: 0] += 1 }
    layout.setNeedsMeasure(at: chosen.index)
    position = position + (layout.attributes(at: anchor.index)?.start ?? .zero) - anchor.start
    try requireSame(expected, "asked again above")
    try measure()
    try requireSame(expected, "resized above")
  }

  /// One random thing that must not move what is on screen.
  mutating func perform(_ random: inout SeededGenerator) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      let most = length.rawValue * (random.oneIn(6) ? 4 : 1) / 2
      try scroll(by: Ticks(rawValue: Int64.random(in: -most...most, using: &random)))
    case 4, 5: try resizeAbove(&random)
    case 6: try removeAnchor(&random)
    default: try edit(&random)
    }
  }
}

extension ItemEdit {
  /// Whether all it changes lies before an item, which stays.
  func isBefore(_ anchor: ItemPath) -> Bool {
    switch self {
    case .insertItems(let path, _): path <= anchor
    case .removeItems(let path, let count):
      path.section < anchor.section
        || path.section == anchor.section && path.item + count <= anchor.item
    case .moveItem(let from, let to):
      from < anchor && to.section < anchor.section
        || from < anchor && to.section == anchor.section
          && to.item < anchor.item - (from.section == to.section ? 1 : 0)
    case .insertSections(let at, _): at <= anchor.section
    case .removeSections(let at, let count): at + count <= anchor.section
    case .moveSection(let from, let to): from < anchor.section && to < anchor.section
    }
  }
}
