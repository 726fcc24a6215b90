import ScrollTools

extension Scenario {
  /// What a run may come to at most, or must at least; `nil` is no limit. Each is a gate, as
  /// those of ``Scenario/expect`` are.
  public struct Budgets: Equatable, Sendable {
    /// Points, not negative.
    package var driftMax: Double?
    /// Points of the viewport in one frame, not negative.
    package var blankMax: Double?
    package var cellsCreatedMax: Int?
    package var boundPerFrameMax: Int?
    package var framesMin: Int?
    /// The most frames of the run, at least 1: a run that is not over by then is stopped, and fails.
    /// ``Scenario/frameLimit`` if `nil`.
    package var framesMax: Int?
    package var comparisonsMin: Int?
    /// The most memory the process may ever have held, in MiB.
    package var peakMemoryMiBMax: Int?
    package var diagnosticsMax: Int?

    /// Creates budgets; each has a default.
    public init(
      driftMax: Double? = nil, blankMax: Double? = nil, cellsCreatedMax: Int? = nil,
      boundPerFrameMax: Int? = nil, framesMin: Int? = nil, comparisonsMin: Int? = nil,
      peakMemoryMiBMax: Int? = nil, diagnosticsMax: Int? = nil, framesMax: Int? = nil
    ) {
      self.driftMax = driftMax
      self.blankMax = blankMax
      self.cellsCreatedMax = cellsCreatedMax
      self.boundPerFrameMax = boundPerFrameMax
      self.framesMin = framesMin
      self.comparisonsMin = comparisonsMin
      self.peakMemoryMiBMax = peakMemoryMiBMax
      self.diagnosticsMax = diagnosticsMax
      self.framesMax = framesMax
    }
  }

  /// The most frames of a run without a budget of its own: 46 hours at 60 frames per second.
  package static let frameLimit = 10_000_000

  /// The frame at which a run that is not over is stopped.
  package var frameBudget: Int { budgets.framesMax ?? Self.frameLimit }

  /// The first entry of the script that cannot be over within the budget of frames, and its problem.
  ///
  /// Only times that the script names are counted, not waits for rest. Linear in the script.
  func frameProblem() -> (message: String, entry: Int)? {
    var clock = 0.0
    for (index, entry) in script.enumerated() {
      clock = max(clock, entry.at ?? 0) + (entry.action.duration ?? 0)
      guard clock * refreshRate > Double(frameBudget) else { continue }
      let frames = grouped(Int(min(clock * refreshRate, 1e15)))
      return (
        "the script takes at least \(frames) frames up to here, and 'budgets.frames_max' allows "
          + grouped(frameBudget), index
      )
    }
    return nil
  }
}
