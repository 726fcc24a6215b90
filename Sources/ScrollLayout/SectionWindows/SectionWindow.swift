/// Neighboring items of one section that have been placed: the part of a layout that knows its shape.
///
/// A stretch grows at both ends by a unit at a time, an item or a line, in a frame of its own. Placed items never
/// move in that frame except by `resize`. Items are named by their *offset* from the first one placed.
protocol SectionWindow: Sendable {
  associatedtype Rules: WindowRules

  /// Nothing placed yet, with both edges straight at 0.
  init(_ rules: Rules)

  /// Items placed.
  var count: Int { get }

  /// Items visited in addition to the requested ones, since the last call.
  mutating func takeWork() -> Int

  /// Where the first items start.
  var front: WindowEdge { get }
  /// Where the next items would start: the last ones' ends and a space.
  var back: WindowEdge { get }

  /// Places the next item, or all of the next line, and says how many items that was.
  ///
  /// - Precondition: the section has an item behind the last one placed.
  mutating func append(_ span: WindowSpan, _ sizes: inout RowSizes, _ rules: Rules) -> Int

  /// Places the item before the first one, or all of the line before, and says how many that was.
  ///
  /// - Precondition: the section has an item before the first one placed.
  mutating func prepend(_ span: WindowSpan, _ sizes: inout RowSizes, _ rules: Rules) -> Int

  /// Takes out the first or the last items; the others stay where they are. `span` still names all.
  mutating func removeFirst(
    _ number: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules)
  mutating func removeLast(
    _ number: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules)

  /// Takes items out and closes the room; items outside of their lanes stay. Only called for rules that keep lanes.
  ///
  /// - Returns: whether items before them moved; else those behind them did. `nil` if nothing was done: the items behind
  ///   them have to be placed again.
  mutating func takeOut(
    _ offsets: Range<Int>, _ screen: Range<Ticks>, _ span: WindowSpan, _ rules: Rules
  ) -> Bool?

  /// Whether a lane has a place above the screen for items that are inserted before the one at an offset. Only called for
  /// rules that keep lanes.
  ///
  /// - Parameter others: the items that the same edit takes away.
  mutating func hasPlaceAbove(
    _ screen: Range<Ticks>, at offset: Int, without others: Range<Int>, _ rules: Rules
  ) -> Bool

  /// Puts items there. The span names the items that were placed before. Returns how many found a place.
  mutating func putIn(
    _ number: Int, at offset: Int, above screen: Range<Ticks>, _ span: WindowSpan,
    _ sizes: inout RowSizes, _ rules: Rules
  ) -> Int

  /// Lets the items before the first line join that line if no frame has shown it.
  ///
  /// - Parameter shown: the offsets of the items that frames have shown.
  mutating func openFront(
    shown: Range<Int>, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules)

  mutating func frame(
    at offset: Int, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> ItemFrame

  /// Adds the offsets of the items that may touch a range, in any order.
  mutating func offsets(in range: Range<Ticks>, into found: inout [Int])

  /// The first item behind room that edits left free before it, or before others of its line, within a range: it and
  /// those behind it must be placed again. `nil` if there is no room.
  mutating func offsetBehindFreeRoom(
    in range: Range<Ticks>, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) -> Int?

  /// Whether a change has left items behind room that they fit into, other than where the first ones went.
  var hasLooseBreak: Bool { get }

  /// Whether the first line was placed upward: it holds what was left for it.
  var mayBeginShort: Bool { get }

  /// The items of the line that an item lies in; itself where items have no lines.
  mutating func lineOffsets(of offset: Int) -> Range<Int>

  /// Adds what `restore` needs to place the items as they lie now, given their sizes.
  mutating func save(into values: inout [Int64])

  /// Places the items of a span as saved numbers say. Returns `nil` for numbers that no stretch of these rules
  /// has saved.
  static func restored(
    from reader: inout ArrangementReader, _ span: WindowSpan, _ sizes: inout RowSizes,
    _ rules: Rules
  ) -> Self?

  /// Sees to it that an item which is to get another size takes nothing with it that an anchor behind it needs
  /// to stay where it is.
  mutating func makeWay(
    at offset: Int, _ kept: WindowKept, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules)

  /// Applies an item's new size. The items before it stay or, if it is before the anchor, the items behind it.
  ///
  /// - Parameter oldCross: its length across the axis before.
  /// - Returns: how many of the first items must be placed again; never all of them.
  mutating func resize(
    at offset: Int, oldCross: Ticks, _ kept: WindowKept, _ span: WindowSpan, _ sizes: RowSizes,
    _ rules: Rules
  ) -> Int
}

extension SectionWindow {
  var hasLooseBreak: Bool { false }
  var mayBeginShort: Bool { false }

  mutating func takeOut(
    _ offsets: Range<Int>, _ screen: Range<Ticks>, _ span: WindowSpan, _ rules: Rules
  ) -> Bool? { nil }

  mutating func hasPlaceAbove(
    _ screen: Range<Ticks>, at offset: Int, without others: Range<Int>, _ rules: Rules
  ) -> Bool { false }

  mutating func putIn(
    _ number: Int, at offset: Int, above screen: Range<Ticks>, _ span: WindowSpan,
    _ sizes: inout RowSizes, _ rules: Rules
  ) -> Int { 0 }

  mutating func openFront(
    shown: Range<Int>, _ span: WindowSpan, _ sizes: RowSizes, _ rules: Rules
  ) {}
}

/// The rules of a stretch: lengths in ticks for one container.
protocol WindowRules: Sendable {
  /// The unit of shares: this many to a tick of content.
  var unit: Int64 { get }
  /// The space between items along the axis that `SectionWindow.back` ends with.
  var spacing: Ticks { get }
  /// Whether the sizes of items are measured by their cells.
  var isSelfSized: Bool { get }
  /// Whether the length across the axis is measured as well.
  var measuresCross: Bool { get }
  /// Whether items come back to the lanes that they were in.
  var keepsLanes: Bool { get }
  /// Whether items that were placed by estimates are placed again as sizes become known.
  var placesAgain: Bool { get }
  /// What an item is taken to measure before it was asked.
  var estimate: (main: Ticks, cross: Ticks) { get }
  /// What an item adds to the content, before it is placed, in units.
  func share(main: Ticks, cross: Ticks) -> Ticks
  /// Where items that are not placed are said to lie across the axis.
  func crossPlace(cross: Ticks) -> (start: Ticks, extent: Ticks)
  /// Takes in another container; says whether any length has changed.
  mutating func resolve(_ context: LayoutContext) -> Bool
}
