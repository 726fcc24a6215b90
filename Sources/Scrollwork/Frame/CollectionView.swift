public import ScrollLayout
public import ScrollPhysics
import ScrollPrimitives

/// A scrolling list of items, shown by cells that are used again and again.
///
/// Give it a viewport, say how many items there are, and provide cells; then send it input and step
/// it from frame to frame:
///
/// ```swift
/// let view = CollectionView()
/// view.register(CityCell.self)
/// view.cellProvider = { view, path in
///   let cell: CityCell = view.dequeueCell(at: path)
///   cell.name = cities[path.item].name
///   return cell
/// }
/// try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
/// try view.reloadData(sectionCounts: [cities.count])
/// while let time = nextFrameTime() {
///   draw(try view.step(to: time).displayList)
/// }
/// ```
///
/// What is asked for between two frames takes effect in the next one, in order. The view never reads a
/// clock, never draws and never prints. It is not `Sendable`: use it from one isolation at a time.
public final class CollectionView {
  // What a frame reads is without checks of exclusivity, which took a tenth of it: no access of these overlaps
  // another, since closures are taken out to be called and buffers to be filled.

  /// Configures a cell for an item. Called from `step(to:)` only, at most once a binding.
  @exclusivity(unchecked)
  public var cellProvider: ((CollectionView, ItemPath) -> any ReusableCell)?
  /// Configures a cell for the header of a section. Called only where the layout has headers:
  /// `ListLayout.Configuration.hasHeaders`.
  @exclusivity(unchecked)
  public var headerProvider: ((CollectionView, _ section: Int) -> any ReusableCell)?
  /// Configures a cell for the footer of a section. Called only where the layout has footers.
  @exclusivity(unchecked)
  public var footerProvider: ((CollectionView, _ section: Int) -> any ReusableCell)?
  /// Configures the cell that stands in for an item's own while content moves fast, as a
  /// `PlaceholderPolicy` says. Dequeue it as in `cellProvider`; it is not measured.
  @exclusivity(unchecked)
  public var placeholderProvider: ((CollectionView, ItemPath) -> any ReusableCell)?
  /// Receives a frame's events in order, at its end.
  @exclusivity(unchecked)
  public var eventHandler: ((CollectionView, CollectionEvent) -> Void)?
  /// Called when a finger lifts, with the content's velocity in points per second, positive toward the
  /// trailing edge, and the offset along the axis, in points in content coordinates, where the content
  /// will rest: the end of its own curve, or where `snapping` takes it. Another offset makes the
  /// content rest there instead, or at the edge if that is nearer; velocity and position are
  /// continuous. Called from inside a frame, once a release.
  @exclusivity(unchecked)
  public var willEndDragging:
    ((CollectionView, _ velocity: Double, _ target: inout Double) -> Void)?
  /// Says whether a person may do something with an item. By default anything that the settings allow.
  /// Called from inside a frame, or from `moveFocus(_:animated:)`.
  @exclusivity(unchecked)
  public var interactionHandler: ((CollectionView, ItemInteraction, ItemPath) -> Bool)?
  /// Chooses where a carried item goes from one path when it is over another; `nil` for nowhere. By default
  /// where it is over. Called from inside a frame.
  public var moveTargetHandler: ((CollectionView, _ from: ItemPath, _ over: ItemPath) -> ItemPath?)?
  /// Moves an item that is carried, in the data and by an update of the view. Called from inside a frame.
  public var moveHandler: ((CollectionView, _ from: ItemPath, _ to: ItemPath) -> Void)?
  /// The actions of an item at an edge of its cell, asked for when a finger begins to draw the cell away from
  /// that edge; `nil` for none, and the finger does nothing. Called from inside a frame. See `SwipeActions`.
  @exclusivity(unchecked)
  public var swipeHandler: ((CollectionView, ItemPath, SwipeEdge) -> SwipeActions?)?
  /// Called before a property gets another value, with the old and the new one. As in `willSet`, what is
  /// assigned to the property meanwhile is overwritten, and is not told of. See <doc:Callbacks>.
  @exclusivity(unchecked)
  public var willChangeProperty: ((CollectionView, PropertyChange) -> Void)?
  /// Called after a property got another value, with the old and the new one. As in `didSet`, what is assigned
  /// to the property meanwhile stays, and is not told of. See <doc:Callbacks>.
  @exclusivity(unchecked)
  public var didChangeProperty: ((CollectionView, PropertyChange) -> Void)?
  /// Finds the item to go to when a letter is typed.
  public var typeAheadHandler: ((CollectionView, Character) -> ItemPath?)?
  /// Receives what is asked of the view and what it asks its cells for, each as soon as it has been
  /// accepted. An observer: it must ask nothing of the view.
  @exclusivity(unchecked)
  public var requestHandler: ((CollectionView, CollectionRequest) -> Void)?
  /// Whether frames say what to draw. Without it `Frame.displayList` is empty, and cells are bound,
  /// measured and told of the screen but not asked to draw: for programs that only need to know where
  /// things are. Cells that were not drawn are, once it is set again.
  @exclusivity(unchecked)
  public var makesDisplayLists = true
  /// How far beyond the viewport cells are made ready.
  @exclusivity(unchecked)
  public var prefetch: PrefetchPolicy {
    didSet {
      prefetchReach = prefetch.reach
      note(.setPrefetch(prefetch))
    }
  }

  /// The type that shows an item, where it is known without asking `cellProvider`: what making such a cell
  /// costs decides whether it is made ready before a deadline. Without an answer the dearest type that
  /// shows items counts. Called from `step(to:deadline:)` only, and must always say the same.
  @exclusivity(unchecked)
  public var cellTypeProvider: ((ItemPath) -> (any ReusableCell.Type)?)?

  // The checks cost a fifth of a steady frame (instructions, by callgrind); debug builds keep them, and
  // with them the tests.
  #if DEBUG
    var settings = Settings() { didSet { settingsVersion += 1 } }
    var ahead = AheadSettings() { didSet { aheadVersion += 1 } }
    var queue = UpdateQueue()
    var state: EngineState
  #else
    @exclusivity(unchecked) var settings = Settings() { didSet { settingsVersion += 1 } }
    @exclusivity(unchecked) var ahead = AheadSettings() { didSet { aheadVersion += 1 } }
    @exclusivity(unchecked) var queue = UpdateQueue()
    @exclusivity(unchecked) var state: EngineState
  #endif
  /// How far ahead and behind `prefetch` reaches.
  @exclusivity(unchecked) var prefetchReach: (ahead: Ticks, behind: Ticks)
  /// Counts the changes of `settings`.
  @exclusivity(unchecked) private(set) var settingsVersion = 0
  /// Counts the changes of `ahead`.
  @exclusivity(unchecked) private(set) var aheadVersion = 0
  let store: CellStore
  /// Events of the round that is being tried; kept to be filled again.
  @exclusivity(unchecked) var roundEvents: [ScrollEvent] = []
  /// How far a finger has pulled the content beyond its leading edge in this round, in points.
  @exclusivity(unchecked) var furthestPull = 0.0
  /// What happened across the axis in the round that is being tried.
  @exclusivity(unchecked) var acrossEvents: [CollectionEvent] = []
  /// Where the layout was last told that sections are scrolled to across the axis in this frame, and how
  /// far their coordinate frames have moved since it began.
  @exclusivity(unchecked) var acrossTold: [Int: (position: Ticks, growth: Ticks)] = [:]
  /// How the content takes the ends of scrolling in this frame; `nil` when nothing was asked for.
  @exclusivity(unchecked) var edgeChange: EdgeChange?
  /// The first element that the frame has placed anew to close free room.
  @exclusivity(unchecked) var refilled: Int?
  /// Whether the frame has updates or lays out anew, and its anchor was not looked at yet.
  @exclusivity(unchecked) var isLaidOutAnew = false
  /// What the screen began with, where the frame is held by what the person last scrolled to, and that is another
  /// element: it holds the frame where that one turns out to have no length.
  @exclusivity(unchecked) var instead: ReadingAnchor?
  /// How far the coordinate frame has moved in this round.
  @exclusivity(unchecked) var roundGrowth = Ticks.zero
  /// The item that a scroll has brought on screen in this round, by its index.
  @exclusivity(unchecked) var arrival: Int?
  /// Whether an update of this frame has moved items that have cells by themselves.
  @exclusivity(unchecked) var hasMovedCells = false
  /// The item whose animated scroll has left out the middle of its way in a round of this frame.
  @exclusivity(unchecked) var leftOut: ItemPath?
  /// Where the window begins across the axis in this round.
  @exclusivity(unchecked) var crossStart = Ticks.zero
  /// What `willEndDragging` chose in this frame, as ways from the release, and which is next in a round.
  @exclusivity(unchecked) var answers: (ways: [Ticks?], next: Int) = ([], 0)
  /// The element that sizes are taken against in this round, whether its end stays, and how far behind the side that
  /// stays begins and ends what is seen to stay.
  @exclusivity(unchecked) var held = (index: 0, isByEnd: false, top: Ticks.zero, bottom: Ticks.zero)
  /// What keys did since the last frame.
  @exclusivity(unchecked) var focusNews: ItemPath?
  @exclusivity(unchecked) var tapNews = false
  /// What the program did with a swipe since the last frame, by the paths of that one.
  @exclusivity(unchecked) var swipeNews: InteractionEvent?
  /// A buffer to find elements in.
  @exclusivity(unchecked) var foundElements: [LayoutAttributes] = []
  /// Updates that have come to their end and were not told of yet.
  @exclusivity(unchecked) var ended: [EndedUpdate] = []
  /// How many of them the frame's events tell of.
  @exclusivity(unchecked) var toldCount = 0
  /// Whether a frame looks at pointers and keys, before it takes what is queued.
  @exclusivity(unchecked) var isRouting = false
  /// How elements were shown before this frame's changes, where those are animated.
  @exclusivity(unchecked) var beginning: TransitionBegin?
  /// What lies further out, where that was looked at in this round.
  @exclusivity(unchecked) var sightings: [LayoutAttributes] = []
  /// A buffer for what is on screen.
  @exclusivity(unchecked) var visibleSpans: [VisibleSpan] = []
  /// Properties whose observers are being told.
  @exclusivity(unchecked) var told: Set<PropertyChange.Property> = []
  /// The offset before this frame, while observers are told that it will change.
  @exclusivity(unchecked) var formerOffset: LayoutPoint?
  /// Whether an offset that is set is overwritten at once: in what is called before a change.
  @exclusivity(unchecked) var losesOffsets = false
  @exclusivity(unchecked) var isStepping = false
  @exclusivity(unchecked) var isDispatching = false
  /// Those that are told of events beside `eventHandler`, in the order they came.
  @exclusivity(unchecked) var eventObservers: [EventObserver] = []
  /// How many there have ever been.
  @exclusivity(unchecked) var eventObserverCount = 0

  /// - Parameters:
  ///   - layout: how items are laid out.
  ///   - profile: the feel of scrolling. One with a number outside its range is reported in the
  ///     first frame, and the iOS profile is used instead.
  ///   - reuse: how many cells are kept when nothing shows them.
  ///   - prefetch: how far beyond the viewport cells are made ready.
  public init(
    layout: any CollectionLayout = ListLayout(), profile: ScrollProfile = .ios,
    reuse: ReusePolicy = ReusePolicy(), prefetch: PrefetchPolicy = PrefetchPolicy()
  ) {
    self.prefetch = prefetch
    prefetchReach = prefetch.reach
    store = CellStore(policy: reuse)
    var usable = profile
    do {
      try profile.validate()
    } catch {
      usable = .ios
      store.diagnostics.append(CollectionError(error))
    }
    state = EngineState(layout: layout, profile: usable)
    settings.profile = usable
  }
}
