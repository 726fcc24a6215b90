extension PromiseFuzz {
  /// The same failure by fewer operations: chunks, then single ones are left out, then items, as long as a
  /// promise of the same kind breaks.
  func shrunk(_ failure: Failure, attempts: Int = 400) -> Failure {
    var best = failure
    var left = attempts
    func breaks(_ setup: PromiseSetup, _ operations: [PromiseOperation]) -> Failure? {
      guard left > 0 else { return nil }
      left -= 1
      var fuzz = PromiseFuzz(ignored: ignored)
      guard let (done, problem, layout) = fuzz.perform(setup, operations),
        problem.kind == failure.problem.kind
      else { return nil }
      return Failure(
        seed: failure.seed, setup: setup, operations: Array(operations.prefix(done)),
        problem: problem, layout: layout)
    }
    var chunk = max(1, best.operations.count / 2)
    while left > 0 {
      var start = 0
      var removed = false
      while start < best.operations.count, left > 0 {
        var fewer = best.operations
        fewer.removeSubrange(start..<min(fewer.count, start + chunk))
        if let smaller = breaks(best.setup, fewer) {
          best = smaller
          removed = true
        } else {
          start += chunk
        }
      }
      if chunk == 1, !removed { break }
      chunk = max(1, chunk / 2)
    }
    for counts in [[8], [20], [3, 3]] where best.setup.layout.kind != .table {
      var setup = best.setup
      setup.counts = counts
      if counts.reduce(0, +) < best.setup.counts.reduce(0, +),
        let smaller = breaks(setup, best.operations)
      {
        best = smaller
        break
      }
    }
    for variant in [0] where best.setup.layout.variant != variant {
      var setup = best.setup
      setup.layout.variant = variant
      if let smaller = breaks(setup, best.operations) { best = smaller }
    }
    return best
  }
}
