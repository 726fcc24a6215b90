package import Scrollwork

/// What leads to places at the side of a list, in the colors of the theme.
extension Surroundings {
  /// The bar, with a bubble wide enough for a text.
  func scroller(for place: String?) -> FastScroller.Style {
    var style = FastScroller.Style()
    style.bar.color = theme.ink.withAlpha(90)
    style.heldColor = theme.ink.withAlpha(130)
    style.bubble = bubble
    if let place, place.count > 2 {
      style.bubble.textSize = 17
      let text = TextStyle(size: 17, weight: .semibold, lineLimit: 1)
      style.bubble.size = LayoutSize(width: width(of: place, text) + 32, height: 44)
    }
    return style
  }

  /// Letters that lead to sections.
  package var letters: SectionIndex.Style {
    var style = SectionIndex.Style()
    style.width = 36
    style.margin = 14
    style.ground = theme.surface
    style.text = theme.quiet
    style.current = theme.accent
    style.dots = theme.faint
    style.bubble = bubble
    return style
  }

  private var bubble: ScrollBubble {
    ScrollBubble(ground: theme.fill, text: theme.onAccent, shadow: theme.shadow)
  }
}
