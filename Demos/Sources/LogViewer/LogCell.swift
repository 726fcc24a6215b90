import Scrollwork

/// A line of the log: its time, its level as a letter and a color, and its text.
final class LogCell: ReusableCell {
  /// Points that every row is high.
  static let height = 16.0
  /// Points from one character to the next.
  static let column = 7.0

  /// The line that the cell shows.
  var line = LogLine(time: 0, level: .debug, text: "")

  /// The parts begin in fixed columns, so that they line up in any font.
  func draw(in canvas: inout Canvas) {
    let color = Self.color(of: line.level)
    let style = TextStyle(size: 12, lineLimit: 1, monospacedDigits: true)
    func place(_ first: Double, _ count: Double) -> LayoutRect {
      LayoutRect(x: first * Self.column, y: 0, width: count * Self.column, height: Self.height)
    }
    if line.level == .error { canvas.fill(canvas.bounds, Self.errorGround) }
    canvas.text(line.clock, in: place(1, 12), style: style, Self.faint)
    canvas.text(line.level.letter, in: place(14, 2), style: style, color)
    canvas.text(line.text, in: place(16, canvas.size.width / Self.column - 17), style: style, color)
  }

  /// The color of a line's text.
  static func color(of level: LogLevel) -> Color {
    switch level {
    case .debug: faint
    case .info: Color(red: 20, green: 24, blue: 32)
    case .warning: Color(red: 176, green: 104, blue: 0)
    case .error: Color(red: 190, green: 20, blue: 30)
    }
  }

  /// For times, and for lines that are read last.
  private static let faint = Color(red: 120, green: 126, blue: 136)
  /// Behind errors, so that they are seen while the content scrolls fast.
  private static let errorGround = Color(red: 255, green: 236, blue: 236)
}
