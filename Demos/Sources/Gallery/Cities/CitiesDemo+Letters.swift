import Scrollwork
import Stage

/// The letters at the edge, by pointer and by keys.
extension CitiesDemo {
  /// Points at the trailing edge of the list that its rows leave free for the letters.
  static let lettersWidth = 36.0
  /// The bubble stays after a key for so long.
  private static let stay = Duration.milliseconds(700)

  /// The letter of a name. Marks are left out: Åland is at A.
  static func letter(of name: String) -> String {
    SearchText.folded(name).prefix(1).uppercased()
  }

  func press(at point: LayoutPoint) throws -> Bool {
    field.end()
    guard index.contains(point, in: listSize) else { return false }
    bubbleEnd = nil
    try jump(to: index.choose(at: point, in: listSize))
    return true
  }

  func drag(_ touch: ControlTouch, at point: LayoutPoint) throws {
    if touch == .ended { return index.release() }
    try jump(to: index.choose(at: point, in: listSize))
  }

  /// Whether a key jumps to a letter.
  func jump(by key: KeyPress) throws -> Bool {
    guard case .character(let letter) = key.key else { return false }
    let place: Int
    if key.modifiers.contains(.option) {
      guard let named = index.entries.firstIndex(where: { $0.title == letter.uppercased() })
      else { return letter.isLetter }
      place = named
    } else {
      guard letter == "[" || letter == "]" else { return false }
      let current = index.chosen ?? topSection.flatMap(index.entry(ofSection:)) ?? 0
      place = min(max(current + (letter == "]" ? 1 : -1), 0), index.entries.count - 1)
    }
    bubbleEnd = caret + Self.stay
    index.release()
    try jump(to: index.choose(place))
    return true
  }

  /// Hides the bubble of a key when its time is over.
  func endBubble(at time: Timestamp) {
    guard let end = bubbleEnd, time >= end else { return }
    index.release()
    bubbleEnd = nil
  }

  /// Shows the first country of a letter.
  private func jump(to entry: SectionIndex.Entry?) throws {
    guard let entry else { return }
    try view.scroll(to: .header(section: entry.section), at: .top, animated: false)
  }

  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    topSection = frame.visible.compactMap(\.element.itemPath).first?.section
    listSize = canvas.size
    index.style = surroundings.letters
    index.draw(section: topSection, in: &canvas)
  }

  func place(in frame: Frame) -> String? {
    guard let topSection, shown.indices.contains(topSection) else { return nil }
    return Self.letter(of: shown[topSection].name)
  }
}
