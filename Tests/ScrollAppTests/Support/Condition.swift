import Testing

/// Waits until something holds, letting other tasks run; gives up after very many turns.
func until(_ condition: () -> Bool) async throws {
  for _ in 0..<1_000_000 {
    if condition() { return }
    await Task.yield()
  }
  try #require(condition())
}
