import Scrollwork
import Stage

/// What can be done with the log, by pointer and by keys.
extension LogDemo {
  /// Points at the bottom of the list that the field covers.
  static let fieldHeight = 56.0

  func controls(in region: StageRegion) -> [Control] {
    switch region {
    case .strip:
      levels.controls { [unowned self] in try show(LogLevel(rawValue: $0) ?? .debug) }
    case .list:
      pill.controls { [unowned self] in try jumpToNewest() }
        + [field.control("filter") { [unowned self] in field.begin() }]
        + keyboard.controls { [unowned self] in try press($0) }
    case .page, .bar: []
    }
  }

  private func press(_ key: ScreenKeyboard.Key) throws {
    switch key {
    case .letter(let letter): try type(letter)
    case .space: try type(" ")
    case .delete: if field.deleteBackward() { try showMatches() }
    case .done: field.end()
    }
  }

  func covers(_ point: LayoutPoint) -> Bool { point.y >= field.area.minY - 10 }

  func press(at point: LayoutPoint) -> Bool {
    field.end()
    return false
  }

  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  func tap(_ element: ElementPath) throws {
    try element.itemPath.flatMap(source.item(at:)).map(toggle)
  }

  func type(_ text: String) throws { if field.type(text) { try showMatches() } }

  // MARK: Keys

  var keys: [KeyHelp] {
    [
      KeyHelp("J, Enter, End", "Jump to the newest line"),
      KeyHelp("1 to 4", "Show all lines, or those from a level on"),
      KeyHelp("Ctrl-F", "Filter by a text"),
      KeyHelp("Escape", "End the filter"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    if case .character("f") = key.key, key.isCommand {
      field.begin()
      return true
    }
    guard key.modifiers.subtracting(.shift).isEmpty else { return false }
    switch key.key {
    case .escape where field.isEditing: field.end()
    case .escape where !field.text.isEmpty:
      field.set("")
      try showMatches()
    case .enter where field.isEditing: field.end()
    case .backspace where field.isEditing: if field.deleteBackward() { try showMatches() }
    case .character, .space:
      guard !field.isEditing else { return true }
      return try handle(key.key)
    case .enter, .end: try jumpToNewest()
    default: return false
    }
    return true
  }

  /// A letter or a digit that is not typed into the field.
  private func handle(_ key: KeyPress.Key) throws -> Bool {
    guard case .character(let letter) = key else { return false }
    if letter == "j" {
      try jumpToNewest()
    } else if let digit = letter.wholeNumberValue, let level = LogLevel(rawValue: digit - 1) {
      try show(level)
    } else {
      return false
    }
    return true
  }

  // MARK: Drawing

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    levels.area = LayoutRect(x: 16, y: 6, width: canvas.size.width - 32, height: 32)
    levels.draw(in: &canvas, surroundings.theme)
  }

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    guard frame.visible.isEmpty else { return }
    canvas.text(
      field.text.isEmpty ? "No line is that serious" : "No line has “\(field.text)”",
      in: LayoutRect(x: 20, y: 60, width: canvas.size.width - 40, height: 40),
      style: Type.body.aligned(.center), surroundings.theme.quiet)
  }

  /// The field, with how many lines pass the filter at its right.
  func drawField(in canvas: inout Canvas, bottom: Double) {
    let theme = surroundings.theme
    let area = LayoutRect(
      x: 0, y: bottom - Self.fieldHeight, width: canvas.size.width, height: Self.fieldHeight)
    canvas.fill(area, theme.surface)
    canvas.fill(area.with(height: 1), theme.rule)
    let count = "\(source.shownSnapshot.numberOfItems.grouped) of \(entries.count.grouped)"
    let width = surroundings.width(of: count, Type.label) + 2
    let inner = area.inset(by: LayoutInsets(top: 10, left: 16, bottom: 10, right: 16))
    field.draw(
      in: inner, insets: LayoutInsets(left: 14, right: width + 26), at: now, &canvas, surroundings)
    canvas.text(
      count,
      in: LayoutRect(
        x: inner.maxX - width - 14, y: inner.midY - 8, width: width, height: 17),
      style: Type.label.aligned(.trailing), theme.quiet)
  }
}
