public import Scrollwork

/// A display list drawn with characters, for terminals and for snapshots in tests.
///
/// A character stands for 7 by 16 pt. Dark fills are solid, gray ones shaded, light ones blank; a
/// fill too low for a line of characters is a rule. Text is not clipped to its rectangle, only to
/// the viewport. Every character is taken to be one column wide.
public struct CharacterPicture {
  /// Points from one character to the next.
  public static let columnWidth = 7.0
  /// Points from one line to the next, for any size of the font.
  public static let lineHeight = 16.0

  private let columns: Int
  /// The characters line by line, from the top.
  private var lines: [[Character]]

  /// Draws a display list as a viewport of this size in points shows it.
  public init(_ list: DisplayList, viewport: LayoutSize) {
    columns = Int(viewport.width / Self.columnWidth)
    let line = [Character](repeating: " ", count: columns)
    lines = Array(repeating: line, count: Int(viewport.height / Self.lineHeight))
    for group in list.groups {
      for command in list.commands[group.commands] {
        switch command {
        case .fill(let rect, let color):
          fill(rect.offset(by: group.origin), color)
        case .roundedRect(let rect, radius: _, let color),
          .gradient(let rect, radius: _, from: let color, to: _, axis: _):
          fill(rect.offset(by: group.origin), color)
        case .text(let id, in: let rect, style: _, _):
          write(list.texts[id], in: rect.offset(by: group.origin))
        // Too fine for characters; states are taken to leave what they hold where it is.
        case .border, .shadow, .image, .line, .pushClip, .pushOpacity, .pushTransform, .pop: break
        }
      }
    }
  }

  /// The picture in a frame, ending in a newline.
  public var text: String {
    let rule = String(repeating: "─", count: columns)
    let body = lines.map { "│\(String($0))│\n" }.joined()
    return "┌\(rule)┐\n\(body)└\(rule)┘\n"
  }

  /// The lines of a text in a width in points, broken at spaces; a longer word is cut. This is
  /// what a cell measures by.
  public static func wrap(_ text: String, width: Double) -> [String] {
    let columns = max(1, Int(width / columnWidth))
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = word
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      while word.count > columns {
        lines.append(String(word.prefix(columns)))
        word = word.dropFirst(columns)
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private mutating func fill(_ rect: LayoutRect, _ color: Color) {
    let brightness = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let bottom = rect.origin.y + rect.size.height
    // A line is covered when its middle is.
    let first = Self.line(at: rect.origin.y + Self.lineHeight / 2)
    let end = Self.line(at: bottom + Self.lineHeight / 2)
    let middle = Self.line(at: (rect.origin.y + bottom) / 2)
    let isRule = first == end || rect.size.height < Self.lineHeight / 2
    let character: Character =
      isRule ? "─" : brightness > 224 ? " " : brightness > 96 ? "░" : "█"
    let start = Int((rect.origin.x / Self.columnWidth).rounded())
    let stop = Int(((rect.origin.x + rect.size.width) / Self.columnWidth).rounded())
    for line in isRule ? middle..<middle + 1 : first..<end {
      for column in start..<max(start, stop) { put(character, line, column) }
    }
  }

  private mutating func write(_ text: String, in rect: LayoutRect) {
    let first = Self.line(at: rect.origin.y + Self.lineHeight / 2)
    let start = Int((rect.origin.x / Self.columnWidth).rounded())
    for (line, words) in Self.wrap(text, width: rect.size.width).enumerated() {
      for (column, character) in words.enumerated() {
        put(character, first + line, start + column)
      }
    }
  }

  private mutating func put(_ character: Character, _ line: Int, _ column: Int) {
    guard lines.indices.contains(line), (0..<columns).contains(column) else { return }
    lines[line][column] = character
  }

  private static func line(at y: Double) -> Int { Int((y / lineHeight).rounded(.down)) }
}

extension LayoutRect {
  fileprivate func offset(by origin: LayoutPoint) -> LayoutRect {
    LayoutRect(
      x: self.origin.x + origin.x, y: self.origin.y + origin.y, width: size.width,
      height: size.height)
  }
}
