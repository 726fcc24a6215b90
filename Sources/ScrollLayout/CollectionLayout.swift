public import ScrollPrimitives

/// Where elements lie: items, headers and footers of sections, in content coordinates.
///
/// A layout is a value. The engine owns a copy, prepares it, tells it what has changed, and asks where
/// things are. Positions are whole ticks, so that what is far away is as exact as what is near. Elements
/// go by their *place in the row*: see `ItemStructure`. The axis, the alignment and what else is a
/// layout's kind stay as they are for its life.
///
/// Four requirements have no default; a layout whose sizes are known from the start needs no others.
/// To keep visible content still, a layout must follow one rule: between two changes, the position of an element
/// relative to the others that were queried stays the same. A layout that lays out only what is queried may find that
/// all of it lies further down than expected, and reports that by `version`.
public protocol CollectionLayout: Sendable {
  /// The length of the content along the axis, with estimates for unmeasured elements.
  var contentExtent: Ticks { get }

  /// Lays out all items. Throws before anything changes.
  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure)

  /// Adds the elements that lie in a window, in whole or in part, in order of their places in the row.
  /// Pinned elements count as lying wherever their slot does. Elements known to have no extent may be
  /// left out.
  mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes])

  /// Where an element lies; `nil` for one that the layout does not show, and for a place that is not in
  /// the row.
  mutating func attributes(at index: Int) -> LayoutAttributes?

  // MARK: Requirements with a default

  /// The axis along which content scrolls. By default the vertical one.
  var axis: Axis { get }

  /// The length of the content across the axis; by default the container's.
  var crossExtent: Ticks { get }

  /// Where content shorter than the viewport lies. By default at the leading edge.
  var alignment: ContentAlignment { get }

  /// Whether the first frame shows the end of the content. By default it shows its beginning.
  var startsAtEnd: Bool { get }

  /// Grows whenever the place of an element may have changed without the engine having asked for it.
  /// By default 0, which is right where only `prepare`, `invalidate` and sizes move elements.
  var version: Int { get }

  /// Whether every element's slot begins where the slot of the one before it ends.
  var isSequential: Bool { get }

  /// Whether items stand in lanes, so that a new size moves only what lies in the same lane. By default
  /// `false`, which is right for lists and for lines.
  var hasLanes: Bool { get }

  /// Whether an edit moves a run of neighbors as a whole. By default `false`: the engine requests every live element after
  /// each edit.
  ///
  /// A run is made of elements that follow one another. The edit inserts, removes and moves nothing between them. With
  /// `true` the engine asks only for the first and the last element of the run. It gives the elements between these new
  /// paths and indices, and moves them along the axis by the same length as these. Return `true` only if an edit changes
  /// nothing else of the elements between: not their sizes, the lengths of their slots or their positions across the axis.
  /// The first and the last element, and pinned ones, may change in other ways as well.
  var movesNeighborsAsOne: Bool { get }

  /// Whether a structure can be laid out. By default any can.
  func validate(_ structure: ItemStructure) throws(LayoutFailure)

  /// Applies a change, and keeps the sizes that were measured where they still hold. Throws before anything changes.
  ///
  /// By default prepares all items again. A layout has to do so too where the edits do not lead from its items to
  /// those of the context, with or without edits.
  mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure)

  /// Updates an element's position. The default queries it again.
  mutating func update(_ attributes: inout LayoutAttributes)

  /// The element at an offset along the axis, or the nearest one; `nil` if no element has an extent. The default is
  /// the first one found in a window that grows around the offset.
  mutating func element(near offset: Ticks) -> Int?

  /// Whether an element's size was measured, or need not be. The default says that all sizes are known.
  mutating func isMeasured(at index: Int) -> Bool

  /// Takes the size that an element's cell returned, in ticks along and across the axis; says whether
  /// any element moved or changed its size. By default sizes are the layout's own, and this does nothing.
  ///
  /// - Parameters:
  ///   - extent: the size that the cell returned along the axis; not negative.
  ///   - crossExtent: what it asked for across; not negative.
  ///   - index: the element's place in the row.
  ///   - anchor: the element that the others are seen to move against.
  /// - Throws: an error for a wrong size; nothing has changed then.
  mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool

  /// Takes an element's size as it is for measured.
  mutating func setMeasured(at index: Int)

  /// Marks an element to be measured again; until then its size stays.
  mutating func setNeedsMeasure(at index: Int)

  /// Adds the decorations that lie in a window. The default adds none. A query moves no element.
  mutating func decorations(in window: LayoutWindow, into found: inout [DecorationAttributes])

  /// Whether there may be decorations at all.
  var hasDecorations: Bool { get }

  /// Whether anything but the header and the footer of an item's own section may be pinned over it, as frozen rows
  /// and columns are. The default is `true`: scrolling to an item then queries `elements(in:into:)` for pinned
  /// elements next to it, so that the item is not hidden under one.
  var pinsItems: Bool { get }

  /// Where a release comes to rest: the offset along the axis that it would come to rest at, or another
  /// one. By default the same.
  ///
  /// - Parameters:
  ///   - proposed: the offset of the viewport's beginning.
  ///   - velocity: points per second, positive toward the trailing edge.
  mutating func targetOffset(forProposed proposed: Ticks, velocity: Double) -> Ticks

  /// How a section scrolls whose items run across the axis; `nil` for one whose items do not. By default
  /// no section's items do.
  func orthogonalSection(_ section: Int) -> OrthogonalSection?

  /// Says how far the items of a section are scrolled across the axis.
  mutating func setOrthogonalOffset(_ offset: Ticks, section: Int)

  /// Where a section's items come to rest across the axis, from where a release found them and where they
  /// would come to rest otherwise. By default there.
  mutating func orthogonalTarget(
    forProposed proposed: Ticks, from current: Ticks, section: Int
  ) -> Ticks

  /// How an element looks before it comes or after it has gone in an animated update, and where it is then.
  /// By default it fades where it belongs. Of one that goes, `attributes` are those it had last.
  func appearance(
    of attributes: LayoutAttributes, when passage: LayoutPassage
  ) -> LayoutAppearance

  /// Whether `effect(of:)` may change anything; asked once. The default is `false`.
  var hasEffects: Bool { get }

  /// How an element on screen is drawn, by where it is shown in a frame. By default as it lies. Asked in each frame for
  /// each element on screen, unless the view has an `effectProvider`; the same place must give the same effect.
  func effect(of place: ElementPlace) -> ElementEffect

  /// The measured sizes, in the order of flat indices. The default is empty. O(measured elements).
  func measuredSizes() -> [MeasuredSize]

  /// How elements in and around a range lie, as far as their sizes do not decide it; `nil`, the default, where
  /// sizes alone do. O(elements near the range).
  func arrangement(in range: Range<Ticks>) -> LayoutArrangement?

  /// Takes sizes that were measured before, and how elements lay, of a view that showed the same items. By
  /// default takes the sizes one by one. An arrangement that does not fit is left aside; nothing traps.
  ///
  /// - Parameters:
  ///   - sizes: the sizes, by the places of their elements.
  ///   - arrangement: how elements lay, as `arrangement(in:)` said; `nil` for nothing.
  ///   - anchor: the element that the others are seen to move against.
  mutating func restore(
    _ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int)

  // MARK: Free room

  /// Whether edits may have left free room, which `elementBehindFreeRoom(in:)` then looks for. By default
  /// `false`. O(1).
  var mayHaveFreeRoom: Bool { get }

  /// The first element behind room that edits left free in a range: where a section's items begin, or a line.
  /// By default `nil`. O(elements in the range).
  mutating func elementBehindFreeRoom(in range: Range<Ticks>) -> Int?

  /// Lays an element and those after it in its section out again, so that they fill the room before them. Nothing
  /// before the element moves.
  ///
  /// - Parameters:
  ///   - index: the element's place in the row, as `elementBehindFreeRoom(in:)` said.
  ///   - range: the visible range, which is laid out at once.
  mutating func refill(from index: Int, in range: Range<Ticks>)

  /// The number of elements whose size was measured and is known. The default is 0.
  var measuredCount: Int { get }

  /// The cost of the queries since the last call, in steps that do not depend on any clock.
  mutating func takeSteps() -> Int
}
