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
/// Requests between two frames take effect in the next frame, in order. The view never reads a clock, never draws and
/// never prints. It is not `Sendable`: use it from one isolation at a time.
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
  /// Called before a property changes, with the old and the new value. As in `willSet`, a value that is assigned to
  /// the property meanwhile is overwritten, and is not reported. See <doc:Callbacks>.
  @exclusivity(unchecked)
  public var willChangeProperty: ((CollectionView, PropertyChange) -> Void)?
  /// Called after a property changed, with the old and the new value. As in `didSet`, a value that is assigned to the
  /// property meanwhile stays, and is not reported. See <doc:Callbacks>.
  @exclusivity(unchecked)
  public var didChangeProperty: ((CollectionView, PropertyChange) -> Void)?
  /// Finds the item to go to when a letter is typed.
  public var typeAheadHandler: ((CollectionView, Character) -> ItemPath?)?
  /// Receives what is asked of the view and what it asks its cells for, each as soon as it has been
  /// accepted. An observer: it must ask nothing of the view.
  @exclusivity(unchecked)
  public var requestHandler: ((CollectionView, CollectionRequest) -> Void)?
  /// Whether frames contain drawing commands. Without it `Frame.displayList` is empty: cells are bound, measured and
  /// notified of the screen but not drawn. For programs that only need to know where things are. Cells that were not
  /// drawn are drawn once it is set again.
  public var makesDisplayLists: Bool {
    get { pipeline.asked.makesDisplayLists }
    set { pipeline.asked.makesDisplayLists = newValue }
  }
  /// How elements on screen are drawn in a frame, on top of where they lie: stretched, turned, scaled or faded. Takes the
  /// place of the layout's own `effect(of:)`. Called in each frame for each element on screen, and where one is touched:
  /// the same place must give the same effect. See <doc:Effects>.
  public var effectProvider: ((ElementPlace) -> ElementEffect)? {
    get { pipeline.asked.effect }
    set {
      pipeline.asked.effect = newValue
      pipeline.state.drawn.forgetInvalidEffects()
      pipeline.notes.isDrawingAsked = true
    }
  }
  /// How far beyond the viewport cells are made ready.
  public var prefetch: PrefetchPolicy {
    get { pipeline.asked.prefetch }
    set {
      pipeline.asked.prefetch = newValue
      note(.setPrefetch(newValue))
    }
  }

  /// The type that shows an item, where it is known without asking `cellProvider`: what making such a cell
  /// costs decides whether it is made ready before a deadline. Without an answer the dearest type that
  /// shows items counts. Called from `step(to:deadline:)` only, and must always say the same.
  public var cellTypeProvider: ((ItemPath) -> (any ReusableCell.Type)?)?

  /// What frames are made by.
  let pipeline: FramePipeline
  /// The pipeline's cells, which providers dequeue from while a frame is made.
  let store: CellStore
  /// Event observers besides `eventHandler`.
  @exclusivity(unchecked) var observers = EventObservers()
  /// Which subscriber calls are in progress.
  @exclusivity(unchecked) var telling = Notifying()

  /// Creates a view without items and without a viewport.
  ///
  /// - Parameters:
  ///   - layout: how items are laid out.
  ///   - profile: the feel of scrolling. One with a number outside its range is reported in the
  ///     first frame, and the iOS profile is used instead.
  ///   - reuse: how many cells are kept when nothing shows them.
  ///   - prefetch: how far beyond the viewport cells are made ready.
  ///   - pool: where unused cells are kept that other views use as well; by default the view has pools of its own.
  public init(
    layout: any CollectionLayout = ListLayout(), profile: ScrollProfile = .ios,
    reuse: ReusePolicy = ReusePolicy(), prefetch: PrefetchPolicy = PrefetchPolicy(),
    pool: CellPool? = nil
  ) {
    pipeline = FramePipeline(
      layout: layout, profile: profile, store: CellStore(policy: reuse, pool: pool),
      prefetch: prefetch)
    store = pipeline.store
    pipeline.belong(to: self)
  }

  deinit {
    if store.isShared { pipeline.returnCells() }
    if store.hasContexts { pipeline.endContexts() }
    if pipeline.isAwaited { for tell in pipeline.awaited.endAll() { tell() } }
  }
}

/// Which subscriber calls are in progress. Some requests that subscribers make in such a call have another effect.
struct Notifying {
  /// Properties whose observers are being called.
  var properties: Set<PropertyChange.Property> = []
  /// The offset before this frame, while observers are called before it changes.
  var formerOffset: LayoutPoint?
  /// Whether an offset set by the caller is overwritten at once, as in a call before a change.
  var losesOffsets = false
  /// Whether the call reports that the content scrolled.
  var isScroll = false
}
