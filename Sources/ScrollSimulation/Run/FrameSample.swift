public import Scrollwork

/// One frame: the engine's own account, and the simulation's measurements.
public struct FrameSample: Sendable {
  /// The frame.
  public var frame: Frame
  /// Modeled milliseconds.
  public var cost: Double
  /// Modeled milliseconds the frame is shown late.
  package var hitch: Double
  /// The furthest any element on screen in this frame and the one before moved on its own.
  public var drift: Ticks
  /// Points of the viewport that content should cover and no cell does. Cells that fade away as their items
  /// go count as cells.
  public var blank: Double
  /// The part of `blank` that rows leave open which are moved or carried and are on their way: it is seen, and no
  /// fault.
  package var opened = 0.0
  /// Modeled milliseconds of drawing what is on screen, part of `cost`.
  package var drawing = 0.0
  /// Points between where content came to rest in this frame and where a scroll that the script requested was to
  /// lead; `nil` in any other frame.
  package var aimError: Double?
  /// Points between where the first item on screen lies and where it did when the view had the same viewport,
  /// traits and layout before, with nobody scrolling between; `nil` in a frame that none of them returns in.
  package var returnError: Double?
  /// Why elements moved in this frame that nobody scrolled, in the order of ``MovementCause``.
  package var causes: [MovementCause] = []
  /// The work of cells; `nil` unless the run collects it.
  package var cells: FrameCells?
  /// The requests that reached the view for the frame; empty unless the run collects cells.
  package var marks: [RunMark] = []
  /// A number for each of the frame's visible elements that stays with an item wherever it goes, in their order; empty
  /// unless the run collects cells.
  package var identities: [Int] = []
}
