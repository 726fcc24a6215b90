import Scrollwork

/// A layout that answers one kind of question wrongly, and else is a list of rows of 44 pt.
struct WrongLayout: CollectionLayout {
  enum Wrong: String, CaseIterable, Sendable {
    case contentTooLong, contentNegative, indexBeyond, indexNegative, otherElement, reversed, twice
    case negativeExtent, hugeExtent, hugeStart, slotInside, overlapping, crossHuge
    case differentPlaces, differentVersions, versionMax, disappearing, sequentialLie
    case decorations, steps, negativeSteps, nearNowhere, target, appearance, sizes, counts
    case moreThanAsked, shrinksList

    /// Whether the engine cannot know: such answers may be meant.
    var mayBeMeant: Bool {
      switch self {
      case .overlapping, .differentVersions, .versionMax, .disappearing, .appearance, .sizes,
        .counts,
        .moreThanAsked, .shrinksList, .nearNowhere:
        true
      default: false
      }
    }
  }

  let wrong: Wrong
  var structure = ItemStructure.empty
  private var asked = 0
  private let step = Ticks(rawValue: 44 * 1024)
  private let far = Ticks(rawValue: .max)

  init(_ wrong: Wrong) { self.wrong = wrong }

  var contentExtent: Ticks {
    switch wrong {
    case .contentTooLong: far
    case .contentNegative: Ticks(rawValue: .min)
    default: Ticks(rawValue: step.rawValue * Int64(structure.elementCount))
    }
  }
  var crossExtent: Ticks { wrong == .contentTooLong ? far : .zero }
  var version: Int {
    switch wrong {
    case .versionMax: asked % 2 == 0 ? .max : .min
    case .differentVersions: asked
    default: 0
    }
  }
  var isSequential: Bool { wrong == .sequentialLie || wrong == .reversed }
  var hasDecorations: Bool { wrong == .decorations }
  var measuredCount: Int { wrong == .counts ? .max : 0 }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    structure = context.structure
  }

  private func element(_ index: Int) -> LayoutAttributes {
    var start = Ticks(rawValue: step.rawValue * Int64(index))
    var extent = step
    var (slotStart, slotEnd) = (start, start + extent)
    switch wrong {
    case .negativeExtent: extent = Ticks(rawValue: -5)
    case .hugeExtent: extent = far
    case .hugeStart: start = index % 2 == 0 ? far : Ticks(rawValue: .min)
    case .slotInside: (slotStart, slotEnd) = (start + step, start)
    case .overlapping: start = Ticks(rawValue: start.rawValue / 3)
    case .sequentialLie:
      start = Ticks(rawValue: step.rawValue * Int64((index * 7) % max(1, structure.elementCount)))
    case .differentPlaces: start = start + Ticks(rawValue: Int64(asked) * 999)
    default: break
    }
    if wrong != .slotInside, wrong != .hugeStart { (slotStart, slotEnd) = (start, start + extent) }
    var attributes = LayoutAttributes(
      index: index, element: structure.path(at: index), slotStart: slotStart, start: start,
      extent: extent, slotEnd: slotEnd, isMeasured: true)
    attributes.crossExtent = wrong == .crossHuge ? far : Ticks(clamping: 390)
    attributes.crossStart = wrong == .crossHuge ? far : .zero
    if wrong == .counts { attributes.zIndex = index % 2 == 0 ? .max : .min }
    if wrong == .otherElement { attributes.element = .item(ItemPath(section: .max, item: .min)) }
    return attributes
  }

  mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    asked += 1
    if wrong == .shrinksList { found.removeAll() }
    let count = Int64(structure.elementCount)
    var first = max(0, min(count, window.main.lowerBound.rawValue / step.rawValue))
    var last = max(first, min(count, window.main.upperBound.rawValue / step.rawValue + 1))
    if [.overlapping, .sequentialLie, .hugeStart, .hugeExtent, .moreThanAsked].contains(wrong) {
      (first, last) = (0, min(count, 300))
    }
    for index in first..<last { found.append(element(Int(index))) }
    switch wrong {
    case .reversed: found.reverse()
    case .twice: found += found
    case .indexBeyond, .indexNegative:
      for slot in found.indices {
        found[slot].index = wrong == .indexBeyond ? .max - slot : .min + slot
      }
    default: break
    }
  }

  mutating func attributes(at index: Int) -> LayoutAttributes? {
    asked += 1
    guard index >= 0, index < structure.elementCount else { return nil }
    if wrong == .disappearing, asked % 3 == 0 { return nil }
    var attributes = element(index)
    if wrong == .indexBeyond { attributes.index = .max }
    if wrong == .indexNegative { attributes.index = .min }
    return attributes
  }

  mutating func element(near offset: Ticks) -> Int? {
    if wrong == .nearNowhere { return .max }
    let index = Int(max(0, offset.rawValue) / step.rawValue)
    return structure.elementCount == 0 ? nil : min(index, structure.elementCount - 1)
  }

  mutating func decorations(in window: LayoutWindow, into found: inout [DecorationAttributes]) {
    guard wrong == .decorations else { return }
    for length in [Int64.min, -1, .max] {
      found.append(
        DecorationAttributes(
          path: DecorationPath(kind: .separator, element: .header(section: Int(length))),
          start: Ticks(rawValue: length), extent: Ticks(rawValue: length), crossStart: far,
          crossExtent: Ticks(rawValue: length)))
    }
  }

  mutating func targetOffset(forProposed proposed: Ticks, velocity: Double) -> Ticks {
    wrong == .target ? far : proposed
  }

  mutating func orthogonalTarget(
    forProposed proposed: Ticks, from current: Ticks, section: Int
  ) -> Ticks { wrong == .target ? far : proposed }

  func appearance(
    of attributes: LayoutAttributes, when passage: LayoutPassage
  ) -> LayoutAppearance {
    wrong == .appearance
      ? LayoutAppearance(offset: far, crossOffset: Ticks(rawValue: .min), opacity: .nan)
      : LayoutAppearance()
  }

  func measuredSizes() -> [MeasuredSize] {
    wrong == .sizes
      ? [-1, 3, .max].map { MeasuredSize(index: $0, extent: far, crossExtent: far) } : []
  }

  mutating func takeSteps() -> Int {
    switch wrong {
    case .steps: .max
    case .negativeSteps: .min
    default: 1
    }
  }
}
