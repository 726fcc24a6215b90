public import ScrollPrimitives

/// What a layout lays out, and in which room.
public struct LayoutContext: Equatable, Sendable {
  /// The items there are.
  public var structure: ItemStructure
  /// The viewport's size in points.
  public var container: LayoutSize
  /// The traits of the container.
  public var traits: TraitCollection

  /// How many elements next to the visible ones may turn out so short, once they are measured, that they fit on one
  /// screen with them: a jump over at most this number keeps the anchor that was on screen before it. A layout that
  /// places elements relative to one another keeps the positions of elements that near.
  public static let nearbyElements = 256

  /// Creates a context.
  public init(
    structure: ItemStructure = .empty, container: LayoutSize = .zero,
    traits: TraitCollection = TraitCollection()
  ) {
    self.structure = structure
    self.container = container
    self.traits = traits
  }
}

/// A rectangle in content coordinates, in ticks along and across the axis.
@frozen public struct LayoutWindow: Equatable, Sendable {
  /// The range along the axis.
  public var main: Range<Ticks>
  /// Layouts no wider than their container may leave it aside.
  public var cross: Range<Ticks>

  /// Creates a window from a range along the axis and one across it.
  @inlinable public init(main: Range<Ticks>, cross: Range<Ticks>) {
    self.main = main
    self.cross = cross
  }

  /// The window as far as content may lie in it, so that sums of its ends with lengths are right.
  @inline(__always)
  var bounded: LayoutWindow {
    LayoutWindow(main: main.bounded, cross: cross.bounded)
  }

  /// All places that content may lie at, with room for sums of them.
  package static let everywhere =
    Ticks(rawValue: Int64.min / 4)..<Ticks(rawValue: Int64.max / 4)
}

extension Range<Ticks> {
  /// The range as far as content may lie in it.
  @inline(__always)
  var bounded: Range<Ticks> { clamped(to: LayoutWindow.everywhere) }
}

/// What has changed since a layout was last brought up to date.
public struct LayoutInvalidation: Sendable {
  /// The items, the container and the traits to lay out from now on.
  ///
  /// Setting it leaves the edits as they are. If they do not lead from the items of a layout to these, the layouts of the
  /// package prepare all items again and forget measured sizes; a table with edits throws `unsuitableStructure` instead.
  public var context: LayoutContext
  /// How the items before became those of the context, one change after the other; each names places
  /// as they are after the ones before it. Empty when they are the same.
  ///
  /// Setting them replaces all edits and leaves the context as it is: set the structure that they lead to there. Getting
  /// them makes them at each call, in O(changes · log changes), if the items changed by the difference of two snapshots.
  public var edits: [ItemEdit] {
    get { makesEdits.map { $0() } ?? listed }
    set { (listed, makesEdits, map) = (newValue, nil, nil) }
  }
  private var listed: [ItemEdit]
  /// Makes the edits; `nil` where they are listed.
  private var makesEdits: (@Sendable () -> [ItemEdit])?
  /// Where the edits take the places of the row; `nil` where they were not made yet and may be wrong.
  private var map: RowMap?
  /// The items of each section that the map leads from and to.
  private var counts: (before: [Int], after: [Int]) = ([], [])
  /// The container or the traits are others than before.
  public var isResized: Bool
  /// The sizes of cells may differ, because one of `TraitCollection.Trait.sizes` changed: measured cells must be
  /// measured again, and keep their sizes until then.
  public var needsMeasure = false
  /// The element, as it is before the edits, whose neighbors on the screen must not move against it;
  /// `nil` when nothing is on screen.
  public var anchor: Int?
  /// What the viewport shows, in content coordinates as they are before the edits.
  package var screen: Range<Ticks>?

  /// Creates an invalidation.
  public init(
    context: LayoutContext, edits: [ItemEdit] = [], isResized: Bool = false, anchor: Int? = nil
  ) {
    self.context = context
    listed = edits
    self.isResized = isResized
    self.anchor = anchor
  }

  /// Whether items came, went or moved. O(1).
  public var hasEdits: Bool { map.map { !$0.isEmpty } ?? (!listed.isEmpty || makesEdits != nil) }

  /// Where the edits take the places of the row, where it is known that they lead from these items to those of the
  /// context. O(1) for the structures that the edits were made of, else O(sections).
  package func map(from structure: ItemStructure) -> RowMap? {
    counts.before == structure.sectionCounts && counts.after == context.structure.sectionCounts
      ? map : nil
  }

  /// Whether the edits can be made and lead from these items to those of the context; without edits, whether both are
  /// the same. O(1) where the map is known and for structures that share their storage, else
  /// O(edits · sections).
  func leads(from structure: ItemStructure) -> Bool {
    map(from: structure) != nil || structure.leads(to: context.structure, by: edits)
  }

  /// Edits that lead to the items of the context.
  ///
  /// - Parameters:
  ///   - map: where they take the places of the row.
  ///   - before: the items that they lead from.
  package mutating func set(_ edits: ItemEdits, _ map: RowMap, from before: ItemStructure) {
    switch edits {
    case .listed(let list): (listed, makesEdits) = (list, nil)
    case .made(let makes): (listed, makesEdits) = ([], makes)
    }
    self.map = map
    counts = (before.sectionCounts, context.structure.sectionCounts)
  }
}

/// A list of edits, or a closure that makes it.
package enum ItemEdits: Sendable {
  case listed([ItemEdit])
  case made(@Sendable () -> [ItemEdit])

  /// Adds edits that are made after the others.
  package static func += (edits: inout ItemEdits, later: ItemEdits) {
    edits = .listed(edits.list + later.list)
  }

  private var list: [ItemEdit] {
    switch self {
    case .listed(let list): list
    case .made(let makes): makes()
    }
  }
}

extension LayoutInvalidation: Equatable {
  /// Whether both say the same. O(edits).
  public static func == (one: Self, other: Self) -> Bool {
    one.context == other.context && one.isResized == other.isResized
      && one.needsMeasure == other.needsMeasure && one.anchor == other.anchor
      && one.screen == other.screen && one.edits == other.edits
  }
}

/// Where content shorter than the viewport lies along the axis.
@frozen public enum ContentAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the leading edge.
  case leading
  /// At the trailing edge.
  case trailing
}
