@testable import ScrollPhysics

/// Android's over-fling by functions: braked out, and back along a cubic.
struct OverflingLaw: EdgeLaw {
  var distance: Double
  var gravity: Double

  private func parts(_ start: Double, _ speed: Double) -> (out: Braking?, back: CubicReturn) {
    let field = MotionBuilder.Overfling(distance: distance, gravity: gravity)
    guard speed > 0, start < distance else {
      let back = field.returnTime(start, speed)
      return (nil, CubicReturn(finite: start, velocity: speed, duration: back))
    }
    let braking = max(gravity, speed / (distance - start) * speed / 2)
    let out = Braking(finite: start, velocity: speed, deceleration: braking)
    let apex = start + out.travel
    return (out, CubicReturn(finite: apex, velocity: 0, duration: field.returnTime(apex, 0)))
  }

  func duration(from start: Double, velocity: Double) -> Double {
    let (out, back) = parts(start, velocity)
    return (out?.duration ?? 0) + back.duration
  }

  func displacement(at time: Double, from start: Double, velocity: Double) -> Double {
    let (out, back) = parts(start, velocity)
    guard let out else { return back.displacement(at: time) }
    return time < out.duration
      ? out.position(at: time) : back.displacement(at: time - out.duration)
  }

  func velocity(at time: Double, from start: Double, velocity: Double) -> Double {
    let (out, back) = parts(start, velocity)
    guard let out else { return back.velocity(at: time) }
    return time < out.duration ? out.velocity(at: time) : back.velocity(at: time - out.duration)
  }
}
