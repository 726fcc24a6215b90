import ScrollScenario
public import ScrollSimulation
import ScrollTools

extension RunReport {
  /// The report for a person to read.
  public func text() -> String {
    var table = ReportColumns()
    table.section("scenario")
    table.row("name", scenario)
    table.row(
      "frames",
      "\(grouped(frames.count)) at \(decimal(frames.refreshRate, 0)) Hz, "
        + "\(decimal(frames.duration, 2)) s of virtual time, \(grouped(frames.moving)) moving")
    table.row(
      "content",
      "\(grouped(scroll.items)) items in \(grouped(scroll.sections)) sections, "
        + "\(decimal(scroll.contentLength, 1)) pt, \(grouped(scroll.measured)) elements measured")
    table.row(
      "scrolled",
      "\(decimal(scroll.distance, 1)) pt, up to \(decimal(scroll.topSpeed, 0)) pt/s, "
        + "ending at \(decimal(scroll.finalOffset, 1)) pt")

    table.section("cells")
    for counts in cells.types + [cells.total] {
      table.row(
        counts.type,
        "\(grouped(counts.created)) created, \(grouped(counts.bound)) bound, \(grouped(counts.reused)) reused "
          + "(\(decimal(counts.reuseRatio * 100, 2)) %), \(grouped(counts.restored)) restored, "
          + "\(grouped(counts.evicted)) evicted; at the end \(counts.live) live, \(counts.pooled) pooled"
      )
    }
    table.row(
      "live",
      "at most \(cells.livePeak); on screen at most \(cells.viewportPeak), beside it at "
        + "most \(cells.prefetchPeak)")
    if let issued = self[.prefetchIssued], let hits = self[.prefetchHits],
      let late = self[.prefetchLate], let wasted = self[.prefetchWasted]
    {
      table.row(
        "prefetch",
        "\(decimal(issued, 0)) made ready beside the screen, \(decimal(hits, 0)) of them came on it, "
          + "\(decimal(wasted, 0)) never did; \(decimal(late, 0)) were late")
    }

    table.section("bounces")
    for bounce in bounces {
      let ended = bounce.ended.map { "ended \(decimal($0, 3)) s" } ?? "still going on"
      table.row(
        bounce.edge,
        "began \(decimal(bounce.began, 3)) s at "
          + "\(decimal(bounce.impactVelocity, 1)) pt/s, peak "
          + "\(decimal(bounce.overshoot, 1)) pt\(bounce.peak.map { " at \(decimal($0, 3)) s" } ?? ""), "
          + ended)
    }
    if bounces.isEmpty { table.row("none", "") }

    table.section("stability")
    table.row(
      "anchor drift",
      "\(stability.anchorDriftMax) pt at most, over \(grouped(stability.compared)) comparisons")
    table.row(
      "corrections",
      "in \(grouped(stability.corrections)) frames sizes before the screen changed: the offset by "
        + "\(decimal(stability.correctionSum, 1)) pt, the screen by nothing")
    table.row(
      "blank",
      "\(blank.max) pt at most, in \(grouped(blank.frames)) frames")

    table.section("hitches, modeled")
    table.row("scale", hitches.scale)
    table.row("and in brackets", hitches.organizerScale)
    let ratios = [
      ("all scrolling", hitches.total), ("dragging", hitches.dragging),
      ("decelerating", hitches.decelerating), ("bouncing", hitches.bouncing),
      ("programmatic", hitches.programmatic),
    ]
    for (name, ratio) in ratios {
      table.row(
        name,
        "\(decimal(ratio.ratio, 2)) ms/s, \(ratio.verdict) (\(ratio.organizerVerdict)): \(grouped(ratio.lateFrames)) late frames in "
          + "\(decimal(ratio.seconds, 2)) s")
    }
    table.row("costliest frame", "\(decimal(hitches.worstCost, 2)) ms")
    let percentiles: [(String, Metric)] = [
      ("P50", .overrunP50), ("P90", .overrunP90), ("P95", .overrunP95), ("P99", .overrunP99),
    ]
    let overruns = percentiles.compactMap { name, metric in
      self[metric].map { "\(name) \(decimal($0, 2))" }
    }
    if !overruns.isEmpty {
      table.row("overrun", overruns.joined(separator: ", ") + " ms after the deadline")
    }

    table.section("work per frame")
    let counts = [
      ("index steps", work.indexSteps), ("elements visited", work.elementsVisited),
      ("layout rounds", work.layoutRounds), ("bound", work.bound), ("measured", work.measured),
    ]
    for (name, count) in counts {
      table.row(name, "\(decimal(count.perFrame, 3)) on average, \(grouped(count.max)) at most")
    }
    if !diagnostics.isEmpty {
      table.section("diagnostics")
      for diagnostic in diagnostics.prefix(20) { table.row("", diagnostic) }
      if diagnostics.count > 20 { table.row("", "and \(diagnostics.count - 20) more") }
    }
    if !gates.isEmpty {
      table.section("gates")
      for verdict in gates { table.row(verdict.outcome.rawValue, verdict.description) }
    }
    if let canaries {
      table.section("canaries")
      if let cost = canaries.costMilliseconds {
        table.row("cost", "\(cost) ms more in each frame that configures a cell")
      }
      if let jump = canaries.jumpPoints {
        table.row("jump", "of \(jump) pt, by one element in one frame")
      }
    }
    if let recording {
      table.section("recording")
      table.row("frames", grouped(recording.frames))
      table.row("difference", recording.difference ?? "none")
    }
    table.section("digest")
    table.row("frames", digest)
    table.row("workload", workload)
    table.row("scrollsim", tool)
    return table.text
  }
}

/// Labels and values in two columns under headings.
private struct ReportColumns {
  private(set) var text = ""

  mutating func section(_ title: String) {
    text += (text.isEmpty ? "" : "\n") + title + "\n"
  }

  mutating func row(_ label: String, _ value: String) {
    let label = PlainText.line(label)
    let padding = String(repeating: " ", count: max(1, 18 - label.count))
    text += "  " + label + padding + PlainText.line(value) + "\n"
  }
}
