import Scrollwork
import Testing

@testable import PixelPicture

@Suite struct BitmapFontTests {
  private let font = BitmapFont()
  private let ten = TextStyle(size: 10)

  private func lines(_ text: String, _ columns: Int, limit: Int = 0) -> [String] {
    // At a size of 10 pt letters are 6 pt wide.
    font.lines(
      of: text, style: TextStyle(size: 10, lineLimit: limit), width: Double(columns * 6)
    ).map { String($0.letters) }
  }

  @Test("at a size of 10 pt a dot is a pixel, and letters stand side by side")
  func letters() throws {
    let picture = try Pixels.draw(18, 12) {
      $0.text("Tg…", in: LayoutRect(x: 0, y: 0, width: 18, height: 12), size: 10, .black)
    }
    let rows = (0..<12).map { y in
      String((0..<18).map { picture[$0, y] == .black ? "#" : "." as Character })
    }
    #expect(
      rows == [
        "..................", "..................", "#####.............", "..#...............",
        "..#....####.......", "..#...#...#.......", "..#...#...#.......", "..#...#...#.......",
        "..#....####.#.#.#.", "..........#.......", ".......###........", "..................",
      ])
  }

  @Test("every letter of ASCII has nine rows, and unknown ones are boxes")
  func glyphs() {
    let all = (32..<127).map { BitmapFont.glyph(Character(UnicodeScalar(UInt8($0)))) }
    #expect(all.allSatisfy { $0.count == 9 })
    #expect(Set(all).count == 95)
    #expect(BitmapFont.glyph("é") == BitmapFont.glyph("東"))
    #expect(!all.contains(BitmapFont.glyph("東")))
  }

  @Test("letters of any size, weight and turn cover their dots", arguments: [0.8, 1, 1.7])
  func sizes(factor: Double) throws {
    for (weight, turn) in [(TextStyle.Weight.regular, 1.0), (.bold, 1), (.medium, 0.8)] {
      let style = TextStyle(size: 10 * factor, weight: weight)
      let matrix = Transform.rotation(cosine: turn, sine: (1 - turn * turn).squareRoot())
      let back = Transform.rotation(cosine: turn, sine: -(1 - turn * turn).squareRoot())
      let picture = try Pixels.draw { canvas in
        canvas.pushTransform(.translation(x: 9, y: 2))
        canvas.pushTransform(matrix)
        canvas.text("Ry", in: canvas.bounds, style: style, .black)
      }
      let glyphs = [BitmapFont.glyph("R"), BitmapFont.glyph("y")]
      Pixels.expect(picture, within: 16, "\(weight), \(turn)") { x, y in
        let share = Pixels.share(x, y) { x, y in
          let point = back(LayoutPoint(x: x - 9, y: y - 2))
          func isDot(_ across: Double) -> Bool {
            let (column, row) = (Int((across / factor).rounded(.down)), point.y / factor - 2)
            guard (0..<12).contains(column), column % 6 < 5, row >= 0, row < 9 else { return false }
            return glyphs[column / 6][Int(row)] & (16 >> UInt8(column % 6)) != 0
          }
          return isDot(point.x) || weight == .bold && isDot(point.x - factor / 2)
        }
        return Pixels.mix(.black, over: .white, share: share)
      }
    }
  }

  @Test("lines break at spaces, after hyphens, between ideographs and inside long words")
  func breaks() {
    #expect(lines("one two three", 7) == ["one two", "three"])
    #expect(lines("one two  three", 4) == ["one", "two", "thre", "e"])
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("東京都千代田", 4) == ["東京都千", "代田"])
    #expect(lines("ab東京", 3) == ["ab東", "京"])
    #expect(lines("  indented", 20) == ["  indented"])
    #expect(lines("a\n\nb\n", 9) == ["a", "", "b"])
    #expect(lines("a\u{7}\tb", 9) == ["a b"])
    #expect(lines("", 9).isEmpty)
    #expect(lines("ab", 0).isEmpty)
  }

  @Test("the last line that a limit allows ends in an ellipsis if text is left out")
  func limits() {
    #expect(lines("one two three", 7, limit: 1) == ["one tw…"])
    #expect(lines("one two three", 7, limit: 2) == ["one two", "three"])
    #expect(lines("one\ntwo", 7, limit: 1) == ["one…"])
    #expect(lines("one ", 3, limit: 1) == ["one"])
    #expect(lines("abc", 1, limit: 1) == ["…"])
  }

  @Test("text is as wide and as high as it measures", arguments: TestRun.seeds(120))
  func measured(seed: UInt64) throws {
    print("BitmapFontTests.measured: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let text = String(
      (0..<Int.random(in: 1...60, using: &random)).map { _ in
        "abgy HM-  \n東".randomElement(using: &random) ?? "x"
      })
    let style = TextStyle(
      size: random.hundredths(4...30),
      alignment: .allCases.randomElement(using: &random) ?? .center,
      lineLimit: Int.random(in: 0...4, using: &random), lineHeight: random.hundredths(1...2))
    let width = random.hundredths(1...200)
    let size = font.size(of: text, style: style, width: width)
    let lines = font.lines(of: text, style: style, width: width)
    #expect(size.width <= width || lines.allSatisfy { $0.letters.count <= 1 })
    #expect(abs(size.height - Double(lines.count) * 1.2 * style.size * style.lineHeight) < 1e-9)
    #expect(style.lineLimit == 0 || lines.count <= style.lineLimit)
    if size.width > 0 {
      // What fits its own width does not break there.
      #expect(font.size(of: text, style: style, width: size.width) == size)
    }
    // Nothing is drawn outside of the measured height, or beyond the width.
    let picture = try Pixels.draw(230, 200) {
      $0.text(text, in: LayoutRect(x: 2, y: 0, width: width, height: 9), style: style, .black)
    }
    for y in 0..<200 {
      for x in 0..<230 where picture[x, y] != .white {
        #expect(Double(y) < size.height + 1, "\(x), \(y)")
        #expect(x >= 2 && Double(x) < 3 + max(width, size.width), "\(x), \(y)")
      }
    }
  }

  @Test("a style or a width that shows nothing has no size", arguments: [0, -1, Double.nan])
  func nothing(number: Double) {
    #expect(font.size(of: "a", style: TextStyle(size: number), width: 50) == .zero)
    #expect(font.size(of: "a", style: ten, width: number) == .zero)
    #expect(font.size(of: "", style: ten, width: 50) == .zero)
    #expect(
      font.size(of: "a b", style: ten, width: .infinity) == LayoutSize(width: 18, height: 12))
  }
}
