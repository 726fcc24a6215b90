import Scrollwork
import Stage

/// Writing and sending messages.
extension ChatDemo {
  enum Command: Hashable {
    case send
  }

  /// Points at the bottom of the list that the field covers.
  static let composerHeight = 60.0

  func controls(in region: StageRegion) -> [Control] {
    guard region == .list else { return [] }
    return pill.controls { [unowned self] in try jumpToNewest() } + [
      draft.control("draft") { [unowned self] in draft.begin() }
    ] + send.controls { [unowned self] _ in try sendDraft() }
  }

  func covers(_ point: LayoutPoint) -> Bool { point.y >= draft.area.minY - 12 }

  func press(at point: LayoutPoint) -> Bool {
    draft.end()
    return false
  }

  func type(_ text: String) { _ = draft.type(text) }

  var keys: [KeyHelp] {
    [
      KeyHelp("Ctrl-N", "Write a message"),
      KeyHelp("Enter", "Send it"),
      KeyHelp("Escape", "Go on with it later"),
      KeyHelp("J or Enter", "Jump to the newest message"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    guard draft.isEditing else {
      switch key.key {
      case .character("j"), .enter: try jumpToNewest()
      case .character("n") where key.isCommand:
        draft.begin()
      default: return false
      }
      return true
    }
    switch key.key {
    case .escape: draft.end()
    case .enter: try sendDraft()
    case .backspace: _ = draft.deleteBackward()
    case .character, .space: break
    default: return false
    }
    return true
  }

  /// Puts the draft at the end of the conversation, and shows it. The message that is being written is whole then.
  func sendDraft() throws {
    let text = draft.text.trimmed
    guard !text.isEmpty else { return }
    draft.set("")
    let last = messages.count - 1
    let number = messages[last] + 1
    sent[number] = text
    messages.append(number)
    written = 0
    try view.reconfigureItems(at: [ItemPath(section: 0, item: last)])
    try view.performUpdates(
      [.insertItems(at: ItemPath(section: 0, item: last + 1), count: 1)], animated: true)
    try jumpToNewest()
  }

  func drawComposer(in canvas: inout Canvas) {
    let theme = surroundings.theme
    let area = LayoutRect(
      x: 0, y: canvas.size.height - Self.composerHeight, width: canvas.size.width,
      height: Self.composerHeight)
    canvas.fill(area, theme.surface)
    canvas.fill(area.with(height: 1), theme.rule)
    let inner = area.inset(by: LayoutInsets(top: 12, left: 14, bottom: 12, right: 14))
    let room = send.draw(
      [
        .init(
          "Send", .send, kind: .primary, isEnabled: !draft.text.trimmed.isEmpty)
      ],
      trailingIn: inner, &canvas, surroundings)
    draft.draw(
      in: LayoutRect(x: inner.minX, y: inner.minY, width: room, height: 36), at: now, &canvas,
      surroundings)
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
