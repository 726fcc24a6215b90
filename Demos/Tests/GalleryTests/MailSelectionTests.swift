import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Many mails at once, and the mailbox by keys alone.
@Suite struct MailSelectionTests {
  private typealias Session = DemoSession<MailDemo>

  @Test("a dragged selection is archived by the bar, and Undo restores all of it")
  func selection() throws {
    var session = try Session("mail")
    let demo = session.demo
    let before = demo.numbers
    try session.click(session.inWindow(#require(demo.strip.area(of: "Select")), ofStrip: true))
    #expect(
      demo.isSelecting
        && demo.controls(in: .list).allSatisfy { !$0.area.contains(LayoutPoint(x: 40, y: 700)) })
    let (from, to) = (
      try #require(session.area(of: Session.item(1))),
      try #require(session.area(of: Session.item(3)))
    )
    try session.drag(
      from: LayoutPoint(x: 200, y: from.midY), to: LayoutPoint(x: 204, y: to.midY))
    try session.wait(0.1)
    #expect(demo.selected == Array(before[1...3]))
    #expect(session.stage.frame.contentOffset.y == 0)
    let shown = session.places()
    try session.click(session.inWindow(#require(demo.bar.buttons.area(of: "Archive"))))
    try session.wait(0.8)
    #expect(demo.numbers == before.filter { !before[1...3].contains($0) })
    #expect(!demo.isSelecting && demo.selected.isEmpty && demo.bar.area == nil)
    #expect(session.places()[before[0]] == shown[before[0]])
    try session.press(.character("z"), with: .control)
    try session.wait(0.8)
    #expect(demo.numbers == before && demo.removal == nil)
  }

  @Test("all, none and done; a tap selects one")
  func selectAll() throws {
    var session = try Session("mail")
    let demo = session.demo
    try session.press(.character("s"))
    try session.click(item: Session.item(2))
    #expect(demo.selected == [demo.numbers[2]] && demo.opened == nil)
    try session.click(session.inWindow(#require(demo.strip.area(of: "All")), ofStrip: true))
    #expect(demo.selected.count == MailDemo.initialCount)
    try session.click(session.inWindow(#require(demo.strip.area(of: "None")), ofStrip: true))
    #expect(demo.selected.isEmpty)
    try session.click(session.inWindow(#require(demo.strip.area(of: "Done")), ofStrip: true))
    #expect(!demo.isSelecting)
  }

  @Test("keys alone: focus, select with space and shift, flag, delete, undo, open, leave")
  func keys() throws {
    var session = try Session("mail")
    let demo = session.demo
    let before = demo.numbers
    try session.press(.down, .down, .down)
    #expect(demo.view.focusedItem == Session.item(2))
    try session.press(.delete)
    try session.wait(0.8)
    #expect(demo.numbers == before.filter { $0 != before[2] })
    // The focus is on a neighbor, so that keys can go on.
    #expect(demo.view.focusedItem != nil)
    try session.press(.character("z"))
    try session.wait(0.8)
    #expect(demo.numbers == before)
    try session.press(.home, .space)
    try session.press(.down, .down, with: .shift)
    #expect(demo.isSelecting && demo.selected == Array(before[0...2]))
    try session.press(.space)
    #expect(demo.selected == Array(before[0...1]))
    let flags = demo.flagged
    try session.press(.character("f"))
    #expect(demo.flagged.isSuperset(of: before[0...1]) && demo.flagged.isSuperset(of: flags))
    try session.press(.escape)
    #expect(!demo.isSelecting && session.stage.openIndex != nil)
    try session.press(.enter)
    try session.wait(0.8)
    #expect(demo.opened == before[2] && demo.read.contains(before[2]))
    try session.press(.escape)
    #expect(demo.opened == nil)
    try session.press(.escape)
    #expect(session.stage.openIndex == nil)
  }

  @Test("two keys before the next frame act on the mails that were seen")
  func keysWithoutFrame() throws {
    var session = try Session("mail")
    let demo = session.demo
    let before = demo.numbers
    try session.press(.down, .down)
    for key in [KeyPress.Key.character("n"), .delete] {
      try session.stage.handle(.key(KeyPress(time: session.stage.frame.time, key: key)))
    }
    try session.wait(0.8)
    #expect(demo.numbers == [demo.newest] + before.filter { $0 != before[1] })
  }
}
