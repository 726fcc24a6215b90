package import Scrollwork

/// A key, or several, and what it does.
package struct KeyHelp: Hashable, Sendable {
  package var keys: String
  package var effect: String

  package init(_ keys: String, _ effect: String) {
    self.keys = keys
    self.effect = effect
  }
}

/// A page over everything that lists the keys: those of every demo, and those of the open one.
struct HelpPage {
  var isShown = false { didSet { offset = 0 } }
  /// How far the page is scrolled, in points, where it is longer than the window.
  private(set) var offset = 0.0
  /// The furthest that it can be scrolled, as drawn last.
  private var range = 0.0

  private static let general = [
    KeyHelp("Up, Down", "Scroll by a line"),
    KeyHelp("Page Up, Down", "Scroll by a page, as Space does"),
    KeyHelp("Home, End", "Scroll to the beginning or the end"),
    KeyHelp("Tab", "Go from button to button"),
    KeyHelp("Escape", "Go back"),
    KeyHelp("D", "Change between light and dark"),
    KeyHelp("I", "Show times, motion and cells"),
    KeyHelp("R", "Show which cells are reused"),
    KeyHelp("H or ?", "Show or close this page"),
    KeyHelp("Ctrl-Q", "Quit"),
  ]
  private static let (rowHeight, titleHeight, padding) = (23.0, 46.0, 18.0)
  private static let (columnWidth, keyWidth) = (370.0, 112.0)

  private struct Group {
    var title: String
    var keys: [KeyHelp]
    var height: Double { titleHeight + rowHeight * Double(keys.count) }
  }

  /// Scrolls the page, as far as there is more of it.
  mutating func scroll(by distance: Double) {
    offset = min(max(offset + distance, 0), range)
  }

  /// - Parameters:
  ///   - title: of the open demo.
  ///   - keys: those that only this demo has.
  mutating func draw(
    _ title: String, _ keys: [KeyHelp], in canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.fill(canvas.bounds, Color(hex: 0x000000, alpha: 120))
    let groups =
      (keys.isEmpty ? [] : [Group(title: title, keys: keys)])
      + [Group(title: "All demos", keys: Self.general)]
    let isWide = groups.count > 1 && canvas.size.width >= 2 * Self.columnWidth + 32
    let width = isWide ? 2 * Self.columnWidth : min(Self.columnWidth, canvas.size.width - 16)
    let heights = groups.map(\.height)
    let whole = (isWide ? heights.max() ?? 0 : heights.reduce(0, +)) + Self.padding
    let height = min(whole, canvas.size.height - 16)
    range = max(0, whole - height)
    scroll(by: 0)
    let panel = LayoutRect(
      x: (canvas.size.width - width) / 2, y: max(8, (canvas.size.height - height) / 2),
      width: width, height: height)
    canvas.shadow(panel.moved(y: 4), radius: 16, blur: 24, Color(hex: 0x000000, alpha: 110))
    canvas.roundedRect(panel, radius: 16, theme.surface)
    if theme.isDark { canvas.border(panel, radius: 16, width: 1, theme.rule) }
    if range > 0 { canvas.pushClip(panel.inset(by: LayoutInsets(top: 6, bottom: 6))) }
    var origin = panel.origin.moved(y: -offset)
    for group in groups {
      let column = isWide ? Self.columnWidth : width
      draw(
        group, in: LayoutRect(origin: origin, size: LayoutSize(width: column, height: whole)),
        &canvas, theme)
      if isWide { origin.x += column } else { origin.y += group.height }
    }
    guard range > 0 else { return }
    canvas.pop()
    let track = height - 24
    canvas.roundedRect(
      LayoutRect(
        x: panel.maxX - 8, y: panel.minY + 12 + track * offset / whole, width: 4,
        height: track * height / whole), radius: 2, theme.ink.withAlpha(90))
  }

  private func draw(
    _ group: Group, in area: LayoutRect, _ canvas: inout Canvas, _ theme: Theme
  ) {
    let line = LayoutRect(
      x: area.minX + Self.padding, y: area.minY, width: area.size.width - 2 * Self.padding,
      height: 18)
    canvas.text(
      group.title, in: line.moved(y: 16).with(height: 20), style: Type.headline, theme.ink)
    for (index, key) in group.keys.enumerated() {
      let row = line.moved(y: Self.titleHeight - 1 + Self.rowHeight * Double(index))
      canvas.text(key.keys, in: row.moved(y: 1), style: Type.label, theme.accent)
      canvas.text(
        key.effect,
        in: LayoutRect(
          x: row.minX + Self.keyWidth, y: row.minY, width: row.size.width - Self.keyWidth,
          height: 18), style: Type.caption.limited(to: 1), theme.quiet)
    }
  }
}

extension Stage {
  /// Where a pointer shows the help page, at the bar's right.
  package var helpButton: LayoutRect {
    LayoutRect(x: barWidth - 46, y: 10, width: 32, height: 32)
  }

  /// Shows the page of keys or closes it. Says whether the key was for that.
  func handleHelp(_ key: KeyPress) -> Bool {
    let isHelpKey =
      switch key.key {
      case .character("h"), .character("?"): key.modifiers.subtracting(.shift).isEmpty
      case .character("/"): key.modifiers == .shift
      default: false
      }
    if help.isShown {
      switch key.key {
      case .escape: help.isShown = false
      case .up: help.scroll(by: -60)
      case .down: help.scroll(by: 60)
      case .pageUp, .home: help.scroll(by: -size.height)
      case .pageDown, .end, .space: help.scroll(by: size.height)
      default: if isHelpKey { help.isShown = false }
      }
      return true
    }
    if isHelpKey { help.isShown = true }
    return isHelpKey
  }

  func drawHelpButton(in canvas: inout Canvas) {
    canvas.roundedRect(helpButton, radius: 16, surroundings.theme.raised)
    canvas.text(
      "?", in: helpButton.line(of: 20), style: Type.headline.aligned(.center),
      surroundings.theme.accent)
  }
}

extension KeyPress {
  /// Whether the control or the command key is held.
  package var isCommand: Bool { !modifiers.isDisjoint(with: [.control, .command]) }
}
