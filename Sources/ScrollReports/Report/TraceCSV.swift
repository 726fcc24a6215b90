package import ScrollSimulation
import ScrollTools
import Scrollwork

/// A run as a table: one row a frame.
package struct TraceCSV {
  package static let header =
    "frame,time_s,offset_pt,velocity_pt_per_s,phase,bouncing_top,bouncing_bottom,minimum_pt,"
    + "maximum_pt,content_pt,displacement_pt,correction_pt,first_visible,last_visible,first_cell,"
    + "last_cell,live_cells,created,bound,reused,restored,recycled,measured,index_steps,"
    + "elements_visited,layout_rounds,cost_ms,hitch_ms,drift_pt,blank_pt\n"

  private var rows = TextBytes()

  /// The whole table so far. O(rows).
  package var text: String { Self.header + rows.string }

  package init() {}

  /// Adds a row. Element places are places in the row of all headers and items; they are empty without
  /// such an element.
  package mutating func append(_ sample: FrameSample) {
    let frame = sample.frame
    let work = frame.work
    let cells = frame.materializedRange
    write(frame.index, frame.time.seconds, frame.contentOffset.y, frame.velocity)
    write(frame.phase.rawValue)
    write(frame.isBouncingLeading ? 1 : 0, frame.isBouncingTrailing ? 1 : 0)
    write(frame.edges.minimum, frame.edges.maximum, frame.contentSize.height)
    write(frame.displacement.points, frame.correction.points)
    write(frame.visible.first.map { "\($0.index)" } ?? "")
    write(frame.visible.last.map { "\($0.index)" } ?? "")
    write(cells.isEmpty ? "" : "\(cells.lowerBound)")
    write(cells.isEmpty ? "" : "\(cells.upperBound - 1)")
    write(frame.liveCells, work.created, work.bound, work.reused, work.restored, work.recycled)
    write(work.measured, work.indexSteps, work.elementsVisited, work.rounds)
    write(sample.cost, sample.hitch, sample.drift.points)
    rows.append(sample.blank.description)
    rows.append("\n")
  }

  /// Writes fields that others follow.
  private mutating func write<each Field: CustomStringConvertible>(_ fields: repeat each Field) {
    for field in repeat each fields {
      rows.append(field.description)
      rows.append(",")
    }
  }
}
