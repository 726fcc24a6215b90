import Scrollwork

/// A feel that no platform has, along sampled curves: a long glide, and a return that begins slowly.
enum CustomPhysics {
  static let name = "glider"

  static func profile() throws -> ScrollProfile {
    let glide = try SampledCurve(
      times: [0, 0.25, 0.75, 1.5, 2.5], fractions: [0, 0.4, 0.76, 0.95, 1])
    let settle = try SampledCurve(times: [0, 0.1, 0.25, 0.45], fractions: [0, 0.2, 0.8, 1])
    return ScrollProfile(
      name: name, deceleration: .custom(try CustomFling(sampled: glide)),
      edge: .custom(try CustomEdge(returning: settle, distance: 140, gravity: 5000)),
      rubberBand: .standard)
  }
}
