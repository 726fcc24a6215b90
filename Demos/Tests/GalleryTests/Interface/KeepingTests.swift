import ArgumentParser
import Foundation
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

  @Test("a link that is named for the place stays one")
  func link() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "place"), folder.appending(path: "link"))
    try Data().write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let session = try DemoSession("outline", as: OutlineDemo.self)
    let place = try #require(try LeftPlace(Gallery.parse(["--place", link.path])))
    try place.save(session.stage)
    let type = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
    #expect(try !Data(contentsOf: file).isEmpty)
  }

  @Test("the outline: the expanded groups, the focus", arguments: Change.allCases)
  func outline(_ kind: Change) throws {
    var session = try DemoSession("outline", as: OutlineDemo.self)
    for _ in 0..<4 { try session.press(.down) }
    try session.press(.left, .left)
    try session.wait(0.5)
    try session.press(.down, .right)
    try session.wait(0.5)
    let before = session.demo
    let (_, demo) = try change(kind, session)
    #expect(demo.outline.visibleItems == before.outline.visibleItems)
    #expect(demo.source.snapshot.itemIdentifiers == before.source.snapshot.itemIdentifiers)
    #expect(demo.focus == before.focus && demo.focus != nil)
  }

  @Test("the log: lines, levels, filter, opened lines, place", arguments: Change.allCases)
  func log(_ kind: Change) throws {
    var session = try DemoSession("log", as: LogDemo.self)
    try session.wait(3)
    try session.press(.character("2"))
    try session.drag(
      from: LayoutPoint(x: 200, y: 300), to: LayoutPoint(x: 200, y: 560), seconds: 0.6)
    for _ in 0..<600 where session.stage.frame.phase != .idle { try session.wait(1 / 60.0) }
    try session.click(LayoutRect(x: 200, y: 400, width: 0, height: 0))
    try session.wait(0.5)
    let (before, shown) = (session.demo, session.stage.frame.visible)
    #expect(before.opened.count == 1 && !before.view.isFollowingEnd)
    let (stage, demo) = try change(kind, session)
    #expect(demo.level == .info && demo.opened == before.opened)
    #expect(demo.entries.count == before.entries.count)
    if kind != .size { #expect(stage.frame.visible == shown) }
  }

  @Test("physics: the platform, the page, constants of two pages", arguments: Change.allCases)
  func physics(_ kind: Change) throws {
    var session = try DemoSession("physics", as: PhysicsDemo.self)
    func tap(_ title: String, _ segments: Segments) throws {
      let place = try #require(segments.titles.firstIndex(of: title))
      let width = segments.area.size.width / Double(segments.titles.count)
      let area = LayoutRect(
        x: segments.area.minX + (Double(place) + 0.5) * width, y: segments.area.midY, width: 0,
        height: 0)
      try session.click(session.inWindow(area, ofStrip: true))
    }
    func slide(_ index: Int, to share: Double) throws {
      let area = session.inWindow(session.demo.sliders[index].area, ofStrip: true)
      let point = LayoutPoint(x: area.minX + area.size.width * share, y: area.maxY - 10)
      try session.drag(from: LayoutPoint(x: area.midX, y: point.y), to: point)
    }
    try tap("Flutter", session.demo.segments)
    try slide(1, to: 0.8)
    try tap("Edges", session.demo.pages)
    for index in 1...2 { try slide(index, to: 0.2) }
    let before = session.demo
    let plain = try #require(ScrollProfile.named("flutterBouncing"))
    #expect(before.view.profile != plain && before.pages.selected == 1)
    let (_, demo) = try change(kind, session)
    #expect(demo.view.profile == before.view.profile)
    #expect(demo.segments.selected == before.segments.selected && demo.pages.selected == 1)
    #expect(demo.sliders.map(\.value) == before.sliders.map(\.value))
    // Another platform begins with its own constants.
    guard kind == .size else { return }
    try tap("iOS", demo.segments)
    try tap("Flutter", demo.segments)
    #expect(demo.view.profile == plain)
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
