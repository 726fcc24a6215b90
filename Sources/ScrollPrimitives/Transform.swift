/// An affine map of the plane: a point becomes `(a x + c y + tx, b x + d y + ty)`.
@frozen public struct Transform: Hashable, Sendable {
  /// How much x contributes to x.
  public var a: Double
  /// How much x contributes to y.
  public var b: Double
  /// How much y contributes to x.
  public var c: Double
  /// How much y contributes to y.
  public var d: Double
  /// Points.
  public var tx: Double
  /// Points.
  public var ty: Double

  /// Creates a transform from its matrix; by default the identity.
  @inlinable public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// A transform that moves points by distances in points.
  @inlinable public static func translation(x: Double, y: Double) -> Transform {
    Transform(tx: x, ty: y)
  }

  /// Scales about a point, in points.
  @inlinable public static func scale(
    x: Double, y: Double, around center: LayoutPoint = LayoutPoint()
  ) -> Transform {
    Transform(a: x, d: y, tx: center.x - x * center.x, ty: center.y - y * center.y)
  }

  /// Turns about a point. The angle is given by its cosine and sine, clockwise on a screen whose y
  /// grows downward: this module computes no elementary functions.
  @inlinable public static func rotation(
    cosine: Double, sine: Double, around center: LayoutPoint = LayoutPoint()
  ) -> Transform {
    Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: center.x - cosine * center.x + sine * center.y,
      ty: center.y - sine * center.x - cosine * center.y)
  }

  /// The map that applies `inner` first and `self` after it.
  @inlinable public func applied(after inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// The same map with a point in the place of the origin.
  package func around(_ center: LayoutPoint) -> Transform {
    Transform.translation(x: center.x, y: center.y).applied(
      after: applied(after: .translation(x: -center.x, y: -center.y)))
  }

  /// The map back; `nil` for a map that has none with finite numbers.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    let back = Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return back.isFinite ? back : nil
  }

  /// Returns the transformed point.
  @inlinable public func callAsFunction(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Whether all six numbers are finite.
  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
