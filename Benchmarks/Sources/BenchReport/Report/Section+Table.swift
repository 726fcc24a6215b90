extension Section {
  /// All subjects, in the order of the report.
  public static let all: [Section] = [
    frames, firstLayouts, bound, memory, jumps, edits, replacements, unmeasured, flings, opening,
    paint, precision,
  ]

  private static let frame = "frame_layout_cpu_mean_ns"
  private static let model = "model_insert_cpu_mean_ns"

  private static let frames = Section(
    name: "frame", title: "A frame of scrolling",
    story: "A viewport of 600 by 800 px moves by 37 px a frame, for 2000 frames. Layout, recycling "
      + "and binding of rows; nothing is painted.",
    caption: "CPU time of a frame",
    lines: [
      Line("W1, rows of 44 px", "W1", frame), Line("W2, rows of 24 to 200 px", "W2", frame),
      Line(
        "W1, from the middle of the list", "W1", "frame_from_middle_layout_cpu_mean_ns",
        isDrawn: false),
      Line(
        "W2, from the middle of the list", "W2", "frame_from_middle_layout_cpu_mean_ns",
        isDrawn: false),
    ],
    fairness:
      "Qt Quick and GTK update a scene of items or widgets that they can paint, with styles, "
      + "signals and text; Scrollwork lays out, recycles and binds cells of the benchmark. ImGui builds the whole "
      + "frame with its text, since it keeps nothing between frames. The arrays in C keep offsets "
      + "and have no cells at all: they are what arithmetic alone costs.")

  private static let firstLayouts = Section(
    name: "first-layout", title: "The first layout",
    story: "From a model that is ready to the first rows on screen.",
    caption: "CPU time of the first layout",
    lines: [
      Line("W1, rows of 44 px", "W1", "first_layout_cpu_ms"),
      Line("W2, known heights of 24 to 200 px", "W2", "first_layout_cpu_ms"),
    ],
    fairness:
      "Making the model is left out, but for the chunked tree, whose heights are its model. "
      + "Windows, fonts and styles of Qt Quick and GTK exist before. Qt Quick and GTK ask for "
      + "heights when a row comes on screen, so they do not read all of them in W2; the others do.")

  private static let bound = Section(
    name: "binding", title: "Rows bound for each row that comes on screen",
    story: "1 is the least that can be.", caption: "",
    lines: [
      Line("W1, rows of 44 px", "W1", "rows_bound_per_new_row", isDrawn: false),
      Line("W2, rows of 24 to 200 px", "W2", "rows_bound_per_new_row", isDrawn: false),
    ],
    fairness:
      "ImGui and the arrays in C have no cells to bind; ImGui submits every row of every frame.",
    grows: false)

  private static let memory = Section(
    name: "memory", title: "Memory for each row, beyond the model",
    story: "Bytes of the heap, divided by the rows of the list.", caption: "",
    lines: [
      Line("W1, rows of 44 px", "W1", "bytes_per_item", isDrawn: false),
      Line("W2, rows of 24 to 200 px", "W2", "bytes_per_item", isDrawn: false),
    ],
    fairness: "What an engine takes once, for its scene, styles and caches, is divided as well, so "
      + "that short lists look expensive; look at the largest counts. The chunked tree holds the "
      + "heights themselves.",
    grows: false)

  private static let jumps = Section(
    name: "jump", title: "A jump to a random row",
    story: "1000 jumps, each with the layout of the screen it leads to.",
    caption: "CPU time of a jump",
    lines: [
      Line("W3, rows of 44 px", "W3", "jump_cpu_mean_ns"),
      Line("W3v, rows of 24 to 200 px", "W3v", "jump_cpu_mean_ns"),
    ],
    fairness:
      "A jump binds a screen of rows in Scrollwork, Qt Quick and GTK, and none in the arrays in "
      + "C, which look an offset up. Qt Quick and GTK place rows that they have not seen by an "
      + "estimate; the others know where each row is.")

  private static let edits = Section(
    name: "edit", title: "One row comes or goes",
    story: "1000 rows inserted and 1000 removed at random places, while the list is in its middle; "
      + "the row at the top of the screen should stay where it is. Peers' times are net: less what the "
      + "same change costs the model alone.",
    caption: "CPU time of a change, net of the model",
    lines: [
      Line("W4, insert one, rows of 44 px", "W4", "insert_cpu_mean_ns", net: model),
      Line("W4, remove one, rows of 44 px", "W4", "remove_cpu_mean_ns", net: model),
      Line("W4v, insert one, rows of 24 to 200 px", "W4v", "insert_cpu_mean_ns", net: model),
      Line("W4v, remove one, rows of 24 to 200 px", "W4v", "remove_cpu_mean_ns", net: model),
      Line("W4, insert one, alone", "W4", "insert_alone_cpu_mean_ns", isDrawn: false),
      Line("W4, remove one, alone", "W4", "remove_alone_cpu_mean_ns", isDrawn: false),
      Line("W4v, insert one, alone", "W4v", "insert_alone_cpu_mean_ns", isDrawn: false),
      Line("W4v, remove one, alone", "W4v", "remove_alone_cpu_mean_ns", isDrawn: false),
      Line("the model alone", "W4", model, isDrawn: false),
      Line("W4, insert: the anchor moves by", "W4", "insert_anchor_shift_max_px", isDrawn: false),
      Line("W4, remove: the anchor moves by", "W4", "remove_anchor_shift_max_px", isDrawn: false),
      Line("W4v, insert: the anchor moves by", "W4v", "insert_anchor_shift_max_px", isDrawn: false),
      Line("W4v, remove: the anchor moves by", "W4v", "remove_anchor_shift_max_px", isDrawn: false),
    ],
    fairness:
      "Ours is timed without its model, which changes before each edit, and without what reading the clock "
      + "takes. Where a peer's is part of its time it is an array of 4-byte identities; its cost is measured for an insert and taken "
      + "off a removal too. Where the model is nearly all, as at 1e7 rows, a net time carries the "
      + "noise of both. The arrays in C change offsets only and bind nothing. Moving the model's memory before "
      + "each edit leaves little of the list's near the processor; \"alone\" is ours without that.")

  private static let replacements = Section(
    name: "replace", title: "A tenth of 100,000 rows is replaced",
    story:
      "Scrollwork compares two snapshots, applies the difference and lays out with the top row "
      + "held. Peers receive the changes in their own ways.",
    caption: "CPU time of the change",
    lines: [
      Line("W5", "W5", "diff_apply_cpu_ms", theirs: ("apply_", "_cpu_ms"))
    ],
    fairness: "Ours finds the difference itself; peers receive it, row by row or as one reset. A "
      + "reset is cheap because it forgets everything: position, focus and state of rows.",
    count: 100_000, grows: false)

  private static let unmeasured = Section(
    name: "unmeasured", title: "Upward through rows that were never measured",
    story: "Heights turn out other than estimated, above what is on screen. 1000 frames.",
    caption: "CPU time of a frame",
    lines: [
      Line("W6, a frame", "W6", frame),
      Line("W6, content jumps by", "W6", "jump_max_px", isDrawn: false),
      Line("W6, frames of 1000 that jump", "W6", "jump_frames_of_1000", isDrawn: false),
      Line(
        "W6, the content's height changes in a frame by", "W6", "content_height_change_max_px",
        isDrawn: false),
    ],
    fairness:
      "The array in C replaces estimates without holding anything, as a simple list does. The "
      + "content's height must change when estimates are replaced; what matters is that it does "
      + "not move what is on screen.")

  private static let flings = Section(
    name: "fling", title: "A fling",
    story:
      "The full engine, with cells bound, from 8000 px/s until it rests, at 120 frames a second.",
    caption: "CPU time of a frame",
    lines: [Line("W7, a frame of a fling", "W7", frame)],
    fairness: "Each engine follows its own motion, so frames cover different distances; an engine "
      + "without flings of its own is left out.",
    grows: false)

  private static let opening = Section(
    name: "open", title: "Opening a list",
    story: "A new list is created in a warm process, up to its first layout.",
    caption: "CPU time to the first layout",
    lines: [
      Line("W8, to the first layout, rows of 44 px", "W8", "open_first_layout_cpu_ms"),
      Line("W8, heap, rows of 44 px", "W8", "open_heap_bytes", isDrawn: false),
      Line("W8, heap for each row of 44 px", "W8", "open_heap_bytes_per_item", isDrawn: false),
      Line(
        "W8, to the first layout, rows never measured", "W8", "open_measured_first_layout_cpu_ms"),
      Line(
        "W8, heap for each row never measured", "W8", "open_measured_heap_bytes_per_item",
        isDrawn: false),
      Line("W8, to the first layout, known heights", "W8", "open_known_first_layout_cpu_ms"),
      Line(
        "W8, heap for each row of known height", "W8", "open_known_heap_bytes_per_item",
        isDrawn: false),
      Line("W8, resident memory", "W8", "open_rss_bytes", isDrawn: false),
    ],
    fairness: "Resident memory is the whole process with its libraries, fonts and model. Only ours "
      + "is opened with 1e8 and 1e9 rows.")

  private static let paint = Section(
    name: "paint", title: "Painting a screen in software",
    story: "600 by 800 px with 19 rows of text.", caption: "CPU time of a painted frame",
    lines: [Line("W9, paint a frame", "W9", "frame_paint_cpu_mean_ns")],
    fairness: "Each with its own software renderer and its own text; Qt Quick paints what changed, "
      + "and everything changes when a list scrolls. Time in a display server is not counted.",
    grows: false)

  private static let precision = Section(
    name: "precision", title: "Where rows are drawn near the end of a long list",
    story: "The picture drawn, compared with where rows must be.", caption: "",
    lines: [
      Line("error of a row's place", "prec", "row_position_error_max_px", isDrawn: false)
    ],
    fairness: "Positions in 32-bit floats are off by a pixel from 2^24 px on.", grows: false)
}
