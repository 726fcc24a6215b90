import Scrollwork

/// A list that breaks its promise: whenever the element at a place is measured, those before it move up by a
/// tick, all but the last three.
struct DriftingLayout: CollectionLayout {
  private var list = ListLayout()
  private let trigger: Int
  private var shift = Ticks.zero

  init(trigger: Int) { self.trigger = trigger }

  var contentExtent: Ticks { list.contentExtent }
  var version: Int { list.version }
  var measuredCount: Int { list.measuredCount }

  private func moved(_ attributes: LayoutAttributes) -> LayoutAttributes {
    var attributes = attributes
    if attributes.index < trigger - 3 {
      attributes.slotStart = attributes.slotStart - shift
      attributes.start = attributes.start - shift
      attributes.slotEnd = attributes.slotEnd - shift
    }
    return attributes
  }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    try list.prepare(context)
  }

  mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    try list.invalidate(invalidation)
  }

  mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    var own: [LayoutAttributes] = []
    list.elements(in: window, into: &own)
    found += own.map(moved)
  }

  mutating func attributes(at index: Int) -> LayoutAttributes? {
    list.attributes(at: index).map(moved)
  }

  mutating func isMeasured(at index: Int) -> Bool { list.isMeasured(at: index) }

  mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    if index == trigger { shift = shift + Ticks(rawValue: 1) }
    return try list.setPreferredSize(extent, cross: crossExtent, at: index, anchor: anchor)
  }

  mutating func setMeasured(at index: Int) { list.setMeasured(at: index) }
  mutating func setNeedsMeasure(at index: Int) { list.setNeedsMeasure(at: index) }
}

/// A list that takes no more than this many items, though it may.
struct NarrowLayout: CollectionLayout {
  private var list = ListLayout()
  private let most: Int

  init(most: Int) { self.most = most }

  var contentExtent: Ticks { list.contentExtent }

  func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    guard structure.itemCount <= most else {
      throw .unsuitableStructure(reason: "there are more than \(most) items")
    }
  }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    try list.prepare(context)
  }

  mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    list.elements(in: window, into: &found)
  }

  mutating func attributes(at index: Int) -> LayoutAttributes? { list.attributes(at: index) }
}
