import Scrollwork

/// A list that throws when an element is longer than it likes.
struct FussyLayout: CollectionLayout {
  private var list = ListLayout()
  private let most: Double

  init(most: Double) { self.most = most }

  var contentExtent: Ticks { list.contentExtent }
  var version: Int { list.version }
  var measuredCount: Int { list.measuredCount }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    try list.prepare(context)
  }

  mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    try list.invalidate(invalidation)
  }

  mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    list.elements(in: window, into: &found)
  }

  mutating func attributes(at index: Int) -> LayoutAttributes? { list.attributes(at: index) }
  mutating func isMeasured(at index: Int) -> Bool { list.isMeasured(at: index) }

  mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    guard extent.points <= most else {
      throw .unsuitableStructure(reason: "an element is longer than \(Int(most)) pt")
    }
    return try list.setPreferredSize(extent, cross: crossExtent, at: index, anchor: anchor)
  }

  mutating func setMeasured(at index: Int) { list.setMeasured(at: index) }
  mutating func setNeedsMeasure(at index: Int) { list.setNeedsMeasure(at: index) }
}
