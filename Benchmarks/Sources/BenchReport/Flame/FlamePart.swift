/// What a function is part of: a pass of the engine, the program around it, or what both stand on.
public enum FlamePart: String, CaseIterable, Sendable {
  case frame = "frame"
  case input = "update, input, motion"
  case layout = "layout"
  case cells = "cells and visible elements"
  case drawing = "drawing"
  case benchmark = "the cell and the program"
  case runtime = "Swift runtime and library"
  case library = "C library"

  /// Whether it works for the part that called it and is listed next to that part.
  public var isBelow: Bool { self == .runtime || self == .library }

  var ink: Ink {
    switch self {
    case .frame: .five
    case .input: .three
    case .layout: .ours
    case .cells: .two
    case .drawing: .four
    case .benchmark: .one
    case .runtime: .limit
    case .library: .ink
    }
  }

  /// The part of a function by its name and by where it is; `nil` where it is that of its caller.
  public init?(of function: CallGraph.Function) {
    let name = function.name
    let file = function.object.split(separator: "/").last ?? ""
    if file.hasPrefix("libc.") || file.hasPrefix("libm.") || file.hasPrefix("ld-")
      || Self.memory.contains(name)
    {
      self = .library
    } else if file.hasPrefix("libswift") || name.hasPrefix("swift_")
      || name.hasPrefix("swift::")
    {
      self = .runtime
    } else {
      let parts = FlameName.parts(name)
      let part =
        parts.first == "FramePipeline" || parts.first == "CollectionView"
        ? parts.dropFirst().first.flatMap { Self.functions[$0] }
        : parts.first.flatMap { Self.types[$0] }
      guard let part else { return nil }
      self = part
    }
  }

  /// Functions of the C library that a program may bring itself.
  private static let memory: Set<String> = [
    "malloc", "free", "calloc", "realloc", "memalign", "posix_memalign", "aligned_alloc",
  ]

  /// Types whose functions are of a part.
  static let types: [String: FlamePart] = table([
    .frame: "Frame EngineState",
    .input: """
    ScrollModel ScrollBounds ScrollEdges UpdateQueue Interaction CrossAxisScroll MotionReplan
    Motion EaseCurve VelocityTracker IndicatorHold AppliedSettings FrameNews Refresh ScrollMotion UpdateProgress
    """,
    .layout: """
    LayoutHost TypedLayoutHost ListLayoutHost ListLayout LayoutAttributes ExtentIndex
    MedianEstimate FetchBudget ItemStructure ContentEdges ContentAnchor FillMemory MovingElements Placeholders Travel
    """,
    .cells: """
    CellStore ReusePool PoolList CellCache LeavingCells LiveCells LiveCell LiveDecorations LivePlaces ScreenList
    VisibilityReport VisibilityWatch DataWindow
    """,
    .drawing: "DisplayList DrawnFrame Canvas TextTable",
    .benchmark: """
    counted_section SideList SideCell SideData SideRandom Screen CountedPath CountedRun
    """,
  ])

  /// Functions of the pipeline, which has those of all passes, and of the view before it.
  static let functions: [String: FlamePart] = table([
    .frame: "step finish dispatch completeUpdates postUpdates",
    .input: """
    applyUpdates applyAhead routePointers takeKeys consumeQueue run perform
    performAcross advance closeSwipes carry extendRun updateRefresh keep moveFrame
    returnContent meant enqueue setContentOffset scrollToItem fling send
    """,
    .layout: """
    resolve anchor anchorSlot anchorForSize moveAnchor handOver growth fill find firstSeen
    fetch take window follow hold sharesScreen updateEdges postScrollEvents addArrivals refill
    refillAfterEdits refillAtRest applyNothing noteReading recallReading lookAhead isInWindowAcross commit fit neededNext
    """,
    .cells: """
    materialize bind callProvider measure recycle retire staysInWindow restoreCached
    cover uncover placeLiveCells reconcileDisplay reconcileRow list row display noteReadiness
    reconcileStates reconcileDecorations announceItems reportVisibility reportNearEdges
    dequeueCell
    """,
    .drawing: "draw place redraw drawn releaseDrawing",
  ])

  private static func table(_ names: [FlamePart: String]) -> [String: FlamePart] {
    var table: [String: FlamePart] = [:]
    for (part, names) in names {
      for name in names.split(whereSeparator: \.isWhitespace) {
        assert(table[String(name)] == nil, "\(name) is in two parts")
        table[String(name)] = part
      }
    }
    return table
  }
}
