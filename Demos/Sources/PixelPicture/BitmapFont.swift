public import Scrollwork

/// Letters of 5 by 7 dots, and 2 below the base line, that measure and break text exactly as `PixelPicture` draws it.
///
/// A dot is a tenth of the font's size. All letters are six dots from one to the next, and lines twelve dots. Letters
/// beyond ASCII are boxes, and run to the right like all others. `semibold` and `bold` look the same, as do `regular`
/// and `medium`. Lines break where `TextStyle` says: at spaces, after hyphens, between ideographs, and inside a word
/// that is wider than a line. Control characters are left out.
public struct BitmapFont: TextMeasurer, Sendable {
  /// A line in points, from the top left corner of the paragraph's rectangle.
  struct Line {
    var letters: [Character]
    var x: Double
    var y: Double
  }

  /// Dots in the font's size.
  static let dots = 10.0
  /// Dots from one letter to the next.
  static let columns = 6.0
  /// Dots from one line to the next. The letters lie in rows 2 to 10.
  static let rows = 12.0

  public init() {}

  public func size(of text: String, style: TextStyle, width: Double) -> LayoutSize {
    let lines = lines(of: text, style: style, width: width)
    guard let longest = lines.map(\.letters.count).max() else { return .zero }
    return LayoutSize(
      width: Double(longest) * Self.advance(style), height: Double(lines.count) * Self.pitch(style))
  }

  /// Breaks a text into lines. No lines for a style or a width that shows nothing. O(letters).
  func lines(of text: String, style: TextStyle, width: Double) -> [Line] {
    let advance = Self.advance(style)
    guard advance > 0, advance.isFinite, style.lineHeight.isFinite, width > 0 else { return [] }
    // A measured width is wide enough for the measured text.
    let columns = max(1, Int(min(width / advance + 1e-6, 1e9)))
    let broken = Self.broken(text, columns: columns, limit: style.lineLimit)
    // Half of the room that the style adds between lines lies above the letters.
    let above = (Self.pitch(style) - Self.rows * style.size / Self.dots) / 2
    return broken.enumerated().map { number, letters in
      let room = width.isFinite ? max(0, width - Double(letters.count) * advance) : 0
      let x =
        switch style.alignment {
        case .leading: 0.0
        case .center: room / 2
        case .trailing: room
        }
      return Line(letters: letters, x: x, y: Double(number) * Self.pitch(style) + above)
    }
  }

  /// From one letter to the next, in points.
  private static func advance(_ style: TextStyle) -> Double { columns * style.size / dots }

  /// From one line to the next, in points.
  private static func pitch(_ style: TextStyle) -> Double {
    rows * style.size / dots * min(max(style.lineHeight, 0), 100)
  }

  private static func broken(_ text: String, columns: Int, limit: Int) -> [[Character]] {
    var paragraphs = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    // A newline at the end begins no line.
    if paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    var lines: [[Character]] = []
    for (number, paragraph) in paragraphs.enumerated() {
      var rest = paragraph.compactMap(visible)[...]
      repeat {
        let isLast = limit > 0 && lines.count == limit - 1
        var line = rest.prefix(columns)
        if rest.count > columns { line = rest.prefix(end(in: rest, columns)) }
        let next = rest.dropFirst(line.count).drop { $0 == " " }
        guard !isLast || next.isEmpty && number == paragraphs.count - 1 else {
          return lines + [trimmed(trimmed(rest).prefix(columns - 1)) + ["…"]]
        }
        lines.append(trimmed(line))
        rest = next
      } while !rest.isEmpty
    }
    return lines
  }

  /// The number of letters of a text that a line holds, if it does not hold all.
  private static func end(in text: ArraySlice<Character>, _ columns: Int) -> Int {
    let text = text.prefix(columns + 1)
    let first = text.firstIndex { $0 != " " } ?? text.endIndex
    for place in (first..<text.endIndex).dropFirst().reversed() {
      let (before, after) = (text[place - 1], text[place])
      if after == " " || before == " " || before == "-" || isIdeograph(before) || isIdeograph(after)
      {
        return place - text.startIndex
      }
    }
    return columns
  }

  /// The letters without the spaces at their end, which stand beyond the line.
  private static func trimmed(_ letters: ArraySlice<Character>) -> [Character] {
    var letters = letters
    while letters.last == " " { letters.removeLast() }
    return Array(letters)
  }

  /// A letter as it is drawn: white space of any kind as a space, and no control characters.
  private static func visible(_ letter: Character) -> Character? {
    if letter.isWhitespace { return " " }
    return letter.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
      ? nil : letter
  }

  private static func isIdeograph(_ letter: Character) -> Bool {
    letter.unicodeScalars.first?.properties.isIdeographic == true
  }
}

extension BitmapFont {
  /// Whether a point of a line has ink, in dots from the line's top left corner.
  ///
  /// - Parameters:
  ///   - glyphs: those of the line's letters.
  ///   - isBold: whether dots are half a dot wider.
  static func hasInk(_ glyphs: [[UInt8]], at point: LayoutPoint, isBold: Bool) -> Bool {
    guard point.x >= 0, point.x < Double(glyphs.count) * columns, point.y >= 2, point.y < 11 else {
      return false
    }
    let letter = min(Int(point.x / columns), glyphs.count - 1)
    let row = glyphs[letter][Int(point.y) - 2]
    let column = point.x - Double(letter) * columns
    func isSet(_ column: Double) -> Bool {
      column >= 0 && column < 5 && row >> (4 - Int(column)) & 1 == 1
    }
    return isSet(column) || isBold && isSet(column - 0.5)
  }
}
