import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Other colors, another size and a restart keep what was chosen, deleted and selected.
@Suite struct KeepingTests {
  enum Change: CaseIterable {
    case theme, restart, size
  }

  /// The stage of a session after a change, with the demo that it shows then.
  private func change<Shown: Demo>(
    _ change: Change, _ session: DemoSession<Shown>
  ) throws -> (stage: Stage, demo: Shown) {
    var stage = session.stage
    switch change {
    case .theme: try stage.setTheme(.dark)
    case .restart:
      let bytes = try stage.savePlace()
      stage = try Stage(
        Exhibits.all { try Cities() }, size: stage.size, scale: 1, theme: .light,
        measurer: FontBook())
      try stage.restorePlace(bytes)
      // What is not shown yet is kept too.
      try stage.setTheme(.dark)
    case .size:
      let size = stage.size
      try stage.handle(.resize(LayoutSize(width: 700, height: 390)))
      _ = try stage.step(to: session.stage.frame.time)
      try stage.handle(.resize(size))
    }
    _ = try stage.step(to: change == .restart ? .zero : session.stage.frame.time)
    return (stage, try #require(stage.demo as? Shown))
  }

  @Test("pictures: arrangement, deleted ones, selection, place", arguments: Change.allCases)
  func photos(_ kind: Change) throws {
    var session = try DemoSession("photos", as: PhotosDemo.self)
    try session.click(LayoutRect(x: 150, y: 72, width: 0, height: 0))
    try session.wait(1)
    try session.press(.tab, .right, .delete)
    try session.wait(0.8)
    try session.press(.pageDown)
    try session.press(.escape)
    try session.press(.pageDown)
    try session.wait(1.5)
    try session.press(.character("s"))
    let paths = session.stage.frame.visible.compactMap(\.element.itemPath)
    for path in paths.prefix(3).dropFirst() { try session.click(item: path) }
    let before = session.demo
    #expect(before.selectedCount == 2 && session.stage.frame.contentOffset.y > 300)
    let shown = session.stage.frame.visible
    let (stage, demo) = try change(kind, session)
    #expect(demo.segments.selected == 1 && demo.isSelecting && demo.selectedCount == 2)
    #expect(demo.source.snapshot.numberOfItems == 99_999)
    #expect(
      demo.view.selectedItems.compactMap(demo.source.item(at:))
        == before.view.selectedItems.compactMap(before.source.item(at:)))
    if kind != .size { #expect(stage.frame.visible == shown) }
  }

  @Test("mails: selection, open mail, read ones", arguments: Change.allCases)
  func mail(_ kind: Change) throws {
    var session = try DemoSession("mail", as: MailDemo.self)
    try session.press(.down, .enter)
    try session.wait(0.6)
    try session.press(.down, .space)
    try session.press(.down, with: .shift)
    let before = session.demo
    let (selected, opened, read) = (before.selected, before.opened, before.read)
    #expect(selected.count == 2 && opened != nil)
    let (_, demo) = try change(kind, session)
    #expect(demo.isSelecting && demo.selected == selected && demo.opened == opened)
    #expect(demo.read == read && demo.view.focusedItem == before.view.focusedItem)
  }

  @Test("marked rows and cells", arguments: Change.allCases)
  func marks(_ kind: Change) throws {
    var billion = try DemoSession("billion", as: BillionDemo.self)
    for item in [1, 2, 5] { try billion.click(item: ItemPath(section: 0, item: item)) }
    #expect(try change(kind, billion).demo.view.selectedItems.map(\.item) == [1, 2, 5])
    var table = try DemoSession("table", as: TableDemo.self)
    try table.click(item: ItemPath(section: 4, item: 2))
    #expect(
      try change(kind, table).demo.view.selectedItems == [ItemPath(section: 4, item: 2)])
  }

  @Test("all pictures deleted, and marks of a list that has become shorter")
  func edges() throws {
    var session = try DemoSession("photos", as: PhotosDemo.self)
    try session.press(.character("a"), with: .control)
    try session.press(.delete)
    try session.wait(0.8)
    let (_, demo) = try change(.restart, session)
    #expect(demo.source.snapshot.numberOfItems == 0)
    var cities = try DemoSession("cities", as: CitiesDemo.self)
    try cities.press(.tab, .down, .pageDown)
    try cities.wait(1)
    let (stage, _) = try change(.theme, cities)
    #expect(stage.demo.view.focusedItem == cities.demo.view.focusedItem)
  }
}
