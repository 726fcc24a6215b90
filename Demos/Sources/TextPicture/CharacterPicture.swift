public import Scrollwork

/// A display list drawn with characters, for terminals and for snapshots in tests.
///
/// A character stands for 7 by 16 pt and shows the last drawing that covers its middle. Every character is taken to be
/// one column wide. Each command draws something simple:
///
/// - Fills and rounded rectangles are solid if they are dark, shaded if they are gray, and blank if they are light. A
///   gradient has the mean of its colors, and an image is shaded. Areas that are too low or too narrow for a character
///   are rules.
/// - A border is a box of rules, and a line is a rule or a row of strokes, in any color.
/// - Shadows, radii and widths of lines are too fine for characters and are left out.
/// - Text has a letter in each character and a line of 16 pt for any size of the font. It is broken at spaces and
///   newlines, and a longer word is cut. It keeps its alignment and its limit of lines.
/// - A clip leaves the characters whose middles are inside. Text is not clipped to its own rectangle.
/// - A drawing that is less than half opaque, by its color and all opacities around it, is left out.
/// - A transform moves the corners of areas: one that is turned is the upright area around it. Text starts where its
///   corner is moved to.
/// - Areas that are empty or not finite are left out.
public struct CharacterPicture {
  /// Points from one character to the next.
  public static let columnWidth = 7.0
  /// Points from one line to the next, for any size of the font.
  public static let lineHeight = 16.0

  private let columns: Int
  /// The characters line by line, from the top.
  private var lines: [[Character]]

  /// How the commands between a push and its pop are drawn.
  struct State {
    /// From the group's points to the viewport's.
    var matrix: Transform
    var opacity: Double
    /// The characters that may change.
    var clip: CharacterArea
  }

  /// Draws a display list as a viewport of this size in points shows it.
  public init(_ list: DisplayList, viewport: LayoutSize) {
    columns = max(0, CharacterArea.whole(viewport.width / Self.columnWidth, .towardZero))
    let line = [Character](repeating: " ", count: columns)
    let count = max(0, CharacterArea.whole(viewport.height / Self.lineHeight, .towardZero))
    lines = Array(repeating: line, count: count)
    for group in list.groups {
      var state = State(
        matrix: .translation(x: group.origin.x, y: group.origin.y), opacity: min(group.opacity, 1),
        clip: CharacterArea(columns: 0..<columns, lines: 0..<count))
      var stack: [State] = []
      for command in list.commands[group.commands] {
        switch command {
        case .pushClip(let rect, radius: _):
          stack.append(state)
          state.clip = state.clip.intersection(state.area(rect) ?? .empty)
        case .pushOpacity(let opacity):
          stack.append(state)
          state.opacity *= opacity > 0 ? min(opacity, 1) : 0
        case .pushTransform(let transform):
          stack.append(state)
          state.matrix = state.matrix.applied(after: transform)
        case .pop: state = stack.popLast() ?? state
        default: draw(command, list, state)
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

  /// The lines of a text in a width in points. This is what a cell measures by.
  ///
  /// - Parameter limit: the most lines; 0 for any number. The last one ends in an ellipsis if text is left out.
  public static func wrap(_ text: String, width: Double, limit: Int = 0) -> [String] {
    let columns = max(1, CharacterArea.whole(width / columnWidth, .towardZero))
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(whereSeparator: \.isWhitespace) {
        var word = word.filter { !$0.isControl }[...]
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
      lines.append(line)
    }
    // A newline at the end begins no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard limit > 0, lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + [lines[limit - 1].prefix(columns - 1) + "…"]
  }

  /// Puts a character somewhere, if the clip lets it show.
  mutating func put(_ character: Character, _ line: Int, _ column: Int, _ clip: CharacterArea) {
    guard clip.lines.contains(line), clip.columns.contains(column) else { return }
    lines[line][column] = character
  }
}

/// Measures text as a `CharacterPicture` shows it.
public struct CharacterMeasurer: TextMeasurer {
  public init() {}

  public func size(of text: String, style: TextStyle, width: Double) -> LayoutSize {
    guard style.size > 0, width > 0 else { return .zero }
    let lines = CharacterPicture.wrap(text, width: width, limit: style.lineLimit)
    return LayoutSize(
      width: Double(lines.map(\.count).max() ?? 0) * CharacterPicture.columnWidth,
      height: Double(lines.count) * CharacterPicture.lineHeight)
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
