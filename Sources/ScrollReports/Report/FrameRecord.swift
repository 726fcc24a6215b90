package import ScrollSimulation
package import Scrollwork

/// The numbers of one frame for tables and pictures, without its elements.
package struct FrameRecord: Equatable, Sendable {
  package var index: Int
  package var time: Timestamp
  package var phase: ScrollPhase
  /// Points, of the viewport's leading edge in content coordinates.
  package var offset: Double
  /// Points per second, positive toward the trailing edge.
  package var velocity: Double
  /// The offset at rest at the leading edge, in points.
  package var minimum: Double
  /// The offset at rest at the trailing edge, in points.
  package var maximum: Double
  /// Points, with estimates for elements that were never measured.
  package var contentLength: Double
  /// Points that the content was scrolled by in this frame.
  package var displacement: Double
  /// Points that the offset moved by because sizes before the viewport changed.
  package var correction: Double
  /// The edge that the content lies beyond, if it does.
  package var bouncingEdge: EdgeSide?
  /// Points that content which is stretched in place is pulled beyond an edge; 0 where it is not.
  package var pull: Double
  /// The first and the last element on screen, as places in the row of all elements; `nil` for none.
  package var visible: ClosedRange<Int>?
  /// Elements on screen.
  package var shown: Int
  /// Cells that belong to an element.
  package var liveCells: Int
  package var work: FrameWork
  /// Points of the viewport that content should cover and no cell does.
  package var blank: Double
  /// The part of `blank` that is a fault: without the room that rows on their way leave open.
  package var uncovered: Double
  /// Points that something on screen moved by itself.
  package var drift: Double
  /// Points between where content came to rest and where a scroll was to lead; `nil` where none ended.
  package var aimError: Double?
  /// Points between where the first item lies and where it did in the same viewport before; `nil` where none returned.
  package var returnError: Double?
  /// What became of motions whose edges or targets changed.
  package var replan: MotionReplan
  /// Modeled milliseconds.
  package var cost: Double
  /// Modeled milliseconds that the frame is shown late.
  package var late: Double
  /// Modeled milliseconds of drawing what is on screen, part of `cost`.
  package var drawCost: Double
  package var cells: FrameCells
  /// The requests that reached the view for the frame.
  var marks: [RunMark]
  package var bounces: [BounceEvent]
  /// Mistakes noticed, as text.
  package var diagnostics: [String]

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
    shown = frame.visible.count
    liveCells = frame.liveCells
    work = frame.work
    blank = sample.blank
    uncovered = sample.blank - sample.opened
    drift = sample.drift.points
    aimError = sample.aimError
    returnError = sample.returnError
    replan = frame.replan
    cost = sample.cost
    late = sample.hitch
    drawCost = sample.drawing
    cells = sample.cells ?? FrameCells()
    marks = sample.marks
    bounces = frame.events.compactMap {
      if case .scroll(.bounce(let bounce)) = $0 { bounce } else { nil }
    }
    diagnostics = frame.diagnostics.map { "\($0.code): \($0)" }
  }

  /// Cells that wait in any pool.
  var pooledCells: Int { cells.pools.reduce(0) { $0 + $1.pooled } }
}
