import ScrollScenario
import ScrollSimulation

extension RunRecord {
  /// What decides whether a run passes, with the place of the frame that explains a failure.
  struct JudgedCheck {
    var check: RunReport.Check
    /// A place in ``RunRecord/frames``; `nil` where the check did not fail or no single frame explains it.
    var place: Int?
    /// The result of the run in words, with rounded numbers.
    var finding: String
  }

  /// The checks of a report in its order, each failed one with its frame. O(frames) for each that failed.
  func judged(_ report: RunReport) -> [JudgedCheck] {
    report.checks.enumerated().map { index, check in
      let gate = report.gates.indices.contains(index) ? report.gates[index] : nil
      var judged = JudgedCheck(check: check, finding: gate?.roundedFinding ?? check.finding)
      guard check.outcome == .failed else { return judged }
      if let gate {
        judged.place = place(of: gate)
        return judged
      }
      // What follows the gates: mistakes of the engine, then what ended the run.
      judged.place =
        index == report.gates.count
        ? frames.firstIndex { !$0.diagnostics.isEmpty } : frames.indices.last
      return judged
    }
  }

  /// The place of the frame in which a gate failed.
  private func place(of verdict: RunReport.Verdict) -> Int? {
    guard let course = GateCourse(verdict.metric) else { return nil }
    if case .sum = course {
      // A sum that is too small is so because of what never happened.
      guard let value = verdict.value, value > verdict.bound else { return nil }
    }
    let bound = verdict.comparison == .below ? verdict.bound.nextDown : verdict.bound
    return course.place(in: frames, above: bound)
  }

  /// The places of frames with a fault: late, blank, moved by themselves or with a mistake of the engine, and those
  /// that explain a failed gate. Ascending.
  func faultyPlaces(_ judged: [JudgedCheck]) -> [Int] {
    let gates = Set(judged.compactMap(\.place))
    return frames.indices.filter { frames[$0].isFaulty || gates.contains($0) }
  }
}

extension RunReport.Verdict {
  /// `it came to 536.842 ms/s`: with three decimals, or in full where these would be the bound.
  fileprivate var roundedFinding: String {
    guard let value else { return finding }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == bound ? finding : "it came to \(metric.text(rounded))"
  }
}

extension FrameRecord {
  fileprivate var isFaulty: Bool {
    late > 0 || uncovered > 0 || drift > 0 || !diagnostics.isEmpty
  }
}
