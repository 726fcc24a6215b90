import ScrollSimulation
import ScrollTools

extension RunReport {
  /// Something that decides whether a run passes, as outputs for other programs list it.
  package struct Check: Equatable {
    var name: String
    var outcome: Verdict.Outcome
    /// The result of the run in words, shown next to the name.
    var finding: String
    /// The same in words that stand alone.
    var detail: String
  }

  /// All that decides, in the order of the report: each gate, that the engine noticed no mistake, and that a
  /// recording came out as it was.
  var checks: [Check] {
    var checks = gates.map { verdict in
      Check(
        name: verdict.gate, outcome: verdict.outcome,
        finding: verdict.finding, detail: verdict.description)
    }
    let mistakes =
      diagnostics.isEmpty
      ? "the engine noticed no mistake"
      : "the engine noticed \(diagnostics.count) mistakes, the first: \(diagnostics[0])"
    checks.append(
      Check(
        name: "no mistakes", outcome: diagnostics.isEmpty ? .passed : .failed, finding: mistakes,
        detail: mistakes))
    if let stop {
      checks.append(Check(name: "frames", outcome: .failed, finding: stop, detail: stop))
    }
    if let recording {
      let words =
        recording.difference.map { "the run differs from its recording: \($0)" }
        ?? "\(grouped(recording.frames)) frames as they were recorded"
      checks.append(
        Check(
          name: "recording", outcome: recording.difference == nil ? .passed : .failed,
          finding: words, detail: words))
    }
    return checks
  }

  /// Whether no check failed.
  var passes: Bool { !checks.contains { $0.outcome == .failed } }
}
