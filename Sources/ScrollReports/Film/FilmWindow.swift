import ScrollTools
import Scrollwork

/// Where the points of a viewport are in a picture.
struct FilmWindow {
  let box: PlotBox
  /// Points of the viewport across the axis.
  let breadth: Double
  private let isVertical: Bool
  private let length: Double
  private let scale: Double

  init(screen: Filmstrip.Screen, corner: PlotPoint, scale: Double) {
    self.scale = scale
    isVertical = screen.axis == .vertical
    length = isVertical ? screen.size.height : screen.size.width
    breadth = isVertical ? screen.size.width : screen.size.height
    box = PlotBox(
      minX: corner.x, minY: corner.y, maxX: corner.x + screen.size.width * scale,
      maxY: corner.y + screen.size.height * scale)
  }

  /// What of a rectangle is in the viewport; `nil` for nothing.
  func clipped(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> PlotBox? {
    let (low, high) = (max(0, along.lowerBound), min(length, along.upperBound))
    let (left, right) = (max(0, across.lowerBound), min(breadth, across.upperBound))
    guard low < high, left < right else { return nil }
    return isVertical
      ? PlotBox(
        minX: box.minX + left * scale, minY: box.minY + low * scale, maxX: box.minX + right * scale,
        maxY: box.minY + high * scale)
      : PlotBox(
        minX: box.minX + low * scale, minY: box.minY + left * scale, maxX: box.minX + high * scale,
        maxY: box.minY + right * scale)
  }
}
