extension Bar {
  /// All that is demanded of a comparison: ours in figures, and next to others in the same run.
  ///
  /// Where nothing else is said, lists have 1,000,000 rows. "Net" is less what the model itself costs,
  /// which is taken off the peers' times, and which ours is measured without.
  public static let all: [Bar] =
    frames + firstLayouts + memory + jumps + edits + replacements + unmeasured + paint

  private static let frame = "frame_layout_cpu_mean_ns"
  private static let works = [("W1", "uniform"), ("W2", "variable")]

  private static let frames = works.flatMap { work, rows -> [Bar] in
    let ours = Term(work, frame)
    // Known heights of 1e9 rows are not kept in memory by this benchmark.
    let most = work == "W1" ? (1_000_000_000, "1e9") : (10_000_000, "1e7")
    let grown = Term(.ours, work, .at(most.0), frame)
    return [
      Bar("frame, \(rows) rows (\(work))", ours, .atMost, 1000, .nanoseconds),
      against("frame, \(rows) rows (\(work))", "qtquick", ours, 20),
      against("frame, \(rows) rows (\(work))", "gtk", ours, 120),
      against("frame, \(rows) rows (\(work))", "imgui", ours, 4),
      Bar(
        "frame, \(rows) rows (\(work)): \(most.1) rows over 1e4", grown,
        over: Term(.ours, work, .at(10_000), frame), .atMost, 1.5, .times),
      Bar(
        "rows bound for each new row (\(work))", Term(work, "rows_bound_per_new_row"), .atMost, 1,
        .count, judged: .worst, decimals: 2),
    ]
  }

  private static let firstLayouts = [
    Bar(
      "first layout, uniform rows (W1), any count",
      Term(.ours, "W1", .every, "first_layout_cpu_ms"), .atMost, 0.2, .milliseconds),
    Bar(
      "first layout, unmeasured rows (W8), any count",
      Term(.ours, "W8", .every, "open_measured_first_layout_cpu_ms"), .atMost, 0.2, .milliseconds),
    Bar(
      "first layout, known heights (W2) over building a prefix array",
      Term("W2", "first_layout_cpu_ms"),
      over: Term(.fastest(["prefix-array-c"]), "W2", "first_layout_cpu_ms"), .atMost, 1.5, .times),
  ]

  // At this many rows what an engine takes once is nothing for each.
  private static let memory = [
    Bar(
      "bytes a row, uniform (W1), 1e9 rows",
      Term(.ours, "W1", .at(1_000_000_000), "bytes_per_item"), .atMost,
      0, .bytes, judged: .worst, decimals: 2),
    Bar(
      "bytes a row, unmeasured (W8), 1e9 rows",
      Term(.ours, "W8", .at(1_000_000_000), "open_measured_heap_bytes_per_item"), .atMost, 0,
      .bytes,
      judged: .worst,
      decimals: 2),
    Bar(
      "bytes a row, measured (W2)", Term("W2", "bytes_per_item"), .atMost, 6, .bytes,
      judged: .worst, decimals: 2),
  ]

  private static let jumps = [("W3", "uniform"), ("W3v", "variable")].flatMap { work, rows in
    let ours = Term(work, "jump_cpu_mean_ns")
    return [
      Bar("jump, \(rows) rows (\(work))", ours, .atMost, 5000, .nanoseconds),
      against("jump, \(rows) rows (\(work))", "qtquick", ours, 15),
      against("jump, \(rows) rows (\(work))", "gtk", ours, 300),
    ]
  }

  private static let edits = [("W4", "uniform"), ("W4v", "variable")].flatMap { work, rows in
    ["insert", "remove"].flatMap { edit -> [Bar] in
      let name = "\(edit) one, net, \(rows) rows (\(work))"
      let ours = Term(work, "\(edit)_cpu_mean_ns", net: "model_insert_cpu_mean_ns")
      // Peers' models move memory as part of an edit, so against them ours is timed behind such a move, too. What
      // the edit itself takes, and how that grows, is timed without.
      let alone = Term(work, "\(edit)_alone_cpu_mean_ns")
      var (many, few) = (alone, alone)
      many.count = .at(10_000_000)
      few.count = .at(100_000)
      return [
        Bar("\(edit) one, \(rows) rows (\(work))", alone, .atMost, 3000, .nanoseconds),
        against(name, "qtquick", ours, 9),
        against(name, "gtk", ours, 50),
        Bar(
          "\(edit) one, \(rows) rows (\(work)): 1e7 rows over 1e5", many, over: few, .atMost, 3,
          .times),
        Bar(
          "\(edit) one, \(rows) rows (\(work)): the anchor moves",
          Term(work, "\(edit)_anchor_shift_max_px"), .atMost, 0, .pixels, judged: .worst,
          decimals: 1),
      ]
    }
  }

  private static let replacements: [Bar] = {
    let ours = Term(.ours, "W5", .at(100_000), "diff_apply_cpu_ms")
    var rowByRow = ours
    rowByRow.owner = .fastest(["qtquick"])
    rowByRow.metric = "apply_remove_insert_each_cpu_ms"
    return [
      Bar("replace a tenth of 1e5 rows (W5)", ours, .atMost, 2, .milliseconds),
      Bar(
        "replace a tenth of 1e5 rows (W5): Qt Quick row by row over ours", rowByRow, over: ours,
        .atLeast, 200, .times),
    ]
  }()

  private static let unmeasured = [
    Bar(
      "upward through unmeasured rows (W6): content jumps", Term("W6", "jump_max_px"), .atMost, 0,
      .pixels, judged: .worst, decimals: 1),
    Bar(
      "upward through unmeasured rows (W6) over a frame of W2", Term("W6", frame),
      over: Term("W2", frame), .atMost, 2, .times),
  ]

  private static let paint = [
    Bar(
      "paint (W9) over the faster of Qt Quick and GTK", Term("W9", "frame_paint_cpu_mean_ns"),
      over: Term(.fastest(["qtquick", "gtk"]), "W9", "frame_paint_cpu_mean_ns"), .atMost, 1,
      .times)
  ]

  /// The smallest allowed ratio of a peer's time to ours.
  private static func against(
    _ name: String, _ family: String, _ ours: Term, _ bound: Double
  ) -> Bar {
    var theirs = ours
    theirs.owner = .fastest([family])
    return Bar(
      "\(name): \(Peer.title(family)) over ours", theirs, over: ours, .atLeast, bound, .times)
  }
}
