#if CLI
  import ScrollPhysics
  import ScrollPrimitives
  import Testing

  @testable import ScrollSimulation

  /// The least squares fit that the recordings' velocities were computed with, in numbers of any
  /// precision: the columns 1, t and t² made orthogonal one after the other, then the triangle
  /// solved from below.
  private struct SlowFit<Number: BinaryFloatingPoint> {
    /// Seconds before the newest sample, the newest first.
    var times: [Number]
    var places: [Number]

    private func dot(_ a: [Number], _ b: [Number]) -> Number {
      zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// The slope at the newest sample.
    var velocity: Number {
      let columns = [times.map { _ in 1 }, times, times.map { $0 * $0 }]
      var axes: [[Number]] = []
      for column in columns {
        var axis = column
        for other in axes {
          let share = dot(axis, other)
          axis = zip(axis, other).map { $0 - share * $1 }
        }
        let scale = 1 / dot(axis, axis).squareRoot()
        axes.append(axis.map { $0 * scale })
      }
      let bend = dot(axes[2], places) / dot(axes[2], columns[2])
      return (dot(axes[1], places) - dot(axes[1], columns[2]) * bend) / dot(axes[1], columns[1])
    }
  }

  /// The velocities at the release of the recorded fingers.
  @Suite struct GestureVelocityTests {
    private struct Axis {
      var label: String
      var samples: [(position: Double, time: Double)]
      var release: Double
      var expected: Double

      /// The samples of the last 100 ms, the newest first, none 40 ms before the next.
      func fit<Number: BinaryFloatingPoint>(_: Number.Type) -> SlowFit<Number> {
        var kept: [(position: Double, time: Double)] = []
        guard let newest = samples.last else { return SlowFit(times: [], places: []) }
        for sample in samples.reversed().prefix(20) {
          let gap = (kept.last ?? newest).time - sample.time
          if newest.time - sample.time > 0.1 + 1e-7 || gap > 0.04 + 1e-7 { break }
          kept.append(sample)
        }
        return SlowFit(
          times: kept.map { Number($0.time - newest.time) },
          places: kept.map { Number($0.position) })
      }

      func velocity(_ strategy: VelocityTracker.Strategy, isBounded: Bool = false) -> Double {
        var tracker = VelocityTracker(strategy: strategy, isBounded: isBounded)
        for sample in samples { tracker.add(position: sample.position, time: sample.time) }
        return tracker.velocity(at: release)
      }
    }

    /// Both axes of every gesture. A lift is no sample: it repeats the last place, later.
    private func axes() throws -> [Axis] {
      let velocities = try GestureTables.velocities()
      return try GestureTables.recordings().flatMap { recording in
        let moves = recording.samples.dropLast()
        let expected = try #require(velocities[recording.name])
        return [
          Axis(
            label: recording.name + " x", samples: moves.map { ($0.point.x, $0.time) },
            release: recording.duration, expected: expected.x),
          Axis(
            label: recording.name + " y", samples: moves.map { ($0.point.y, $0.time) },
            release: recording.duration, expected: expected.y),
        ]
      }
    }

    /// Most are nearer than a thousandth. G09's -1.7 px/s along x is the small difference of places
    /// near 224 px, which single precision knows to 1.5e-5 px: over the last 8 ms, 0.002 px/s each.
    @Test("least squares find the recorded velocities, but for the rounding errors of the file")
    func leastSquares() throws {
      let axes = try axes()
      #expect(axes.count == 18)
      for axis in axes {
        let velocity = axis.velocity(.leastSquares)
        let tolerance = axis.label == "G09 x" ? 0.02 : abs(axis.expected) * 1e-3
        #expect(abs(velocity - axis.expected) <= tolerance, "\(axis.label): \(velocity)")
        #expect(abs(velocity - axis.fit(Double.self).velocity) < 1e-6, "\(axis.label)")
      }
    }

    /// G06, G08 and G09 slow down in their last step, which the parabola does not see; G03 crawls to a
    /// stop, where the parabola turns around.
    @Test("a bound changes those fingers only that the parabola takes beyond what they did")
    func bounded() throws {
      var changed: [String] = []
      for axis in try axes() where axis.label.hasSuffix("y") {
        let free = axis.velocity(.leastSquares)
        let held = axis.velocity(.leastSquares, isBounded: true)
        let fit = axis.fit(Double.self)
        let steps = zip(
          zip(fit.times, fit.places), zip(fit.times.dropFirst(), fit.places.dropFirst())
        )
        .map { ($0.1 - $1.1) / ($0.0 - $1.0) }
        let (slowest, fastest) = (try #require(steps.min()), try #require(steps.max()))
        #expect(held >= slowest - 1e-6 && held <= fastest + 1e-6, "\(axis.label): \(held)")
        if held != free { changed.append(axis.label) }
      }
      #expect(changed == ["G03 y", "G06 y", "G08 y", "G09 y"])
    }

    @Test("the same fit in single precision is the file to the last digits")
    func singlePrecision() throws {
      for axis in try axes() {
        let velocity = Double(axis.fit(Float.self).velocity)
        #expect(abs(velocity - axis.expected) <= abs(axis.expected) * 1e-5, "\(axis.label)")
      }
    }
  }
#endif
