import Scrollwork

/// A rectangle of characters.
struct CharacterArea {
  var columns: Range<Int>
  var lines: Range<Int>

  static let empty = CharacterArea(columns: 0..<0, lines: 0..<0)

  func intersection(_ other: CharacterArea) -> CharacterArea {
    CharacterArea(
      columns: columns.clamped(to: other.columns), lines: lines.clamped(to: other.lines))
  }

  /// A whole number; numbers that are no number or far from any screen are brought near.
  static func whole(
    _ value: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -10_000), 10_000).rounded(rule))
  }
}

extension CharacterPicture.State {
  /// The upright rectangle around a rectangle of the group, in points of the viewport.
  func rect(_ rect: LayoutRect) -> LayoutRect? {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let (right, bottom) = (rect.maxX, rect.maxY)
    let corners = [
      rect.origin, LayoutPoint(x: right, y: rect.origin.y), LayoutPoint(x: right, y: bottom),
      LayoutPoint(x: rect.origin.x, y: bottom),
    ].map { matrix($0) }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let (columns, rows) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return LayoutRect(
      x: columns[0], y: rows[0], width: columns[3] - columns[0], height: rows[3] - rows[0])
  }

  /// The characters whose middles lie in a rectangle of the group.
  func area(_ rect: LayoutRect) -> CharacterArea? { self.rect(rect).map(Self.area) }

  static func area(_ rect: LayoutRect) -> CharacterArea {
    let (width, height) = (CharacterPicture.columnWidth, CharacterPicture.lineHeight)
    let left = CharacterArea.whole(rect.origin.x / width)
    let right = CharacterArea.whole(rect.maxX / width)
    let top = CharacterArea.whole((rect.origin.y + height / 2) / height, .down)
    let bottom = CharacterArea.whole(
      (rect.maxY + height / 2) / height, .down)
    return CharacterArea(columns: left..<max(left, right), lines: top..<max(top, bottom))
  }

  func shows(_ color: Color) -> Bool { Double(color.alpha) / 255 * opacity >= 0.5 }
}

extension CharacterPicture {
  /// Draws a command that is not a state.
  mutating func draw(_ command: DisplayList.Command, _ list: DisplayList, _ state: State) {
    switch command {
    case .fill(let rect, let color), .roundedRect(let rect, radius: _, let color):
      fill(rect, color, state)
    case .gradient(let rect, radius: _, let from, let to, axis: _):
      fill(rect, from.mean(with: to), state)
    case .image(_, in: let rect, radius: _):
      fill(rect, Color(red: 160, green: 160, blue: 160), state)
    case .border(let rect, radius: _, let width, let color):
      if width > 0, state.shows(color) { frame(rect, state) }
    case .line(let from, let to, let width, let color):
      if width > 0, state.shows(color) { line(state.matrix(from), state.matrix(to), state.clip) }
    case .text(let id, let rect, let style, let color):
      if style.size > 0, state.shows(color) { write(list.texts[id], in: rect, style, state) }
    case .fillPath(let id, let color): fill(list.paths[id].bounds, color, state)
    case .strokePath(let id, width: _, let color):
      guard state.shows(color) else { return }
      for polyline in list.paths[id].polylines(tolerance: 2) {
        let ends =
          polyline.points.dropFirst() + (polyline.isClosed ? polyline.points.prefix(1) : [])
        for (from, to) in zip(polyline.points, ends) {
          line(state.matrix(from), state.matrix(to), state.clip)
        }
      }
    case .shadow, .pushClip, .pushOpacity, .pushTransform, .pop: break
    }
  }

  private mutating func fill(_ rect: LayoutRect, _ color: Color, _ state: State) {
    guard state.shows(color) else { return }
    let brightness = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    fill(rect, brightness > 224 ? " " : brightness > 96 ? "░" : "█", state)
  }

  private mutating func fill(_ rect: LayoutRect, _ character: Character, _ state: State) {
    guard let rect = state.rect(rect) else { return }
    var character = character
    var area = State.area(rect)
    if area.columns.isEmpty || rect.size.width < Self.columnWidth / 2 {
      let column = CharacterArea.whole(
        rect.midX / Self.columnWidth, .down)
      area.columns = column..<column + 1
      character = "│"
    }
    if area.lines.isEmpty || rect.size.height < Self.lineHeight / 2 {
      let line = CharacterArea.whole(
        rect.midY / Self.lineHeight, .down)
      area.lines = line..<line + 1
      character = "─"
    }
    let seen = area.intersection(state.clip)
    for line in seen.lines {
      for column in seen.columns { put(character, line, column, state.clip) }
    }
  }

  private mutating func frame(_ rect: LayoutRect, _ state: State) {
    guard let area = state.area(rect) else { return }
    guard let (left, right) = area.columns.ends else { return fill(rect, "│", state) }
    guard let (top, bottom) = area.lines.ends else { return fill(rect, "─", state) }
    for column in area.columns.clamped(to: state.clip.columns) {
      put("─", top, column, state.clip)
      put("─", bottom, column, state.clip)
    }
    for line in area.lines.clamped(to: state.clip.lines) {
      put("│", line, left, state.clip)
      put("│", line, right, state.clip)
    }
    put("┌", top, left, state.clip)
    put("┐", top, right, state.clip)
    put("└", bottom, left, state.clip)
    put("┘", bottom, right, state.clip)
  }

  private mutating func line(_ from: LayoutPoint, _ to: LayoutPoint, _ clip: CharacterArea) {
    guard from != to, [from.x, from.y, to.x, to.y].allSatisfy({ abs($0) < 1e5 }) else { return }
    let start = LayoutPoint(x: from.x / Self.columnWidth, y: from.y / Self.lineHeight)
    let (dx, dy) = (to.x / Self.columnWidth - start.x, to.y / Self.lineHeight - start.y)
    let stroke: Character = dy == 0 ? "─" : dx == 0 ? "│" : dx * dy > 0 ? "╲" : "╱"
    // The middles of equal parts, none of which is longer than a character.
    let parts = max(1, CharacterArea.whole(max(abs(dx), abs(dy)), .up))
    for part in 0..<parts {
      let share = (Double(part) + 0.5) / Double(parts)
      put(
        stroke, CharacterArea.whole(start.y + share * dy, .down),
        CharacterArea.whole(start.x + share * dx, .down), clip)
    }
  }

  private mutating func write(
    _ text: String, in rect: LayoutRect, _ style: TextStyle, _ state: State
  ) {
    let corner = state.matrix(rect.origin)
    // Only the width counts: text may be taller than its rectangle.
    let stretch = (state.matrix.a * state.matrix.a + state.matrix.b * state.matrix.b).squareRoot()
    let width = rect.size.width * stretch
    guard corner.x.isFinite, corner.y.isFinite, width > 0 else { return }
    let first = CharacterArea.whole((corner.y + Self.lineHeight / 2) / Self.lineHeight, .down)
    let start = CharacterArea.whole(corner.x / Self.columnWidth)
    let columns = width.isFinite ? CharacterArea.whole(width / Self.columnWidth, .towardZero) : 0
    let lines = Self.wrap(text, width: width, limit: style.lineLimit)
    for (line, letters) in lines.enumerated() {
      let room = max(0, columns - letters.count)
      let indent =
        style.alignment == .leading ? 0 : style.alignment == .center ? room / 2 : room
      for (column, letter) in letters.enumerated() {
        put(letter, first + line, start + indent + column, state.clip)
      }
    }
  }
}

extension Color {
  fileprivate func mean(with other: Color) -> Color {
    func mean(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) + Int(b)) / 2) }
    return Color(
      red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue),
      alpha: mean(alpha, other.alpha))
  }
}

extension Range<Int> {
  /// The first and the last number, if they are two.
  fileprivate var ends: (Int, Int)? { count > 1 ? (lowerBound, upperBound - 1) : nil }
}
