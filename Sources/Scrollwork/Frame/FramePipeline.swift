import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// The seven passes of a frame and the state that they write. Callers use `CollectionView`, which owns it.
final class FramePipeline {
  // What a frame reads is without checks of exclusivity, which took a tenth of it: no access of these overlaps
  // another, since closures are taken out to be called and buffers to be filled.

  /// The view that owns the pipeline. Handlers take it as an argument.
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
  /// Settings that passes change as well.
  @exclusivity(unchecked) var shared = SharedSettings() { didSet { settingsVersion += 1 } }
  /// How far ahead and behind `prefetch` reaches.
  @exclusivity(unchecked) var prefetchReach: (ahead: Ticks, behind: Ticks)
  /// Counts the changes of `settings` and `shared`.
  @exclusivity(unchecked) private(set) var settingsVersion = 0
  /// Counts the changes of `ahead`.
  @exclusivity(unchecked) private(set) var aheadVersion = 0
  let store: CellStore
  @exclusivity(unchecked) var round = FrameRound()
  @exclusivity(unchecked) var notes = FrameNotes()
  @exclusivity(unchecked) var news = FrameNews()
  @exclusivity(unchecked) var buffers = FrameBuffers()
  @exclusivity(unchecked) var ended = EndedUpdates()
  /// Whether a frame looks at pointers and keys, before it takes what is queued.
  @exclusivity(unchecked) var isRouting = false
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

  /// Sets the view that owns the pipeline.
  func belong(to view: CollectionView) { owner = .passUnretained(view) }

  /// Calls a closure with the view, without retaining it: the view owns the pipeline and outlives each frame.
  @inline(__always)
  func withView<Result>(_ body: (CollectionView) -> Result) -> Result {
    owner._withUnsafeGuaranteedRef(body)
  }

  /// Reports a request to the view's observer of requests.
  @inline(__always)
  func note(_ request: @autoclosure () -> CollectionRequest) {
    withView { $0.note(request()) }
  }
}
