import AllocationCounter
import CountedSection
import Scrollwork

/// Does the units of a path, the counted ones in a function that a profiler finds by its name.
struct CountedRun {
  private let unit: CountedPath.Unit
  private let canary: Canary
  private let units: Range<Int>
  private var work = FrameWork()
  private var failure: (any Error)?
  private var allocations: UInt64 = 0

  /// - Parameter count: units that are counted. A quarter as many come before, so that buffers have their
  ///   room, pools their cells and the runtime its metadata.
  init(_ path: CountedPath, count: Int, canary: Canary) throws {
    let before = max(2, count / 4)
    units = before..<before + count
    self.canary = canary
    unit = try path.unit(of: units.upperBound)
    for number in 0..<before { _ = try unit(number) }
    canary.sing()
  }

  /// Does the counted units and tells what was counted without a profiler, a line for each counter.
  mutating func perform() throws -> String {
    withUnsafeMutablePointer(to: &self) { run in
      counted_section({ $0?.assumingMemoryBound(to: CountedRun.self).pointee.count() }, run)
    }
    if let failure { throw failure }
    return """
      units \(units.count)
      allocations \(allocations)
      index_steps \(work.indexSteps)
      elements_visited \(work.elementsVisited)

      """
  }

  private mutating func count() {
    let first = allocation_count()
    do {
      for number in units {
        let made = try unit(number)
        work.indexSteps += made.indexSteps
        work.elementsVisited += made.elementsVisited
        canary.sing()
      }
    } catch {
      failure = error
    }
    allocations = allocation_count() - first
  }
}

/// Says that a path did other work than its name promises.
struct CountedPathError: Error, CustomStringConvertible {
  let description: String

  init(_ path: CountedPath, _ problem: String) {
    description = "\(path.name): \(problem)"
  }
}
