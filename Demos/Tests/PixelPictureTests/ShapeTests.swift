import Scrollwork
import Testing

@testable import PixelPicture

/// Each shape against a twin that tests points of pixels one by one.
@Suite struct ShapeTests {
  private let card = LayoutRect(x: 4, y: 3, width: 31, height: 22)

  @Test(
    "a rounded rectangle covers its points", arguments: [-3, 0, 0.5, 1, 4.75, 9, 11, 40, .infinity])
  func rounded(radius: Double) throws {
    let picture = try Pixels.draw { $0.roundedRect(card, radius: radius, .azure) }
    let used = min(max(radius, 0), 11)
    Pixels.expect(picture) { x, y in
      let share = Pixels.share(x, y) { Pixels.isInside($0, $1, card, radius: used) }
      return Pixels.mix(.azure, over: .white, share: share)
    }
  }

  @Test(
    "a border covers its rectangle without the one inside", arguments: [0.2, 1, 2.5, 7, 10, 11])
  func border(width: Double) throws {
    for radius in [0.0, 3, 8] {
      let picture = try Pixels.draw { $0.border(card, radius: radius, width: width, .crimson) }
      let rim = max(1, width.rounded())
      let hole = LayoutRect(
        x: card.origin.x + rim, y: card.origin.y + rim, width: card.size.width - 2 * rim,
        height: card.size.height - 2 * rim)
      Pixels.expect(picture, "radius \(radius)") { x, y in
        let share = Pixels.share(x, y) {
          Pixels.isInside($0, $1, card, radius: radius)
            && !Pixels.isInside($0, $1, hole, radius: max(0, radius - rim))
        }
        return Pixels.mix(.crimson, over: .white, share: share)
      }
    }
  }

  @Test("level and upright lines lie on whole pixels, as sharp as fills")
  func straight() throws {
    let picture = try Pixels.draw(12, 12) { canvas in
      canvas.line(from: LayoutPoint(x: 1.4, y: 2), to: LayoutPoint(x: 9.6, y: 2), .black)
      canvas.line(
        from: LayoutPoint(x: 6, y: 11), to: LayoutPoint(x: 6, y: 4), width: 2, .black)
      canvas.line(from: LayoutPoint(x: 1, y: 8), to: LayoutPoint(x: 4, y: 8), width: 0.1, .black)
    }
    Pixels.expect(picture) { x, y in
      let isLevel = y == 1 && (1..<10).contains(x) || y == 7 && (1..<4).contains(x)
      let isUpright = (5..<7).contains(x) && (4..<11).contains(y)
      return isLevel || isUpright ? .black : .white
    }
  }

  @Test("lines that lean are strokes with blunt ends, and thin ones pale", arguments: [0.4, 1, 5])
  func leaning(width: Double) throws {
    let (from, to) = (LayoutPoint(x: 6, y: 4), LayoutPoint(x: 30, y: 22))
    let picture = try Pixels.draw { $0.line(from: from, to: to, width: width, .black) }
    let strength = min(width, 1)
    let color = Color.black.withAlpha(UInt8((255 * strength).rounded()))
    // The direction is (0.8, 0.6), and the length 30. A point on the very edge may count on either side.
    Pixels.expect(picture, within: 16) { x, y in
      let share = Pixels.share(x, y) { x, y in
        let along = (x - from.x) * 0.8 + (y - from.y) * 0.6
        let across = (y - from.y) * 0.8 - (x - from.x) * 0.6
        return along >= 0 && along < 30 && abs(across) < max(width, 1) / 2
      }
      return Pixels.mix(color, over: .white, share: share)
    }
  }

  @Test("a shadow is a smooth step over the distance from the edge", arguments: [2.0, 6, 25])
  func shadow(blur: Double) throws {
    for radius in [0.0, 6] {
      let picture = try Pixels.draw { $0.shadow(card, radius: radius, blur: blur, .black) }
      let outline = Self.outline(of: card, radius: radius)
      Pixels.expect(picture, within: 3, "radius \(radius)") { x, y in
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        let squares = outline.map { ($0.x - x) * ($0.x - x) + ($0.y - y) * ($0.y - y) }
        let distance = (squares.min() ?? 0).squareRoot()
        let isInside = Pixels.isInside(x, y, card, radius: radius)
        let part = min(max(((isInside ? distance : -distance) / blur + 1) / 2, 0), 1)
        return Pixels.mix(.black, over: .white, share: part * part * (3 - 2 * part))
      }
    }
  }

  /// Points along the edge of a rounded rectangle, a tenth of a point from each other at most.
  private static func outline(of rect: LayoutRect, radius: Double) -> [LayoutPoint] {
    let (left, top) = (rect.origin.x + radius, rect.origin.y + radius)
    let (width, height) = (rect.size.width - 2 * radius, rect.size.height - 2 * radius)
    var points: [LayoutPoint] = []
    for step in 0...400 {
      let share = Double(step) / 400
      for (x, y) in [
        (left + share * width, top - radius), (left + share * width, top + height + radius),
        (left - radius, top + share * height), (left + width + radius, top + share * height),
      ] {
        points.append(LayoutPoint(x: x, y: y))
      }
      // A quarter of a circle without sines.
      let (across, down) = (share * radius, ((1 - share * share)).squareRoot() * radius)
      for (x, y) in [(across, down), (down, across)] {
        points += [
          LayoutPoint(x: left - x, y: top - y), LayoutPoint(x: left + width + x, y: top - y),
          LayoutPoint(x: left - x, y: top + height + y),
          LayoutPoint(x: left + width + x, y: top + height + y),
        ]
      }
    }
    return points
  }

  @Test("a shadow without a blur is its shape")
  func sharp() throws {
    let shadow = try Pixels.draw { $0.shadow(card, radius: 6, blur: 0, .azure) }
    let shape = try Pixels.draw { $0.roundedRect(card, radius: 6, .azure) }
    #expect(shadow.ppm == shape.ppm)
  }

  @Test("a gradient runs from its first color to its last, along either axis")
  func gradient() throws {
    let (from, to) = (Color(red: 0, green: 200, blue: 10, alpha: 255), Color.black.withAlpha(55))
    for axis in [Axis.vertical, .horizontal] {
      let picture = try Pixels.draw(10, 10) {
        $0.gradient($0.bounds, from: from, to: to, axis: axis)
      }
      Pixels.expect(picture, within: 1, "\(axis)") { x, y in
        let part = (Double(axis == .vertical ? y : x) + 0.5) / 10
        let color = Color(
          red: 0, green: UInt8((200 - 200 * part).rounded()),
          blue: UInt8((10 - 10 * part).rounded()),
          alpha: UInt8((255 - 200 * part).rounded()))
        return Pixels.mix(color, over: .white)
      }
    }
  }

  @Test(
    "an image fills its rectangle, loses as much at both sides, and is left out if it is unknown")
  func image() throws {
    // Four columns of two pixels each: black, azure, crimson, black.
    let source = try Pixels.draw(8, 4) { canvas in
      for (column, color) in [Color.black, .azure, .crimson, .black].enumerated() {
        canvas.fill(LayoutRect(x: Double(column) * 2, y: 0, width: 2, height: 4), color)
      }
    }
    let area = LayoutRect(x: 1, y: 1, width: 8, height: 8)
    let picture = try Pixels.draw(10, 10, images: ["stripes": source]) { canvas in
      canvas.image("stripes", in: area)
      canvas.image("nothing", in: canvas.bounds)
    }
    Pixels.expect(picture) { x, y in
      guard (1..<9).contains(x), (1..<9).contains(y) else { return .white }
      return x < 5 ? .azure : .crimson
    }
  }
}
