import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// All mutable state of a collection view but its cells. One pass of the frame writes each field.
struct EngineState {
  // Pass 0, update.
  var settings = Settings()
  /// Which change of the caller's settings these are.
  var settingsVersion = -1
  /// Whether a frame has been made; the first one begins at the leading edge.
  var hasBegun = false

  // Passes 1 and 2, input and motion.
  var scroll: ScrollModel
  /// The item that a running animation goes to.
  var goal: Goal?

  // Pass 3, layout.
  var layout: ListLayout
  var edges = ScrollEdges(ScrollEdges.Input())
  var anchor: Anchor?
  /// The direction of travel, 1 or -1: where cells are made ready first.
  var heading = 1
  /// How far the content went against `heading` since it last went along.
  var turning = Ticks.zero

  // Pass 4, reconcile.
  /// Elements with cells, in row order.
  var live: [LiveCell] = []
  /// The layout's version that the places of `live` are of.
  var placedVersion = 0
  var visible: [VisibleElement] = []

  // Pass 5, draw.
  var displayList = DisplayList()
  /// Emptied buffers of cells that left, for those that come.
  var spareDrawings: [[DisplayList.Command]] = []

  // Pass 6, dispatch.
  var events: [CollectionEvent] = []
  var work = FrameWork()
  var diagnostics: [CollectionError] = []

  var time: Timestamp?
  var frameIndex = 0

  struct Goal: Equatable, Sendable {
    var path: ItemPath
    var position: ScrollPosition
  }

  init(layout: ListLayout, profile: ScrollProfile) {
    self.layout = layout
    scroll = ScrollModel(profile: profile)
  }
}
