/// An outline of straight lines and curves, to be filled or stroked by a `Canvas`.
///
/// A path has subpaths. Each begins with a point and ends where it is closed or where the next one begins. A fill closes all of
/// them, a stroke only those that are closed. Points are in the coordinates of the canvas, in points.
///
/// A backend draws nothing of a path that is not drawable: see ``isDrawable``. A copy shares its memory until it is changed:
/// keep the path of a shape that is drawn again, and a backend finds what it has made of it in constant time.
public struct BezierPath: Sendable {
  /// One step of an outline. All points are absolute.
  @frozen public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(LayoutPoint)
    /// A straight line from the point before.
    case line(LayoutPoint)
    /// A quadratic curve from the point before.
    case quadratic(control: LayoutPoint, to: LayoutPoint)
    /// A cubic curve from the point before.
    case cubic(control1: LayoutPoint, control2: LayoutPoint, to: LayoutPoint)
    /// A line to the beginning of the subpath, where the next one begins.
    case close
  }

  /// The most elements of a path that is drawn: more than a map or a chart on one screen has, and flattened in milliseconds.
  public static let elementLimit = 4096

  /// The steps, at most ``elementLimit``.
  public private(set) var elements: [Element] = []
  /// Whether elements were left out because there were too many.
  private var isTooLong = false
  private var isFinite = true
  private var low = LayoutPoint(x: .infinity, y: .infinity)
  private var high = LayoutPoint(x: -.infinity, y: -.infinity)
  /// A hash of the elements, so that a backend finds a path in its cache without reading them.
  private var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates an empty path.
  public init() {}

  /// Creates a closed path with straight sides.
  ///
  /// - Parameter corners: in their order, in points. O(corners).
  public init(polygon corners: [LayoutPoint]) {
    elements.reserveCapacity(min(corners.count + 1, Self.elementLimit))
    for corner in corners { addLine(to: corner) }
    close()
  }

  /// Whether a backend draws the path: it has a line or a curve, all numbers are finite, and there were no more than
  /// ``elementLimit`` elements.
  public var isDrawable: Bool { isFinite && !isTooLong && elements.count > 1 }

  /// The rectangle around all points and control points, in points; without extent for a path that is not drawable.
  public var bounds: LayoutRect {
    guard isDrawable else { return .zero }
    return LayoutRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Adds an element at the end, as long as there are not too many.
  mutating func append(_ element: Element) {
    guard elements.count < Self.elementLimit else {
      isTooLong = true
      return
    }
    elements.append(element)
    switch element {
    case .move(let point): add(1, point)
    case .line(let point): add(2, point)
    case .quadratic(let control, let end):
      add(3, control)
      add(3, end)
    case .cubic(let first, let second, let end):
      add(4, first)
      add(4, second)
      add(4, end)
    case .close: mix(5)
    }
  }

  private mutating func add(_ kind: UInt64, _ point: LayoutPoint) {
    isFinite = isFinite && point.x.isFinite && point.y.isFinite
    low = LayoutPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = LayoutPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    mix(kind)
    // Zero and minus zero are equal, so they need the same hash.
    mix((point.x + 0).bitPattern)
    mix((point.y + 0).bitPattern)
  }

  /// One round of FNV-1a over 64 bits at once, folded so that high bits reach the low ones.
  private mutating func mix(_ word: UInt64) {
    fingerprint = (fingerprint ^ word ^ (word >> 32)) &* 0x0000_0100_0000_01B3
    fingerprint ^= fingerprint >> 29
  }
}

extension BezierPath: Hashable {
  /// Whether both have the same elements. O(1) for copies of one path, else O(elements).
  public static func == (a: BezierPath, b: BezierPath) -> Bool {
    a.fingerprint == b.fingerprint && a.isTooLong == b.isTooLong && a.elements == b.elements
  }

  /// Adds a hash of the elements. O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
