import AllocationCounter
import Glibc

/// What some work took: wall time and blocks of memory.
struct Cost {
  var nanoseconds = 0.0
  var allocations = 0.0

  static func + (a: Cost, b: Cost) -> Cost {
    Cost(
      nanoseconds: a.nanoseconds + b.nanoseconds, allocations: a.allocations + b.allocations)
  }

  static func / (cost: Cost, count: Int) -> Cost {
    Cost(
      nanoseconds: cost.nanoseconds / Double(count),
      allocations: cost.allocations / Double(count))
  }
}

/// Reads the clock before and after; the two readings are part of what is measured, some 20 ns.
func measure<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) -> Cost {
  let allocations = allocation_count()
  let start = now()
  try work()
  let end = now()
  return Cost(
    nanoseconds: Double(end - start), allocations: Double(allocation_count() - allocations))
}

/// Nanoseconds of the system's steady clock.
private func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
