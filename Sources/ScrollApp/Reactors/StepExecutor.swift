import Synchronization

/// Runs tasks one after the other, on request and in the calling thread.
final class StepExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs the queued jobs and those that they enqueue, until nothing is left or `limit` jobs have run.
  ///
  /// - Parameter limit: is lowered by the jobs that have run.
  /// - Returns: whether nothing is left.
  func drain(limit: inout Int) -> Bool {
    while true {
      let batch = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      if batch.isEmpty { return true }
      // A job that was taken has to run: its task would never end.
      for job in batch { job.runSynchronously(on: asUnownedTaskExecutor()) }
      limit -= min(limit, batch.count)
      if limit <= 0 { return jobs.withLock(\.isEmpty) }
    }
  }
}
