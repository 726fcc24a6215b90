import ScrollPhysics

/// The colours of the pictures: Okabe and Ito's, which people who see colours differently can tell
/// apart as well; dashes help where lines are one above the other.
enum CurvePalette {
  static let ink = "#1f2733"
  static let faint = "#5b6577"
  static let grid = "#e6e9ef"
  static let frame = "#aeb6c4"
  static let beyond = "#edf0f5"
  static let edge = "#7a8496"

  static let blue = "#0072b2"
  static let vermilion = "#d55e00"
  static let green = "#009e73"
  static let purple = "#a8508a"
  static let orange = "#e69f00"
  static let sky = "#56b4e9"

  /// The line of the profile at `index` of a comparison; no two of the platforms' look alike.
  static func stroke(_ index: Int) -> SVGCanvas.Stroke {
    let colors = [blue, vermilion, green, purple, orange, sky, ink, "#8c6d31"]
    let dashes: [[Double]] = [
      [], [20, 5], [9, 5], [14, 5, 2.5, 5], [5, 5], [9, 4, 2, 4, 2, 4], [2.5, 5], [1.5, 8],
    ]
    // Only the first is solid, and the gaps grow: what is drawn above another lets it be seen.
    let dash = index == 0 ? 0 : 1 + (index - 1 + index / colors.count) % (dashes.count - 1)
    return SVGCanvas.Stroke(
      color: colors[index % colors.count], width: index == 0 ? 3.2 : 2.6, dashes: dashes[dash])
  }

  /// The line of a piece of one motion.
  static func color(_ kind: SegmentKind) -> String {
    switch kind {
    case .decay, .friction, .spline, .power: blue
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
    }
  }
}

extension SVGCanvas {
  /// The triangle of a peak.
  mutating func peak(_ place: PlotPoint, color: String) {
    let corners = [(0.0, -6.5), (6.0, 4.5), (-6.0, 4.5)]
    shape(corners.map { PlotPoint(x: place.x + $0.0, y: place.y + $0.1) }, color: color)
  }

  /// The mark of an event: a circle where a bounce begins, a triangle at its peak, a square where it
  /// ends or the content is stopped.
  mutating func mark(_ kind: MotionEvent.Kind, _ place: PlotPoint) {
    let color = CurvePalette.color(kind)
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
