import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The pill of the chat, which leads to the newest message.
@Suite struct ChatPillTests {
  @Test("the chat's pill counts what came, never covers it, and leads to the end")
  func pill() throws {
    var session = try DemoSession("chat", as: ChatDemo.self)
    let demo = session.demo
    try session.wait(1)
    #expect(demo.pill.area == nil && demo.view.isFollowingEnd)
    // A little back: the newest message is still in part on screen.
    try session.drag(
      from: LayoutPoint(x: 200, y: 400), to: LayoutPoint(x: 200, y: 440), seconds: 0.6)
    var counts: Set<Int> = []
    for _ in 0..<60 {
      try session.wait(0.25)
      counts.insert(demo.unread)
      check(session)
    }
    #expect(demo.unread >= 1 && counts.count > 1)
    // Further back, in steps.
    for _ in 0..<3 {
      try session.drag(
        from: LayoutPoint(x: 200, y: 300), to: LayoutPoint(x: 200, y: 500), seconds: 0.15)
      try session.wait(4)
      check(session)
    }
    let seen = demo.seen
    let shown = session.places { demo.messages[$0.item] }
    try session.wait(6)
    #expect(session.places { demo.messages[$0.item] } == shown && demo.seen == seen)
    try session.click(session.inWindow(#require(demo.pill.area)))
    try session.wait(2)
    #expect(demo.view.isFollowingEnd && demo.pill.area == nil)
    #expect(demo.unread <= 1)
    // The key does the same.
    try session.drag(
      from: LayoutPoint(x: 200, y: 300), to: LayoutPoint(x: 200, y: 700), seconds: 0.2)
    try session.wait(1)
    #expect(!demo.view.isFollowingEnd)
    try session.press(.character("j"))
    try session.wait(2)
    #expect(demo.view.isFollowingEnd)
  }

  /// The pill lies above every message that it announces.
  private func check(_ session: DemoSession<ChatDemo>) {
    guard let area = session.demo.pill.area else { return }
    for shown in session.stage.frame.visible {
      guard let path = shown.element.itemPath else { continue }
      let number = session.demo.messages[path.item]
      guard number > session.demo.seen || number == session.demo.messages.last else { continue }
      #expect(shown.start.points >= area.maxY, "message \(number)")
    }
  }
}
