import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

/// Edges and insets of rectangles, and colors by text.
@Suite struct RectAndColorTests {
  @Test("a rectangle contains the points of its area", arguments: TestRun.seeds(30))
  func contains(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func whole(_ range: Range<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    for _ in 0..<100 {
      let rect = LayoutRect(
        x: whole(-10..<10), y: whole(-10..<10), width: whole(0..<8), height: whole(0..<8))
      for x in -12..<20 {
        for y in -12..<20 {
          let columns = Int(rect.minX)..<Int(rect.maxX)
          let rows = Int(rect.minY)..<Int(rect.maxY)
          let isInside = columns.contains(x) && rows.contains(y)
          #expect(
            rect.contains(LayoutPoint(x: Double(x), y: Double(y))) == isInside, "seed \(seed)")
        }
      }
      #expect(
        rect.midX - rect.minX == rect.maxX - rect.midX
          && rect.midY - rect.minY == rect.maxY - rect.midY)
    }
  }

  @Test("insets move the edges, and never cross them")
  func insets() {
    let rect = LayoutRect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.inset(by: LayoutInsets(8)) == LayoutRect(x: 18, y: 28, width: 84, height: 34))
    #expect(rect.inset(by: LayoutInsets(-1)) == LayoutRect(x: 9, y: 19, width: 102, height: 52))
    let crossed = rect.inset(by: LayoutInsets(top: 40, left: 0, bottom: 40, right: 0))
    #expect(crossed == LayoutRect(x: 10, y: 45, width: 100, height: 0))
  }

  @Test("colors by number and text")
  func colors() {
    #expect(Color(hex: 0x2F6FD6) == Color(red: 0x2F, green: 0x6F, blue: 0xD6))
    #expect(
      Color("#2f6fd6") == Color(hex: 0x2F6FD6)
        && Color("#2F6FD680") == Color(hex: 0x2F6FD6, alpha: 128))
    #expect(
      Color("#abc") == Color(hex: 0xAABBCC) && Color("#abc8") == Color(hex: 0xAABBCC, alpha: 0x88))
    #expect(Color("Orange") == .orange && Color("clear") == .clear)
    for wrong in ["", "#", "#12", "#12345", "#1234567", "#ggg", "abc", "#+1+1+1", "#１２３"] {
      #expect(Color(wrong) == nil, "\(wrong)")
    }
    #expect(Color.red.withAlpha(0).alpha == 0)
  }

  @Test("a clock of 60 frames per second, and one of a wrong rate")
  func clock() {
    var clock = FixedRateClock()
    let times = (0..<4).map { _ in clock.next().nanoseconds }
    #expect(times == [0, 16_666_666, 33_333_333, 50_000_000])
    #expect(FixedRateClock(framesPerSecond: -3).rate == 1)
  }
}
