import Scrollwork
import Stage

/// An entry of the field guide, indented by its level: a group with its triangle and how many kinds are in it, or a kind
/// with what there is to say about it.
final class OutlineRow: StageCell {
  var entry = FieldGuide.Entry(name: "", note: "", level: 0)
  /// The color of the entry of the root that it is in.
  var tint = Color.deep(0)
  /// How far the triangle has turned: 0 points at the name, 1 points down.
  var turn = 0.0 {
    didSet { if turn != oldValue { context?.setNeedsDisplay() } }
  }

  /// Points that a level is indented by.
  static let indent = 22.0
  private static let (margin, right) = (16.0, 16.0)
  private static let name = TextStyle(size: 15, weight: .medium, lineLimit: 1)

  private var isGroup: Bool { !entry.children.isEmpty }
  /// Where the triangle or the dot begins.
  private var start: Double { Self.margin + Double(entry.level) * Self.indent }
  private var textStart: Double { start + 22 }

  /// Where the note begins, in points from the top.
  private static func noteStart(_ isGroup: Bool) -> Double { isGroup ? 26 : 28 }

  /// How many kinds there are in a group, and how wide the badge with the number is.
  private var count: (text: String, width: Double) {
    let text = "\(entry.kinds)"
    return (text, (surroundings?.width(of: text, Type.label) ?? 0) + 18)
  }

  private func noteWidth(_ width: Double) -> Double {
    max(40, width - textStart - Self.right - (isGroup ? count.width + 8 : 0))
  }

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    guard let surroundings else { return proposal }
    let width = noteWidth(proposal.width)
    let note = surroundings.height(of: entry.note, Type.caption, width: width)
    return LayoutSize(
      width: proposal.width, height: Self.noteStart(isGroup) + note + (isGroup ? 6 : 10))
  }

  override func paint(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.fill(canvas.bounds, theme.surface)
    // A line for each group that the entry is in, below its triangle.
    for level in 0..<entry.level {
      let x = Self.margin + Double(level) * Self.indent + 6
      canvas.fill(LayoutRect(x: x, y: 0, width: 1, height: height), theme.rule)
    }
    let room = max(0, width - textStart - Self.right)
    if isGroup { drawGroup(in: &canvas, room) } else { drawKind(in: &canvas, room) }
    canvas.fill(
      LayoutRect(x: textStart, y: height - 1, width: max(0, width - textStart), height: 1),
      theme.rule)
    if state.isFocused {
      canvas.border(canvas.bounds.inset(by: LayoutInsets(2)), radius: 8, width: 2, theme.accent)
    }
  }

  private func drawGroup(in canvas: inout Canvas, _ room: Double) {
    let height = canvas.size.height
    // Next to the name and the first line of the note.
    let middle = min(height / 2, 24)
    drawTriangle(at: LayoutPoint(x: start + 6.5, y: middle), &canvas)
    let count = count
    let line = LayoutRect(
      x: textStart, y: 6, width: noteWidth(canvas.size.width), height: 20)
    canvas.text(
      entry.name, in: line, style: entry.level == 0 ? Type.headline : Self.name, theme.ink)
    canvas.text(
      entry.note,
      in: line.moved(y: 20).with(height: max(0, height - Self.noteStart(true) - 4)),
      style: Type.caption, theme.quiet)
    let badge = LayoutRect(
      x: textStart + room - count.width, y: middle - 11, width: count.width, height: 22)
    canvas.roundedRect(badge, radius: 11, entry.level == 0 ? tint : theme.raised)
    canvas.text(
      count.text, in: badge.line(of: 16), style: Type.label.aligned(.center),
      entry.level == 0 ? Color(hex: 0xFFFFFF) : theme.quiet)
  }

  private func drawKind(in canvas: inout Canvas, _ room: Double) {
    canvas.roundedRect(
      LayoutRect(x: start + 3, y: 14, width: 8, height: 8), radius: 4,
      theme.isDark ? tint.mixed(with: Color(hex: 0xFFFFFF), 0.35) : tint)
    let line = LayoutRect(x: textStart, y: 8, width: room, height: 20)
    canvas.text(entry.name, in: line, style: Self.name, theme.ink)
    canvas.text(
      entry.note,
      in: LayoutRect(
        x: textStart, y: Self.noteStart(false), width: room,
        height: max(0, canvas.size.height - Self.noteStart(false) - 8)),
      style: Type.caption, theme.quiet)
  }

  /// Two lines that meet in the tip, turned around their middle.
  private func drawTriangle(at middle: LayoutPoint, _ canvas: inout Canvas) {
    // The direction of the tip on the way from the name to the ground, of length 1.
    let (x, y) = (1 - turn, turn)
    let length = (x * x + y * y).squareRoot()
    let (dx, dy) = (x / length, y / length)
    let tip = LayoutPoint(x: middle.x + dx * 3.5, y: middle.y + dy * 3.5)
    for side in [-1.0, 1.0] {
      canvas.line(
        from: LayoutPoint(
          x: middle.x - dx * 2.5 - dy * 6 * side, y: middle.y - dy * 2.5 + dx * 6 * side),
        to: tip.moved(x: dx * 0.6, y: dy * 0.6), width: 2.2, theme.accent)
    }
  }
}
