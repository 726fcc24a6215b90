public import Scrollwork

/// One frame as the simulation saw it: the engine's own account, and what was measured from outside.
public struct FrameSample: Sendable {
  public var frame: Frame
  /// Modelled milliseconds.
  public var cost: Double
  /// Modelled milliseconds the frame is shown late.
  public var hitch: Double
  /// The furthest any element on screen in this frame and the one before moved on its own.
  public var drift: Ticks
  /// Points of the viewport that content should cover and no cell does.
  public var blank: Double
  /// Modelled milliseconds of drawing what is on screen, part of `cost`.
  public var drawing = 0.0
  /// Points between where content came to rest in this frame and where a scroll that the script asked for was to
  /// lead; `nil` in any other frame.
  public var aimError: Double?
  /// What cells did; `nil` unless the run was asked to collect it.
  public var cells: FrameCells?
}
