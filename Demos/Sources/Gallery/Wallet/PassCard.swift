import Foundation
import Scrollwork
import Stage

/// A card with a pattern of fine lines, as on bank notes. The lines are made one at each step: the card of an open pass is
/// ready before it is needed.
final class PassCard: StageCell, SteppedCell {
  var pass = Pass(number: 0) {
    didSet { if pass != oldValue { pattern = [] } }
  }
  /// The lines that have been made, in a square of one point with its middle at 0.
  private(set) var pattern: [[LayoutPoint]] = []

  static let lineCount = 7
  private static let points = 168
  static let radius = 16.0
  /// A card higher than this, in points, is not covered by another one.
  private static let coveredLimit = 110.0

  func prepareStep() -> Bool {
    guard pattern.count < Self.lineCount else { return false }
    pattern.append(Self.line(pattern.count, of: pass.number))
    return pattern.count < Self.lineCount
  }

  /// A closed wave around the middle: further out and turned a little more with each line.
  private static func line(_ line: Int, of number: Int) -> [LayoutPoint] {
    let waves = Double(5 + Prose.scatter(number &+ 21, below: 6))
    let depth = 0.06 + 0.08 * Double(Prose.scatter(number &+ 22, below: 100)) / 100
    let share = Double(line + 1) / Double(lineCount)
    return (0..<points).map { place in
      let angle = 2 * Double.pi * Double(place) / Double(points)
      let distance = 0.5 * share * (1 - depth + depth * sin(waves * angle + share * 2.4))
      return LayoutPoint(x: distance * cos(angle), y: distance * sin(angle))
    }
  }

  override func paint(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let white = Color(hex: 0xFFFFFF)
    let dark = pass.color.mixed(with: Color(hex: 0x0B1020), 0.35)
    // Covered, the card shows its title alone.
    let isWhole = height > Self.coveredLimit
    if isWhole {
      canvas.shadow(canvas.bounds.moved(y: 2), radius: Self.radius, blur: 8, theme.shadow)
    }
    canvas.gradient(canvas.bounds, radius: Self.radius, from: pass.color, to: dark)
    if state.isFocused { canvas.border(canvas.bounds, radius: Self.radius, width: 3, white) }
    if isWhole { drawPattern(&canvas, white.withAlpha(58)) }
    drawTitle(in: LayoutRect(x: 18, y: 15, width: width - 36, height: 24), &canvas)
    guard isWhole else { return }
    let isNarrow = width < Self.narrow
    let half = isNarrow ? width - 36 : width / 2 - 24
    let second = height - (isNarrow ? 96 : 52)
    draw("Holder", pass.holder, x: 18, y: second - 44, width: width - 36, &canvas)
    draw(pass.unit, pass.value, x: 18, y: second, width: half, &canvas)
    draw(
      "Valid until", pass.validity, x: isNarrow ? 18 : width / 2, y: height - 52, width: half,
      &canvas)
  }

  /// The pass's name, and what it is at the end of the line if that has room.
  private func drawTitle(in line: LayoutRect, _ canvas: inout Canvas) {
    guard line.size.width > 0, let surroundings else { return }
    let white = Color(hex: 0xFFFFFF)
    let width = surroundings.width(of: pass.kind, Type.label)
    let room = line.size.width - width - 12
    var own = line
    if surroundings.width(of: pass.name, Type.headline) <= room {
      own.size.width = room
      canvas.text(
        pass.kind, in: LayoutRect(x: line.maxX - width, y: line.minY + 3, width: width, height: 18),
        style: Type.label, white)
    }
    canvas.text(pass.name, in: own, style: Type.headline, white)
  }

  private func drawPattern(_ canvas: inout Canvas, _ color: Color) {
    let side = canvas.size.height * 1.25
    let middle = LayoutPoint(x: canvas.size.width - side * 0.38, y: canvas.size.height * 0.56)
    canvas.pushClip(canvas.bounds, radius: Self.radius)
    for line in pattern {
      let corners = line.map {
        LayoutPoint(x: middle.x + side * $0.x, y: middle.y + side * $0.y)
      }
      canvas.stroke(BezierPath(polygon: corners), width: 1, color)
    }
    canvas.pop()
  }

  private func draw(
    _ label: String, _ text: String, x: Double, y: Double, width: Double, _ canvas: inout Canvas
  ) {
    let white = Color(hex: 0xFFFFFF)
    canvas.text(
      label, in: LayoutRect(x: x, y: y, width: width, height: 17),
      style: Type.caption.limited(to: 1), white)
    canvas.text(
      text, in: LayoutRect(x: x, y: y + 17, width: width, height: 21), style: Type.headline, white)
  }
}
