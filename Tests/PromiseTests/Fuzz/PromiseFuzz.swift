/// Does operations drawn from a seed to a view, until a promise breaks.
struct PromiseFuzz {
  struct Failure: Error, CustomStringConvertible {
    var seed: Int
    var setup: PromiseSetup
    var operations: [PromiseOperation]
    var problem: PromiseProblem
    /// The layout in which the promise broke: operations may have set another one.
    var layout: PromiseLayout.Kind

    /// The failure and how to do it again, as Swift.
    var description: String {
      let lines = operations.map { "      .\($0)," }.joined(separator: "\n")
      return """
        seed \(seed) breaks a promise. \(problem)
          try PromiseFuzz.replay(
            \(setup),
            [
        \(lines)
            ])
        """
    }
  }

  /// Kinds of problems that do not count.
  var ignored: Set<PromiseProblem.Kind> = []
  var coverage = PromiseCoverage()
  var operationCount = 0
  var frameCount = 0

  /// Does this many operations from a seed. `nil` when no promise broke.
  mutating func run(seed: Int, kind: PromiseLayout.Kind? = nil, operations count: Int) -> Failure? {
    var generator = PromiseGenerator(seed: seed)
    let setup = generator.setup(kind)
    let operations = (0..<count).map { _ in generator.operation() }
    guard let (done, problem, layout) = perform(setup, operations) else { return nil }
    return Failure(
      seed: seed, setup: setup, operations: Array(operations.prefix(done)), problem: problem,
      layout: layout)
  }

  /// Does operations, counts them, and says after how many which promise broke.
  mutating func perform(
    _ setup: PromiseSetup, _ operations: [PromiseOperation]
  ) -> (done: Int, problem: PromiseProblem, layout: PromiseLayout.Kind)? {
    do {
      let stage = try setup.stage()
      defer { frameCount += stage.frameCount }
      if let problem = first(try stage.step(0)) { return (0, problem, setup.layout.kind) }
      for (number, operation) in operations.enumerated() {
        operationCount += 1
        coverage.count(stage, operation)
        do {
          if let problem = first(try stage.perform(operation)) {
            return (number + 1, problem, stage.layout.kind)
          }
        } catch {
          return (
            number + 1, PromiseProblem(.refusal, "\(operation) is refused: \(error)"),
            stage.layout.kind
          )
        }
      }
    } catch {
      return (0, PromiseProblem(.refusal, "the view is refused: \(error)"), setup.layout.kind)
    }
    return nil
  }

  private func first(_ problems: [PromiseProblem]) -> PromiseProblem? {
    problems.first { !ignored.contains($0.kind) }
  }

  /// Does a list of operations; what a failure prints is a call of this.
  static func replay(
    _ setup: PromiseSetup, _ operations: [PromiseOperation]
  ) throws -> PromiseProblem? {
    var fuzz = PromiseFuzz()
    return fuzz.perform(setup, operations)?.problem
  }
}
