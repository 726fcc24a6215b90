import Scrollwork

/// A run as a table: one row a frame.
public struct TraceCSV {
  public static let header =
    "frame,time_s,offset_pt,velocity_pt_per_s,phase,bouncing_top,bouncing_bottom,minimum_pt,"
    + "maximum_pt,content_pt,displacement_pt,correction_pt,first_visible,last_visible,first_cell,"
    + "last_cell,live_cells,created,bound,reused,restored,recycled,measured,index_steps,"
    + "elements_visited,layout_rounds,cost_ms,hitch_ms,drift_pt,blank_pt\n"

  /// The whole table so far.
  public private(set) var text = TraceCSV.header

  public init() {}

  /// Adds a row. Element places are places in the row of all headers and items; they are empty when
  /// there is none.
  public mutating func append(_ sample: FrameSample) {
    let frame = sample.frame
    let work = frame.work
    let cells = frame.materializedRange
    let fields: [any CustomStringConvertible] = [
      frame.index, frame.time.seconds, frame.contentOffset.y, frame.velocity,
      frame.phase.rawValue, frame.isBouncingLeading ? 1 : 0, frame.isBouncingTrailing ? 1 : 0,
      frame.edges.minimum, frame.edges.maximum, frame.contentSize.height,
      frame.displacement.points, frame.correction.points,
      frame.visible.first.map { "\($0.index)" } ?? "",
      frame.visible.last.map { "\($0.index)" } ?? "",
      cells.isEmpty ? "" : "\(cells.lowerBound)", cells.isEmpty ? "" : "\(cells.upperBound - 1)",
      frame.liveCells, work.created, work.bound, work.reused, work.restored, work.recycled,
      work.measured, work.indexSteps, work.elementsVisited, work.rounds, sample.cost, sample.hitch,
      sample.drift.points, sample.blank,
    ]
    text += fields.map(\.description).joined(separator: ",")
    text += "\n"
  }
}
