import ScrollLayout
import ScrollPrimitives

/// A user's own layout, as its documentation says to write one: rows that step to the side, each as long
/// as its cell asks. It keeps lengths by place and looks at all of them, which is slow and plain.
struct PromiseCustomLayout: CollectionLayout {
  let axis: Axis
  let spacing: Double
  private var structure = ItemStructure.empty
  private var extents: [Ticks?] = []
  private var asksAgain: Set<Int> = []
  private var cross = Ticks.zero

  init(axis: Axis, spacing: Double) {
    self.axis = axis
    self.spacing = spacing
  }

  /// How many steps to the side there are before a row is at the side again.
  static let steps = 3
  /// Points of a step.
  static let step = 6.0

  private var gap: Ticks { Ticks(clamping: spacing) }
  private var estimate: Ticks { Ticks(clamping: PromisePalette.estimate) }

  var contentExtent: Ticks {
    let items = (0..<structure.elementCount).compactMap { attributes(at: $0) }
    return items.last.map { $0.start + $0.extent } ?? .zero
  }
  var crossExtent: Ticks { cross }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    structure = context.structure
    extents = Array(repeating: nil, count: structure.elementCount)
    asksAgain = []
    cross = Ticks(clamping: context.container[cross: axis])
  }

  mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    var changed = structure
    for edit in invalidation.edits {
      guard let change = try? changed.apply(edit) else {
        return try prepare(invalidation.context)
      }
      let places = (0..<extents.count).map { change.place(of: $0) }
      var moved: [Ticks?] = Array(repeating: nil, count: changed.elementCount)
      var again: Set<Int> = []
      for (place, after) in places.enumerated() {
        guard let after else { continue }
        moved[after] = extents[place]
        if asksAgain.contains(place) { again.insert(after) }
      }
      (extents, asksAgain) = (moved, again)
    }
    structure = invalidation.context.structure
    cross = Ticks(clamping: invalidation.context.container[cross: axis])
    guard invalidation.isResized else { return }
    for index in extents.indices { setNeedsMeasure(at: index) }
  }

  func attributes(at index: Int) -> LayoutAttributes? {
    guard index >= 0, index < structure.elementCount,
      case .item(let path) = structure.path(at: index)
    else { return nil }
    var start = Ticks.zero
    for before in 0..<index where isItem(before) { start += (extents[before] ?? estimate) + gap }
    let step = Ticks(clamping: Double(path.item % Self.steps) * Self.step)
    return LayoutAttributes(
      index: index, element: .item(path), start: start, extent: extents[index] ?? estimate,
      crossStart: step, crossExtent: cross - step,
      isMeasured: extents[index] != nil && !asksAgain.contains(index))
  }

  private func isItem(_ index: Int) -> Bool {
    if case .item = structure.path(at: index) { true } else { false }
  }

  func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    for index in 0..<structure.elementCount {
      if let element = attributes(at: index), element.touches(window.main) { found.append(element) }
    }
  }

  func isMeasured(at index: Int) -> Bool { extents[index] != nil && !asksAgain.contains(index) }

  mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    let changes = (extents[index] ?? estimate) != extent
    extents[index] = extent
    asksAgain.remove(index)
    return changes
  }

  mutating func setMeasured(at index: Int) {
    extents[index] = extents[index] ?? estimate
    asksAgain.remove(index)
  }

  mutating func setNeedsMeasure(at index: Int) {
    // One without extent is never on screen, and nothing would ask for it again.
    if extents[index] == .zero { extents[index] = nil }
    if extents[index] != nil { asksAgain.insert(index) }
  }

  func measuredSizes() -> [MeasuredSize] {
    extents.enumerated().compactMap { index, extent in
      extent.map { MeasuredSize(index: index, extent: $0) }
    }
  }

  var measuredCount: Int { extents.filter { $0 != nil }.count }
}
