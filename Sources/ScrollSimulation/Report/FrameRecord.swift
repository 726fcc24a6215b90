public import Scrollwork

/// One frame in the numbers that tables and pictures are made from. Holds nothing of what was on screen.
public struct FrameRecord: Equatable, Sendable {
  public var index: Int
  public var time: Timestamp
  public var phase: ScrollPhase
  /// Points, of the viewport's leading edge in content coordinates.
  public var offset: Double
  /// Points per second, positive toward the trailing edge.
  public var velocity: Double
  /// The offset at rest at the leading edge, in points.
  public var minimum: Double
  /// The offset at rest at the trailing edge, in points.
  public var maximum: Double
  /// Points, with estimates for what was never measured.
  public var contentLength: Double
  /// Points that the content was scrolled by in this frame.
  public var displacement: Double
  /// Points that the offset moved by because sizes before the viewport changed.
  public var correction: Double
  /// The edge that the content lies beyond, if it does.
  public var bouncingEdge: EdgeSide?
  /// Points that content which is stretched in place is pulled beyond an edge; 0 where it is not.
  public var pull: Double
  /// The first and the last element on screen, as places in the row of all elements; `nil` for none.
  public var visible: ClosedRange<Int>?
  /// Cells that belong to an element.
  public var liveCells: Int
  public var work: FrameWork
  /// Points of the viewport that content should cover and no cell does.
  public var blank: Double
  /// Points that something on screen moved by itself.
  public var drift: Double
  /// Modelled milliseconds.
  public var cost: Double
  /// Modelled milliseconds that the frame is shown late.
  public var late: Double
  /// Modelled milliseconds of drawing what is on screen, part of `cost`.
  public var drawCost: Double
  public var cells: FrameCells
  public var bounces: [BounceEvent]
  /// Mistakes noticed, as text.
  public var diagnostics: [String]

  /// - Parameter sample: the frame. Without ``FrameSample/cells`` the record knows of no cell's events and pools.
  init(_ sample: FrameSample) {
    let frame = sample.frame
    index = frame.index
    time = frame.time
    phase = frame.phase
    offset = frame.contentOffset.y
    velocity = frame.velocity
    minimum = frame.edges.minimum
    maximum = frame.edges.maximum
    contentLength = frame.contentSize.height
    displacement = frame.displacement.points
    correction = frame.correction.points
    bouncingEdge =
      frame.isBouncingLeading ? .leading : frame.isBouncingTrailing ? .trailing : nil
    pull = frame.stretch?.pull ?? 0
    visible = nil
    for element in frame.visible {
      let index = element.index
      visible = min(visible?.lowerBound ?? index, index)...max(visible?.upperBound ?? index, index)
    }
    liveCells = frame.liveCells
    work = frame.work
    blank = sample.blank
    drift = sample.drift.points
    cost = sample.cost
    late = sample.hitch
    drawCost = sample.drawing
    cells = sample.cells ?? FrameCells()
    bounces = frame.events.compactMap {
      if case .scroll(.bounce(let bounce)) = $0 { bounce } else { nil }
    }
    diagnostics = frame.diagnostics.map { "\($0.code): \($0)" }
  }

  /// Cells that wait in any pool.
  var pooledCells: Int { cells.pools.reduce(0) { $0 + $1.pooled } }
}
