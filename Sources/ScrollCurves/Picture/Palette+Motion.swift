import ScrollPhysics
import ScrollTools

extension Palette {
  /// The line of a piece of one motion.
  static func color(_ kind: SegmentKind) -> String {
    switch kind {
    case .decay, .friction, .spline, .power, .custom: blue
    case .spring: vermilion
    case .braking: orange
    case .cubic: purple
    case .approach, .ease: green
    case .rest: edge
    }
  }

  static func color(_ kind: MotionEvent.Kind) -> String {
    switch kind {
    case .bounceBegan: ink
    case .bouncePeaked: vermilion
    case .bounceEnded, .stopped: green
    }
  }
}

extension SegmentKind {
  /// What it does, for a legend.
  var words: String {
    switch self {
    case .rest: "at rest"
    case .decay: "exponential slowing"
    case .friction: "friction"
    case .braking: "constant braking"
    case .spline: "spline fling"
    case .power: "power-law fling"
    case .spring: "spring"
    case .cubic: "cubic return"
    case .approach: "approach"
    case .ease: "ease"
    case .custom: "custom motion"
    }
  }
}

extension SVGCanvas {
  /// The mark of an event: a circle where a bounce begins, a triangle at its peak, a square where it
  /// ends or the content is stopped.
  mutating func mark(_ kind: MotionEvent.Kind, _ place: PlotPoint) {
    let color = Palette.color(kind)
    func corner(_ dx: Double, _ dy: Double) -> PlotPoint {
      PlotPoint(x: place.x + dx, y: place.y + dy)
    }
    switch kind {
    case .bounceBegan: dot(place, radius: 5, color: color)
    case .bouncePeaked: peak(place, color: color)
    case .bounceEnded, .stopped:
      shape([corner(-5, -5), corner(5, -5), corner(5, 5), corner(-5, 5)], color: color)
    }
  }
}
