import Scrollwork
import Testing

@testable import PixelPicture

@Suite struct FillTests {
  @Test(
    "a fill covers the pixels between its rounded edges, and nothing in part",
    arguments: TestRun.seeds(120))
  func edges(seed: UInt64) throws {
    print("FillTests.edges: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for scale in [1, 1.25, 2, 3] {
      let (rect, origin) = (random.rect(), LayoutPoint(x: random.hundredths(-9...9), y: 3.3))
      let color = random.color()
      var list = DisplayList()
      list.addGroup(at: origin, size: LayoutSize(width: 500, height: 500)) { $0.fill(rect, color) }
      let picture = try Pixels.draw(list, scale: scale)
      let left = (rect.origin.x * scale + (origin.x * scale).rounded()).rounded()
      let top = (rect.origin.y * scale + (origin.y * scale).rounded()).rounded()
      let right = ((rect.origin.x + rect.size.width) * scale + (origin.x * scale).rounded())
        .rounded()
      let bottom = ((rect.origin.y + rect.size.height) * scale + (origin.y * scale).rounded())
        .rounded()
      Pixels.expect(picture, "seed \(seed), scale \(scale)") { x, y in
        let isInside =
          Double(x) >= left && Double(x) < right && Double(y) >= top && Double(y) < bottom
        return isInside ? Pixels.mix(color, over: .white) : .white
      }
    }
  }

  @Test("between rows whose fills end with them there is no gap", arguments: 0..<60)
  func rows(step: Int) throws {
    let scale = [0.75, 1, 1.2, 1.5, 2, 2.6][step % 6]
    var list = DisplayList()
    var y = -Double(step) * 0.37
    var row = 0
    while y < 120 {
      let height = 17.3 + Double((row * 7 + step) % 5) * 1.21
      list.addGroup(at: LayoutPoint(y: y), size: LayoutSize(width: 10, height: height)) {
        $0.fill($0.bounds, .black)
      }
      y += height
      row += 1
    }
    let picture = try Pixels.draw(list, 10, 120, scale: scale)
    for line in 0..<picture.height {
      #expect(picture[4, line] == .black, "line \(line), scale \(scale), step \(step)")
    }
  }

  @Test(
    "a fill that ends with its group ends where the next group begins, and others where they end")
  func ends() throws {
    var list = DisplayList()
    // From 0.5, which is put on 1, to 10.6.
    list.addGroup(at: LayoutPoint(y: 0.5), size: LayoutSize(width: 4, height: 10.1)) { canvas in
      canvas.fill(LayoutRect(x: 0, y: 0, width: 1, height: 10.1), .black)
      canvas.fill(LayoutRect(x: 1, y: 0, width: 1, height: 9.4), .black)
      canvas.roundedRect(LayoutRect(x: 2, y: 0, width: 1, height: 10.1), radius: 0, .black)
      canvas.pushTransform(.translation(x: 0, y: 0))
      canvas.fill(LayoutRect(x: 3, y: 0, width: 1, height: 10.1), .black)
    }
    let picture = try Pixels.draw(list, 4, 14)
    let lengths = (0..<4).map { x in (0..<14).filter { picture[x, $0] == .black }.count }
    #expect(lengths == [10, 9, 10, 10])
    #expect((0..<4).allSatisfy { picture[$0, 0] == .white && picture[$0, 1] == .black })
  }

  @Test("translucent fills let through what lies below")
  func translucent() throws {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
    let picture = try Pixels.draw(2, 1) { canvas in
      canvas.fill(LayoutRect(x: 0, y: 0, width: 2, height: 1), half)
      canvas.fill(LayoutRect(x: 1, y: 0, width: 1, height: 1), half)
    }
    // 255 · 127 / 255, and 127 · 127 / 255.
    #expect(picture.ppm == Array("P6\n2 1\n255\n".utf8) + [127, 127, 127, 63, 63, 63])
  }

  @Test("sizes and scales beyond the bounds are refused")
  func sizes() {
    for number in [0, -1, Double.nan, .infinity, 8193, 1e300] {
      #expect(PixelPicture(size: LayoutSize(width: number, height: 10)) == nil)
      #expect(PixelPicture(size: LayoutSize(width: 10, height: number)) == nil)
      #expect(PixelPicture(size: LayoutSize(width: 10, height: 10), scale: number) == nil)
    }
    #expect(PixelPicture(size: LayoutSize(width: 10, height: 10), scale: 17) == nil)
    let picture = PixelPicture(size: LayoutSize(width: 10.1, height: 1), scale: 1.5)
    #expect(picture?.width == 16)
    #expect(picture?.height == 2)
  }
}
