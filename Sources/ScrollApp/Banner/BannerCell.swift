public import Scrollwork

/// A notification as a card: in a banner over the window, and as the cell of a list of delivered notifications.
public final class BannerCell: ReusableCell {
  /// What the banner says.
  public var content = NotificationContent()
  /// The colors of the banner.
  public var style = BannerStyle.light

  /// Creates a banner without content.
  public init() {}

  private static let padding = 14.0
  private static let titleHeight = 20.0
  private static let subtitleHeight = 18.0
  private static let lineHeight = 18.0
  private static let textStart = 48.0

  /// As high as its texts: a line for the title and the subtitle each, two for the body.
  public func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: Self.height(of: content))
  }

  /// Points, the same at every width.
  public static func height(of content: NotificationContent) -> Double {
    var height = 2 * padding
    if !content.title.isEmpty { height += titleHeight }
    if !content.subtitle.isEmpty { height += subtitleHeight }
    if !content.body.isEmpty { height += 2 * lineHeight }
    return max(height, 2 * padding + titleHeight)
  }

  public func draw(in canvas: inout Canvas) {
    let bounds = canvas.bounds
    let lower = LayoutRect(
      x: 0, y: 4, width: bounds.size.width, height: max(0, bounds.size.height))
    canvas.shadow(lower, radius: 16, blur: 18, style.shadow)
    canvas.roundedRect(bounds, radius: 16, style.surface)
    canvas.roundedRect(
      LayoutRect(x: Self.padding, y: Self.padding + 2, width: 24, height: 24), radius: 7,
      style.accent)
    // A bell: a dome, a rim and a clapper.
    let white = Color(red: 255, green: 255, blue: 255)
    let (x, y) = (Self.padding + 12, Self.padding + 14)
    canvas.roundedRect(LayoutRect(x: x - 5, y: y - 7, width: 10, height: 11), radius: 5, white)
    canvas.roundedRect(LayoutRect(x: x - 7, y: y + 2, width: 14, height: 3), radius: 1.5, white)
    canvas.roundedRect(LayoutRect(x: x - 2, y: y + 5.5, width: 4, height: 3), radius: 1.5, white)
    var top = Self.padding
    let width = max(0, bounds.size.width - Self.textStart - Self.padding)
    func line(_ height: Double) -> LayoutRect {
      defer { top += height }
      return LayoutRect(x: Self.textStart, y: top, width: width, height: height)
    }
    if !content.title.isEmpty {
      let style = TextStyle(size: 15, weight: .semibold, lineLimit: 1)
      canvas.text(content.title, in: line(Self.titleHeight), style: style, self.style.ink)
    }
    if !content.subtitle.isEmpty {
      let style = TextStyle(size: 13, weight: .medium, lineLimit: 1)
      canvas.text(content.subtitle, in: line(Self.subtitleHeight), style: style, self.style.ink)
    }
    if !content.body.isEmpty {
      let style = TextStyle(size: 13, lineLimit: 2)
      canvas.text(content.body, in: line(2 * Self.lineHeight), style: style, self.style.quiet)
    }
  }
}
