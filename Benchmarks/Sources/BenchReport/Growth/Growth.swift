/// How one figure of one peer grows, with the number of rows or with the height of the viewport.
public struct Growth: Equatable, Sendable {
  public struct Point: Equatable, Sendable {
    /// Rows, or pixels.
    public var x: Int
    public var spread: Spread

    public init(x: Int, spread: Spread) {
      self.x = x
      self.spread = spread
    }
  }

  /// Whose figure it is, and which where a picture shows several of one.
  public var name: String
  public var isOurs: Bool
  public var points: [Point]
  /// Of the medians; `nil` for fewer than three points.
  public var fit: GrowthFit?

  public init(name: String, isOurs: Bool, points: [Point]) {
    self.name = name
    self.isOurs = isOurs
    self.points = points.sorted { $0.x < $1.x }
    fit = GrowthFit(self.points.map { (Double($0.x), $0.spread.median) })
  }

  /// `grows as log n (slope 0.12)`, or the slope alone.
  public var text: String {
    guard let fit else { return "" }
    return fit.order == .constant ? "flat" : "∝ \(fit.order.rawValue)"
  }
}
