import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Writing in the chat, and searching the list of demos.
@Suite struct ComposerTests {
  /// The text of the bubble at the end of the list, if its end is above the field.
  private func lastShown(_ session: DemoSession<ChatDemo>) -> String? {
    let demo = session.demo
    guard let last = session.stage.frame.visible.last,
      last.element.itemPath?.item == demo.messages.count - 1,
      (last.start + last.extent).points <= session.stage.viewport.size.height
        - ChatDemo
        .composerHeight,
      let bubble = demo.view.cell(for: last.element) as? Bubble
    else { return nil }
    return bubble.text
  }

  @Test("typed text is sent by Return, comes to the end animated, and is kept")
  func send() throws {
    var session = try DemoSession("chat", as: ChatDemo.self)
    let (stage, demo) = (session.stage, session.demo)
    try session.wait(1)
    // Nothing is typed before the field is clicked.
    try stage.handle(.text("x"))
    #expect(demo.draft.text.isEmpty && demo.send.controls { _ in }.isEmpty)
    try session.click(session.inWindow(demo.draft.area))
    for text in ["H", "e", "y", "y", " ", "東京 😀"] { try stage.handle(.text(text)) }
    try session.press(.character("d"), .backspace)
    #expect(demo.draft.text == "Heyy 東京 " && stage.surroundings.theme == .light)
    let count = demo.messages.count
    try session.press(.enter)
    #expect(demo.messages.count == count + 1 && demo.draft.text.isEmpty && demo.draft.isEditing)
    #expect(stage.frame.events.contains { if case .update = $0 { true } else { false } })
    try session.wait(0.6)
    #expect(lastShown(session) == "Heyy 東京" && demo.isMine(count))
    // The conversation goes on after it.
    try session.wait(2)
    #expect(demo.messages.count == count + 2 && demo.sent == [count: "Heyy 東京"])
    try stage.handle(.text("later"))
    try session.press(.escape)
    #expect(stage.openIndex != nil && !demo.draft.isEditing)
    try stage.setTheme(.dark)
    let again = try #require(stage.demo as? ChatDemo)
    #expect(again.sent == demo.sent && again.draft.text == "later")
  }

  @Test("a message is sent from far back by the button, and shown; white space alone is not sent")
  func button() throws {
    var session = try DemoSession("chat", as: ChatDemo.self)
    let (stage, demo) = (session.stage, session.demo)
    try session.wait(1)
    try session.drag(
      from: LayoutPoint(x: 200, y: 300), to: LayoutPoint(x: 200, y: 700), seconds: 0.15)
    try session.wait(2)
    #expect(!demo.view.isFollowingEnd)
    try stage.handle(
      .key(KeyPress(time: stage.frame.time, key: .character("n"), modifiers: .control)))
    try stage.handle(.text("   "))
    let count = demo.messages.count
    try session.press(.enter)
    #expect(demo.messages.count == count && demo.sent.isEmpty)
    try stage.handle(.text("Yes"))
    try session.wait(0.1)
    try session.click(session.inWindow(#require(demo.send.area(of: "Send"))))
    try session.wait(1)
    #expect(demo.sent.values.map { $0 } == ["Yes"] && demo.view.isFollowingEnd)
  }

  @Test("typed letters search the demos, Enter opens the first, Escape ends the search")
  func menu() throws {
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: LayoutSize(width: 390, height: 844), scale: 1,
      theme: .light, measurer: FontBook())
    var script = Story.Script(stage)
    try script.wait(0.1)
    let all = stage.demo.view.structure.itemCount
    /// As a keyboard does: the key, then its text.
    func type(_ text: String) throws {
      for letter in text {
        try script.press(.character(letter))
        try script.type(String(letter))
      }
      try script.wait(0.1)
    }
    try type("bounce")
    #expect(stage.demo.view.structure.itemCount == 1)
    try script.press(.enter)
    #expect(stage.openIndex == stage.exhibits.firstIndex { $0.name == "store" })
    try script.press(.escape)
    try script.wait(0.1)
    // The search is as it was left.
    #expect(stage.demo.view.structure.itemCount == 1)
    let bytes = try stage.savePlace()
    try script.press(.escape)
    try script.wait(0.1)
    #expect(stage.demo.view.structure.itemCount == all)
    try stage.restorePlace(bytes)
    try script.wait(0.1)
    #expect(stage.demo.view.structure.itemCount == 1)
    try script.press(.escape)
    try type("zzz")
    #expect(stage.demo.view.structure.itemCount == 0)
    for _ in 0..<3 { try script.press(.backspace) }
    // A click in the field, and letters that are keys elsewhere.
    try script.tap(200, 74)
    try type("did")
    #expect(stage.surroundings.theme == .light && !stage.isHelpShown)
    try script.press(.escape)
    try script.press(.character("d"))
    #expect(stage.surroundings.theme == .dark)
  }
}
