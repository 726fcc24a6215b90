import ScrollSimulation
import ScrollTools
import Scrollwork

extension RunRecord {
  /// The run as JSON lines: an object a frame, keys sorted, ending in a newline. The same run gives the
  /// same bytes.
  ///
  /// Numbers are as in the table of `--trace`, by shorter names; `cells` are the events of cells in their order, and
  /// `pools` the cells of each type after the frame.
  public func jsonLines() -> String {
    var text = TextBytes()
    for frame in frames {
      write(frame, to: &text)
      text.append("\n")
    }
    return text.string
  }

  /// Key by key, in their order: a tree of values for each frame takes twice the time.
  private func write(_ frame: FrameRecord, to text: inout TextBytes) {
    text.append("{\"blank\":", .number(frame.blank))
    text.append(",\"bounces\":[")
    for (index, bounce) in frame.bounces.enumerated() {
      if index > 0 { text.append(",") }
      write(bounce, to: &text)
    }
    let bouncing = frame.bouncingEdge?.name
    text.append("],\"bouncing\":", bouncing.map(JSONText.string) ?? .null)
    text.append(",\"bound\":", .integer(frame.work.bound))
    text.append(",\"cells\":[")
    for (index, event) in frame.cells.events.enumerated() {
      if index > 0 { text.append(",") }
      write(event, to: &text)
    }
    text.append("],\"content\":", .number(frame.contentLength))
    text.append(",\"correction\":", .number(frame.correction))
    text.append(",\"cost_ms\":", .number(frame.cost))
    text.append(",\"created\":", .integer(frame.work.created))
    text.append(",\"deadline_ms\":", .number(deadline))
    text.append(",\"diagnostics\":", .array(frame.diagnostics.map(JSONText.string)))
    text.append(",\"displacement\":", .number(frame.displacement))
    text.append(",\"drift\":", .number(frame.drift))
    text.append(",\"first_visible\":", frame.visible.map { .integer($0.lowerBound) } ?? .null)
    text.append(",\"frame\":", .integer(frame.index))
    text.append(",\"index_steps\":", .integer(frame.work.indexSteps))
    text.append(",\"last_visible\":", frame.visible.map { .integer($0.upperBound) } ?? .null)
    text.append(",\"late_ms\":", .number(frame.late))
    text.append(",\"live_cells\":", .integer(frame.liveCells))
    text.append(",\"maximum\":", .number(frame.maximum))
    text.append(",\"measured\":", .integer(frame.work.measured))
    text.append(",\"minimum\":", .number(frame.minimum))
    text.append(",\"offset\":", .number(frame.offset))
    text.append(",\"phase\":", .string(frame.phase.rawValue))
    text.append(",\"pools\":[")
    for (index, pool) in frame.cells.pools.enumerated() {
      text.append(index > 0 ? ",{\"live\":" : "{\"live\":", .integer(pool.live))
      text.append(",\"pooled\":", .integer(pool.pooled))
      text.append(",\"type\":", .string(pool.type))
      text.append("}")
    }
    text.append("],\"pull\":", .number(frame.pull))
    text.append(",\"recycled\":", .integer(frame.work.recycled))
    text.append(",\"restored\":", .integer(frame.work.restored))
    text.append(",\"reused\":", .integer(frame.work.reused))
    text.append(",\"rounds\":", .integer(frame.work.rounds))
    text.append(",\"time\":", .number(frame.time.seconds))
    text.append(",\"velocity\":", .number(frame.velocity))
    text.append("}")
  }

  private func write(_ event: CellEvent, to text: inout TextBytes) {
    text.append("{\"cell\":", .integer(event.cell))
    text.append(",\"element\":", .string(event.element.name))
    text.append(",\"event\":", .string(event.kind.rawValue))
    let type = types.indices.contains(event.type) ? types[event.type] : ""
    text.append(",\"type\":", .string(type))
    text.append("}")
  }

  private func write(_ bounce: BounceEvent, to text: inout TextBytes) {
    text.append("{\"edge\":", .string(bounce.edge.name))
    text.append(",\"impact_velocity\":", .number(bounce.impactVelocity))
    text.append(",\"overshoot\":", .number(bounce.overshoot))
    text.append(",\"stage\":", .string(bounce.stage.rawValue))
    text.append(",\"time\":", .number(bounce.time))
    text.append("}")
  }
}
