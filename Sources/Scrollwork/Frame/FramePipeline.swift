import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// The seven passes of a frame, and all that they write. `CollectionView` is what callers see of it.
final class FramePipeline {
  // What a frame reads is without checks of exclusivity, which took a tenth of it: no access of these overlaps
  // another, since closures are taken out to be called and buffers to be filled.

  /// The view that frames are made for, which owns this: its handlers are given it.
  @exclusivity(unchecked) private var owner: Unmanaged<CollectionView>!
  /// Whether frames say what to draw.
  @exclusivity(unchecked) var makesDisplayLists = true
  /// How far beyond the viewport cells are made ready.
  @exclusivity(unchecked) var prefetch: PrefetchPolicy { didSet { prefetchReach = prefetch.reach } }

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
  @exclusivity(unchecked) var isStepping = false

  init(
    layout: any CollectionLayout, profile: ScrollProfile, reuse: ReusePolicy,
    prefetch: PrefetchPolicy
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

  /// Takes the view that owns this.
  func belong(to view: CollectionView) { owner = .passUnretained(view) }

  /// Looks at the view without retaining it: it owns this, and lives while its frames are made.
  @inline(__always)
  func withView<Result>(_ body: (CollectionView) -> Result) -> Result {
    owner._withUnsafeGuaranteedRef(body)
  }

  /// Tells the view's observer of requests.
  @inline(__always)
  func note(_ request: @autoclosure () -> CollectionRequest) {
    withView { $0.note(request()) }
  }
}
