import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The letters at the edge of the cities lead to the countries that begin with them.
@Suite struct LetterIndexTests {
  private typealias Session = DemoSession<CitiesDemo>

  /// The country that the first row on screen is of.
  private func top(_ session: Session) throws -> String {
    let path = try #require(session.stage.frame.visible.compactMap(\.element.itemPath).first)
    return session.demo.shown[path.section].name
  }

  private func point(_ letter: String, _ session: Session) throws -> LayoutPoint {
    let index = session.demo.index
    let (area, entries) = (session.inWindow(index.area(in: session.demo.listSize)), index.entries)
    let place = try #require(entries.firstIndex { $0.title == letter })
    return LayoutPoint(
      x: area.midX, y: area.minY + (Double(place) + 0.5) * area.size.height / Double(entries.count))
  }

  @Test("a press on a letter shows its first country at the top, exactly")
  func press() throws {
    var session = try Session("cities")
    let demo = session.demo
    #expect(demo.index.entries.map(\.title) == demo.index.entries.map(\.title).sorted())
    for letter in ["Z", "F", "A", "N"] {
      try session.pointer(.pointerDown(id: 0, kind: .touch), point(letter, session))
      try session.wait(0.1)
      #expect(demo.index.chosen.map { demo.index.entries[$0].title } == letter)
      let first = try #require(demo.shown.first { $0.name.hasPrefix(letter) })
      #expect(try top(session) == first.name || letter == "Z")
      // The first row lies right below its pinned header.
      if letter != "Z" {
        let row = try #require(session.stage.frame.visible.first { $0.element.itemPath != nil })
        #expect(row.element.itemPath?.item == 0 && row.start.points == 32)
      }
      try session.pointer(.pointerUp(id: 0), point(letter, session))
      #expect(demo.index.chosen == nil && session.stage.frame.phase == .idle)
    }
  }

  @Test("a drag over the letters goes on from one to the next, also next to them")
  func drag() throws {
    var session = try Session("cities")
    let (from, to) = (try point("B", session), try point("S", session))
    try session.pointer(.pointerDown(id: 0, kind: .mouse), from)
    var seen: [String] = []
    for step in 0...40 {
      let y = from.y + (to.y - from.y) * Double(step) / 40
      try session.pointer(.pointerMoved(id: 0), LayoutPoint(x: 200, y: y))
      try session.wait(1 / 60.0)
      let letter = String(try top(session).prefix(1))
      if seen.last != letter { seen.append(letter) }
    }
    #expect(seen.first == "B" && seen.last == "S" && seen == seen.sorted() && seen.count > 12)
    try session.pointer(.pointerUp(id: 0), LayoutPoint(x: 200, y: 2000))
    try session.wait(0.2)
    #expect(try top(session).hasPrefix("S"))
  }

  @Test("keys jump to a letter, the next and the last, and the bubble disappears")
  func keys() throws {
    var session = try Session("cities")
    let demo = session.demo
    try session.press(.character("k"), with: .option)
    #expect(try top(session) == "Kazakhstan" && demo.index.chosen != nil)
    try session.press(.character("]"))
    try session.wait(0.02)
    #expect(try top(session).hasPrefix("L"))
    try session.press(.character("["), .character("["))
    try session.wait(0.02)
    #expect(try top(session).hasPrefix("J"))
    try session.wait(1.5)
    #expect(demo.index.chosen == nil && session.stage.nextFrameTime == nil)
    for _ in 0..<12 { try session.press(.character("[")) }
    try session.wait(0.02)
    #expect(try top(session).hasPrefix("A"))
  }

  @Test("found cities have letters of their own; one letter alone is not shown")
  func found() throws {
    var session = try Session("cities")
    let demo = session.demo
    try session.click(LayoutRect(x: 150, y: 72, width: 0, height: 0))
    try session.stage.handle(.text("reykja"))
    try session.wait(1)
    #expect(demo.index.entries.map(\.title) == ["I"])
    let area = demo.index.area(in: demo.listSize)
    #expect(!demo.index.contains(LayoutPoint(x: area.midX, y: area.midY), in: demo.listSize))
  }
}
