extension Scenario {
  /// What a run may come to at most, or must at least; `nil` is no limit. Each is a gate: see
  /// ``Scenario/gates``.
  public struct Budgets: Equatable, Sendable {
    /// Points, not negative.
    public var driftMax: Double?
    /// Points of the viewport in one frame, not negative.
    public var blankMax: Double?
    public var cellsCreatedMax: Int?
    public var boundPerFrameMax: Int?
    public var framesMin: Int?
    public var comparisonsMin: Int?
    /// The most memory the process may ever have held, in MiB.
    public var peakMemoryMiBMax: Int?
    public var diagnosticsMax: Int?

    public init(
      driftMax: Double? = nil, blankMax: Double? = nil, cellsCreatedMax: Int? = nil,
      boundPerFrameMax: Int? = nil, framesMin: Int? = nil, comparisonsMin: Int? = nil,
      peakMemoryMiBMax: Int? = nil, diagnosticsMax: Int? = nil
    ) {
      self.driftMax = driftMax
      self.blankMax = blankMax
      self.cellsCreatedMax = cellsCreatedMax
      self.boundPerFrameMax = boundPerFrameMax
      self.framesMin = framesMin
      self.comparisonsMin = comparisonsMin
      self.peakMemoryMiBMax = peakMemoryMiBMax
      self.diagnosticsMax = diagnosticsMax
    }
  }
}
