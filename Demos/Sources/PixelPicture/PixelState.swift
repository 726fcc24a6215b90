import Scrollwork

/// How the commands between a push and its pop are drawn.
struct PixelState {
  /// The pixels below a clip whose edge runs through pixels.
  struct Saved {
    var shape: PixelShape
    /// Those of the clip's box, as the bytes of the picture.
    var pixels: [UInt8]
  }

  let scale: Double
  /// From the group's points to pixels.
  private(set) var matrix: Transform
  var opacity: Double
  /// The pixels that may change.
  var clip: PixelBox
  var saved: Saved?
  private let size: LayoutSize
  /// Where the group ends, in pixels that are not rounded; `nil` inside a transform.
  private var end: LayoutPoint?

  /// The state that a group begins with; `nil` for a group that shows nothing.
  init?(_ group: DisplayList.Group, scale: Double, clip: PixelBox) {
    let (x, y) = (group.origin.x * scale, group.origin.y * scale)
    guard abs(x) < PixelBox.limit, abs(y) < PixelBox.limit, group.opacity > 0 else { return nil }
    // On a whole pixel, so that a cell looks the same wherever it is scrolled to.
    matrix = Transform(a: scale, d: scale, tx: x.rounded(), ty: y.rounded())
    opacity = min(group.opacity, 1)
    size = group.size
    end = LayoutPoint(
      x: (group.origin.x + size.width) * scale, y: (group.origin.y + size.height) * scale)
    (self.scale, self.clip) = (scale, clip)
  }

  /// Whether points are only moved, so that edges can lie on whole pixels.
  var isAligned: Bool { matrix.a == scale && matrix.d == scale && matrix.b == 0 && matrix.c == 0 }

  /// Points per pixel, on average over all directions.
  var pixel: Double { 1 / matrix.area.squareRoot() }

  /// Puts a transform inside the present one. With a transform that is not finite, nothing is shown.
  mutating func apply(_ transform: Transform) {
    matrix = matrix.applied(after: transform)
    end = nil
    if !matrix.isFinite { opacity = 0 }
  }

  /// The shape of a rectangle in the group's points; `nil` if it is empty or not finite.
  ///
  /// - Parameter outset: how far the drawing reaches beyond the shape, in points.
  func shape(_ rect: LayoutRect, radius: Double = 0, outset: Double = 0) -> PixelShape? {
    guard let box = box(rect) else { return nil }
    return isAligned
      ? PixelShape(box, radius: radius * scale, outset: outset * scale)
      : PixelShape(rect, radius: radius, outset: outset, matrix: matrix)
  }

  /// The shape of a fill: one that ends where its group ends goes on to the next group, so that rounding leaves no gap.
  func fill(_ rect: LayoutRect) -> PixelShape? {
    guard var box = box(rect) else { return nil }
    guard isAligned, let end else { return shape(rect) }
    if rect.maxX == size.width, !end.x.isNaN {
      box.right = max(box.left + 1, PixelBox.pixel(end.x))
    }
    if rect.maxY == size.height, !end.y.isNaN {
      box.bottom = max(box.top + 1, PixelBox.pixel(end.y))
    }
    return PixelShape(box, radius: 0)
  }

  /// A line in coordinates along it. Lines that are level or upright lie on whole pixels.
  func line(from start: LayoutPoint, to end: LayoutPoint, width: Double) -> PixelShape? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite, width > 0, width.isFinite else { return nil }
    guard !isAligned || dx != 0 && dy != 0 else {
      let (a, b) = (matrix(start), matrix(end))
      let thickness = max(1, (width * scale).rounded())
      let (left, top) = ((a.x - thickness / 2).rounded(.down), (a.y - thickness / 2).rounded(.down))
      let box =
        dy == 0
        ? PixelBox(min(a.x, b.x), top, max(a.x, b.x), top + thickness)
        : PixelBox(left, min(a.y, b.y), left + thickness, max(a.y, b.y))
      return box.isEmpty ? nil : PixelShape(box, radius: 0)
    }
    let along = Transform(
      a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: start.x, ty: start.y)
    let half = max(width, pixel) / 2
    return PixelShape(
      LayoutRect(x: 0, y: -half, width: length, height: 2 * half), radius: 0,
      matrix: matrix.applied(after: along))
  }

  /// The whole pixels of a rectangle that is aligned; for others only whether there are any.
  private func box(_ rect: LayoutRect) -> PixelBox? {
    let (right, bottom) = (rect.maxX, rect.maxY)
    guard rect.size.width > 0, rect.size.height > 0, rect.origin.x.isFinite,
      rect.origin.y.isFinite, right.isFinite, bottom.isFinite
    else { return nil }
    let box = PixelBox(
      rect.origin.x * scale + matrix.tx, rect.origin.y * scale + matrix.ty,
      right * scale + matrix.tx, bottom * scale + matrix.ty)
    return isAligned && box.isEmpty ? nil : box
  }
}

extension PixelBox {
  static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  /// The box between two points whose coordinates are rounded.
  fileprivate init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.init(
      left: Self.pixel(left), top: Self.pixel(top), right: Self.pixel(right),
      bottom: Self.pixel(bottom))
  }
}
