package import Scrollwork

/// A keyboard at the bottom of a small window, which slides in while a field is edited.
package struct ScreenKeyboard {
  /// What a key does.
  package enum Key: Hashable, Sendable {
    case letter(String)
    case delete, space, done
  }

  /// Seconds that it takes to come or to go.
  private static let duration = 0.25
  /// From this width of a list on, in points, people have keys of their own.
  private static let widest = 600.0
  private static let fullHeight = 208.0
  private static let gap = 6.0
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  /// How much of it shows, from 0 to 1.
  private var share = 0.0
  private var isWanted = false
  private var last = Timestamp.zero
  private var keys: [(key: Key, area: LayoutRect)] = []

  package init() {}

  /// Moves the keyboard to a time.
  ///
  /// - Parameter isWanted: whether something is edited.
  package mutating func update(to time: Timestamp, isWanted: Bool) {
    let passed = max(0, time.seconds(since: last))
    last = time
    if isWanted != self.isWanted {
      // It begins to move in the next frame.
      self.isWanted = isWanted
      return
    }
    let step = passed / Self.duration
    share = isWanted ? min(1, share + step) : max(0, share - step)
  }

  /// Whether it is on its way.
  package var isMoving: Bool { share != (isWanted ? 1 : 0) }

  /// Points at the bottom of a list that it covers.
  package func coverage(of size: LayoutSize) -> Double {
    guard size.width < Self.widest else { return 0 }
    let height = min(Self.fullHeight, size.height * 0.55)
    // Begins and ends slowly.
    return (height * share * share * (3 - 2 * share)).rounded()
  }

  /// Draws the keys into the bottom of the canvas, as far as they show.
  package mutating func draw(in canvas: inout Canvas, _ surroundings: Surroundings) {
    let theme = surroundings.theme
    let (size, covered) = (canvas.size, coverage(of: canvas.size))
    keys.removeAll(keepingCapacity: true)
    guard covered > 0 else { return }
    let height = min(Self.fullHeight, size.height * 0.55)
    let area = LayoutRect(x: 0, y: size.height - covered, width: size.width, height: height)
    canvas.fill(area, theme.raised)
    canvas.fill(area.with(height: 1), theme.rule)
    let line = (height - Self.gap) / 4
    let unit = (size.width - Self.gap) / 10
    func place(_ key: Key, row: Int, from x: Double, width: Double) {
      let frame = LayoutRect(
        x: x, y: area.minY + Self.gap + Double(row) * line, width: width - Self.gap,
        height: line - Self.gap)
      keys.append((key, frame))
    }
    for (row, letters) in Self.rows.enumerated() {
      let start = (size.width - unit * Double(letters.count) + Self.gap) / 2
      for (column, letter) in letters.enumerated() {
        place(
          .letter(String(letter)), row: row, from: start + Double(column) * unit, width: unit)
      }
    }
    let x = Self.gap
    place(.delete, row: 3, from: x, width: unit * 2.4)
    place(.space, row: 3, from: x + unit * 2.4, width: unit * 5.2)
    place(.done, row: 3, from: x + unit * 7.6, width: unit * 2.4)
    for (key, frame) in keys {
      canvas.roundedRect(frame, radius: 6, key == .done ? theme.fill : theme.surface)
      canvas.text(
        key.title, in: frame.line(of: 20),
        style: key.isLetter
          ? TextStyle(size: 17, alignment: .center, lineLimit: 1) : Type.label.aligned(.center),
        key == .done ? theme.onAccent : theme.ink)
    }
  }

  /// The keys as drawn last.
  package func controls(_ press: @escaping (Key) throws -> Void) -> [Control] {
    keys.map { key, area in
      Control("key \(key.title)", area, radius: 6) { try press(key) }
    }
  }
}

extension ScreenKeyboard.Key {
  package var title: String {
    switch self {
    case .letter(let letter): letter
    case .delete: "Delete"
    case .space: "Space"
    case .done: "Done"
    }
  }

  fileprivate var isLetter: Bool { if case .letter = self { true } else { false } }
}
