import ScrollPhysics
import Testing

@Suite("What a profile may not be")
struct ProfileValidationTests {
  /// Every number that can be set, how, and whether 0 is one of its values.
  private struct Tunable: Sendable {
    let name: String
    var allowsZero = true
    var allowsInfinity = false
    let set: @Sendable (inout ScrollProfile, Double) -> Void
  }

  private static func edge(_ profile: ScrollProfile) -> SpringEdge {
    guard case .spring(let edge) = profile.edge else { return SpringEdge(.bounce) }
    return edge
  }

  private static let tunables: [Tunable] = [
    Tunable(name: "stopDistance", allowsZero: false) { $0.stopDistance = $1 },
    Tunable(name: "minimumFlingVelocity") { $0.minimumFlingVelocity = $1 },
    Tunable(name: "maximumFlingVelocity", allowsZero: false, allowsInfinity: true) {
      $0.maximumFlingVelocity = $1
    },
    Tunable(name: "settleDistancePixels", allowsZero: false) { $0.settleDistancePixels = $1 },
    Tunable(name: "touchSlop") { $0.touchSlop = $1 },
    Tunable(name: "mouseSlop") { $0.mouseSlop = $1 },
    Tunable(name: "wheelDuration") { $0.wheelDuration = $1 },
    Tunable(name: "animationDuration") { $0.animationDuration = $1 },
    Tunable(name: "pageFlickVelocity") { $0.pageFlickVelocity = $1 },
    Tunable(name: "transferredShare", allowsZero: false) {
      $0.edge = .spring(SpringEdge(edge($0).spring, transferredShare: $1))
    },
    Tunable(name: "transferLimit", allowsZero: false, allowsInfinity: true) {
      $0.edge = .spring(SpringEdge(edge($0).spring, transferLimit: $1))
    },
    Tunable(name: "distance") { $0.edge = .overfling(distance: $1, gravity: 2000) },
    Tunable(name: "gravity", allowsZero: false) { $0.edge = .overfling(distance: 6, gravity: $1) },
    Tunable(name: "drag", allowsZero: false) { $0.deceleration = .friction(drag: $1, constant: 0) },
    Tunable(name: "constant") { $0.deceleration = .friction(drag: 0.135, constant: $1) },
    Tunable(name: "deceleration", allowsZero: false) { $0.deceleration = .constant($1) },
    Tunable(name: "friction", allowsZero: false) { $0.deceleration = .spline(friction: $1) },
    Tunable(name: "friction", allowsZero: false) { $0.deceleration = .power(friction: $1) },
    Tunable(name: "floor") {
      $0.carriedMomentum = .accumulating(floor: $1, ceiling: 1, maximum: 6)
    },
    Tunable(name: "ceiling", allowsZero: false) {
      $0.carriedMomentum = .accumulating(floor: 0.33, ceiling: $1, maximum: 6)
    },
    Tunable(name: "maximum") {
      $0.carriedMomentum = .accumulating(floor: 0.33, ceiling: 1, maximum: $1)
    },
    Tunable(name: "stretch.linear") {
      $0.stretch = EdgeStretch(linear: $1, exponential: 0.016, rise: 8)
    },
    Tunable(name: "stretch.exponential") {
      $0.stretch = EdgeStretch(linear: 0.016, exponential: $1, rise: 8)
    },
    Tunable(name: "stretch.rise", allowsZero: false) {
      $0.stretch = EdgeStretch(linear: 0.016, exponential: 0.016, rise: $1)
    },
  ]

  @Test("every platform's profile can be used, under its name", arguments: [0.5, 1, 2, 3])
  func valid(scale: Double) throws {
    #expect(ScrollProfile.all.count >= 11)
    #expect(Set(ScrollProfile.all.map(\.name)).count == ScrollProfile.all.count)
    for profile in ScrollProfile.all {
      try profile.validate()
      try profile.law(scale: scale).validate()
      #expect(ScrollProfile.named(profile.name.uppercased()) == profile)
      #expect(profile.limited(1e9) <= profile.maximumFlingVelocity)
      #expect(profile.limited(-1e9) >= -profile.maximumFlingVelocity)
    }
  }

  @Test("each number is refused by its name when it is none, or out of range")
  func refused() throws {
    for profile in ScrollProfile.all {
      for tunable in Self.tunables {
        var values: [Double] = [Double.nan, -Double.infinity, -1]
        if !tunable.allowsInfinity { values.append(Double.infinity) }
        if !tunable.allowsZero { values.append(0) }
        for value in values {
          var changed = profile
          tunable.set(&changed, value)
          let error = #expect(throws: PhysicsError.self, "\(tunable.name) \(value)") {
            try changed.validate()
          }
          #expect(error?.parameter == tunable.name, "\(value)")
        }
        var kept = profile
        tunable.set(&kept, tunable.allowsInfinity ? Double.infinity : 0.5)
        try kept.validate()
      }
    }
  }

  @Test("a display without a scale makes no law")
  func scale() {
    for scale in [0, -1, Double.nan, Double.infinity, -Double.infinity] {
      #expect(throws: PhysicsError.self, "\(scale)") {
        try ScrollProfile.ios.law(scale: scale).validate()
      }
    }
  }
}

extension PhysicsError {
  fileprivate var parameter: String {
    switch self {
    case .notFinite(let parameter), .outOfRange(let parameter, _, _): parameter
    }
  }
}
