import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// The seven passes of a frame and the state that they write. Callers use `CollectionView`, which owns it.
final class FramePipeline {
  // What a frame reads is without checks of exclusivity, which took a tenth of it: no access of these overlaps
  // another, since closures are taken out to be called and buffers to be filled.

  /// The view that owns the pipeline. Handlers take it as an argument.
  @exclusivity(unchecked) private var owner: Unmanaged<CollectionView>!
  // The checks cost a fifth of a steady frame (instructions, by callgrind); debug builds keep them, and
  // with them the tests.
  #if DEBUG
    var asked: AskedSettings
    var queue = UpdateQueue()
    var state: EngineState
  #else
    @exclusivity(unchecked) var asked: AskedSettings
    @exclusivity(unchecked) var queue = UpdateQueue()
    @exclusivity(unchecked) var state: EngineState
  #endif
  let store: CellStore
  @exclusivity(unchecked) var round = FrameRound()
  @exclusivity(unchecked) var notes = FrameNotes()
  /// Scrolls whose end the program waits for.
  @exclusivity(unchecked) var awaited = AwaitedScrolls()
  /// Whether there is any.
  @inline(__always) var isAwaited: Bool { !awaited.isEmpty }

  init(
    layout: any CollectionLayout, profile: ScrollProfile, store: CellStore,
    prefetch: PrefetchPolicy
  ) {
    asked = AskedSettings(prefetch: prefetch)
    self.store = store
    var usable = profile
    do {
      try profile.validate()
    } catch {
      usable = .ios
      store.report.diagnostics.append(CollectionError(error))
    }
    state = EngineState(layout: layout, profile: usable)
    asked.settings.profile = usable
  }

  /// Sets the view that owns the pipeline.
  func belong(to view: CollectionView) {
    owner = .passUnretained(view)
    store.host = self
  }

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
