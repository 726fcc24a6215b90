import ScrollApp
import Scrollwork

/// The bar at the top of the window: back, the title and the keys.
extension Stage {
  /// How high the bar and the strip are, and how much they are enlarged.
  var bars: StageBars {
    StageBars(size, textSize: surroundings.textSize, controlsHeight: demo.controlsHeight)
  }

  /// The points that the bar has before it is enlarged.
  var barWidth: Double { size.width / bars.scale }

  /// What the bar says.
  var title: String {
    demo.title ?? openIndex.map { exhibits[$0].title } ?? "Scrollwork"
  }

  /// Where the bar's button leads.
  private var backTitle: String {
    guard navigator.top is DetailScreen, let openIndex else { return "Demos" }
    let below = navigator.stack.dropLast().last as? StageScreen
    return (try? below?.shown().title) ?? exhibits[openIndex].title
  }

  /// Points at both sides of the bar that the title leaves to its buttons.
  private var titleMargin: Double {
    openIndex == nil
      ? 56 : max(56, min(84, surroundings.width(of: backTitle, Type.label)) + 38)
  }

  /// Back, the title, which scrolls to the beginning, and the keys; before they are enlarged.
  var barControls: [Control] {
    let back = Control("back", LayoutRect(x: 6, y: 6, width: 80, height: 40)) { [unowned self] in
      try close()
    }
    let width = max(
      40, min(surroundings.width(of: title, Type.headline) + 32, barWidth - 2 * titleMargin))
    let middle = LayoutRect(x: (barWidth - width) / 2, y: 8, width: width, height: 36)
    let top = Control("title", middle) { [unowned self] in try scrollToEnd(isFirst: true) }
    let keys = Control("help", helpButton, radius: 16) { [unowned self] in help.isShown = true }
    return (openIndex == nil ? [] : [back]) + [top, keys]
  }

  /// Draws what lies behind the bar and the strip.
  func drawGround(in canvas: inout Canvas) {
    let theme = surroundings.theme
    let ground = LayoutRect(x: 0, y: 0, width: size.width, height: bars.height)
    canvas.fill(ground, theme.surface)
    canvas.fill(LayoutRect(x: 0, y: ground.maxY - 1, width: size.width, height: 1), theme.rule)
  }

  /// Draws the bar in the usual text size.
  func drawBar(in canvas: inout Canvas) {
    let theme = surroundings.theme
    canvas.text(
      title,
      in: LayoutRect(
        x: titleMargin, y: 15, width: max(0, barWidth - 2 * titleMargin), height: 22),
      style: Type.headline.aligned(.center), theme.ink)
    drawHelpButton(in: &canvas)
    guard openIndex != nil else { return }
    // A chevron that points back.
    let (x, y) = (18.0, 26.0)
    canvas.line(
      from: LayoutPoint(x: x + 7, y: y - 7.5), to: LayoutPoint(x: x, y: y), width: 2.2, theme.accent
    )
    canvas.line(
      from: LayoutPoint(x: x, y: y), to: LayoutPoint(x: x + 7, y: y + 7.5), width: 2.2, theme.accent
    )
    canvas.text(
      backTitle, in: LayoutRect(x: 32, y: 17, width: 84, height: 20), style: Type.label,
      theme.accent)
  }
}
