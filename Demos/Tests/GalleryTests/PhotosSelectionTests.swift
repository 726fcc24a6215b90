import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Pictures are selected and deleted by pointer and by keys; the others stay.
@Suite struct PhotosSelectionTests {
  private typealias Session = DemoSession<PhotosDemo>

  private func selected(_ session: Session) -> [Int] {
    session.demo.view.selectedItems.compactMap(session.demo.source.item(at:))
  }

  private func button(_ title: String, _ session: Session) throws -> LayoutRect {
    try session.inWindow(#require(session.demo.bar.buttons.area(of: title)))
  }

  private func click(_ title: String, _ session: inout Session) throws {
    try session.click(button(title, session))
  }

  private func clickStrip(_ title: String, _ session: inout Session) throws {
    let area = try #require(session.demo.strip.area(of: title))
    try session.click(session.inWindow(area, ofStrip: true))
  }

  @Test(
    "a dragged selection is counted and deleted, and Undo brings it back; pictures above it stay")
  func dragging() throws {
    var session = try Session("photos")
    let demo = session.demo
    try clickStrip("Select", &session)
    let (first, last) = (ItemPath(section: 0, item: 4), ItemPath(section: 0, item: 10))
    let (from, to) = (try #require(session.area(of: first)), try #require(session.area(of: last)))
    try session.drag(
      from: LayoutPoint(x: from.midX, y: from.midY), to: LayoutPoint(x: to.midX, y: to.midY))
    try session.wait(0.1)
    #expect(selected(session) == Array(4...10) && demo.selectedCount == 7)
    #expect(session.stage.frame.contentOffset.y == 0)
    let shown = session.places(demo.source.item(at:))
    try click("Delete", &session)
    try session.wait(0.8)
    #expect(demo.source.snapshot.numberOfItems == 99_993)
    #expect(demo.source.snapshot.itemIdentifiers.prefix(6) == [0, 1, 2, 3, 11, 12])
    #expect(!demo.isSelecting && demo.selectedCount == 0 && demo.bar.area == nil)
    let places = session.places(demo.source.item(at:))
    for number in 0..<4 { #expect(places[number] == shown[number]) }
    try session.click(session.inWindow(#require(demo.notice.button)))
    try session.wait(0.8)
    #expect(session.places(demo.source.item(at:)) == shown)
    #expect(demo.source.snapshot.numberOfItems == 100_000 && demo.removal == nil)
  }

  @Test("a drag to the edge scrolls on and selects what passes")
  func autoScroll() throws {
    var session = try Session("photos")
    try session.press(.character("s"))
    try session.drag(
      from: LayoutPoint(x: 60, y: 300), to: LayoutPoint(x: 200, y: 835), seconds: 0.3, lifts: false)
    try session.wait(1)
    #expect(session.stage.frame.contentOffset.y > 200)
    let numbers = selected(session)
    #expect(numbers.count > 15 && numbers == Array(numbers[0]...numbers[numbers.count - 1]))
    try session.pointer(.pointerUp(id: 0), LayoutPoint(x: 200, y: 835))
    try session.wait(0.2)
    #expect(session.stage.frame.phase == .idle && selected(session).count >= numbers.count)
  }

  @Test("all, none, done; while nothing is selected nothing can be deleted")
  func bar() throws {
    var session = try Session("photos")
    let demo = session.demo
    try clickStrip("Select", &session)
    try click("Delete", &session)
    #expect(demo.source.snapshot.numberOfItems == 100_000 && demo.removal == nil)
    try click("All", &session)
    #expect(demo.selectedCount == 100_000)
    try session.click(item: ItemPath(section: 0, item: 5))
    #expect(demo.selectedCount == 99_999)
    try click("None", &session)
    #expect(demo.selectedCount == 0)
    try clickStrip("Done", &session)
    #expect(!demo.isSelecting && demo.bar.area == nil)
  }

  @Test("everything can be deleted and restored")
  func all() throws {
    var session = try Session("photos")
    try session.press(.character("a"), with: .control)
    try session.press(.delete)
    try session.wait(0.8)
    #expect(session.demo.source.snapshot.numberOfItems == 0)
    #expect(session.stage.frame.visible.isEmpty)
    try session.press(.character("z"), with: .control)
    try session.wait(0.8)
    #expect(session.demo.source.snapshot.numberOfItems == 100_000)
    #expect(!session.stage.frame.visible.isEmpty)
  }

  @Test(
    "keys: tab gives the focus, arrows move it, space and shift select, delete deletes",
    arguments: [0, 1, 2])
  func keys(_ arrangement: Int) throws {
    var session = try Session("photos")
    let demo = session.demo
    if arrangement > 0 {
      let x = [0.0, 150, 250][arrangement]
      try session.click(LayoutRect(x: x, y: 72, width: 0, height: 0))
      try session.wait(1)
    }
    // Without a focus the arrows scroll.
    let top = session.stage.frame.contentOffset.y
    try session.press(.down)
    try session.wait(0.5)
    #expect(session.stage.frame.contentOffset.y == top + 60 && demo.view.focusedItem == nil)
    try session.press(.tab, .right, .down, .space)
    #expect(demo.isSelecting && demo.selectedCount == 1)
    let focus = try #require(demo.view.focusedItem)
    #expect(demo.view.selectedItems == [focus] && focus.item > 1)
    try session.press(.down, with: .shift)
    #expect(demo.selectedCount == 2)
    let numbers = selected(session)
    try session.press(.delete)
    try session.wait(0.8)
    #expect(demo.source.snapshot.numberOfItems == 99_998)
    #expect(numbers.allSatisfy { !demo.source.snapshot.contains($0) })
    try session.press(.character("z"))
    try session.wait(0.8)
    #expect(demo.source.snapshot.itemIdentifiers.prefix(40) == Array(0..<40)[...])
    try session.press(.escape)
    #expect(demo.view.focusedItem == nil && session.stage.openIndex != nil)
    try session.press(.escape)
    #expect(session.stage.openIndex == nil)
  }
}
