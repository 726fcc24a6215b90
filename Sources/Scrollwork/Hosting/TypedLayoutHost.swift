import ScrollLayout
import ScrollPrimitives

/// A host of a layout of one type.
class TypedLayoutHost<Layout: CollectionLayout>: LayoutHost {
  // As with the engine's state, the checks are for debug builds.
  #if DEBUG
    final var held: Layout
  #else
    @exclusivity(unchecked) final var held: Layout
  #endif

  init(_ layout: Layout) {
    held = layout
    super.init(
      Traits(
        axis: layout.axis, alignment: layout.alignment, startsAtEnd: layout.startsAtEnd,
        isSequential: layout.isSequential, hasLanes: layout.hasLanes,
        movesNeighborsAsOne: layout.movesNeighborsAsOne, hasDecorations: layout.hasDecorations,
        pinsItems: layout.pinsItems, keepsShown: layout is any ShownKeeping,
        hasLooseLines: layout is FlowLayout,
        vanishingSpace: (layout as? TableLayout).map {
          Ticks(clamping: $0.configuration.rowSpacing)
        } ?? .zero, hidesColumns: layout is TableLayout,
        runsAcross: layout is CompositionalLayout,
        hasEffects: layout.hasEffects))
  }

  override func askFigures() -> Figures {
    // Copied once: each access to a property in place would copy it.
    let layout = held
    return Figures(
      contentExtent: layout.contentExtent, crossExtent: layout.crossExtent, version: layout.version,
      mayHaveFreeRoom: layout.mayHaveFreeRoom)
  }

  override var layout: any CollectionLayout { held }

  override var measuredCount: Int { held.measuredCount }
  override func measuredSizes() -> [MeasuredSize] { held.measuredSizes() }
  override func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    try held.validate(structure)
  }
  override func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    changed()
    try held.prepare(context)
  }
  override func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    changed()
    try held.invalidate(invalidation)
  }
  override func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    held.elements(in: window, into: &found)
    changed()
  }
  override func attributes(at index: Int) -> LayoutAttributes? { held.attributes(at: index) }
  override func start(at index: Int) -> Ticks? { held.attributes(at: index)?.start }
  override func update(_ attributes: inout LayoutAttributes) { held.update(&attributes) }
  override func element(near offset: Ticks) -> Int? { held.element(near: offset) }
  override func isMeasured(at index: Int) -> Bool { held.isMeasured(at: index) }
  override func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    changed()
    return try held.setPreferredSize(extent, cross: crossExtent, at: index, anchor: anchor)
  }
  override func setMeasured(at index: Int) {
    changed()
    held.setMeasured(at: index)
  }
  override func setNeedsMeasure(at index: Int) {
    changed()
    held.setNeedsMeasure(at: index)
  }
  override func decorations(
    in window: LayoutWindow, into found: inout [DecorationAttributes]
  ) {
    held.decorations(in: window, into: &found)
  }
  override func targetOffset(forProposed proposed: Ticks, velocity: Double) -> Ticks {
    held.targetOffset(forProposed: proposed, velocity: velocity)
  }
  override func appearance(
    of attributes: LayoutAttributes, when passage: LayoutPassage
  ) -> LayoutAppearance { held.appearance(of: attributes, when: passage) }
  override func effect(of place: ElementPlace) -> ElementEffect { held.effect(of: place) }
  override func orthogonalSection(_ section: Int) -> OrthogonalSection? {
    held.orthogonalSection(section)
  }
  override func setOrthogonalOffset(_ offset: Ticks, section: Int) {
    changed()
    held.setOrthogonalOffset(offset, section: section)
  }
  override func orthogonalTarget(
    forProposed proposed: Ticks, from current: Ticks, section: Int
  ) -> Ticks {
    held.orthogonalTarget(forProposed: proposed, from: current, section: section)
  }
  override func arrangement(in range: Range<Ticks>) -> LayoutArrangement? {
    held.arrangement(in: range)
  }
  override func restore(
    _ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int
  ) {
    changed()
    held.restore(sizes, arrangement, anchor: anchor)
  }
  override func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? {
    changed()
    return held.elementBehindFreeRoom(in: range)
  }
  override func refill(from index: Int, in range: Range<Ticks>) {
    changed()
    held.refill(from: index, in: range)
  }
  override func takeSteps(_ diagnostics: inout [CollectionError]) -> Int { held.takeSteps() }
}
