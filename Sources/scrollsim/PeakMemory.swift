#if CLI
  import Glibc

  /// The most memory this process has held so far.
  enum PeakMemory {
    /// Bytes that were resident at once; `nil` when the system does not tell.
    static func bytes() -> Int? {
      var usage = rusage()
      guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return nil }
      // Linux counts in KiB.
      return usage.ru_maxrss * 1024
    }
  }
#endif
