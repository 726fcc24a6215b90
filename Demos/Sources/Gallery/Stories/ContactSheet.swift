import ScrollSDL
import Scrollwork
import Stage

/// Every demo in the windows that people have, in both themes, in larger text and from right to left, on one picture: for
/// a look at all of them at once.
enum ContactSheet {
  /// A window that demos are drawn in.
  struct Case: Hashable {
    var name: String
    var size: LayoutSize
    var isDark = false
    var scale = 1.0
    var textSize = ContentSizeCategory.large
    var direction = TraitCollection.LayoutDirection.leftToRight
  }

  static let cases: [Case] = [
    Case(name: "phone", size: LayoutSize(width: 390, height: 844)),
    Case(name: "phone dark", size: LayoutSize(width: 390, height: 844), isDark: true),
    Case(name: "landscape", size: LayoutSize(width: 844, height: 390)),
    Case(name: "landscape dark", size: LayoutSize(width: 844, height: 390), isDark: true),
    Case(name: "desktop", size: LayoutSize(width: 1280, height: 800)),
    Case(name: "desktop dark", size: LayoutSize(width: 1280, height: 800), isDark: true),
    Case(name: "large", size: LayoutSize(width: 1920, height: 1400)),
    Case(name: "large dark", size: LayoutSize(width: 1920, height: 1400), isDark: true),
    Case(name: "small", size: LayoutSize(width: 280, height: 360)),
    Case(name: "phone 2x", size: LayoutSize(width: 390, height: 844), scale: 2),
    Case(
      name: "large text", size: LayoutSize(width: 390, height: 844),
      textSize: .extraExtraExtraLarge),
    Case(
      name: "largest text dark", size: LayoutSize(width: 390, height: 844), isDark: true,
      textSize: .accessibilityLarge),
    Case(
      name: "right to left", size: LayoutSize(width: 390, height: 844), direction: .rightToLeft),
    Case(
      name: "right to left desktop dark", size: LayoutSize(width: 1280, height: 800), isDark: true,
      direction: .rightToLeft),
  ]

  private static let gap = 20.0
  private static let title = 22.0

  /// Draws all demos in a window, side by side. `share` is how large a point of them is on the sheet.
  static func surface(of shown: Case, share: Double = 0.5, _ fonts: FontBook) throws
    -> SurfaceRenderer
  {
    let names = ["menu"] + Exhibits.names
    let columns = shown.size.width > shown.size.height ? 4 : 6
    let (width, height) = (shown.size.width * share, shown.size.height * share)
    let rows = (names.count + columns - 1) / columns
    let size = LayoutSize(
      width: gap + Double(columns) * (width + gap),
      height: gap + Double(rows) * (height + gap + title))
    let sheet = try SurfaceRenderer(size: size, scale: shown.scale, fonts: fonts)
    var list = DisplayList()
    list.addGroup(size: size) { $0.fill($0.bounds, Color(hex: 0xC9CDD6)) }
    for (place, name) in names.enumerated() {
      let story = Story(
        name: name, demo: place == 0 ? nil : place - 1, isDark: shown.isDark, size: shown.size,
        textSize: shown.textSize, direction: shown.direction
      ) {
        try $0.wait(2.5)
      }
      let drawn = try story.surface(fonts, scale: shown.scale)
      try sheet.drawing.setImage(
        name, width: drawn.width, height: drawn.height, rgba: drawn.rgba)
      let area = LayoutRect(
        x: gap + Double(place % columns) * (width + gap),
        y: gap + Double(place / columns) * (height + gap + title) + title, width: width,
        height: height)
      list.addGroup(size: size) { canvas in
        canvas.text(
          "\(name), \(shown.name)", in: area.moved(y: -title).with(height: 18),
          style: Type.label, Color(hex: 0x14171F))
        canvas.image(name, in: area)
      }
    }
    sheet.draw(list)
    return sheet
  }
}
