import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The log follows its end until somebody reads; then nothing moves.
@Suite struct LogTests {
  private typealias Session = DemoSession<LogDemo>

  private func places(_ session: Session) -> [Int: Ticks] {
    session.places(session.demo.source.item(at:))
  }

  /// Goes back in the log, and waits until it rests.
  private func read(_ session: inout Session) throws {
    try session.drag(
      from: LayoutPoint(x: 200, y: 300), to: LayoutPoint(x: 200, y: 560), seconds: 0.6)
    for _ in 0..<600 where session.stage.frame.phase != .idle { try session.wait(1 / 60.0) }
  }

  @Test("the same lines at the same times, of every level, in varied words")
  func lines() {
    let entries = (0..<600).map { LogEntry($0) }
    #expect(entries == (0..<600).map { LogEntry($0) })
    for level in LogLevel.allCases { #expect(entries.contains { $0.level == level }) }
    #expect(Set(entries.map(\.message)).count > 300 && Set(entries.map(\.service)).count > 6)
    #expect(entries.allSatisfy { !$0.message.contains { "#^$~@".contains($0) && $0 != "$" } })
    #expect(LogEntry.clock(34_692_480) == "09:38:12.480" && LogEntry.clock(0) == "00:00:00.000")
  }

  @Test("lines come in at the end and the newest shows")
  func follows() throws {
    var session = try Session("log")
    let demo = session.demo
    #expect(demo.entries.count >= LogDemo.initialCount && demo.pill.area == nil)
    try session.wait(5)
    let last = demo.entries.count - 1
    #expect(last > LogDemo.initialCount + 5 && demo.view.isFollowingEnd && demo.pill.area == nil)
    #expect(places(session)[last] != nil)
    // Above the field.
    let path = try #require(demo.source.path(of: last))
    let area = try #require(session.area(of: path))
    #expect(area.maxY <= session.inWindow(demo.field.area).minY)
  }

  @Test("lines on screen do not move while somebody reads; the pill counts and leads to the newest")
  func reading() throws {
    var session = try Session("log")
    let demo = session.demo
    try session.wait(1)
    try read(&session)
    #expect(!demo.view.isFollowingEnd && demo.pill.area != nil)
    let (before, count, unread) = (places(session), demo.entries.count, demo.unread)
    for _ in 0..<20 {
      try session.wait(0.25)
      #expect(places(session) == before)
    }
    #expect(demo.entries.count > count && demo.unread - unread == demo.entries.count - count)
    try session.click(session.inWindow(#require(demo.pill.area)))
    try session.wait(1)
    #expect(demo.view.isFollowingEnd && demo.pill.area == nil && demo.unread == 0)
    // Each key does the same.
    for key in [KeyPress.Key.character("j"), .enter, .end] {
      try read(&session)
      #expect(!demo.view.isFollowingEnd)
      try session.press(key)
      try session.wait(1)
      #expect(demo.view.isFollowingEnd)
    }
  }

  @Test("levels filter, and lines that pass stay where they are")
  func levels() throws {
    var session = try Session("log")
    let demo = session.demo
    try read(&session)
    let before = places(session)
    try session.press(.character("2"))
    let after = places(session)
    #expect(demo.level == .info && demo.unread == 0)
    let kept = before.keys.filter { demo.entries[$0].level >= .info }.min()
    #expect(after[try #require(kept)] == before[try #require(kept)])
    #expect(after.keys.allSatisfy { demo.entries[$0].level >= .info })
    let area = demo.levels.area
    try session.click(
      session.inWindow(
        LayoutRect(x: area.maxX - 20, y: area.midY, width: 0, height: 0), ofStrip: true))
    #expect(demo.level == .error)
    #expect(places(session).keys.allSatisfy { demo.entries[$0].level == .error })
    try session.press(.character("1"), .character("j"))
    try session.wait(1)
    #expect(demo.level == .debug && demo.view.isFollowingEnd)
    #expect(demo.source.snapshot.numberOfItems == demo.entries.count)
  }

  @Test("typed text filters; with the keyboard up the newest line stays above it")
  func filter() throws {
    var session = try Session("log")
    let demo = session.demo
    try session.click(session.inWindow(demo.field.area))
    try session.wait(0.6)
    #expect(demo.field.isEditing && demo.view.keyboardFrame != nil && demo.view.isFollowingEnd)
    let last = try #require(demo.source.snapshot.itemIdentifiers.last)
    let area = try #require(demo.source.path(of: last).flatMap(session.area(of:)))
    #expect(area.maxY <= session.inWindow(demo.field.area).minY)
    // Letters of the gallery's own keys are typed, too.
    try session.press(.character("d"))
    try session.stage.handle(.text("d"))
    try session.stage.handle(.text("b"))
    try session.wait(0.1)
    #expect(demo.field.text == "db" && !session.stage.surroundings.theme.isDark)
    #expect(demo.source.snapshot.itemIdentifiers.allSatisfy { demo.entries[$0].service == "db" })
    // Keys on the screen do the same.
    for key in ["key Delete", "key Delete", "key c", "key a", "key Done"] {
      let control = try #require(demo.controls(in: .list).first { $0.id == key })
      try session.click(session.inWindow(control.area))
    }
    #expect(demo.field.text == "ca" && !demo.field.isEditing)
    try session.wait(0.6)
    #expect(demo.view.keyboardFrame == nil && demo.view.isFollowingEnd)
    try session.press(.escape)
    #expect(demo.field.text.isEmpty && session.stage.openIndex != nil)
    try session.press(.character("f"), with: .control)
    #expect(demo.field.isEditing)
    try session.stage.handle(.text("no such line"))
    try session.wait(0.5)
    #expect(session.stage.frame.visible.isEmpty)
    try session.press(.escape, .escape)
    try session.wait(0.5)
    #expect(demo.source.snapshot.numberOfItems == demo.entries.count && demo.view.isFollowingEnd)
  }

  @Test("the keyboard moves nothing that is read")
  func keyboard() throws {
    var session = try Session("log")
    let demo = session.demo
    try read(&session)
    let before = places(session)
    try session.click(session.inWindow(demo.field.area))
    for _ in 0..<30 {
      try session.wait(1 / 60.0)
      let now = places(session)
      for (number, place) in before where now[number] != nil { #expect(now[number] == place) }
    }
    #expect(demo.view.keyboardFrame != nil)
    // A touch of the list puts it away.
    try session.click(LayoutRect(x: 200, y: 300, width: 0, height: 0))
    try session.wait(0.6)
    #expect(demo.view.keyboardFrame == nil)
  }

  @Test("a line opens with its details where it is")
  func opens() throws {
    var session = try Session("log")
    let demo = session.demo
    try read(&session)
    let shown = session.stage.frame.visible.compactMap(\.element.itemPath)
    let path = shown[shown.count / 2]
    let number = try #require(demo.source.item(at: path))
    let before = try #require(session.area(of: path))
    try session.click(item: path)
    try session.wait(0.5)
    let after = try #require(session.area(of: path))
    #expect(demo.opened == [number] && after.minY == before.minY)
    #expect(after.size.height > before.size.height + 40)
    try session.click(item: path)
    try session.wait(0.5)
    #expect(demo.opened.isEmpty && session.area(of: path) == before)
  }
}
