import Scrollwork
import Testing

@testable import PixelPicture

@Suite struct StateTests {
  @Test("a clip lets no pixel out, and clips in clips leave what all of them leave")
  func clips() throws {
    let picture = try Pixels.draw { canvas in
      canvas.pushClip(LayoutRect(x: 3, y: 2, width: 20, height: 15))
      canvas.pushClip(LayoutRect(x: 10, y: 9, width: 50, height: 50))
      canvas.fill(canvas.bounds, .azure)
      canvas.text("WWWWWWWWWWWWWWW", in: canvas.bounds, size: 10, .azure)
      canvas.shadow(canvas.bounds, radius: 4, blur: 3, .azure)
      canvas.pop()
      canvas.fill(LayoutRect(x: 0, y: 0, width: 7, height: 40), .crimson)
      canvas.pop()
      canvas.fill(LayoutRect(x: 38, y: 0, width: 2, height: 2), .black)
    }
    Pixels.expect(picture) { x, y in
      if x >= 38, y < 2 { return .black }
      if (3..<7).contains(x), (2..<17).contains(y) { return .crimson }
      return (10..<23).contains(x) && (9..<17).contains(y) ? .azure : .white
    }
  }

  @Test("a rounded clip mixes its finished content with the pixels below it, once")
  func roundedClip() throws {
    let outer = LayoutRect(x: 2, y: 2, width: 30, height: 24)
    let inner = LayoutRect(x: 4, y: 1, width: 20, height: 20)
    let picture = try Pixels.draw { canvas in
      canvas.fill(canvas.bounds, .black)
      canvas.pushClip(outer, radius: 9)
      canvas.fill(canvas.bounds, .crimson)
      canvas.fill(canvas.bounds, .white)
      canvas.pushClip(inner, radius: 7)
      canvas.fill(canvas.bounds, .crimson)
      canvas.fill(canvas.bounds, .azure)
    }
    Pixels.expect(picture, within: 1) { x, y in
      func share(_ rect: LayoutRect, _ radius: Double) -> Double {
        Pixels.share(x, y) { Pixels.isInside($0, $1, rect, radius: radius) }
      }
      let inside = Pixels.mix(.azure, over: .white, share: share(inner, 7))
      return Pixels.mix(inside, over: .black, share: share(outer, 9))
    }
  }

  @Test("opacity counts for each command, nests, and multiplies with the group's")
  func opacity() throws {
    var list = DisplayList()
    list.addGroup(size: LayoutSize(width: 6, height: 2), opacity: 0.8) { canvas in
      canvas.pushOpacity(0.5)
      canvas.fill(LayoutRect(x: 0, y: 0, width: 4, height: 1), .black)
      canvas.fill(LayoutRect(x: 2, y: 0, width: 4, height: 1), .black)
      canvas.pushOpacity(0.5)
      canvas.fill(LayoutRect(x: 0, y: 1, width: 6, height: 1), .black)
      canvas.pushOpacity(7)
      canvas.pop()
      canvas.pop()
      canvas.pop()
    }
    list.addGroup(size: LayoutSize(width: 6, height: 2), opacity: 0) { $0.fill($0.bounds, .black) }
    let picture = try Pixels.draw(list, 6, 2)
    // 0.4 of 255 is 102, and 0.2 is 51.
    let once = Pixels.mix(.black.withAlpha(102), over: .white)
    let twice = Pixels.mix(.black.withAlpha(102), over: once)
    Pixels.expect(picture) { x, y in
      y == 1
        ? Pixels.mix(.black.withAlpha(51), over: .white)
        : (2..<4).contains(x) ? twice : once
    }
  }

  @Test("a transform inside another is applied first, and a quarter of a turn keeps whole pixels")
  func transforms() throws {
    let picture = try Pixels.draw { canvas in
      canvas.pushTransform(.translation(x: 10, y: 4))
      canvas.pushTransform(.scale(x: 3, y: 2))
      canvas.fill(LayoutRect(x: 1, y: 1, width: 2, height: 3), .azure)
      canvas.pop()
      canvas.pop()
      canvas.pushTransform(.rotation(cosine: 0, sine: 1, around: LayoutPoint(x: 20, y: 20)))
      // Five to the right of the middle is five below it once it is turned clockwise.
      canvas.fill(LayoutRect(x: 25, y: 20, width: 4, height: 2), .crimson)
    }
    Pixels.expect(picture) { x, y in
      if (13..<19).contains(x), (6..<12).contains(y) { return .azure }
      return (18..<20).contains(x) && (25..<29).contains(y) ? .crimson : .white
    }
  }

  @Test("shapes that are turned or scaled cover their points", arguments: [0.0, 3])
  func turned(radius: Double) throws {
    let rect = LayoutRect(x: 8, y: 6, width: 17, height: 13)
    let turn = Transform.rotation(cosine: 0.8, sine: 0.6, around: LayoutPoint(x: 16, y: 12))
    let back = Transform.rotation(cosine: 0.8, sine: -0.6, around: LayoutPoint(x: 16, y: 12))
    let filled = try Pixels.draw { canvas in
      canvas.pushTransform(turn)
      canvas.roundedRect(rect, radius: radius, .azure)
    }
    let clipped = try Pixels.draw { canvas in
      canvas.pushTransform(turn)
      canvas.pushClip(rect, radius: radius)
      canvas.pushTransform(back)
      canvas.fill(canvas.bounds, .azure)
    }
    for picture in [filled, clipped] {
      Pixels.expect(picture, within: 16) { x, y in
        let share = Pixels.share(x, y) {
          let point = back(LayoutPoint(x: $0, y: $1))
          return Pixels.isInside(point.x, point.y, rect, radius: radius)
        }
        return Pixels.mix(.azure, over: .white, share: share)
      }
    }
  }

  @Test("states end with their group, pops without a push do nothing, and groups come in order")
  func groups() throws {
    var list = DisplayList()
    let size = LayoutSize(width: 8, height: 8)
    list.addGroup(size: size) { canvas in
      canvas.pop()
      canvas.pushClip(LayoutRect(x: 0, y: 0, width: 2, height: 2), radius: 1)
      canvas.pushOpacity(0)
      canvas.pushTransform(.translation(x: 100, y: 0))
    }
    list.addGroup(size: size) { $0.fill($0.bounds, .azure) }
    list.addGroup(at: LayoutPoint(x: 4.4, y: 2.5), size: size) { canvas in
      canvas.pop()
      canvas.fill(LayoutRect(x: 0, y: 0, width: 2, height: 2), .crimson)
    }
    Pixels.expect(try Pixels.draw(list, 8, 8)) { x, y in
      (4..<6).contains(x) && (3..<5).contains(y) ? .crimson : .azure
    }
  }

  @Test("an equal list is not painted again, and another one replaces it")
  func again() throws {
    var list = DisplayList()
    list.addGroup(size: LayoutSize(width: 3, height: 3)) { $0.fill($0.bounds, .azure) }
    var picture = try Pixels.draw(list, 3, 3)
    let second = picture.draw(list)
    picture.images["name"] = picture
    let third = picture.draw(list)
    let other = picture.draw(DisplayList())
    #expect([second, third, other] == [false, true, true])
    Pixels.expect(picture) { _, _ in .white }
  }
}
