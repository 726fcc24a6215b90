import ScrollLayout

/// Results of a round of passes 1 to 4. The next round replaces them.
struct FrameRound {
  var events: [ScrollEvent] = []
  /// Events across the axis.
  var acrossEvents: [CollectionEvent] = []
  /// How far a finger has pulled the content beyond its leading edge, in points.
  var furthestPull = 0.0
  /// How far the coordinate frame has moved.
  var growth = Ticks.zero
  /// The last scroll of the program that was begun while somebody waits for the end of one: its number, or `nil` for
  /// another one.
  var begun: Int??
  /// The item that a scroll has brought on screen, by its index.
  var arrival: Int?
  /// Where the window begins across the axis.
  var crossStart = Ticks.zero
  /// The element that sizes are taken against, whether its end stays, and how far behind the side that stays begins
  /// and ends what is seen to stay.
  var held = (index: 0, isByEnd: false, top: Ticks.zero, bottom: Ticks.zero)
}

/// Values that a pass of a frame hands to later passes.
struct FrameNotes {
  /// Whether a frame is being made.
  var isStepping = false
  /// Whether indicators are to be shown although nothing moves.
  var isFlashing = false
  /// Whether items have come before those on screen in this frame.
  var cameBefore = false
  /// Whether it looks at pointers and keys, before it takes what is queued.
  var isRouting = false
  /// How the content reacts to new edges; `nil` when nothing was requested.
  var edgeChange: EdgeChange?
  /// The first element that was placed again to close free room.
  var refilled: Int?
  /// Whether there are updates or a new layout, and the anchor was not checked yet.
  var isLaidOutAnew = false
  /// What the screen began with, where the frame is held by what the person last scrolled to, and that is another
  /// element: it holds the frame where that one turns out to have no length.
  var instead: ReadingAnchor?
  /// Whether an update has moved items that have cells by themselves.
  var hasMovedCells = false
  /// Where an animated scroll goes that has left out the middle of its way in a round.
  var leftOut: FarGoal?

  /// An element or an end that an animated scroll goes to.
  enum FarGoal: Equatable {
    case element(ElementPath)
    case edge(EdgeSide)
  }
  /// What `willEndDragging` chose, as ways from the release, and which is next in a round.
  var answers: (ways: [Ticks?], next: Int) = ([], 0)
  /// Where the layout was last informed that sections are scrolled to across the axis, and how far their coordinate frames
  /// have moved since the frame began.
  var acrossTold: [Int: (position: Ticks, growth: Ticks)] = [:]
  /// How elements were shown before the changes, where those are animated.
  var beginning: TransitionBegin?
  /// Whether the last frame left cells next to the viewport to the next one: for a deadline, or to show what was restored.
  var isFetchCut = false
  /// Which change of the prefetch policy the last frame had.
  var prefetchVersion = 0
  /// What a refresh was doing as the last frame ended.
  var refreshPhase = Refresh.Phase.idle
  /// Where the content was before the last frame, and how far that scrolled it.
  var moved = (from: Ticks.zero, by: Ticks.zero)
  /// Whether cells asked to be drawn again since the last frame was drawn.
  var isDrawingAsked = false
  /// Whether the decorations of elements are to be made again.
  var isAnchoredAgain = false
  /// Whether the last frame has a drawing.
  var wasDrawn = false
  var buffers = FrameBuffers()
}

/// Buffers that are filled again in each frame.
struct FrameBuffers {
  /// Elements that were found.
  var found: [LayoutAttributes] = []
  /// Elements further out, if this round searched for them.
  var sightings: [LayoutAttributes] = []
  /// Elements on screen.
  var visible: [VisibleSpan] = []
}

/// Actions of keys and of the program since the last frame.
struct FrameChanges {
  private var focus: ItemPath?
  private var isTap = false
  private var swipe: InteractionEvent?

  var isEmpty: Bool { focus == nil && !isTap && swipe == nil }

  /// The focus went to an item.
  mutating func setFocus(_ path: ItemPath) { focus = path }

  /// The item that has the focus is to be tapped.
  mutating func setTap() { isTap = true }

  /// The program did something with a swipe, in paths of the last frame.
  mutating func setSwipe(_ event: InteractionEvent?) { swipe = event }

  mutating func takeFocus() -> ItemPath? {
    defer { focus = nil }
    return focus
  }

  mutating func takeTap() -> Bool {
    defer { isTap = false }
    return isTap
  }

  mutating func takeSwipe() -> InteractionEvent? {
    defer { swipe = nil }
    return swipe
  }
}
