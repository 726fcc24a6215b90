package import ScrollPhysics
import ScrollTools

extension Deceleration {
  /// The law and its numbers, with units.
  var words: String {
    switch self {
    case .exponential(let rate):
      "exponential, \(rate.perMillisecond) of the velocity left after a millisecond"
    case .friction(let drag, let constant):
      "friction, \(drag) of the velocity left after a second"
        + (constant == 0 ? "" : ", less \(constant) pt/s²")
    case .constant(let deceleration): "constant, \(deceleration) pt/s²"
    case .spline(let friction): "spline of Android, friction \(friction)"
    case .power(let friction): "power law of Flutter, friction \(friction)"
    case .custom: "custom"
    }
  }

  /// The same in a few letters.
  var shortWords: String {
    switch self {
    case .exponential(let rate):
      // Six decimals of a rate this near to 1 would say that nothing slows down.
      "exponential, "
        + (rate.perMillisecond > 0.999999 ? "\(rate.perMillisecond)" : chosen(rate.perMillisecond))
        + " per ms"
    case .friction(let drag, let constant):
      "friction, \(chosen(drag)) per s" + (constant == 0 ? "" : ", \(chosen(constant)) pt/s²")
    case .constant(let deceleration): "constant, \(chosen(deceleration)) pt/s²"
    case .spline(let friction): "spline, friction \(chosen(friction))"
    case .power(let friction): "power, friction \(chosen(friction))"
    case .custom: "custom"
    }
  }
}

extension Spring {
  var words: String { "mass \(mass), stiffness \(stiffness) per s², damping ratio \(dampingRatio)" }

  var shortWords: String {
    "mass \(chosen(mass)), stiffness \(chosen(stiffness)), ratio \(chosen(dampingRatio))"
  }
}

extension EdgeResponse {
  /// What happens at an edge and its numbers, with units.
  var words: String {
    switch self {
    case .spring(let edge):
      "spring, \(edge.spring.words)"
        + (edge.transferredShare == 1
          ? "" : ", begins with \(edge.transferredShare) of the velocity")
        + (edge.transferLimit == .infinity ? "" : ", at most \(edge.transferLimit) pt/s")
    case .overfling(let distance, let gravity):
      "over-fling, \(distance) pt at the most, gravity \(gravity) pt/s²"
    case .stop(let spring): "stop; what lies beyond returns by a spring, \(spring.words)"
    case .custom: "custom"
    }
  }

  /// The same in a few words.
  var shortWords: String {
    switch self {
    case .spring(let edge): "a spring (\(edge.spring.shortWords))"
    case .overfling(let distance, _): "an over-fling of up to \(chosen(distance)) pt"
    case .stop: "a stop"
    case .custom: "a custom bounce"
    }
  }
}

extension ScrollProfile {
  /// Every number that can be tuned, with its unit, under the profile's name.
  package func parameters() -> String {
    let rows: [(String, String)] = [
      ("deceleration", deceleration.words),
      ("stop distance", "\(stopDistance) pt"),
      ("minimum fling", "\(minimumFlingVelocity) pt/s"),
      (
        "maximum fling", maximumFlingVelocity == .infinity ? "none" : "\(maximumFlingVelocity) pt/s"
      ),
      ("carried momentum", carriedMomentum.words),
      ("edge", edge.words),
      ("re-enters", reenters ? "yes" : "no"),
      ("rubber band", rubberBand.map { "\($0.coefficient) pt for the first point" } ?? "none"),
      ("stretch", stretch.map(\.words) ?? "none"),
      ("settle distance", "\(settleDistancePixels) px"),
      ("finger's velocity", "\(velocityStrategy)"),
      ("touch slop", "\(touchSlop) pt"),
      ("mouse slop", "\(mouseSlop) pt"),
      ("wheel", wheelDuration == 0 ? "at once" : "follows in \(wheelDuration) s"),
      ("animation", "\(animationDuration) s"),
      ("page flick", "\(pageFlickVelocity) pt/s"),
      ("target spring", targetSpring.words),
    ]
    var text = name + "\n"
    for (label, value) in rows {
      text += "  " + label + String(repeating: " ", count: 19 - label.count) + value + "\n"
    }
    return text
  }
}

extension CarriedMomentum {
  var words: String {
    switch self {
    case .none: "none"
    case .power: "power law of Flutter, at most \(Self.limit) pt/s"
    case .accumulating(let floor, let ceiling, let maximum):
      "from \(floor) of the caught velocity on, whole at \(ceiling), at most \(maximum) times it"
    }
  }
}

extension EdgeStretch {
  var words: String {
    "scale of \(linear) + \(exponential) for a pull of a viewport, rise \(rise) per viewport"
  }
}
