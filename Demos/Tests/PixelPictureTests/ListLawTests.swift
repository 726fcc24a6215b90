import Scrollwork
import Testing
import TextPicture

@testable import PixelPicture

@Suite struct ListLawTests {
  private static let bad: [LayoutRect] = {
    let good = LayoutRect(x: 2, y: 2, width: 20, height: 15)
    var rects: [LayoutRect] = []
    for number in [Double.nan, .infinity, -.infinity] {
      rects.append(LayoutRect(x: number, y: 2, width: 20, height: 15))
      rects.append(LayoutRect(x: 2, y: number, width: 20, height: 15))
      rects.append(LayoutRect(x: 2, y: 2, width: number, height: 15))
      rects.append(LayoutRect(x: 2, y: 2, width: 20, height: number))
    }
    for number in [0.0, -0.0, -5] {
      rects.append(LayoutRect(origin: good.origin, size: LayoutSize(width: number, height: 15)))
      rects.append(LayoutRect(origin: good.origin, size: LayoutSize(width: 20, height: number)))
    }
    rects.append(LayoutRect(x: 1e308, y: 2, width: 1e308, height: 15))
    return rects
  }()

  @Test(
    "empty rectangles and those that are not finite draw nothing, and clip away all", arguments: bad
  )
  func badRectangles(rect: LayoutRect) throws {
    let turns: [Transform] = [.identity, .rotation(cosine: 0.8, sine: 0.6), .scale(x: 2, y: 0.5)]
    for turn in turns {
      let source = try Pixels.draw(4, 4) { $0.fill($0.bounds, .azure) }
      let picture = try Pixels.draw(images: ["azure": source]) { canvas in
        canvas.pushTransform(turn)
        canvas.fill(rect, .azure)
        canvas.roundedRect(rect, radius: 3, .azure)
        canvas.border(rect, radius: 3, .azure)
        canvas.shadow(rect, radius: 3, blur: 4, .azure)
        canvas.gradient(rect, from: .azure, to: .crimson)
        canvas.image("azure", in: rect)
        canvas.pushClip(rect, radius: 2)
        canvas.fill(canvas.bounds, .crimson)
        canvas.pop()
      }
      Pixels.expect(picture, "\(rect), \(turn)") { _, _ in .white }
    }
  }

  @Test("other numbers that make no sense draw nothing either")
  func badNumbers() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      let picture = try Pixels.draw { canvas in
        let area = LayoutRect(x: 2, y: 2, width: 20, height: 15)
        canvas.border(area, width: number, .azure)
        canvas.shadow(area, radius: 2, blur: number, .azure)
        canvas.line(from: LayoutPoint(x: number, y: 2), to: LayoutPoint(x: 8, y: 8), .azure)
        canvas.line(
          from: LayoutPoint(x: 2, y: 2), to: LayoutPoint(x: 8, y: 8), width: number, .azure)
        canvas.text("text", in: area, size: number, .azure)
        canvas.pushTransform(Transform(a: number))
        canvas.fill(area, .azure)
        canvas.pop()
        canvas.pushOpacity(number > 0 ? 0 : number)
        canvas.fill(area, .azure)
      }
      Pixels.expect(picture, "\(number)") { _, _ in .white }
    }
  }

  @Test("no list traps, and the same list gives the same bytes", arguments: TestRun.seeds(600))
  func wild(seed: UInt64) throws {
    print("ListLawTests.wild: seed \(seed)")
    let list = RandomList.wild(seed: seed)
    let known = try Pixels.draw(5, 3) { $0.fill($0.bounds, .azure) }
    let scale = [1, 1.5, 2][Int(seed % 3)]
    let picture = try Pixels.draw(list, scale: scale, images: ["known": known])
    #expect(
      try Pixels.draw(RandomList.wild(seed: seed), scale: scale, images: ["known": known]).ppm
        == picture.ppm)
    let size = LayoutSize(width: 280, height: 160)
    let text = CharacterPicture(list, viewport: size).text
    #expect(text.split(separator: "\n").count == 12)
    #expect(text.split(separator: "\n").allSatisfy { $0.count == 42 })
  }

  /// The twin goes through the list once for each pixel, with a stack of its own.
  @Test(
    "fills, clips, opacities and moves nest as they do for each pixel on its own",
    arguments: TestRun.seeds(240))
  func nesting(seed: UInt64) throws {
    print("ListLawTests.nesting: seed \(seed)")
    let list = Self.nested(seed: seed)
    Pixels.expect(try Pixels.draw(list), "seed \(seed)") { x, y in Self.color(x, y, list) }
  }

  private static func nested(seed: UInt64) -> DisplayList {
    var random = SeededGenerator(seed: seed)
    var list = DisplayList()
    for _ in 0..<4 {
      let origin = LayoutPoint(x: random.hundredths(-9...20), y: random.hundredths(-9...20))
      let opacity = random.hundredths(0...1)
      list.addGroup(at: origin, size: LayoutSize(width: 99, height: 99), opacity: opacity) {
        canvas in
        for _ in 0..<12 {
          switch random.next() % 8 {
          case 0: canvas.pushClip(random.rect())
          case 1: canvas.pushOpacity(random.hundredths(0...1))
          case 2: canvas.pushTransform(.translation(x: random.hundredths(-5...5), y: 2))
          case 3: canvas.pop()
          default: canvas.fill(random.rect(), random.color())
          }
        }
      }
    }
    return list
  }

  private static func color(_ x: Int, _ y: Int, _ list: DisplayList) -> Color {
    var color = Color.white
    for group in list.groups {
      // The shift of the points, the opacity, and whether the pixel shows.
      var states = [(group.origin.x.rounded(), group.origin.y.rounded(), group.opacity, true)]
      for command in list.commands[group.commands] {
        let (dx, dy, opacity, shows) = states[states.count - 1]
        func holds(_ rect: LayoutRect) -> Bool {
          Double(x) >= (rect.origin.x + dx).rounded()
            && Double(x) < (rect.origin.x + rect.size.width + dx).rounded()
            && Double(y) >= (rect.origin.y + dy).rounded()
            && Double(y) < (rect.origin.y + rect.size.height + dy).rounded()
        }
        switch command {
        case .pushClip(let rect, _): states.append((dx, dy, opacity, shows && holds(rect)))
        case .pushOpacity(let factor): states.append((dx, dy, opacity * factor, shows))
        case .pushTransform(let move):
          states.append((dx + move.tx, dy + move.ty, opacity, shows))
        case .pop: if states.count > 1 { states.removeLast() }
        case .fill(let rect, let fill) where shows && holds(rect):
          let alpha = UInt8((Double(fill.alpha) * opacity).rounded())
          color = Pixels.mix(fill.withAlpha(alpha), over: color)
        default: break
        }
      }
    }
    return color
  }
}
