import Scrollwork
import Stage

/// The round picture of a person: initials on a color that stays with the person in every demo.
enum Avatar {
  /// - Parameter name: of one of `Prose.people`, or of somebody else.
  static func draw(_ name: String, in area: LayoutRect, _ canvas: inout Canvas) {
    canvas.roundedRect(area, radius: area.size.width / 2, color(of: name))
    canvas.text(
      Prose.initials(name), in: area.line(of: 18), style: Type.label.aligned(.center),
      Color(hex: 0xFFFFFF))
  }

  /// The person's color: that of the place in `Prose.people`, and for somebody else one by the letters of the name.
  static func color(of name: String) -> Color {
    let number =
      Prose.people.firstIndex(of: name)
      ?? name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return Color.deep(number)
  }
}
