/// Mistakes that are put into a run on purpose, to see that its gates can fail.
package struct FaultInjection: Codable, Equatable, Sendable {
  /// Milliseconds added to what each frame costs that configures a cell; finite and not negative.
  package var costMilliseconds: Double?
  /// Points by which one element on screen stands elsewhere in one frame; finite.
  package var jumpPoints: Double?

  /// - Parameters:
  ///   - costMilliseconds: added to the modeled cost of each frame that configures a cell; finite and not
  ///     negative.
  ///   - jumpPoints: how far one element stands from its place in one frame, for those who look at it;
  ///     at least 0.001, or at most -0.001.
  package init(costMilliseconds: Double? = nil, jumpPoints: Double? = nil) {
    self.costMilliseconds = costMilliseconds
    self.jumpPoints = jumpPoints
  }

  /// Whether nothing is put in.
  package var isEmpty: Bool { self == FaultInjection() }

  /// What keeps the canaries from being put in, as a sentence; `nil` when nothing does.
  package var problem: String? {
    if let cost = costMilliseconds, !(0...1_000_000).contains(cost) {
      return "a cost is from 0 to 1000000 ms, not \(cost)"
    }
    if let jump = jumpPoints, !(0.001...1_000_000).contains(abs(jump)) {
      return "a jump is of 0.001 to 1000000 pt, not \(jump)"
    }
    return nil
  }
}
