package import Scrollwork

/// The spokes that appear while content is pulled, and turn while it is refreshed.
package enum Spinner {
  private static let spokes = 12
  /// From the middle, in points.
  private static let (inner, outer) = (5.0, 11.0)
  /// The direction of each spoke, clockwise from the top.
  private static let directions: [(x: Double, y: Double)] = {
    let (sine, cosine) = (0.5, 0.75.squareRoot())
    let quarter = [(0.0, -1.0), (sine, -cosine), (cosine, -sine)]
    return (0..<4).flatMap { turn in
      quarter.map { x, y in
        switch turn {
        case 0: (x, y)
        case 1: (-y, x)
        case 2: (-x, -y)
        default: (y, -x)
        }
      }
    }
  }()

  /// Draws the spinner where a view has its refresh indicator, or nothing while none shows.
  package static func draw(
    _ view: CollectionView, in canvas: inout Canvas, _ theme: Theme, at time: Timestamp
  ) {
    guard let area = view.refreshIndicatorFrame else { return }
    switch view.refreshPhase {
    case .idle: return
    case .pulling(let progress): draw(in: area, &canvas, theme, shown: progress, turn: nil)
    case .refreshing, .ending:
      // A turn a second.
      let turn = Int(time.nanoseconds / (1_000_000_000 / Int64(spokes)) % Int64(spokes))
      draw(in: area, &canvas, theme, shown: 1, turn: turn)
    }
  }

  /// - Parameters:
  ///   - shown: the share of the spokes that show, from 0 to 1.
  ///   - turn: the spoke that is darkest; `nil` while the spinner does not turn.
  private static func draw(
    in area: LayoutRect, _ canvas: inout Canvas, _ theme: Theme, shown: Double, turn: Int?
  ) {
    for (index, direction) in directions.enumerated() where Double(index) < shown * Double(spokes) {
      let age = turn.map { ($0 - index + spokes) % spokes } ?? 0
      let alpha = UInt8(255 - 200 * age / spokes)
      canvas.line(
        from: LayoutPoint(x: area.midX + direction.x * inner, y: area.midY + direction.y * inner),
        to: LayoutPoint(x: area.midX + direction.x * outer, y: area.midY + direction.y * outer),
        width: 2.4, theme.quiet.withAlpha(alpha))
    }
  }
}
