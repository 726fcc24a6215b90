extension RunReport {
  /// Something that decides whether a run passes, as outputs for other programs list it.
  struct Check: Equatable {
    var name: String
    var outcome: Verdict.Outcome
    /// What the run came to, in words.
    var detail: String
  }

  /// All that decides, in the order of the report: each gate, that the engine noticed no mistake, and that a
  /// recording came out as it was.
  var checks: [Check] {
    var checks = gates.map { verdict in
      Check(
        name: verdict.gate, outcome: verdict.isFailure ? .failed : verdict.outcome,
        detail: verdict.description)
    }
    checks.append(
      Check(
        name: "diagnostics", outcome: diagnostics.isEmpty ? .passed : .failed,
        detail: diagnostics.isEmpty
          ? "the engine noticed no mistake"
          : "the engine noticed \(diagnostics.count) mistakes, the first: \(diagnostics[0])"))
    if let recording {
      checks.append(
        Check(
          name: "recording", outcome: recording.difference == nil ? .passed : .failed,
          detail: recording.difference.map { "not as it was recorded: \($0)" }
            ?? "\(grouped(recording.frames)) frames as they were recorded"))
    }
    return checks
  }

  /// Whether no check failed.
  var passes: Bool { !checks.contains { $0.outcome == .failed } }
}
