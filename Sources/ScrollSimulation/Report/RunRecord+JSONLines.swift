import Scrollwork

extension RunRecord {
  /// The run as JSON lines: an object a frame, keys sorted, ending in a newline. The same run gives the
  /// same bytes.
  ///
  /// Numbers are as in ``TraceCSV``, by shorter names; `cells` are the events of cells in their order, and
  /// `pools` the cells of each type after the frame.
  public func jsonLines() -> String {
    var text = TextBytes()
    for frame in frames {
      line(frame).write(to: &text)
      text.append("\n")
    }
    return text.string
  }

  private func line(_ frame: FrameRecord) -> JSONText {
    let events = frame.cells.events.map { event in
      JSONText.object([
        ("cell", .integer(event.cell)), ("element", .string(event.element.name)),
        ("event", .string(event.kind.rawValue)),
        ("type", .string(types.indices.contains(event.type) ? types[event.type] : "")),
      ])
    }
    let pools = frame.cells.pools.map { pool in
      JSONText.object([
        ("live", .integer(pool.live)), ("pooled", .integer(pool.pooled)),
        ("type", .string(pool.type)),
      ])
    }
    let bounces = frame.bounces.map { bounce in
      JSONText.object([
        ("edge", .string(bounce.edge == .leading ? "top" : "bottom")),
        ("impact_velocity", .number(bounce.impactVelocity)),
        ("overshoot", .number(bounce.overshoot)), ("stage", .string(bounce.stage.rawValue)),
        ("time", .number(bounce.time)),
      ])
    }
    let bouncing = frame.bouncingEdge.map { $0 == .leading ? "top" : "bottom" }
    return .object([
      ("blank", .number(frame.blank)), ("bounces", .array(bounces)),
      ("bouncing", bouncing.map(JSONText.string) ?? .null),
      ("bound", .integer(frame.work.bound)), ("cells", .array(events)),
      ("content", .number(frame.contentLength)), ("correction", .number(frame.correction)),
      ("cost_ms", .number(frame.cost)), ("created", .integer(frame.work.created)),
      ("deadline_ms", .number(deadline)),
      ("diagnostics", .array(frame.diagnostics.map(JSONText.string))),
      ("displacement", .number(frame.displacement)), ("drift", .number(frame.drift)),
      ("first_visible", frame.visible.map { .integer($0.lowerBound) } ?? .null),
      ("frame", .integer(frame.index)), ("index_steps", .integer(frame.work.indexSteps)),
      ("last_visible", frame.visible.map { .integer($0.upperBound) } ?? .null),
      ("late_ms", .number(frame.late)), ("live_cells", .integer(frame.liveCells)),
      ("maximum", .number(frame.maximum)), ("measured", .integer(frame.work.measured)),
      ("minimum", .number(frame.minimum)), ("offset", .number(frame.offset)),
      ("phase", .string(frame.phase.rawValue)), ("pools", .array(pools)),
      ("pull", .number(frame.pull)), ("recycled", .integer(frame.work.recycled)),
      ("restored", .integer(frame.work.restored)), ("reused", .integer(frame.work.reused)),
      ("rounds", .integer(frame.work.rounds)), ("time", .number(frame.time.seconds)),
      ("velocity", .number(frame.velocity)),
    ])
  }
}

extension ElementPath {
  /// `section/item`, `header section` or `footer section`.
  var name: String {
    switch self {
    case .item(let path): "\(path.section)/\(path.item)"
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    }
  }
}
