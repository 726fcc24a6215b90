extension RunReport {
  /// What became of one budget.
  public struct Verdict: Codable, Equatable, Sendable {
    /// The key of the scenario.
    public var budget: String
    public var limit: Double
    /// What the run came to; `nil` where that depends on the machine and is no part of a report.
    public var figure: Double?
    public var outcome: Outcome

    public enum Outcome: String, Codable, Sendable {
      case met
      case exceeded
      /// Nothing said what the run came to.
      case unknown
    }
  }

  /// Whether no budget was exceeded.
  public var isWithinBudgets: Bool { exceededBudgets.isEmpty }

  /// The budgets that the run did not keep to, in the order of the report.
  public var exceededBudgets: [Verdict] { (budgets ?? []).filter { $0.outcome == .exceeded } }

  /// Compares the run with its budgets.
  mutating func judge(_ budgets: Scenario.Budgets, peakMemory: () -> Int?) {
    var verdicts: [Verdict] = []
    func check(_ name: String, _ figure: Double, most limit: Double?) {
      guard let limit else { return }
      verdicts.append(
        Verdict(
          budget: name, limit: limit, figure: figure, outcome: figure <= limit ? .met : .exceeded))
    }
    func check(_ name: String, _ figure: Int, most limit: Int?) {
      check(name, Double(figure), most: limit.map(Double.init))
    }
    func check(_ name: String, _ figure: Int, least limit: Int?) {
      guard let limit else { return }
      verdicts.append(
        Verdict(
          budget: name, limit: Double(limit), figure: Double(figure),
          outcome: figure >= limit ? .met : .exceeded))
    }
    check("drift_max", stability.anchorDriftMax, most: budgets.driftMax)
    check("blank_max", blank.max, most: budgets.blankMax)
    check("cells_created_max", cells.total.created, most: budgets.cellsCreatedMax)
    check("bound_per_frame_max", work.bound.max, most: budgets.boundPerFrameMax)
    check("frames_min", frames.count, least: budgets.framesMin)
    check("comparisons_min", stability.compared, least: budgets.comparisonsMin)
    check("diagnostics_max", diagnostics.count, most: budgets.diagnosticsMax)
    if let limit = budgets.peakMemoryMiBMax {
      let outcome = peakMemory().map { $0 <= limit << 20 ? Verdict.Outcome.met : .exceeded }
      verdicts.append(
        Verdict(
          budget: "peak_memory_mib_max", limit: Double(limit), figure: nil,
          outcome: outcome ?? .unknown))
    }
    self.budgets = verdicts.isEmpty ? nil : verdicts
  }
}

extension RunReport.Verdict: CustomStringConvertible {
  /// `cells_created_max 40, and it came to 52`.
  public var description: String {
    let limit = "\(budget) \(short(self.limit))"
    return figure.map { "\(limit), and it came to \(short($0))" } ?? limit
  }

  /// A number without a fraction where it has none.
  private func short(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
