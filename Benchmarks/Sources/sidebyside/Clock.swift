import Glibc

/// Nanoseconds of the system's clocks.
enum Clock {
  /// Of the clock that is never set.
  static func now() -> Int { read(CLOCK_MONOTONIC) }

  /// That this thread has computed.
  static func thread() -> Int { read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
