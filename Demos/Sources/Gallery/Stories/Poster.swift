import ScrollSDL
import Scrollwork
import Stage

/// Some of the stories side by side, for the front page.
enum Poster {
  private static let names = [
    "cities-bounce", "mail", "photos-masonry-dark", "feed", "chat-dark",
  ]
  /// What a story's points measure on the poster.
  private static let share = 0.6
  private static let gap = 26.0
  private static let pixelsPerPoint = 2.0

  static func surface(_ fonts: FontBook) throws -> SurfaceRenderer {
    let stories = names.compactMap { name in Story.all.first { $0.name == name } }
    let width = gap + stories.reduce(0) { $0 + $1.size.width * share + gap }
    let height = 2 * gap + (stories.map(\.size.height).max() ?? 0) * share
    let size = LayoutSize(width: width, height: height)
    let poster = try SurfaceRenderer(size: size, scale: pixelsPerPoint, fonts: fonts)
    var list = DisplayList()
    list.addGroup(size: size) { canvas in
      canvas.gradient(
        canvas.bounds, from: Color(hex: 0xDCE6FB), to: Color(hex: 0xEFE7F6), axis: .horizontal)
    }
    var x = gap
    for story in stories {
      let drawn = try story.surface(fonts, scale: share * pixelsPerPoint)
      try poster.drawing.setImage(
        story.name, width: drawn.width, height: drawn.height, rgba: drawn.rgba)
      let area = LayoutRect(
        x: x, y: gap, width: story.size.width * share, height: story.size.height * share)
      list.addGroup(size: size) { canvas in
        canvas.shadow(area.moved(y: 5), radius: 20, blur: 26, Color(hex: 0x1B2440, alpha: 90))
        canvas.image(story.name, in: area, radius: 20)
        canvas.border(area, radius: 20, width: 1, Color(hex: 0x1B2440, alpha: 40))
      }
      x += area.size.width + gap
    }
    poster.draw(list)
    return poster
  }
}
