package import ScrollSimulation
import ScrollTools
import Scrollwork

extension FrameExplanation {
  /// The explanation for a person to read, ending in a newline.
  package func text() -> String {
    var text = "frame \(grouped(frame.index)) at \(decimal(frame.time.seconds, 4)) s\n"
    text +=
      "  offset      \(decimal(frame.offset, 3)) pt, between \(decimal(frame.minimum, 1)) and "
    text += "\(decimal(frame.maximum, 1)) pt\n"
    text += "  phase       \(frame.phase.rawValue), \(decimal(frame.velocity, 1)) pt/s\n"
    text += "  cost        \(decimal(frame.cost, 3)) ms of \(decimal(deadline, 3)) ms, "
    text += frame.late > 0 ? "\(decimal(frame.late, 3)) ms late\n" : "in time\n"
    text += "  moved       scrolled \(decimal(frame.displacement, 3)) pt; corrected "
    text += "\(decimal(frame.correction, 3)) pt; by itself \(decimal(frame.drift, 3)) pt\n"
    for bounce in frame.bounces {
      text += "  bounce      \(bounce.stage.rawValue) at the "
      text += bounce.edge.name
      text += ", \(decimal(bounce.overshoot, 3)) pt beyond\n"
    }
    for diagnostic in frame.diagnostics {
      text += "  mistake     \(PlainText.line("\(diagnostic)"))\n"
    }
    text += "\npasses, modeled\n"
    let width = work.map(\.pass.count).max() ?? 0
    for work in work {
      let cost = decimal(work.cost, 3)
      text += "  " + work.pass + String(repeating: " ", count: width - work.pass.count)
      text += String(repeating: " ", count: max(1, 10 - cost.count)) + cost + " ms  "
      text += work.detail + "\n"
    }
    text += "\ncells\n"
    if cells.isEmpty { text += "  none did anything\n" }
    for cell in cells {
      let name = PlainText.line("\(cell.type) \(cell.event.cell)")
      text += "  " + cell.event.kind.rawValue
      text += String(repeating: " ", count: max(1, 13 - cell.event.kind.rawValue.count)) + name
      text +=
        String(repeating: " ", count: max(1, 12 - name.count)) + cell.event.element.name + ": "
      text += PlainText.line(cell.reason)
      text += cell.cost > 0 ? " (\(decimal(cell.cost, 3)) ms)\n" : "\n"
    }
    text += "\npools after it\n"
    for pool in frame.cells.pools {
      let type = PlainText.line(pool.type)
      text += "  \(type)" + String(repeating: " ", count: max(1, 13 - type.count))
      text += "\(grouped(pool.live)) live, \(grouped(pool.pooled)) waiting\n"
    }
    return text
  }

  /// The explanation as JSON with sorted keys, ending in a newline. The same frame gives the same bytes.
  package func json() -> String {
    let passes = work.map { work in
      JSONText.object([
        ("cost_ms", .number(work.cost)), ("detail", .string(work.detail)),
        ("pass", .string(work.pass)),
      ])
    }
    let events = cells.map { cell in
      JSONText.object([
        ("cell", .integer(cell.event.cell)), ("cost_ms", .number(cell.cost)),
        ("element", .string(cell.event.element.name)),
        ("event", .string(cell.event.kind.rawValue)), ("place", .string(cell.place.rawValue)),
        ("reason", .string(cell.reason)), ("type", .string(cell.type)),
      ])
    }
    let pools = frame.cells.pools.map { pool in
      JSONText.object([
        ("live", .integer(pool.live)), ("pooled", .integer(pool.pooled)),
        ("type", .string(pool.type)),
      ])
    }
    let object = JSONText.object([
      ("cells", .array(events)), ("cost_ms", .number(frame.cost)),
      ("deadline_ms", .number(deadline)), ("frame", .integer(frame.index)),
      ("late_ms", .number(frame.late)), ("offset", .number(frame.offset)),
      ("passes", .array(passes)), ("phase", .string(frame.phase.rawValue)),
      ("pools", .array(pools)), ("time", .number(frame.time.seconds)),
      ("velocity", .number(frame.velocity)),
    ])
    return object.text + "\n"
  }
}

extension Simulation {
  /// Why a frame is as it is. O(frames up to it).
  ///
  /// - Parameter frame: the frame's number, from 0.
  /// - Throws: ``CheckpointError/ended(frames:asked:)`` for a frame that the run does not have, and what the
  ///   engine refuses.
  package func explain(frame: Int) throws(CheckpointError) -> FrameExplanation {
    var before: FrameSample?
    let run = try enter(frame: frame, collectsCells: true, onFrame: { before = $0 })
    let sample: FrameSample?
    do throws(CollectionError) { sample = try run.next() } catch {
      throw .engine(error, at: run.place)
    }
    guard let sample else { throw .ended(frames: run.frameCount, asked: frame) }
    return FrameExplanation(sample, after: before, of: scenario)
  }
}
