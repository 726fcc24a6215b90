import ScrollLayout
import ScrollPrimitives

/// A layout where the engine keeps it: asked in place, and for its properties once a change.
///
/// Asking an existential, or a generic value, for a property copies it first and counts the references in
/// it: that took four fifths of a frame. This class is the one without a layout: nothing is shown.
class LayoutHost {
  /// What a layout is, once and for all.
  struct Traits {
    var axis = Axis.vertical
    var alignment = ContentAlignment.leading
    var startsAtEnd = false
    var isSequential = false
    var hasLanes = false
    var movesNeighborsAsOne = false
    var hasDecorations = false
    var pinsItems = false
    /// Whether the layout is informed of the visible elements.
    var keepsShown = false
    /// Whether a slot is a line without the space behind it, which may be longer than all of its items.
    var hasLooseLines = false
    /// The space behind an element that goes with its last tick of extent: a table's hidden rows have none.
    var vanishingSpace = Ticks.zero
    /// Whether elements that take nothing across the axis are hidden.
    var hidesColumns = false
    /// Whether sections may scroll across the axis by themselves.
    var runsAcross = false
    /// Whether elements may be drawn otherwise than they lie.
    var hasEffects = false

    /// Whether elements lie side by side in lines.
    var hasLines: Bool { !isSequential && !hasLanes }
  }

  /// What a layout says of its content, until it changes.
  struct Figures {
    var contentExtent = Ticks.zero
    var crossExtent = Ticks.zero
    var version = 0
    var mayHaveFreeRoom = false
  }

  let traits: Traits
  private var figures: Figures?

  init(_ traits: Traits = Traits()) { self.traits = traits }

  final var axis: Axis { traits.axis }
  final var contentExtent: Ticks { known.contentExtent }
  final var crossExtent: Ticks { known.crossExtent }
  final var version: Int { known.version }
  final var mayHaveFreeRoom: Bool { known.mayHaveFreeRoom }

  private final var known: Figures {
    if let figures { return figures }
    let asked = askFigures()
    figures = asked
    return asked
  }

  /// Forgets the figures, so that they are queried again.
  final func changed() { figures = nil }

  func askFigures() -> Figures { Figures() }

  /// Whether the layout is one of this package, whose answers are the engine's own concern.
  var isBuiltIn: Bool { true }

  /// The layout as a value of its own.
  var layout: any CollectionLayout { ListLayout() }
  var measuredCount: Int { 0 }
  func measuredSizes() -> [MeasuredSize] { [] }
  func validate(_ structure: ItemStructure) throws(LayoutFailure) {}
  /// Goes on with a layout that is prepared for these items.
  func adopt(_ structure: ItemStructure) {}
  func prepare(_ context: LayoutContext) throws(LayoutFailure) {}
  func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {}
  func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {}
  func attributes(at index: Int) -> LayoutAttributes? { nil }
  /// Where an element starts; `nil` for one that the layout does not show.
  func start(at index: Int) -> Ticks? { nil }
  /// Where the side of an element that the coordinate frame is held by lies; `nil` for one that the layout does not
  /// show. `end` is the end of the line of an element that shares it with others, `ownEnd` that of the element itself.
  final func offset(of edge: AnchorEdge, at index: Int) -> Ticks? {
    if edge == .start { return start(at: index) }
    return attributes(at: index).map { offset(of: edge, of: $0) }
  }
  /// The same for an element as it lies.
  final func offset(of edge: AnchorEdge, of element: LayoutAttributes) -> Ticks {
    if traits.vanishingSpace > .zero, edge != .start, element.extent == .zero {
      return element.end - traits.vanishingSpace
    }
    guard edge == .end, traits.hasLines else { return edge.offset(of: element) }
    if traits.hasLooseLines { return element.slotEnd }
    return max(lineEnd(of: element, 1), lineEnd(of: element, -1))
  }

  /// Neighbors looked at for the end of a line, on each side. No screen shows more in a line.
  private static let lineLimit = 256

  /// Where the last of an element and its neighbors in the line in a direction ends. A slot ends with the space
  /// behind the line, which changes when the line becomes the last one.
  private func lineEnd(of element: LayoutAttributes, _ step: Int) -> Ticks {
    var end = element.end
    for distance in 1...Self.lineLimit {
      guard let other = attributes(at: element.index + distance * step), !other.isPinned,
        other.slotStart == element.slotStart, other.slotEnd == element.slotEnd
      else { break }
      end = max(end, other.end)
    }
    return end
  }

  func update(_ attributes: inout LayoutAttributes) {}
  func element(near offset: Ticks) -> Int? { nil }
  /// The rows of a table that a cell covers; `nil` in other layouts.
  func coveredRows(at index: Int) -> Range<Int>? { nil }
  func isMeasured(at index: Int) -> Bool { true }
  /// Whether the size of an element is known, whose attributes are as the layout has them now.
  func isMeasured(_ attributes: LayoutAttributes) -> Bool { isMeasured(at: attributes.index) }
  func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool { false }
  func setMeasured(at index: Int) {}
  func setNeedsMeasure(at index: Int) {}
  func decorations(in window: LayoutWindow, into found: inout [DecorationAttributes]) {}
  func targetOffset(forProposed proposed: Ticks, velocity: Double) -> Ticks { proposed }
  func appearance(
    of attributes: LayoutAttributes, when passage: LayoutPassage
  ) -> LayoutAppearance { LayoutAppearance() }
  func effect(of place: ElementPlace) -> ElementEffect { ElementEffect() }
  func orthogonalSection(_ section: Int) -> OrthogonalSection? { nil }
  func setOrthogonalOffset(_ offset: Ticks, section: Int) {}
  func orthogonalTarget(
    forProposed proposed: Ticks, from current: Ticks, section: Int
  ) -> Ticks { proposed }
  func arrangement(in range: Range<Ticks>) -> LayoutArrangement? { nil }
  func restore(_ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int) {}
  func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? { nil }
  func refill(from index: Int, in range: Range<Ticks>) {}
  /// Tells which elements a frame shows.
  func settle(_ shown: Range<Int>) {}
  /// Tells which element others move against until sizes are taken again.
  func hold(_ anchor: Int) {}
  /// From now on, questions about single elements place none of them.
  func leaveLoose() {}
  /// - Parameter diagnostics: problems with the layout's answers are added there.
  func takeSteps(_ diagnostics: inout [CollectionError]) -> Int { 0 }
}
