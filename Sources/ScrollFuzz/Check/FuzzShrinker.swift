/// Finds few operations that break the law that many broke.
///
/// Deterministic: chunks are dropped, halved from pass to pass, then single operations, then what can be
/// less of one, until nothing helps or `limit` lists were tried.
struct FuzzShrinker {
  let limit: Int
  /// What a list of operations breaks, and after how many of them.
  let run: ([FuzzOperation]) throws -> (failure: FuzzFailure, used: Int)?
  private(set) var attempts = 0

  init(limit: Int, run: @escaping ([FuzzOperation]) throws -> (failure: FuzzFailure, used: Int)?) {
    self.limit = limit
    self.run = run
  }

  mutating func shrink(_ failure: FuzzFailure, used: Int) throws -> FuzzFailure {
    var best = failure
    best.operations = Array(failure.operations.prefix(used))
    var isSmaller = true
    while isSmaller, attempts < limit {
      isSmaller = false
      var chunk = max(1, best.operations.count / 2)
      while attempts < limit {
        if try drop(chunk, &best) { isSmaller = true }
        guard chunk > 1 else { break }
        chunk /= 2
      }
      if try simplify(&best) { isSmaller = true }
    }
    best.attempts = attempts
    return best
  }

  /// Tries a list; takes it where it breaks the same law.
  private mutating func accept(
    _ operations: [FuzzOperation], _ best: inout FuzzFailure
  ) throws -> Bool {
    guard attempts < limit else { return false }
    attempts += 1
    guard var found = try run(operations), found.failure.law == best.law else { return false }
    found.failure.operations = Array(operations.prefix(found.used))
    found.failure.seed = best.seed
    found.failure.operationsBefore = best.operationsBefore
    best = found.failure
    return true
  }

  private mutating func drop(_ chunk: Int, _ best: inout FuzzFailure) throws -> Bool {
    var isSmaller = false
    // From the end: earlier operations do not need later ones.
    var end = best.operations.count
    while end > 0, attempts < limit {
      end = min(end, best.operations.count)
      let start = max(0, end - chunk)
      var fewer = best.operations
      fewer.removeSubrange(start..<end)
      if !fewer.isEmpty, try accept(fewer, &best) { isSmaller = true }
      end = start
    }
    return isSmaller
  }

  private mutating func simplify(_ best: inout FuzzFailure) throws -> Bool {
    var isSmaller = false
    var slot = 0
    while slot < best.operations.count, attempts < limit {
      var helped = false
      for simpler in best.operations[slot].simpler {
        var other = best.operations
        other[slot] = simpler
        if try accept(other, &best) {
          helped = true
          break
        }
      }
      isSmaller = isSmaller || helped
      if !helped { slot += 1 }
    }
    return isSmaller
  }
}
