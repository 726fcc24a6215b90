import Scrollwork
import Stage

/// The letters at the edge, by pointer and by keys.
extension CitiesDemo {
  func press(at point: LayoutPoint) throws -> Bool {
    endSearching()
    guard index.contains(point) else { return false }
    try chooseLetter(at: point)
    return true
  }

  func drag(_ touch: ControlTouch, at point: LayoutPoint) throws {
    if touch == .ended { return releaseLetter() }
    try chooseLetter(at: point)
  }

  /// Whether a key jumps to a letter.
  func jump(by key: KeyPress) throws -> Bool {
    guard case .character(let letter) = key.key else { return false }
    if key.modifiers.contains(.option) {
      guard let place = index.entries.firstIndex(where: { $0.letter == letter.uppercased() })
      else { return letter.isLetter }
      try chooseLetter(place)
      return true
    }
    guard letter == "[" || letter == "]" else { return false }
    let current = index.chosen ?? topSection.flatMap(index.place(ofSection:)) ?? 0
    try chooseLetter(min(max(current + (letter == "]" ? 1 : -1), 0), index.entries.count - 1))
    return true
  }

  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    drawLetters(in: &canvas, after: frame)
  }
}
