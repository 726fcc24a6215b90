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
  /// The name of the peer.
  public var peer: String
  public var points: [Point]
  /// Of the medians; `nil` for fewer than three points.
  public var fit: GrowthFit?

  /// - Parameter isFitted: whether an order of growth is fitted to the points.
  public init(name: String, peer: String, points: [Point], isFitted: Bool = true) {
    self.name = name
    self.peer = peer
    self.points = points.sorted { $0.x < $1.x }
    fit = isFitted ? GrowthFit(self.points.map { (Double($0.x), $0.spread.median) }) : nil
  }

  public var isOurs: Bool { Peer.isOurs(peer) }

  /// `O(log n)`, or the slope where no order explains the points; empty where neither is known.
  public var text: String {
    fit.map { $0.explains ? "O(\($0.order.rawValue))" : "slope \(Unit.fixed($0.slope, 2))" } ?? ""
  }
}
