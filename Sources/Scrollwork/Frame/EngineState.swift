import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// All mutable state of a collection view but its cells. One pass of the frame writes each field.
struct EngineState: ~Copyable {
  // Pass 0, update.
  var settings = Settings()
  var shared = SharedSettings()
  /// Which change of the caller's settings these are.
  var settingsVersion = -1
  /// What is to be known before items are on screen and while they are, and which change of it this is.
  var ahead = AheadSettings()
  var aheadVersion = 0
  /// Whether a frame has been made; the first one begins at the leading edge.
  var hasBegun = false

  /// Applied updates whose elements are on their way.
  var moving: [QueuedUpdate] = []

  // Passes 1 and 2, input and motion.
  var scroll: ScrollModel
  /// What became of motions in this frame.
  var takeover = MotionTakeover()
  /// What scrolls across the axis.
  var across: [AcrossScroll] = []
  /// What a running animation goes to, where that may move on the way.
  var goal: Goal?

  /// Content that is pulled to be refreshed.
  var refresh = Refresh()

  /// What people do with items.
  var interaction = Interaction()
  var news = FrameNews()

  // Pass 3, layout.
  var structure = ItemStructure.empty
  var layout: LayoutHost { didSet { layoutTraits = layout.traits } }
  /// What the layout is: it is asked once.
  private(set) var layoutTraits: LayoutHost.Traits
  /// What the items are laid out in.
  var room = Room()
  /// Counts what was asked of the layout that moves elements.
  var changes = 0
  var ends = ContentEdges()
  var anchor: Anchor?
  /// What the person left on screen before the layout changed; `nil` while nothing but scrolling moves the content.
  var reading: ReadingAnchor?
  /// How elements lay around that, or at the content's beginning, until an update or another layout comes.
  var readingArrangement: ReadingArrangement?
  /// Whether nothing moved the content in the frame before.
  var isStill = false
  /// What an animated scroll still has to pass, all of it measured.
  var route: Route?
  /// Where free room was last looked for while the content rested.
  var refillSearch: RefillSearch?
  /// Whether the content holds on to its end.
  var isFollowingEnd = false
  /// Whether any items have been shown.
  var hasOpened = false
  /// The way from the layout before; `nil` when it is done.
  var transition: LayoutTransition?
  /// The layout before, and where the content was, while there is a transition.
  var formerLayout: LayoutHost?
  var formerPosition = Ticks.zero
  var travel = Travel()

  /// Where items were looked for whose data may be needed, in the round that holds; `nil` where the same
  /// ones lie there as before.
  var sight: Sight?
  /// Whether items that come get placeholders.
  var showsPlaceholders = false

  // Pass 4, reconcile.
  /// Elements with cells, in row order, and where they lie together.
  var live = LiveCells()
  /// What was on screen in the frame before and lost its cell in this one, pushed off by sizes that were not
  /// known; it may yet come back. As places in the row.
  var parted: [Int] = []
  /// Cells of items that are gone, on their way out.
  var leaving: [LeavingCell] = []
  /// Cells on their way out that are only drawn: those of decorations, and of elements that leave the screen.
  var fading: [LeavingCell] = []
  /// Decorations with cells, in order of their starts.
  var decorations: [LiveDecoration] = []
  var visible: [VisibleElement] = []
  /// Whether any live cell may be a placeholder.
  var hasPlaceholders = false
  /// The items whose data was announced.
  var announced = DataWindow()
  /// How much of each element is on screen; `nil` when nobody wants to know.
  var watch: VisibilityWatch?
  /// Counts how often items came or went.
  var contentVersion = 0
  /// Which ends of this content were reported to be near.
  var nearReported = (start: false, end: false)

  // Pass 5, draw.
  var displayList = DisplayList()
  /// Emptied buffers of cells that left, for those that come.
  var spareDrawings: [[DisplayList.Command]] = []
  /// The texts of swipe actions in the display list.
  var swipeTexts: [DisplayList.TextID] = []

  // Pass 6, dispatch.
  var ended = EndedUpdates()
  var events: [CollectionEvent] = []
  var work = FrameWork()
  var diagnostics: [CollectionError] = []

  var time: Timestamp?
  var frameIndex = 0

  /// What a motion goes to that may move before it gets there.
  enum Goal: Equatable, Sendable {
    case item(ItemPath, ScrollPosition)
    /// An end of scrolling.
    case edge(EdgeSide)
  }

  /// The room and the surroundings of a layout.
  struct Room: Equatable, Sendable {
    var viewport = LayoutSize.zero
    var traits = TraitCollection()
  }

  /// How elements lay around what a person last scrolled to, how long those that were asked were, and the room in which
  /// they did.
  struct ReadingArrangement: Equatable, Sendable {
    var arrangement: LayoutArrangement
    var sizes: [MeasuredSize]
    var room: Room
  }

  /// A stretch of content in which items are announced, and the one that was looked at for it.
  struct Sight: Equatable, Sendable {
    var window: Range<Ticks>
    var reach: Range<Ticks>
  }

  /// A range of content, in content coordinates, in which all elements are measured.
  struct Route: Equatable, Sendable {
    var range: Range<Ticks>
    /// The placement of the elements.
    var placement: Int
  }

  /// What free room on screen depends on.
  struct RefillSearch: Equatable, Sendable {
    var position: Ticks
    /// The placement of the elements.
    var placement: Int
  }

  init(layout: any CollectionLayout, profile: ScrollProfile) {
    let host = host(layout)
    self.layout = host
    layoutTraits = host.traits
    scroll = ScrollModel(profile: profile)
  }
}
