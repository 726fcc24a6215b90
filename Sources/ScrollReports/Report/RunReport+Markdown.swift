public import ScrollSimulation
import ScrollTools

extension RunReport {
  /// The report as GitHub's Markdown, for the comment of a pull request: what decides, then what the run
  /// came to. Names are escaped: nothing in them is read as markup.
  public func markdown() -> String {
    var text = "### \(passes ? "✅" : "❌") \(MarkupText.markdown(scenario))\n\n"
    text +=
      "\(grouped(frames.count)) frames at \(decimal(frames.refreshRate, 0)) Hz, "
      + "\(decimal(frames.duration, 2)) s of virtual time. All numbers are counted or modeled; "
      + "none depends on the machine.\n\n"
    text += "| gate | | |\n|---|---|---|\n"
    for check in checks {
      text += row([check.name, check.outcome.sign + " " + check.outcome.rawValue, check.finding])
    }
    text += "\n| figure | |\n|---|--:|\n"
    for (label, value) in figures { text += row([label, value]) }
    text += "\n| bounce | at | peak | overshoot | impact |\n|---|--:|--:|--:|--:|\n"
    for bounce in bounces.prefix(20) {
      text += row([
        bounce.edge, decimal(bounce.began, 3) + " s",
        bounce.peak.map { decimal($0, 3) + " s" } ?? "–", decimal(bounce.overshoot, 1) + " pt",
        decimal(bounce.impactVelocity, 1) + " pt/s",
      ])
    }
    if bounces.isEmpty { text += row(["none", "", "", "", ""]) }
    if bounces.count > 20 { text += "\nand \(grouped(bounces.count - 20)) more bounces\n" }
    if !diagnostics.isEmpty {
      text += "\nMistakes that the engine noticed:\n\n"
      for diagnostic in diagnostics.prefix(20) { text += "- \(MarkupText.markdown(diagnostic))\n" }
      if diagnostics.count > 20 { text += "- and \(grouped(diagnostics.count - 20)) more\n" }
    }
    return text
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map(MarkupText.markdown).joined(separator: " | ") + " |\n"
  }

  /// The figures that a reader wants first, with their units.
  var figures: [(label: String, value: String)] {
    let ratio = hitches.total
    return [
      ("frames", "\(grouped(frames.count)), \(grouped(frames.moving)) of them moving"),
      ("virtual time", "\(decimal(frames.duration, 2)) s at \(decimal(frames.refreshRate, 0)) Hz"),
      ("scrolled", "\(decimal(scroll.distance, 1)) pt"),
      ("top speed", "\(decimal(scroll.topSpeed, 0)) pt/s"),
      ("anchor drift", "\(stability.anchorDriftMax) pt"),
      ("blank", "\(decimal(blank.max, 1)) pt at most"),
      (
        "hitch ratio",
        "\(decimal(ratio.ratio, 2)) ms/s, \(ratio.verdict), \(grouped(ratio.lateFrames)) late"
      ),
      ("costliest frame", "\(decimal(hitches.worstCost, 2)) ms"),
      ("cells created", grouped(cells.total.created)),
      (
        "bound, reused",
        "\(grouped(cells.total.bound)), \(decimal(cells.total.reuseRatio * 100, 2)) %"
      ),
      ("live cells", "\(grouped(cells.livePeak)) at most"),
      ("content", "\(grouped(scroll.items)) items, \(decimal(scroll.contentLength, 1)) pt"),
      ("digest", digest),
    ]
  }
}

extension RunReport.Verdict.Outcome {
  /// A sign for those who look before they read.
  fileprivate var sign: String {
    switch self {
    case .passed: "✅"
    case .failed: "❌"
    case .unknown: "➖"
    }
  }
}
