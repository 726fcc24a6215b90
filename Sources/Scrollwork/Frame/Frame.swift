public import ScrollLayout
public import ScrollPhysics
public import ScrollPrimitives

/// The result of one step: the visible elements, their movement, and the work it took.
///
/// A value: it does not change in the next step. Release it before the next step if its buffers should be used again.
public struct Frame: Sendable {
  /// Counts the steps of a collection view, from zero.
  public var index: Int
  /// The moment that the frame shows.
  public var time: Timestamp
  /// The direction that main-axis values are along.
  public var axis: Axis
  /// Points.
  public var viewportSize: LayoutSize
  /// What the content does: rest, drag, decelerate, bounce or animate.
  public var phase: ScrollPhase
  /// The top left corner of the viewport, in points in content coordinates; the top right one, with x from the right, where
  /// content scrolls horizontally from right to left.
  public var contentOffset: LayoutPoint
  /// The size of the content, in points. Along the scroll axis it contains estimates for items that were never
  /// measured.
  public var contentSize: LayoutSize
  /// Points per second along the scroll axis, positive toward the trailing edge.
  public var velocity: Double
  /// How far the user, physics or the program scrolled the content in this frame, along the scroll axis. Visible
  /// content moves by the same distance in the other direction.
  public var displacement: Ticks
  /// How far the content offset moved because sizes before the viewport changed. Nothing on screen
  /// moves by it.
  public var correction: Ticks
  /// Where scrolling ends, in points.
  public var edges: ScrollEdges
  /// What became of motions on their way whose edges or targets changed.
  public var replan: MotionReplan
  /// How the content is stretched at an edge, in profiles that show an overscroll so.
  public var stretch: ContentStretch?
  /// Whether the content lies before the leading edge by more than half a pixel.
  public var isBouncingLeading: Bool
  /// Whether the content lies behind the trailing edge by more than half a pixel.
  public var isBouncingTrailing: Bool
  /// The elements on screen with their place in the viewport, first to last.
  public var visible: [VisibleElement]
  /// The number of cells that belong to an element: on screen or made ready next to it.
  public var liveCells: Int
  /// The number of cells that animate out after their items were removed, in addition to `liveCells`.
  public var leavingCells: Int
  /// The elements that have cells, as a range of flat indices; empty without cells.
  public var materializedRange: Range<Int>
  /// The events of the frame, in order.
  public var events: [CollectionEvent]
  /// Mistakes noticed in this frame. Empty in a correct program.
  public var diagnostics: [CollectionError]
  /// What the frame cost, counted.
  public var work: FrameWork
  /// The drawing of the frame, in the viewport's coordinates.
  public var displayList: DisplayList

  /// A frame of nothing, to be filled where a frame is made up.
  public init() {
    index = 0
    time = Timestamp.zero
    axis = Axis.vertical
    viewportSize = LayoutSize.zero
    phase = ScrollPhase.idle
    contentOffset = LayoutPoint.zero
    contentSize = LayoutSize.zero
    velocity = 0.0
    displacement = Ticks.zero
    correction = Ticks.zero
    edges = ScrollEdges(ScrollEdges.Input())
    replan = MotionReplan()
    isBouncingLeading = false
    isBouncingTrailing = false
    visible = []
    liveCells = 0
    leavingCells = 0
    materializedRange = 0..<0
    events = []
    diagnostics = []
    work = FrameWork()
    displayList = DisplayList()
  }

  /// Whether the content lies beyond either edge by more than half a pixel.
  public var isBouncing: Bool { isBouncingLeading || isBouncingTrailing }

  /// `isBouncingLeading` where content scrolls vertically.
  public var isBouncingTop: Bool { axis == .vertical && isBouncingLeading }

  /// `isBouncingTrailing` where content scrolls vertically.
  public var isBouncingBottom: Bool { axis == .vertical && isBouncingTrailing }
}

/// An element on screen.
public struct VisibleElement: Hashable, Sendable {
  /// The item, header or footer.
  public var element: ElementPath
  /// The element's place in the row of all headers and items.
  public var index: Int
  /// Where the element starts along the scroll axis, in the viewport's coordinates.
  public var start: Ticks
  /// Its length along the scroll axis.
  public var extent: Ticks
  /// Where it starts across the axis, from the leading side: in a layout that runs from right to left
  /// the right one.
  public var crossStart = Ticks.zero
  /// Its length across the axis.
  public var crossExtent = Ticks.zero
  /// Whether it is shown elsewhere than the layout has it: kept at an edge of the viewport, or on its way
  /// from where another layout had it.
  public var isDisplaced = false
  /// Whether a cell shows it. Without one its place is blank.
  public var hasCell: Bool
  /// Whether the cell stands in for the item's own, because the content moves fast.
  public var isPlaceholder = false
}

/// A stretch of the content at an edge.
public struct ContentStretch: Hashable, Sendable {
  /// The edge that stays where it is.
  public var edge: EdgeSide
  /// Points that the content is pulled beyond the edge without moving.
  public var pull: Double
  /// What the content is scaled by along the scroll axis, from the edge; above 1.
  public var scale: Double
}

/// What a frame cost, counted, not timed.
public struct FrameWork: Hashable, Sendable {
  /// Entries of the extent index looked at or changed.
  public var indexSteps = 0
  /// Elements looked at while filling the viewport and placing cells.
  public var elementsVisited = 0
  /// Rounds until sizes and position agreed; one in a frame without changes.
  public var rounds = 0
  /// Cells configured.
  public var bound = 0
  /// Sizes asked for.
  public var measured = 0
  /// Cells that asked for no extent.
  public var hidden = 0
  /// Cells made by `init()`.
  public var created = 0
  /// Cells taken from a pool.
  public var reused = 0
  /// Cells shown again with their binding.
  public var restored = 0
  /// Cells that left their element.
  public var recycled = 0
  /// Elements that received their cells off screen, to be ready before they are visible.
  public var readied = 0
  /// Of those of earlier frames, the ones that came on screen.
  public var readyShown = 0
  /// Elements that came on screen in the frame in which they were given their cells.
  public var lateShown = 0
  /// Elements that gave up cells that had been made ready for them, and never were on screen.
  public var readyLeft = 0
  /// Input events handled.
  public var inputs = 0
  /// Sections laid out again from an item on, to close room that edits left free. This is the only reason, except for
  /// a change of the items, of the layout or of its container, for which elements on screen get other positions in
  /// the content.
  public var refills = 0

  /// Creates counters of 0.
  public init() {}
}
