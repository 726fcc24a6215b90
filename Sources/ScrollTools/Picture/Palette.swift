/// The colors of the pictures: Okabe and Ito's, which people who see colors differently can tell
/// apart as well; dashes help where lines are one above the other.
package enum Palette {
  package static let ink = "#1f2733"
  package static let faint = "#5b6577"
  package static let grid = "#e6e9ef"
  package static let frame = "#aeb6c4"
  package static let beyond = "#edf0f5"
  package static let edge = "#7a8496"

  package static let blue = "#0072b2"
  package static let vermilion = "#d55e00"
  package static let green = "#009e73"
  package static let purple = "#a8508a"
  package static let orange = "#e69f00"
  package static let sky = "#56b4e9"

  /// The line of the profile at `index` of a comparison; no two of the platforms' look alike.
  package static func stroke(_ index: Int) -> SVGCanvas.Stroke {
    let colors = [blue, vermilion, green, purple, orange, sky, ink, "#8c6d31"]
    let dashes: [[Double]] = [
      [], [20, 5], [9, 5], [14, 5, 2.5, 5], [5, 5], [9, 4, 2, 4, 2, 4], [2.5, 5], [1.5, 8],
    ]
    // Only the first is solid, and the gaps grow: a line drawn over another leaves it visible.
    let dash = index == 0 ? 0 : 1 + (index - 1 + index / colors.count) % (dashes.count - 1)
    return SVGCanvas.Stroke(
      color: colors[index % colors.count], width: index == 0 ? 3.2 : 2.6, dashes: dashes[dash])
  }
}

extension SVGCanvas {
  /// The triangle of a peak.
  package mutating func peak(_ place: PlotPoint, color: String) {
    let corners = [(0.0, -6.5), (6.0, 4.5), (-6.0, 4.5)]
    shape(corners.map { PlotPoint(x: place.x + $0.0, y: place.y + $0.1) }, color: color)
  }
}
