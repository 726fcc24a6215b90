/// The elements that have been placed: a contiguous part of the list around the visible elements.
///
/// The elements before and behind it count with estimates. The placed window grows at both ends, as far as requested;
/// growing backward mirrors growing forward, so that no placed element moves relative to the rest when anything
/// before it changes. Content coordinates follow from the estimate of the elements before: when that is off, all of
/// the placed window moves as one.
///
/// A query far away begins another placed window there and leaves this one as it is: when the viewport returns, in the same
/// frame or later, everything is where it was. At most two placed windows exist at a time.
///
/// A layout holds one and adds only what is its own. Does not know how items are arranged in a section.
struct PlacedWindow<Items: SectionWindow>: Sendable {
  var rules: Items.Rules
  let frame: SectionFrame
  var context = LayoutContext()
  var sizes = RowSizes()

  /// One block for every section that any element placed belongs to, in order.
  var blocks = TwoEnded<Block>()
  /// The blocks' lengths.
  var lengths = ExtentIndex()
  /// The elements placed.
  var placed = 0..<0
  /// The section of the first block.
  var firstSection = 0
  /// Where the first block begins, in content coordinates.
  var origin = Ticks.zero
  /// The placed window that was left for one far away; nothing has changed in it since.
  var left: Part?
  var contentExtent = Ticks.zero
  var version = 0
  /// Elements measured to have no extent.
  var hiddenCount = 0
  /// The last anchor: the element that others move against.
  var anchor: Int?
  /// The elements that frames have shown, one next to the other: they keep their lanes, whatever is measured from
  /// now on.
  var firm = 0..<0
  /// Those of them that the last frame has shown.
  var shown = 0..<0
  /// The elements that have been placed since the last frame and are placed again at the next query: a newly measured
  /// size before them may move them to other lanes.
  var loose = 0..<0
  /// The sections on screen that have been cut off since the last frame.
  var kept: [Kept] = []
  /// Whether the items of any block may begin with room that edits left free.
  var mayHaveFreeRoom = false
  /// Units placed since steps were last taken.
  var placements = 0
  var scratch: [Int] = []

  /// A section's part of the placed window.
  struct Block: Sendable {
    var items: Items
    var hasHeader = false
    var hasFooter = false
    /// Whether edits took away what lay before its items, so that these may begin with free room.
    var isCut = false
  }

  /// A placed window that is not looked at.
  struct Part: Sendable {
    var blocks: TwoEnded<Block>
    var lengths: ExtentIndex
    var placed: Range<Int>
    var firstSection: Int
    var origin: Ticks

    var end: Ticks { origin + lengths.total }
  }

  init(rules: Items.Rules, frame: SectionFrame) {
    self.rules = rules
    self.frame = frame
  }

  var structure: ItemStructure {
    get { context.structure }
    _modify { yield &context.structure }
  }

  var isEmpty: Bool { blocks.isEmpty }

  /// Where the last block ends, in content coordinates.
  var end: Ticks { origin + lengths.total }

  // MARK: Preparing

  /// Lays new sections out by their estimates. O(sections). Throws before anything changes.
  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    var rules = rules
    _ = rules.resolve(context)
    let runs = Self.runs(of: context.structure, frame, rules)
    try RowSizes().validate(adding: runs)
    self.rules = rules
    self.context = context
    sizes = RowSizes(runs, measuresCross: rules.measuresCross)
    hiddenCount = 0
    anchor = nil
    mayHaveFreeRoom = false
    (firm, shown) = (0..<0, 0..<0)
    clear()
    didChange()
  }

  func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    try RowSizes().validate(adding: Self.runs(of: structure, frame, rules))
  }

  /// The items of a block.
  func span(ofBlock block: Int) -> WindowSpan {
    span(ofSection: firstSection + block, placed: placed)
  }

  /// The items of a section, as far as its elements are placed.
  func span(ofSection section: Int, placed: Range<Int>) -> WindowSpan {
    let elements = structure.elements(ofSection: section)
    let count = elements.count - 2
    let row = elements.lowerBound + 1
    return WindowSpan(
      section: section, itemCount: count,
      items: max(0, placed.lowerBound - row)..<min(count, max(0, placed.upperBound - row)), row: row
    )
  }

  // MARK: Blocks

  /// Where in its own frame a block's header starts, its footer starts, and it begins and ends.
  func borders(
    ofBlock block: Int
  ) -> (top: Ticks, header: Ticks, footer: Ticks, bottom: Ticks) {
    let section = firstSection + block
    let elements = structure.elements(ofSection: section)
    let items = blocks[block].items
    let (front, back) = (items.front, items.back)
    let header = front.least - frame.lead - sizes.main(at: elements.lowerBound)
    let space = elements.count > 2 ? rules.spacing : .zero
    let footer = back.greatest - space + frame.trail
    let bottom =
      blocks[block].hasFooter ? footer + sizes.main(at: elements.upperBound - 1) : back.mean
    let top = blocks[block].hasHeader ? header : min(front.mean, bottom)
    return (top, header, footer, bottom)
  }

  /// Takes in what a block has become.
  mutating func remeasure(block: Int) {
    let borders = borders(ofBlock: block)
    lengths.setExtent(borders.bottom - borders.top, at: block)
  }

  /// Where a block's own frame lies in content coordinates.
  mutating func offset(ofBlock block: Int) -> Ticks {
    origin + lengths.offset(of: block) - borders(ofBlock: block).top
  }

  mutating func clear() {
    left = nil
    blocks.removeAll()
    lengths = ExtentIndex()
    placed = 0..<0
    origin = .zero
    loose = 0..<0
    kept = []
  }
}
