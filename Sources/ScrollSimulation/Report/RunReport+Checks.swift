extension RunReport {
  /// Something that decides whether a run passes, as outputs for other programs list it.
  struct Check: Equatable {
    var name: String
    var outcome: Verdict.Outcome
    /// What the run came to, in words.
    var detail: String
  }

  /// All that decides, in the order of the report: that nothing moved by itself, that the engine noticed
  /// no mistake, that a recording came out as it was, and each budget.
  var checks: [Check] {
    var checks = [
      Check(
        name: "anchor drift", outcome: isStable ? .met : .exceeded,
        detail: isStable
          ? "nothing on screen moved by itself, over \(grouped(stability.compared)) comparisons"
          : "content moved by \(stability.anchorDriftMax) pt by itself"),
      Check(
        name: "diagnostics", outcome: diagnostics.isEmpty ? .met : .exceeded,
        detail: diagnostics.isEmpty
          ? "the engine noticed no mistake"
          : "the engine noticed \(diagnostics.count) mistakes, the first: \(diagnostics[0])"),
    ]
    if let recording {
      checks.append(
        Check(
          name: "recording", outcome: recording.difference == nil ? .met : .exceeded,
          detail: recording.difference.map { "not as it was recorded: \($0)" }
            ?? "\(grouped(recording.frames)) frames as they were recorded"))
    }
    for verdict in budgets ?? [] {
      checks.append(
        Check(name: verdict.budget, outcome: verdict.outcome, detail: verdict.description))
    }
    return checks
  }

  /// Whether every check is met, as far as anything says what the run came to.
  var passes: Bool { !checks.contains { $0.outcome == .exceeded } }
}
