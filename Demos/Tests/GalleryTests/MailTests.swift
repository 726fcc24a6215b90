import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The mailbox by pointer and by keys: its mails afterward, and that the visible ones stay.
@Suite struct MailTests {
  private typealias Session = DemoSession<MailDemo>

  /// Scrolls a few rows down, so that there is something above.
  private func scrolled() throws -> Session {
    var session = try Session("mail")
    try session.drag(from: LayoutPoint(x: 200, y: 700), to: LayoutPoint(x: 200, y: 300))
    try session.wait(4)
    #expect(session.stage.frame.phase == .idle)
    return session
  }

  /// Swipes a row far enough that its actions stay open.
  private func swipe(_ session: inout Session, _ path: ItemPath, by distance: Double) throws {
    let area = try #require(session.area(of: path))
    let start = LayoutPoint(x: area.midX, y: area.midY)
    try session.drag(from: start, to: LayoutPoint(x: start.x + distance, y: start.y + 2))
    try session.wait(1.5)
  }

  @Test(
    "an action of a swipe removes the mail, and Undo brings it back at its place",
    arguments: ["Delete", "Archive"])
  func removal(_ title: String) throws {
    var session = try scrolled()
    let demo = session.demo
    let (before, shown) = (demo.numbers, session.places())
    let path = try #require(session.stage.frame.visible.dropFirst(3).first?.element.itemPath)
    let number = try #require(demo.source.item(at: path))
    try swipe(&session, path, by: -140)
    #expect(session.places() == shown)
    let state = try #require(demo.view.swipe)
    #expect(state.phase == .open && state.path == path)
    let index = try #require(state.actions.firstIndex { $0.title == title })
    try session.click(session.inWindow(state.actionFrames[index]))
    try session.wait(0.8)
    #expect(demo.numbers == before.filter { $0 != number })
    #expect(!session.places().keys.contains(number))
    // The rows above stay where they were.
    for (other, start) in shown where other > number {
      #expect(session.places()[other] == start)
    }
    try session.click(session.inWindow(#require(demo.notice.button)))
    try session.wait(0.8)
    #expect(demo.numbers == before && demo.notice.area == nil)
    #expect(session.places() == shown)
  }

  @Test("a full swipe deletes, and the bar with Undo disappears after a time")
  func fullSwipe() throws {
    var session = try Session("mail")
    let number = session.demo.numbers[2]
    try swipe(&session, Session.item(2), by: -185)
    try session.wait(0.5)
    #expect(session.demo.numbers.contains(number))
    try session.press(.escape)
    try session.wait(1)
    #expect(session.demo.view.swipe == nil && session.stage.openIndex != nil)
    let area = try #require(session.area(of: Session.item(2)))
    try session.drag(
      from: LayoutPoint(x: 370, y: area.midY), to: LayoutPoint(x: 20, y: area.midY))
    try session.wait(1)
    #expect(!session.demo.numbers.contains(number))
    #expect(session.demo.notice.area != nil)
    try session.wait(9)
    #expect(session.demo.notice.area == nil)
    try session.press(.character("z"))
    #expect(!session.demo.numbers.contains(number))
  }

  @Test("a swipe flags a mail, one to the other side marks it as read; nothing moves")
  func marks() throws {
    var session = try scrolled()
    let demo = session.demo
    let shown = session.places()
    let path = try #require(session.stage.frame.visible.dropFirst(2).first?.element.itemPath)
    let number = try #require(demo.source.item(at: path))
    let (wasFlagged, wasRead) = (demo.flagged.contains(number), demo.read.contains(number))
    try swipe(&session, path, by: -140)
    try session.click(session.inWindow(#require(demo.view.swipe?.actionFrames.last)))
    try session.wait(0.8)
    #expect(demo.flagged.contains(number) == !wasFlagged)
    try swipe(&session, path, by: 70)
    try session.click(session.inWindow(#require(demo.view.swipe?.actionFrames.first)))
    try session.wait(0.8)
    #expect(demo.read.contains(number) == !wasRead)
    #expect(session.places() == shown && demo.numbers.count == MailDemo.initialCount)
  }

  @Test("a pull brings new mails above what is read, and the pill leads to them")
  func refresh() throws {
    var session = try Session("mail")
    let demo = session.demo
    let before = demo.numbers
    try session.drag(from: LayoutPoint(x: 200, y: 200), to: LayoutPoint(x: 200, y: 600))
    try session.wait(0.9)
    #expect(demo.view.refreshPhase == .refreshing)
    let spinner = try #require(demo.view.refreshIndicatorFrame)
    #expect(spinner.minY >= 0 && demo.numbers == before)
    let shown = session.places()
    try session.wait(1.5)
    let added = demo.numbers.count - before.count
    #expect((2...4).contains(added) && Array(demo.numbers.dropFirst(added)) == before)
    for (number, start) in shown where session.places()[number] != nil {
      #expect(session.places()[number] == start)
    }
    #expect(session.places()[before[0]] == shown[before[0]])
    #expect(demo.unseen == added)
    try session.click(session.inWindow(#require(demo.pill.area)))
    try session.wait(1)
    #expect(session.places()[demo.newest] == .zero)
    #expect(demo.unseen == 0 && demo.pill.area == nil && demo.view.refreshPhase == .idle)
  }

  @Test("Ctrl-R refreshes as a pull does")
  func refreshByKey() throws {
    var session = try Session("mail")
    try session.press(.character("r"), with: .control)
    try session.wait(0.8)
    #expect(session.demo.view.refreshPhase == .refreshing)
    #expect(try #require(session.demo.view.refreshIndicatorFrame).minY >= 0)
    try session.wait(1.5)
    #expect(session.demo.numbers.count > MailDemo.initialCount)
  }

  @Test("a new mail slides in at the top; further down what is read stays")
  func compose() throws {
    var session = try Session("mail")
    let demo = session.demo
    let first = demo.numbers[0]
    try session.click(session.inWindow(#require(demo.strip.area(of: "New mail")), ofStrip: true))
    try session.wait(0.02)
    // In the middle of the animation the old first row is on its way down.
    let height = try #require(session.stage.frame.visible.first).extent.points
    try session.wait(0.1)
    let start = try #require(session.places()[first]).points
    #expect(start > 0 && start < height)
    try session.wait(0.8)
    #expect(session.places()[demo.newest] == .zero)
    #expect(session.places()[first]?.points == height)

    session = try scrolled()
    let shown = session.places()
    try session.press(.character("n"))
    try session.wait(0.8)
    #expect(session.places() == shown && session.demo.unseen == 1)
  }

  @Test("a tap opens a mail in the list, and the row's top stays; a wide window has a page for it")
  func open() throws {
    var session = try scrolled()
    var demo = session.demo
    let shown = session.places()
    let path = try #require(session.stage.frame.visible.dropFirst(2).first?.element.itemPath)
    let number = try #require(demo.source.item(at: path))
    let height = try #require(session.area(of: path)).size.height
    try session.click(item: path)
    try session.wait(0.8)
    #expect(demo.opened == number)
    #expect(try #require(session.area(of: path)).size.height > height)
    for other in shown.keys where other >= number {
      #expect(session.places()[other] == shown[other])
    }
    try session.click(item: path)
    try session.wait(0.8)
    #expect(demo.opened == nil && session.places() == shown)

    session = try Session("mail", size: LayoutSize(width: 1280, height: 800))
    demo = session.demo
    let page = session.stage.page
    #expect(page.minX == session.stage.viewport.maxX && page.size.width > 600)
    try session.press(.down, .down)
    #expect(demo.opened == demo.numbers[1])
    let rows = session.places()
    try session.click(item: Session.item(3))
    #expect(demo.opened == demo.numbers[3] && session.places() == rows)
    // The page takes no clicks that are for rows.
    try session.click(page)
    #expect(demo.opened == demo.numbers[3])
    // When the open mail is archived, the next one opens.
    let next = demo.numbers[4]
    try session.press(.character("a"))
    try session.wait(0.8)
    #expect(demo.opened == next && demo.view.focusedItem.flatMap(demo.source.item(at:)) == next)
  }

  @Test("buttons of the page act on the open mail, not on the one with the focus")
  func page() throws {
    var session = try Session("mail", size: LayoutSize(width: 1280, height: 800))
    let demo = session.demo
    func button(_ title: String) throws -> LayoutRect {
      let page = session.stage.page
      return try #require(demo.pageButtons.area(of: title)).moved(x: page.minX, y: page.minY)
    }
    try session.click(item: Session.item(1))
    let opened = try #require(demo.opened)
    try demo.view.focus(Session.item(4))
    let (rows, wasFlagged) = (session.places(), demo.flagged.contains(opened))
    try session.click(button(wasFlagged ? "Unflag" : "Flag"))
    try session.click(button("Mark unread"))
    #expect(demo.flagged.contains(opened) == !wasFlagged && !demo.read.contains(opened))
    #expect(session.places() == rows)
    let next = demo.numbers[2]
    try session.click(button("Archive"))
    try session.wait(0.8)
    #expect(!demo.numbers.contains(opened) && demo.opened == next)
    try session.press(.character("z"))
    try session.wait(0.8)
    #expect(session.places() == rows)
  }

  @Test("other colors keep what was done")
  func theme() throws {
    var session = try Session("mail")
    try session.press(.down, .delete)
    try session.wait(0.8)
    try session.press(.down, .enter)
    try session.wait(0.8)
    let (numbers, opened) = (session.demo.numbers, session.demo.opened)
    try session.press(.character("d"))
    let other = try #require(session.stage.demo as? MailDemo)
    #expect(other !== session.demo && session.stage.surroundings.theme.isDark)
    #expect(other.numbers == numbers && other.opened == opened && other.read == session.demo.read)
  }
}
