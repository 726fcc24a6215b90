extension Scenario {
  /// Which of the gates hold that a scenario has without saying so.
  public enum DefaultGates: Equatable, Sendable {
    /// All of them: see <doc:Scenarios>.
    case all
    /// Those that are not on these metrics.
    case except([Metric])
    /// None of them.
    case none
  }

  /// A gate of a run, and where it comes from.
  package struct Gate: Equatable, Sendable {
    package var expectation: Scenario.Expectation
    package var origin: Origin

    /// - Parameters:
    ///   - expectation: the condition.
    ///   - origin: where it comes from.
    package init(_ expectation: Scenario.Expectation, from origin: Origin) {
      self.expectation = expectation
      self.origin = origin
    }

    /// Where a gate comes from.
    package enum Origin: String, Codable, Sendable {
      /// One of ``Scenario/Expectation/standard``.
      case standard = "default"
      case expect
      case budget
    }
  }

  /// Every gate of a run: the standard ones but for those that are switched off and those whose metric
  /// ``expect`` has a gate of its own for, then ``expect``, then ``budgets``.
  package var gates: [Gate] {
    let own = Set(expect.map(\.metric))
    let standard = Scenario.Expectation.standard.filter { gate in
      guard !own.contains(gate.metric) else { return false }
      return switch defaults {
      case .all: true
      case .none: false
      case .except(let metrics): !metrics.contains(gate.metric)
      }
    }
    return standard.map { Gate($0, from: .standard) } + expect.map { Gate($0, from: .expect) }
      + budgets.expectations.map { Gate($0, from: .budget) }
  }
}

extension Scenario.Expectation {
  /// The gates that a scenario has unless it switches them off: nothing moves by itself, stands still on
  /// its way, changes its speed at once or rests elsewhere than it should, nothing is blank or frozen, few
  /// frames are late, and cells are reused.
  package static let standard: [Scenario.Expectation] = [
    Scenario.Expectation(.anchorDriftMax, .equal, 0),
    Scenario.Expectation(.jumpCount, .equal, 0),
    Scenario.Expectation(.restError, .equal, 0),
    Scenario.Expectation(.scrollToError, .equal, 0),
    Scenario.Expectation(.thereAndBackError, .equal, 0),
    Scenario.Expectation(.velocityDiscontinuityMax, .equal, 0),
    Scenario.Expectation(.displayImbalance, .equal, 0),
    Scenario.Expectation(.duplicateOffsetFrames, .equal, 0),
    Scenario.Expectation(.blankFrames, .equal, 0),
    Scenario.Expectation(.hitchRatio, .below, 5),
    Scenario.Expectation(.frozen, .equal, 0),
    Scenario.Expectation(.reuseRatioWarm, .atLeast, 0.9),
  ]
}

extension Scenario.Budgets {
  /// The budgets as gates.
  package var expectations: [Scenario.Expectation] { named.map(\.gate) }

  /// The budgets as gates, each with the key that a file has for it.
  var named: [(key: String, gate: Scenario.Expectation)] {
    var gates: [(key: String, gate: Scenario.Expectation)] = []
    func add(
      _ key: String, _ metric: Metric, _ comparison: Scenario.Expectation.Comparison,
      _ bound: Double?
    ) {
      if let bound { gates.append((key, Scenario.Expectation(metric, comparison, bound))) }
    }
    add("drift_max", .anchorDriftMax, .atMost, driftMax)
    add("blank_max", .blankMax, .atMost, blankMax)
    add("cells_created_max", .cellsCreated, .atMost, cellsCreatedMax.map(Double.init))
    add("bound_per_frame_max", .boundPerFrameMax, .atMost, boundPerFrameMax.map(Double.init))
    add("frames_min", .frames, .atLeast, framesMin.map(Double.init))
    add("frames_max", .frames, .atMost, framesMax.map(Double.init))
    add("comparisons_min", .comparisons, .atLeast, comparisonsMin.map(Double.init))
    add("diagnostics_max", .diagnostics, .atMost, diagnosticsMax.map(Double.init))
    add("peak_memory_mib_max", .peakMemory, .atMost, peakMemoryMiBMax.map(Double.init))
    return gates
  }
}
