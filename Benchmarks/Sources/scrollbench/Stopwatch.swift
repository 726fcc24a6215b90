import AllocationCounter
import SideWork

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

/// Reads the clock before and after; the two readings are part of the measurement, about 20 ns.
func measure<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) -> Cost {
  let allocations = allocation_count()
  let start = SideClock.steady()
  try work()
  let end = SideClock.steady()
  return Cost(
    nanoseconds: Double(end - start), allocations: Double(allocation_count() - allocations))
}
