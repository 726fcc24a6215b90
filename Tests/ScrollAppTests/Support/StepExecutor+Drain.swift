@testable import ScrollApp

extension StepExecutor {
  /// Runs until nothing is left.
  func drain() {
    var limit = Int.max
    _ = drain(limit: &limit)
  }
}
