import Scrollwork

/// A rectangle of whole pixels between two corners.
struct PixelBox {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Coordinates beyond this count as this. No picture is as large.
  static let limit = 30_000.0

  /// The nearest whole pixel; zero for NaN.
  static func pixel(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -limit), limit).rounded())
  }
}

/// A rounded rectangle on the picture, which may be turned: all that commands draw, except letters.
struct PixelShape {
  /// The sides, in the shape's own coordinates: pixels if it is upright, else points.
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  /// In the shape's own coordinates, at most half of the shorter side.
  var radius: Double
  /// From pixels to the shape's own coordinates.
  let inverse: Transform
  /// The pixels that the shape may touch.
  let bounds: PixelBox
  /// Half of a pixel's diagonal, in the shape's own coordinates.
  private let reach: Double

  /// An upright shape on whole pixels. `outset` is how many pixels around it are drawn as well.
  init(_ box: PixelBox, radius: Double, outset: Double = 0) {
    (left, top) = (Double(box.left), Double(box.top))
    (right, bottom) = (Double(box.right), Double(box.bottom))
    self.radius = Self.radius(radius, right - left, bottom - top)
    inverse = .identity
    reach = 0.5.squareRoot()
    let edge = PixelBox.pixel(outset.rounded(.up))
    bounds = PixelBox(
      left: box.left - edge, top: box.top - edge, right: box.right + edge, bottom: box.bottom + edge
    )
  }

  /// A shape in coordinates that `matrix` maps to pixels; `nil` if it covers no area, or if a number overflows.
  init?(_ rect: LayoutRect, radius: Double, outset: Double = 0, matrix: Transform) {
    guard let inverse = matrix.inverse else { return nil }
    (left, top) = (rect.origin.x, rect.origin.y)
    (right, bottom) = (left + rect.size.width, top + rect.size.height)
    self.radius = Self.radius(radius, rect.size.width, rect.size.height)
    self.inverse = inverse
    let (x, y) = (abs(inverse.a) + abs(inverse.c), abs(inverse.b) + abs(inverse.d))
    reach = (x * x + y * y).squareRoot() / 2
    let corners = [
      (left - outset, top - outset), (right + outset, top - outset),
      (left - outset, bottom + outset), (right + outset, bottom + outset),
    ].map { matrix(LayoutPoint(x: $0.0, y: $0.1)) }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let (columns, rows) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    bounds = PixelBox(
      left: PixelBox.pixel(columns[0].rounded(.down)), top: PixelBox.pixel(rows[0].rounded(.down)),
      right: PixelBox.pixel(columns[3].rounded(.up)), bottom: PixelBox.pixel(rows[3].rounded(.up)))
  }

  var width: Double { right - left }
  var height: Double { bottom - top }

  /// A negative radius and one that is no number count as zero.
  private static func radius(_ radius: Double, _ width: Double, _ height: Double) -> Double {
    radius > 0 ? min(radius, min(width, height) / 2) : 0
  }

  /// The shape without a rim of a width in the shape's own coordinates; `nil` if nothing is left.
  func inset(by rim: Double) -> PixelShape? {
    var inner = self
    inner.left += rim
    inner.top += rim
    inner.right -= rim
    inner.bottom -= rim
    inner.radius = max(0, radius - rim)
    return inner.width > 0 && inner.height > 0 ? inner : nil
  }

  /// The middle of a pixel, in the shape's own coordinates.
  func middle(_ x: Int, _ y: Int) -> LayoutPoint {
    inverse(LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
  }

  /// The share of a pixel that the shape covers.
  func coverage(_ x: Int, _ y: Int) -> Double {
    let distance = distance(middle(x, y))
    if distance < -reach { return 1 }
    return distance > reach ? 0 : Self.share(x, y, inverse, contains)
  }

  /// How far a point lies outside the edge; negative inside. In the shape's own coordinates.
  func distance(_ point: LayoutPoint) -> Double {
    let x = abs(point.x - (left + right) / 2) - width / 2 + radius
    let y = abs(point.y - (top + bottom) / 2) - height / 2 + radius
    let (dx, dy) = (max(x, 0), max(y, 0))
    return (dx * dx + dy * dy).squareRoot() + min(max(x, y), 0) - radius
  }

  private func contains(_ point: LayoutPoint) -> Bool {
    guard point.x >= left, point.x < right, point.y >= top, point.y < bottom else { return false }
    let dx = max(left + radius - point.x, point.x - right + radius, 0)
    let dy = max(top + radius - point.y, point.y - bottom + radius, 0)
    return dx * dx + dy * dy <= radius * radius
  }

  /// The share of 16 points of a pixel, evenly spread, for which a test holds.
  static func share(
    _ x: Int, _ y: Int, _ inverse: Transform, _ contains: (LayoutPoint) -> Bool
  ) -> Double {
    var count = 0
    for sample in 0..<16 {
      let across = Double(x) + (Double(sample % 4) + 0.5) / 4
      let down = Double(y) + (Double(sample / 4) + 0.5) / 4
      if contains(inverse(LayoutPoint(x: across, y: down))) { count += 1 }
    }
    return Double(count) / 16
  }
}

extension Transform {
  /// How much larger an area is after the map.
  var area: Double { abs(a * d - b * c) }
}
