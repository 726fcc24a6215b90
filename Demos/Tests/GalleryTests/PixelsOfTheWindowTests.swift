import PixelPicture
import ScrollSDL
import Scrollwork
import Testing

/// The example of a renderer against the software renderer of the window.
@Suite struct PixelsOfTheWindowTests {
  private static let size = LayoutSize(width: 60, height: 44)

  /// The largest difference of a channel between the two pictures of a list.
  private func difference(_ list: DisplayList, scale: Double) throws -> Int {
    let surface = try SurfaceRenderer(size: Self.size, scale: scale, fonts: FontBook())
    surface.draw(list)
    var picture = try #require(PixelPicture(size: Self.size, scale: scale))
    picture.draw(list)
    let rgba = surface.rgba
    #expect(picture.width == surface.width && picture.height == surface.height)
    var most = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (place, color) = ((y * picture.width + x) * 4, picture[x, y])
        for (channel, value) in [color.red, color.green, color.blue].enumerated() {
          most = max(most, abs(Int(rgba[place + channel]) - Int(value)))
        }
      }
    }
    return most
  }

  @Test("opaque areas on whole pixels have the bytes of the window", arguments: 1...60)
  func areas(seed: Int) throws {
    print("PixelsOfTheWindowTests.areas: seed \(seed)")
    var random = SeededGenerator(seed: UInt64(seed))
    var list = DisplayList()
    for _ in 0..<5 {
      let origin = LayoutPoint(x: random.hundredths(-9...30), y: random.hundredths(-9...30))
      let size = LayoutSize(width: random.hundredths(5...40), height: random.hundredths(5...30))
      list.addGroup(at: origin, size: size) { canvas in
        canvas.fill(canvas.bounds, random.color().withAlpha(255))
        for _ in 0..<10 {
          switch random.next() % 9 {
          case 0: canvas.pushClip(random.rect(40))
          case 1: canvas.pushTransform(.translation(x: random.hundredths(-5...5), y: 2.3))
          case 2: canvas.pop()
          case 3: canvas.roundedRect(random.rect(40), radius: 0, random.color().withAlpha(255))
          case 4:
            canvas.border(
              random.rect(40), width: random.hundredths(0...9), random.color().withAlpha(255))
          case 5:
            let (start, end) = (random.rect(40).origin, random.rect(40).origin)
            let isLevel = random.next() % 2 == 0
            canvas.line(
              from: start,
              to: isLevel ? LayoutPoint(x: end.x, y: start.y) : LayoutPoint(x: start.x, y: end.y),
              width: random.hundredths(0...6), random.color().withAlpha(255))
          default: canvas.fill(random.rect(40), random.color().withAlpha(255))
          }
        }
      }
    }
    for scale in [1, 1.25, 2, 3] {
      #expect(try difference(list, scale: scale) == 0, "seed \(seed), scale \(scale)")
    }
  }

  @Test("corners, rounded clips and gradients differ by little", arguments: [1.0, 1.5, 2])
  func smooth(scale: Double) throws {
    func list(_ body: (inout Canvas) -> Void) -> DisplayList {
      var list = DisplayList()
      list.addGroup(size: Self.size, body)
      return list
    }
    let card = LayoutRect(x: 4, y: 5, width: 50, height: 32)
    let ink = Color(red: 28, green: 36, blue: 52)
    let corners = list { canvas in
      canvas.roundedRect(card, radius: 9, ink)
      canvas.border(card, radius: 9, width: 3, Color(red: 214, green: 72, blue: 66))
      canvas.pushClip(LayoutRect(x: 14, y: 12, width: 30, height: 20), radius: 7)
      canvas.fill(canvas.bounds, Color(red: 255, green: 255, blue: 255))
      canvas.fill(LayoutRect(x: 0, y: 0, width: 24, height: 44), ink)
    }
    #expect(try difference(corners, scale: scale) <= 40)
    let gradient = list { $0.gradient(card, from: ink, to: Color(red: 255, green: 214, blue: 120)) }
    #expect(try difference(gradient, scale: scale) <= 2)
    let shadow = list { $0.shadow(card, radius: 9, blur: 6, ink) }
    #expect(try difference(shadow, scale: scale) <= 40)
    let line = list {
      $0.line(from: LayoutPoint(x: 5, y: 5), to: LayoutPoint(x: 50, y: 31), width: 3, ink)
    }
    #expect(try difference(line, scale: scale) <= 60)
  }
}
