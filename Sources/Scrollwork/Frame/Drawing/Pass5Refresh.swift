import ScrollLayout
import ScrollPrimitives

/// Pass 5, for the indicator of a refresh: a ring of dots behind the cells, or before them where
/// content is stretched. They come one by one while the
/// content is pulled, and run round while it is refreshed.
extension FramePipeline {
  /// The way of each dot from the middle, as shares of the ring's radius: eighths of a turn from the top.
  private static let ring: [(x: Double, y: Double)] = {
    let half = 0.5.squareRoot()
    return [
      (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
    ]
  }()
  /// Points, as wide as UIKit's indicator. Chosen by eye for the dots.
  private static let (ringRadius, dotRadius) = (10.0, 2.5)

  func drawRefresh(isBehind: Bool) {
    guard state.motion.scroll.isStretching != isBehind, let (frame, color) = shownRefresh,
      let time = state.time
    else { return }
    let refresh = state.refresh
    let threshold = asked.settings.refreshControl?.threshold ?? 1
    let turn = Int(refresh.turns(at: time))
    state.drawn.add(in: frame) { canvas in
      for (index, way) in Self.ring.enumerated() {
        var share = 1.0
        if refresh.phase == .pulling {
          guard Double(index + 1) <= refresh.pull / threshold * 8 else { break }
        } else {
          share = Double(8 - ((turn - index) % 8 + 8) % 8) / 8
        }
        var dot = color
        dot.alpha = UInt8((Double(color.alpha) * share).rounded())
        let middle = LayoutPoint(
          x: frame.size.width / 2 + way.x * Self.ringRadius,
          y: frame.size.height / 2 + way.y * Self.ringRadius)
        canvas.roundedRect(
          LayoutRect(
            x: middle.x - Self.dotRadius, y: middle.y - Self.dotRadius, width: 2 * Self.dotRadius,
            height: 2 * Self.dotRadius), radius: Self.dotRadius, dot)
      }
    }
  }

  /// The indicator's frame and color where it is on screen and the view draws it.
  var shownRefresh: (frame: LayoutRect, color: Color)? {
    guard let color = asked.settings.refreshControl?.color, let frame = refreshIndicatorFrame else {
      return nil
    }
    let viewport = state.applied.settings.viewport
    let isOnScreen =
      frame.minX < viewport.width && frame.maxX > 0 && frame.minY < viewport.height
      && frame.maxY > 0
    return isOnScreen ? (frame, color) : nil
  }
}
