import ScrollPhysics
import ScrollTools

/// A curve as a picture shows it: corners close enough to look smooth, with those at which a segment
/// hands over, an event happens or the motion ends exactly there.
struct PlotTrace {
  /// What one segment contributes.
  struct Stretch {
    var kind: SegmentKind
    /// Seconds, points and points per second.
    var samples: [(time: Double, position: Double, velocity: Double)]
  }

  /// In order of time; the last is the rest, when the picture shows some of it.
  let stretches: [Stretch]

  /// - Parameters:
  ///   - end: seconds, the last moment shown.
  ///   - step: seconds between corners at the most.
  init(_ curve: ScrollCurve, until end: Double, step: Double) {
    let motion = curve.motion
    let last = min(end, motion.endTime)
    var stretches: [Stretch] = []
    for (index, piece) in motion.pieces.enumerated() where piece.start < last {
      let isLast = index + 1 == motion.pieces.count
      let over = isLast ? last : min(last, motion.pieces[index + 1].start)
      var times = [piece.start]
      // A short piece gets corners enough to look round when it is steep.
      let count = min(max(((over - piece.start) / step).rounded(.up), 24), 4000)
      for corner in 1..<Int(count) {
        times.append(piece.start + (over - piece.start) * (Double(corner) / count))
      }
      // The moment before the next piece starts.
      times.append(over.nextDown)
      times += motion.events.map(\.time).filter { $0 > piece.start && $0 < over }
      times.sort()
      stretches.append(
        Stretch(
          kind: SegmentKind(piece.segment),
          samples: times.map {
            ($0, motion.runningPosition(at: $0), motion.runningVelocity(at: $0))
          }))
    }
    if end > motion.endTime {
      let rest = motion.restPosition
      stretches.append(
        Stretch(kind: .rest, samples: [(motion.endTime, rest, 0), (end, rest, 0)]))
    }
    self.stretches = stretches
  }

  /// Points, the least and the largest position.
  var positions: (lower: Double, upper: Double) { Self.range(stretches) { $0.position } }
  /// Points per second, the least and the largest velocity.
  var velocities: (lower: Double, upper: Double) { Self.range(stretches) { $0.velocity } }

  private static func range(
    _ stretches: [Stretch],
    _ value: ((time: Double, position: Double, velocity: Double)) -> Double
  ) -> (lower: Double, upper: Double) {
    var range = (lower: Double.infinity, upper: -Double.infinity)
    for stretch in stretches {
      for sample in stretch.samples {
        range.lower = min(range.lower, value(sample))
        range.upper = max(range.upper, value(sample))
      }
    }
    return range
  }

  /// The positions in a panel, a line for each stretch.
  func positionLines(in panel: PlotPanel) -> [(kind: SegmentKind, points: [PlotPoint])] {
    lines { panel.place($0.time, $0.position) }
  }

  /// The velocities in a panel. A line begins where the one before it ends, so that a velocity that
  /// jumps is one line.
  func velocityLines(in panel: PlotPanel) -> [(kind: SegmentKind, points: [PlotPoint])] {
    lines { panel.place($0.time, $0.velocity) }
  }

  private func lines(
    _ place: ((time: Double, position: Double, velocity: Double)) -> PlotPoint
  ) -> [(kind: SegmentKind, points: [PlotPoint])] {
    var lines: [(kind: SegmentKind, points: [PlotPoint])] = []
    for stretch in stretches {
      var points = stretch.samples.map(place)
      if let last = lines.last?.points.last { points.insert(last, at: 0) }
      lines.append((stretch.kind, PlotLine.simplified(points, tolerance: 0.06)))
    }
    return lines
  }
}
