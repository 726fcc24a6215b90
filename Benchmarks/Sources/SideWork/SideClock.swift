import Glibc

/// The clocks and the output that all harnesses share.
public enum SideClock {
  /// Nanoseconds of processor time of this thread. Reading it is a call of the system, some 200 ns: it
  /// stands around many frames, not around each.
  public static func thread() -> Int { read(CLOCK_THREAD_CPUTIME_ID) }

  /// Nanoseconds of the steady clock, which takes some 20 ns to read.
  public static func steady() -> Int { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Nanoseconds of processor time that some work takes.
  public static func time<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) -> Double {
    let start = thread()
    try work()
    return Double(thread() - start)
  }

  /// What `time` says of no work at all, which is part of each of its figures; the median of many.
  public static func timeOfNothing() -> Double {
    (0..<1001).map { _ in time {} }.sorted()[500]
  }

  /// Bytes of memory the process holds.
  public static func residentBytes() -> Double {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let fields = String(
      decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
    )
    .split(separator: " ")
    return (fields.count > 1 ? Double(fields[1]) ?? 0 : 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// Prints one figure as a line of JSON, as all harnesses do.
public struct SideReport {
  let rows: Int

  public init(rows: Int) { self.rows = rows }

  public func callAsFunction(_ work: String, _ metric: String, _ value: Double) {
    print(
      "{\"peer\":\"scrollwork\",\"work\":\"\(work)\",\"n\":\(rows),\"metric\":\"\(metric)\",\"value\":\(value)}"
    )
    fflush(nil)
  }

  /// The median, the 99th of a hundred and the largest of some steady-clock times.
  public func series(_ work: String, _ name: String, _ times: [Int]) {
    let sorted = times.sorted()
    guard let last = sorted.last else { return }
    self(work, "\(name)_wall_p50_ns", Double(sorted[sorted.count / 2]))
    self(work, "\(name)_wall_p99_ns", Double(sorted[sorted.count * 99 / 100]))
    self(work, "\(name)_wall_max_ns", Double(last))
  }
}
