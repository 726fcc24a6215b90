import ScrollSDL
import Scrollwork
import Stage

/// A demo in motion: what a script does in it, frame by frame, as an animated PNG.
struct Film {
  /// The demo's number; `nil` for a script that opens demos itself.
  var demo: Int?
  var isDark = false
  var size = Story.phone
  var play: (inout Story.Script) throws -> Void

  /// Of 60 frames a second, every third one is kept: enough for the eye, in a third of the bytes.
  private static let step = 3
  private static let pointerRadius = 15.0

  /// Plays the script twice, once for its colors and once for its pictures. The same script makes the same bytes.
  func bytes(_ fonts: FontBook) throws -> [UInt8] {
    let surface = try SurfaceRenderer(size: size, scale: 1, fonts: fonts)
    var census = FilmPalette.Census()
    try forEachPicture(surface, fonts) { census.note($0) }
    var file = FilmFile(
      width: surface.width, height: surface.height, palette: FilmPalette(census))
    try forEachPicture(surface, fonts) {
      file.append($0, milliseconds: Self.step * 1000 / 60)
    }
    return file.bytes
  }

  private func forEachPicture(
    _ surface: SurfaceRenderer, _ fonts: FontBook, _ note: @escaping ([UInt8]) -> Void
  ) throws {
    let theme = isDark ? Theme.dark : .light
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: size, scale: 1, theme: theme, measurer: fonts)
    var script = Story.Script(stage)
    try script.wait(0.1)
    if let demo { try stage.open(demo) }
    try script.wait(0.1)
    var count = 0
    script.onFrame = { script in
      defer { count += 1 }
      guard count.isMultiple(of: Self.step) else { return }
      surface.drawing.clear(theme.ground)
      for layer in script.layers {
        surface.drawing.draw(layer.list, at: layer.origin, clip: layer.clip)
      }
      surface.drawing.draw(Self.mark(script.pointer, size))
      surface.flush()
      note(surface.rgba)
    }
    try play(&script)
  }

  /// A disc where the pointer is down, so that it can be seen what moves the content.
  private static func mark(_ point: LayoutPoint?, _ size: LayoutSize) -> DisplayList {
    var list = DisplayList()
    guard let point else { return list }
    list.addGroup(size: size) { canvas in
      let disc = LayoutRect(
        x: point.x - pointerRadius, y: point.y - pointerRadius, width: 2 * pointerRadius,
        height: 2 * pointerRadius)
      canvas.roundedRect(disc, radius: pointerRadius, Color(hex: 0x5D6475, alpha: 110))
      canvas.border(disc, radius: pointerRadius, width: 1.5, Color(hex: 0xFFFFFF, alpha: 190))
    }
    return list
  }
}
