import ScrollTools
package import Scrollwork

extension Filmstrip {
  /// A picture that any backend can draw.
  package struct Picture: Sendable {
    package var list: DisplayList
    /// Points.
    package var size: LayoutSize
    /// Seconds until the next picture of a film; 1 for the last one.
    package var duration: Double
  }

  /// The strip as one picture.
  package func picture() -> Picture {
    Picture(FilmPicture.strip(of: name, shown), duration: 1)
  }

  /// The number of screens that are shown one after the other.
  package var pictureCount: Int { shown.count }

  /// One screen, as large as all others are.
  ///
  /// - Parameter index: 0 to ``pictureCount``, without it.
  /// - Returns: `nil` for any other index. O(screens).
  package func picture(at index: Int) -> Picture? {
    let screens = shown
    guard screens.indices.contains(index) else { return nil }
    let next = index + 1 < screens.count ? screens[index + 1].time - screens[index].time : 1
    return Picture(FilmPicture.screen(screens[index], of: screens), duration: next)
  }
}

extension Filmstrip.Picture {
  fileprivate init(_ drawing: FilmDrawing, duration: Double) {
    var list = DisplayList()
    list.addGroup(size: drawing.size) { canvas in
      for mark in drawing.marks { canvas.draw(mark) }
    }
    self.init(list: list, size: drawing.size, duration: duration)
  }
}

extension Canvas {
  fileprivate mutating func draw(_ mark: FilmMark) {
    switch mark {
    case .rect(let box, let fill, let opacity):
      self.fill(
        LayoutRect(x: box.minX, y: box.minY, width: box.width, height: box.height),
        Color(hexadecimal: fill, opacity: opacity))
    case .line(let points, let stroke):
      for (from, to) in zip(points, points.dropFirst()) {
        line(
          from: LayoutPoint(x: from.x, y: from.y), to: LayoutPoint(x: to.x, y: to.y),
          width: stroke.width, Color(hexadecimal: stroke.color, opacity: 1))
      }
    case .text(let text, let place, let letters):
      // Most fonts have nine tenths of their size and little more above the baseline.
      let rect = LayoutRect(
        x: place.x, y: place.y - letters.size * 1.05, width: 4096, height: letters.size * 1.6)
      self.text(
        text, in: rect,
        style: TextStyle(
          size: letters.size, weight: letters.isBold ? .bold : .regular, lineLimit: 1),
        Color(hexadecimal: letters.color, opacity: 1))
    }
  }
}

extension Color {
  /// A color of the strip, `#1f2733`; black for anything else.
  fileprivate init(hexadecimal text: String, opacity: Double) {
    self = (Color(text) ?? .black).withAlpha(UInt8((min(max(opacity, 0), 1) * 255).rounded()))
  }
}
