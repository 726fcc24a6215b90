import Scrollwork
import Testing
import TextPicture

@Suite struct CharacterPictureTests {
  /// The lines of a picture of 10 by 5 characters without its frame.
  private func draw(_ body: (inout Canvas) -> Void) -> [String] {
    let size = LayoutSize(width: 70, height: 80)
    var list = DisplayList()
    list.addGroup(size: size, body)
    let lines = CharacterPicture(list, viewport: size).text.split(separator: "\n")
    return lines.dropFirst().dropLast().map { String($0.dropFirst().dropLast()) }
  }

  /// A rectangle of characters.
  private func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> LayoutRect {
    LayoutRect(
      x: Double(7 * x), y: Double(16 * y), width: Double(7 * width), height: Double(16 * height))
  }

  @Test("areas are solid, shaded or blank, and rules if they are low or narrow")
  func areas() {
    let gray = Color(red: 128, green: 128, blue: 128)
    let picture = draw { canvas in
      canvas.fill(area(0, 0, 3, 2), .black)
      canvas.roundedRect(area(1, 1, 3, 2), radius: 8, gray)
      canvas.gradient(area(5, 0, 2, 1), from: .black, to: .white)
      canvas.fill(area(6, 0, 1, 1), .white)
      canvas.image("any", in: area(8, 0, 2, 1))
      canvas.fill(LayoutRect(x: 0, y: 70, width: 35, height: 1), .white)
      canvas.fill(LayoutRect(x: 66, y: 32, width: 1, height: 48), .white)
      canvas.shadow(area(0, 0, 9, 9), radius: 1, blur: 9, .black)
    }
    #expect(
      picture == [
        "███  ░  ░░", "█░░░      ", " ░░░     │", "         │", "─────    │",
      ])
  }

  @Test("borders are boxes, and lines are rules or strokes")
  func rules() {
    let picture = draw { canvas in
      canvas.border(area(0, 0, 4, 3), radius: 5, .white)
      canvas.border(area(5, 0, 1, 3), .white)
      canvas.border(area(7, 1, 3, 1), .white)
      canvas.line(from: LayoutPoint(x: 0, y: 56), to: LayoutPoint(x: 35, y: 56), .white)
      canvas.line(from: LayoutPoint(x: 70, y: 32), to: LayoutPoint(x: 49, y: 80), .white)
      canvas.border(area(0, 0, 4, 3), width: 0, .white)
    }
    #expect(
      picture == [
        "┌──┐ │    ", "│  │ │ ───", "└──┘ │   ╱", "─────   ╱ ", "       ╱  ",
      ])
  }

  @Test("text keeps its alignment, its newlines and its limit of lines")
  func text() {
    let picture = draw { canvas in
      canvas.text("ab\ncd", in: area(0, 0, 4, 1), size: 30, .white)
      let center = TextStyle(size: 9, alignment: .center)
      canvas.text("mid", in: area(4, 0, 5, 1), style: center, .black)
      canvas.text(
        "end", in: area(0, 2, 10, 1), style: TextStyle(size: 9, alignment: .trailing), .black)
      canvas.text(
        "one two three", in: area(0, 3, 7, 1), style: TextStyle(size: 9, lineLimit: 1), .black)
      canvas.text("gone", in: area(0, 4, 7, 1), size: 0, .black)
    }
    #expect(
      picture == ["ab   mid  ", "cd        ", "       end", "one tw…   ", "          "])
  }

  @Test("clips, opacities and transforms nest and end")
  func states() {
    let picture = draw { canvas in
      canvas.pushClip(area(1, 0, 8, 3), radius: 9)
      canvas.pushClip(area(0, 1, 5, 9))
      canvas.fill(canvas.bounds, .black)
      canvas.pop()
      canvas.text("abcdefghij", in: canvas.bounds, size: 9, .black)
      canvas.pop()
      canvas.pushOpacity(0.8)
      canvas.fill(area(0, 3, 1, 1), .black)
      canvas.pushOpacity(0.6)
      canvas.fill(area(1, 3, 1, 1), .black)
      canvas.pop()
      canvas.fill(area(2, 3, 1, 1), .black.withAlpha(100))
      canvas.pop()
      canvas.pushTransform(.translation(x: 28, y: 48))
      canvas.pushTransform(.scale(x: 2, y: 1))
      canvas.fill(area(0, 0, 1, 1), .black)
      canvas.text("x", in: area(1, 0, 1, 1), size: 9, .black)
      canvas.pop()
      canvas.pop()
      canvas.pop()
      canvas.pushTransform(.rotation(cosine: 0, sine: 1))
      canvas.fill(LayoutRect(x: 64, y: -70, width: 16, height: 14), .black)
    }
    #expect(
      picture == [" bcdefghi ", " ████     ", " ████     ", "█   ██x   ", "        ██"])
  }

  @Test("text measures as it is drawn")
  func measure() {
    let measurer = CharacterMeasurer()
    let style = TextStyle(size: 12)
    #expect(
      measurer.size(of: "one two three", style: style, width: 49)
        == LayoutSize(width: 49, height: 32))
    #expect(measurer.size(of: "", style: style, width: 49) == .zero)
    #expect(measurer.size(of: "a", style: style, width: .nan) == .zero)
    #expect(
      measurer.size(of: "a\nb", style: style, width: .infinity) == LayoutSize(width: 7, height: 32))
  }

  @Test("a viewport without room gives an empty frame", arguments: [0, -7, 3, Double.nan])
  func empty(side: Double) {
    let picture = CharacterPicture(DisplayList(), viewport: LayoutSize(width: side, height: side))
    #expect(picture.text == "┌┐\n└┘\n")
  }
}
