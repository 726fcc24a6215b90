import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// All mutable state of a collection view but its cells. One pass of the frame writes each field.
struct EngineState: ~Copyable {
  // Pass 0, update.
  var applied = AppliedSettings()
  var updates = UpdateProgress()

  // Passes 1 and 2, input and motion.
  var motion: ScrollMotion

  /// Content that is pulled to be refreshed.
  var refresh = Refresh()

  /// What people do with items.
  var interaction = Interaction()
  var news = FrameChanges()

  // Pass 3, layout.
  private(set) var structure = ItemStructure.empty
  private(set) var layout: LayoutHost
  /// What the layout is: it is asked once.
  private(set) var layoutTraits: LayoutHost.Traits
  /// What the items are laid out in.
  private(set) var room = LayoutEnvironment()
  /// Counts what was asked of the layout that moves elements.
  private var changes = 0
  var ends = ContentEdges()
  var hold = ContentAnchor()
  var memory = FillMemory()
  var moving = MovingElements()
  var travel = Travel()
  var placeholders = Placeholders()

  // Pass 4, reconcile.
  /// Elements with cells, in row order, and where they lie together.
  var live = LiveCells()
  var leaving = LeavingCells()
  var decorations = LiveDecorations()
  var screen = ScreenList()
  /// The items whose data was announced.
  var announced = DataWindow()
  var report = VisibilityReport()
  /// What has come beyond the screen and was not on it yet.
  var newItems = NewItems()

  // Pass 5, draw.
  var drawn = DrawnFrame()

  // What the frame reports.
  private(set) var events: [CollectionEvent] = []
  private(set) var diagnostics: [CollectionError] = []
  /// Counters, to which each pass adds.
  var work = FrameWork()

  private(set) var time: Timestamp?
  private(set) var frameIndex = 0

  init(layout: any CollectionLayout, profile: ScrollProfile) {
    let host = host(layout)
    self.layout = host
    layoutTraits = host.traits
    motion = ScrollMotion(profile: profile)
  }

  // MARK: What the frame reports

  /// Begins a frame at a moment. Buffers keep their capacity.
  @inline(__always)
  mutating func begin(at time: Timestamp) {
    self.time = time
    work = FrameWork()
    // A frame has few events: each taken off costs less than a range of them.
    while !events.isEmpty { events.removeLast() }
    if !diagnostics.isEmpty { diagnostics.removeAll(keepingCapacity: true) }
  }

  mutating func end() { frameIndex += 1 }

  @inline(__always)
  mutating func post(_ event: CollectionEvent) { events.append(event) }

  mutating func post(_ others: [CollectionEvent]) { events += others }

  /// Replaces events of this frame, or takes them back.
  mutating func changeEvents(_ change: (CollectionEvent) -> CollectionEvent?) {
    events = events.compactMap(change)
  }

  mutating func diagnose(_ error: CollectionError) { diagnostics.append(error) }

  mutating func diagnose(_ errors: [CollectionError]) { diagnostics += errors }

  /// Lists what a layout may say in each round of a frame, once. NaN counts as the same number.
  mutating func diagnoseOnce(_ error: CollectionError) {
    let isListed = diagnostics.contains { listed in
      if listed == error { return true }
      guard case .invalidValue(let name, let value) = listed, value.isNaN,
        case .invalidValue(name, let other) = error
      else { return false }
      return other.isNaN
    }
    if !isListed { diagnostics.append(error) }
  }

  /// Counts the steps that the layout has made, and reports what was wrong with its answers.
  mutating func takeSteps() { work.indexSteps += layout.takeSteps(&diagnostics) }

  // MARK: Layout

  /// Which placement of the elements holds now: it changes whenever one of them may have moved.
  var placement: Int { changes &+ layout.version }

  mutating func take(_ structure: ItemStructure) { self.structure = structure }

  mutating func take(_ layout: LayoutHost) {
    self.layout = layout
    layoutTraits = layout.traits
  }

  /// Takes the viewport's size and traits as what the items are laid out in.
  mutating func takeRoom() {
    room = LayoutEnvironment(viewport: applied.settings.viewport, traits: applied.settings.traits)
  }

  /// Notes a request to the layout that moves elements.
  mutating func countChange() { changes &+= 1 }

  /// Bumps the layout generation so that every cached position counts as stale, whatever number the layout starts
  /// from.
  mutating func placeAnew(after before: Int) { changes &+= before &- placement &+ 1 }
}
