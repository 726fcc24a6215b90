/// Where the tasks of a store run.
enum ReactorScope {
  /// The executor of the store that a task belongs to, handed on to the tasks it starts.
  @TaskLocal static var executor: (any TaskExecutor)?

  static func startTask(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: executor) { await body() }
  }
}
