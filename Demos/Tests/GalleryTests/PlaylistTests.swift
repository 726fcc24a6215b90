import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The playlist is reordered by a long press and by keys, and plays on.
@Suite struct PlaylistTests {
  private typealias Session = DemoSession<PlaylistDemo>

  private func middle(_ path: ItemPath, _ session: Session) throws -> LayoutPoint {
    let area = try #require(session.area(of: path))
    return LayoutPoint(x: area.midX, y: area.midY)
  }

  private func item(_ section: Int, _ index: Int) -> ItemPath {
    ItemPath(section: section, item: index)
  }

  @Test("a piece that is held is carried to another place, and the others make room")
  func carry() throws {
    var session = try Session("playlist")
    let demo = session.demo
    let before = demo.parts
    let (from, to) = (try middle(item(0, 1), session), try middle(item(0, 5), session))
    let top = session.places(demo.source.item(at:))[before[0][0]]
    try session.holdAndDrag(from: from, seconds: 0.6, to: to, lifts: false)
    #expect(demo.view.carriedItem != nil && demo.playing == 0)
    // The piece is under the pointer, as it was taken.
    let carried = try #require(demo.view.carriedItem.flatMap(session.area(of:)))
    #expect(abs(carried.midY - to.y) < 1)
    try session.pointer(.pointerUp(id: 0), to)
    try session.wait(0.8)
    var expected = before[0]
    expected.insert(expected.remove(at: 1), at: 5)
    #expect(demo.parts == [expected, before[1]])
    #expect(session.places(demo.source.item(at:))[before[0][0]] == top)
    // A piece that was carried is not played.
    #expect(demo.playing == 0 && demo.view.carriedItem == nil)
  }

  @Test("a piece is carried into the other part, the list scrolls at its edge")
  func carryFar() throws {
    var session = try Session("playlist")
    let demo = session.demo
    let number = demo.parts[0][2]
    let from = try middle(item(0, 2), session)
    try session.holdAndDrag(
      from: from, seconds: 0.6, to: LayoutPoint(x: from.x, y: 836), lifts: false)
    try session.wait(3)
    #expect(session.stage.frame.contentOffset.y > 100)
    try session.pointer(.pointerUp(id: 0), LayoutPoint(x: from.x, y: 836))
    try session.wait(1)
    #expect(demo.parts[1].contains(number) && demo.order.sorted() == Array(0..<30))
  }

  @Test("a hold that is let go at once moves nothing, and a short press plays")
  func hold() throws {
    var session = try Session("playlist")
    let demo = session.demo
    let (before, place) = (demo.parts, try middle(item(0, 3), session))
    try session.pointer(.pointerDown(id: 0, kind: .mouse), place)
    try session.wait(0.8)
    try session.pointer(.pointerUp(id: 0), place)
    try session.wait(0.5)
    #expect(demo.parts == before && demo.playing == 0)
    try session.click(item: item(0, 3))
    #expect(demo.playing == before[0][3] && demo.parts == before)
    #expect(demo.view.focusedItem == item(0, 3))
  }

  @Test("Alt and an arrow move the piece with the focus, over the border of the parts too")
  func keys() throws {
    var session = try Session("playlist")
    let demo = session.demo
    let before = demo.parts
    try session.press(.down, .down)
    #expect(demo.view.focusedItem == item(0, 1))
    try session.press(.down, with: .option)
    try session.wait(0.5)
    var expected = before[0]
    expected.swapAt(1, 2)
    #expect(demo.parts[0] == expected && demo.view.focusedItem == item(0, 2))
    try session.press(.up, .up, with: .option)
    try session.wait(0.5)
    #expect(demo.parts[0].first == before[0][1] && demo.view.focusedItem == item(0, 0))
    try session.press(.up, with: .option)
    #expect(demo.parts[0].first == before[0][1])
    let last = before[0].count - 1
    for _ in 0..<last { try session.press(.down, with: .option) }
    try session.wait(0.5)
    #expect(demo.parts[0].last == before[0][1])
    // The row with the focus is on screen, clear of the bar.
    let area = try #require(demo.view.focusedItem.flatMap(session.area(of:)))
    #expect(area.maxY <= session.inWindow(try #require(demo.bar.area)).minY + 0.5)
    try session.press(.down, with: .option)
    try session.wait(0.5)
    #expect(demo.parts[1].first == before[0][1] && demo.parts[0].count == last)
    #expect(demo.view.focusedItem == item(1, 0))
    try session.press(.up, with: .option)
    try session.wait(0.5)
    #expect(demo.parts[0].last == before[0][1])
  }

  @Test("the focus ring is drawn around the row with the focus")
  func ring() throws {
    var session = try Session("playlist")
    try session.press(.down, .down)
    let row = try #require(session.demo.view.cell(for: .item(item(0, 1))) as? TrackRow)
    var list = DisplayList()
    list.addGroup(size: LayoutSize(width: 390, height: 62)) { row.draw(in: &$0) }
    #expect(
      list.commands.contains {
        if case .border(_, _, _, Theme.light.accent) = $0 { true } else { false }
      })
  }

  @Test(
    "pieces play one after the other; space pauses, arrows and buttons skip, shuffling keeps all")
  func playing() throws {
    var session = try Session("playlist")
    let demo = session.demo
    let length = Double(Track(0).seconds)
    demo.elapsed = length - 0.2
    try session.wait(0.4)
    #expect(demo.playing == demo.parts[0][1] && demo.elapsed < 1)
    try session.press(.space)
    let paused = demo.elapsed
    try session.wait(0.3)
    #expect(demo.isPaused && demo.elapsed == paused)
    try session.press(.left)
    #expect(demo.playing == 0 && !demo.isPaused)
    try session.press(.left)
    #expect(demo.playing == demo.parts[1].last)
    try session.click(session.inWindow(#require(demo.bar.buttons.area(of: "Next"))))
    #expect(demo.playing == 0)
    let before = demo.order
    try session.click(session.inWindow(#require(demo.strip.area(of: "Shuffle")), ofStrip: true))
    try session.wait(0.8)
    #expect(demo.order != before && demo.order.sorted() == before && demo.playing == 0)
  }

  @Test("other colors keep the order and what plays")
  func theme() throws {
    var session = try Session("playlist")
    try session.press(.down, .down)
    try session.press(.down, with: .option)
    try session.press(.right, .space)
    let demo = session.demo
    try session.press(.character("d"))
    let other = try #require(session.stage.demo as? PlaylistDemo)
    #expect(other !== demo && other.parts == demo.parts && other.playing == demo.playing)
    #expect(other.isPaused)
  }
}
