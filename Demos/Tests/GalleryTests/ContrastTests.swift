import Foundation
import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// All texts of all pictures have a contrast of at least 4.5 to 1 with the ground around their letters.
@Suite struct ContrastTests {
  /// Something that a picture draws, in points in the window.
  private struct Drawn {
    var command: DisplayList.Command
    var text = ""
    var area: LayoutRect
    var isOpaque: Bool
  }

  /// The stories, and every demo in both themes on a phone and on a desktop.
  private static var stories: [Story] {
    Story.all
      + Exhibits.names.indices.flatMap { demo in
        [false, true].flatMap { isDark in
          [LayoutSize(width: 390, height: 844), LayoutSize(width: 1280, height: 800)].map { size in
            let name = "\(Exhibits.names[demo]) \(size.width) \(isDark ? "dark" : "light")"
            return Story(name: name, demo: demo, isDark: isDark, size: size) { try $0.wait(0.5) }
          }
        }
      }
  }

  @Test("text can be read on its ground", arguments: stories.map(\.name))
  func contrast(_ name: String) throws {
    let story = try #require(Self.stories.first { $0.name == name })
    let fonts = try FontBook()
    let layers = try story.layers(fonts)
    let surface = try story.draw(layers, fonts, scale: 1)
    let (pixels, width) = (surface.rgba, surface.width)
    let drawn = layers.flatMap(Self.drawn)
    var checked = 0
    for (index, text) in drawn.enumerated() {
      guard case .text(_, _, _, let color) = text.command, text.isOpaque, !text.text.isEmpty
      else { continue }
      let area = text.area
      // What is drawn over it hides it, or is a bar that it goes below.
      guard area.size.width > 4, area.size.height > 4,
        !drawn[(index + 1)...].contains(where: { Self.covers($0, area) })
      else { continue }
      var counts: [Int: Int] = [:]
      for y in Int(area.minY)..<Int(area.maxY) {
        for x in Int(area.minX)..<Int(area.maxX) {
          let place = (y * width + x) * 4
          let key = Int(pixels[place]) << 16 | Int(pixels[place + 1]) << 8 | Int(pixels[place + 2])
          counts[key, default: 0] += 1
        }
      }
      let ground = try #require(counts.max { ($0.value, $0.key) < ($1.value, $1.key) }).key
      let found = Self.contrast(color, Color(hex: UInt32(ground)))
      #expect(found >= 4.5, "\(text.text) at \(area): \(found)")
      checked += 1
    }
    #expect(checked >= 5)
  }

  @Test("white titles of swipe actions and of the theme's fills can be read")
  func fills() {
    let white = Color(hex: 0xFFFFFF)
    for kind in [SwipeAction.Kind.normal, .destructive] {
      #expect(Self.contrast(SwipeAction(title: "", kind: kind).ground, white) >= 4.5, "\(kind)")
    }
    for theme in [Theme.light, .dark] {
      #expect(Self.contrast(theme.fill, theme.onAccent) >= 4.5)
      for ground in [theme.surface, theme.ground, theme.raised] {
        for ink in [theme.ink, theme.quiet, theme.faint] {
          #expect(Self.contrast(ink, ground) >= 4.5, "\(ink) on \(ground)")
        }
      }
      for ground in [theme.surface, theme.marked] {
        #expect(Self.contrast(theme.accent, ground) >= 4.5)
        #expect(Self.contrast(theme.danger, ground) >= 4.5)
      }
    }
    for number in 0..<8 { #expect(Self.contrast(Color.deep(number), white) >= 4.5) }
  }

  /// The commands of a layer without those that are clipped away.
  private static func drawn(_ layer: Stage.Layer) -> [Drawn] {
    let list = layer.list
    return list.groups.flatMap { group -> [Drawn] in
      var hasState = false
      return list.commands[group.commands].compactMap { command -> Drawn? in
        let area: LayoutRect
        var text = ""
        switch command {
        case .fill(let rect, _), .roundedRect(let rect, _, _), .gradient(let rect, _, _, _, _),
          .image(_, let rect, _):
          area = rect
        case .text(let id, let rect, _, _):
          (area, text) = (rect, list.texts[id])
        case .pushOpacity, .pushTransform:
          hasState = true
          return nil
        default: return nil
        }
        let origin = LayoutPoint(
          x: layer.origin.x + group.origin.x, y: layer.origin.y + group.origin.y)
        let bounds = LayoutRect(origin: origin, size: group.size)
        guard
          let visible = intersection(
            area.moved(x: origin.x, y: origin.y), intersection(bounds, layer.clip) ?? .zero)
        else { return nil }
        // A text that is cut off shows too little ground around it.
        let isWhole = visible.size == area.size
        return Drawn(
          command: command, text: text, area: visible,
          isOpaque: !hasState && group.opacity == 1 && isWhole)
      }
    }
  }

  private static func covers(_ drawn: Drawn, _ area: LayoutRect) -> Bool {
    if case .text = drawn.command { return false }
    return intersection(drawn.area, area) != nil
  }

  private static func intersection(_ a: LayoutRect, _ b: LayoutRect) -> LayoutRect? {
    let (left, top) = (max(a.minX, b.minX), max(a.minY, b.minY))
    let (right, bottom) = (min(a.maxX, b.maxX), min(a.maxY, b.maxY))
    guard right > left, bottom > top else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The contrast of two colors by WCAG 2: 1 for the same, 21 for black and white.
  private static func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { value in
        let share = Double(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }
}
