import ScrollPrimitives

@testable import ScrollLayout

/// A layout built on a placed window, opened up for tests.
protocol PlacedWindowLayout: CollectionLayout {
  associatedtype Items: SectionWindow
  var placedWindow: PlacedWindow<Items> { get set }
}

extension MasonryLayout: PlacedWindowLayout {}
extension SpanGridLayout: PlacedWindowLayout {}
extension FlowLayout: PlacedWindowLayout {}

/// What the engine does around a layout, and nothing else: keeps an anchor where it is on the screen.
struct PlacedWindowScreen<Layout: PlacedWindowLayout> {
  var layout: Layout
  var context: LayoutContext
  /// Where the screen begins, in content coordinates.
  var top = Ticks.zero

  init(_ layout: Layout, _ context: LayoutContext) throws {
    self.layout = layout
    self.context = context
    try self.layout.prepare(context)
  }

  var structure: ItemStructure { context.structure }
  var height: Ticks { Ticks(clamping: context.container[main: layout.axis]) }
  var screen: Range<Ticks> { top..<top + height }

  /// Asks for content on the screen and some way around it, following the anchor, until places hold
  /// still.
  mutating func ask(around: Ticks, anchor: Int?) -> [LayoutAttributes] {
    var found: [LayoutAttributes] = []
    while true {
      let version = layout.version
      let held = anchor.flatMap { layout.attributes(at: $0) }
      found.removeAll()
      let window = top - around..<top + height + around
      layout.elements(in: LayoutWindow(main: window, cross: .zero ..< .zero), into: &found)
      if version == layout.version { return found }
      // The window moves with the placed items, so found elements are in the current coordinates.
      guard let held, let now = layout.attributes(at: held.index) else { continue }
      top = top + now.start - held.start
    }
  }

  /// What lies on the screen.
  mutating func show(anchor: Int? = nil) -> [LayoutAttributes] {
    let found = ask(around: .zero, anchor: anchor).filter { $0.touches(screen) }
    let shown = found.filter(\.pins.isEmpty).map(\.index)
    layout.placedWindow.settle((shown.min() ?? 0)..<(shown.max() ?? -1) + 1)
    return found
  }

  /// Changes something, keeping an anchor on its place; `after` is the anchor's index afterward.
  mutating func holding(
    _ anchor: Int, after: Int? = nil, _ change: (inout Layout) throws -> Void
  ) throws {
    let before = layout.attributes(at: anchor)?.start
    try change(&layout)
    if let before, let now = layout.attributes(at: after ?? anchor)?.start {
      top = top + now - before
    }
  }
}
