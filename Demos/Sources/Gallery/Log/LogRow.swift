import Scrollwork
import Stage

/// A line of the log: its time, its level in color, who wrote it, and what; opened, with details.
final class LogRow: StageCell {
  var entry = LogEntry(0)
  var clock = ""
  var isOpen = false

  private static let (left, right) = (16.0, 16.0)
  private static let (head, bottom) = (28.0, 9.0)
  private static let detail = 18.0
  private static let message = TextStyle(size: 14, lineHeight: 1.1)

  private func textWidth(_ width: Double) -> Double { max(40, width - Self.left - Self.right) }

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    guard let surroundings else { return proposal }
    let message = surroundings.height(
      of: entry.message, Self.message, width: textWidth(proposal.width))
    let details = isOpen ? Self.detail * Double(entry.details.count) + 6 : 0
    return LayoutSize(
      width: proposal.width, height: Self.head + message + details + Self.bottom)
  }

  static func color(of level: LogLevel, _ theme: Theme) -> Color {
    switch level {
    case .debug: theme.quiet
    case .info: theme.accent
    case .warning: Color(hex: theme.isDark ? 0xF0B45A : 0x8A5A00)
    case .error: theme.danger
    }
  }

  override func paint(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let color = Self.color(of: entry.level, theme)
    canvas.fill(canvas.bounds, isOpen ? theme.raised : theme.surface)
    if entry.level >= .warning {
      canvas.fill(LayoutRect(x: 0, y: 0, width: 4, height: height), color)
    }
    let room = textWidth(width)
    let line = LayoutRect(x: Self.left, y: 9, width: room, height: 15)
    let (level, time) = (entry.level.title, clock)
    let levelWidth = (surroundings?.width(of: level, Self.badge) ?? 0) + 2
    let timeWidth = (surroundings?.width(of: time, Type.figures) ?? 0) + 2
    canvas.text(level, in: line.with(height: 15), style: Self.badge, color)
    canvas.text(
      entry.service,
      in: LayoutRect(
        x: line.minX + max(46, levelWidth + 8), y: line.minY,
        width: max(0, room - max(46, levelWidth + 8) - timeWidth - 8), height: 15),
      style: Self.badge, theme.quiet)
    canvas.text(time, in: line, style: Type.figures.aligned(.trailing), theme.quiet)
    let text = surroundings?.height(of: entry.message, Self.message, width: room) ?? 18
    canvas.text(
      entry.message,
      in: LayoutRect(x: Self.left, y: Self.head, width: room, height: text + 1),
      style: Self.message, entry.level == .debug ? theme.quiet : theme.ink)
    if isOpen {
      for (place, detail) in entry.details.enumerated() {
        let y = Self.head + text + 6 + Double(place) * Self.detail
        canvas.text(
          detail, in: LayoutRect(x: Self.left, y: y, width: room, height: 16),
          style: Type.caption.limited(to: 1), theme.quiet)
      }
    }
    canvas.fill(
      LayoutRect(x: Self.left, y: height - 1, width: max(0, width - Self.left), height: 1),
      theme.rule)
    if state.isFocused {
      canvas.border(canvas.bounds.inset(by: LayoutInsets(2)), radius: 8, width: 2, theme.accent)
    }
  }

  private static let badge = TextStyle(size: 12, weight: .semibold, lineLimit: 1)
}
