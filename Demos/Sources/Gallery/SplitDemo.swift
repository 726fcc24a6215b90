import Scrollwork
import Stage

extension Demo {
  /// From this width of the window on, in points, demos show more side by side.
  static var wideWidth: Double { 700 }
}

/// A demo that shows the page of the open item next to its list in a wide window.
protocol SplitDemo: Demo {
  /// Whether the window is wide enough for both.
  var isWide: Bool { get set }
  /// Configures the row of the open item again: it looks different next to its page.
  func redrawOpened()
}

extension SplitDemo {
  func listWidth(in width: Double) -> Double {
    let isNowWide = width >= Self.wideWidth
    if isNowWide != isWide {
      isWide = isNowWide
      redrawOpened()
    }
    return isWide ? min(390, (width * 0.45).rounded()) : width
  }

  /// Says in the middle of the page that nothing is open.
  func drawEmptyPage(_ text: String, in canvas: inout Canvas, _ theme: Theme) {
    canvas.text(
      text,
      in: LayoutRect(x: 0, y: canvas.size.height / 2 - 10, width: canvas.size.width, height: 20),
      style: Type.headline.aligned(.center), theme.quiet)
  }
}
