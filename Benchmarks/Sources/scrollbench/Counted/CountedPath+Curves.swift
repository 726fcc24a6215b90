import ScrollPhysics
import Scrollwork

extension CountedPath {
  /// Samples of motions and, for comparison, exponentials of the C library.
  func curve() throws -> Unit {
    switch kind {
    case .decay:
      let curve = try CurveBenchmarks.fling(upper: 10_000)
      return { _ in
        CurveBenchmarks.sample(curve, from: 0, to: curve.endTime, Self.batch)
        return FrameWork()
      }
    case .bounce:
      let curve = try CurveBenchmarks.fling(upper: 1000)
      let start = curve.pieces[1].start
      return { _ in
        CurveBenchmarks.sample(curve, from: start, to: curve.endTime, Self.batch)
        return FrameWork()
      }
    default:
      return { _ in
        CurveBenchmarks.exponentials(Self.batch)
        return FrameWork()
      }
    }
  }
}
