import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Controls act when a pointer lifts on them, show that they are pressed, and every row answers a tap.
@Suite struct TouchTests {
  private func down(_ session: DemoSession<some Demo>, _ area: LayoutRect) throws {
    try session.pointer(
      .pointerDown(id: 0, kind: .mouse), LayoutPoint(x: area.midX, y: area.midY))
  }

  private func up(_ session: DemoSession<some Demo>, _ area: LayoutRect) throws {
    try session.pointer(.pointerUp(id: 0), LayoutPoint(x: area.midX, y: area.midY))
  }

  @Test("a button acts when the pointer lifts on it, and not as it goes down")
  func release() throws {
    var session = try DemoSession("mail", as: MailDemo.self)
    let demo = session.demo
    let button = session.inWindow(try #require(demo.strip.area(of: "Select")), ofStrip: true)
    try down(session, button)
    try session.wait(0.2)
    #expect(!demo.isSelecting)
    try up(session, button)
    #expect(demo.isSelecting)
  }

  @Test("a pointer that leaves a button, comes back, or is canceled")
  func leaving() throws {
    var session = try DemoSession("photos", as: PhotosDemo.self)
    let demo = session.demo
    let masonry = LayoutRect(x: 150, y: 72, width: 0, height: 0)
    func move(_ x: Double, _ y: Double) throws {
      try session.pointer(.pointerMoved(id: 0), LayoutPoint(x: x, y: y))
    }
    try down(session, masonry)
    try move(150, 400)
    try session.pointer(.pointerUp(id: 0), LayoutPoint(x: 150, y: 400))
    #expect(demo.segments.selected == 0 && session.stage.frame.contentOffset.y == 0)
    try down(session, masonry)
    try session.pointer(.pointerCanceled(id: 0), .zero)
    #expect(demo.segments.selected == 0)
    // Another segment does not take the press over.
    try down(session, masonry)
    try move(250, 72)
    try session.pointer(.pointerUp(id: 0), LayoutPoint(x: 250, y: 72))
    #expect(demo.segments.selected == 0)
    try down(session, masonry)
    try move(150, 400)
    try move(150, 74)
    try up(session, masonry)
    #expect(demo.segments.selected == 1)
    try session.wait(0.5)
  }

  @Test("a press on a button of the bar over the list neither scrolls nor opens what lies below it")
  func covered() throws {
    var session = try DemoSession("playlist", as: PlaylistDemo.self)
    let pause = session.inWindow(try #require(session.demo.bar.buttons.area(of: "Pause")))
    try down(session, pause)
    try session.drag(
      from: LayoutPoint(x: 20, y: pause.midY), to: LayoutPoint(x: 20, y: 300), seconds: 0.1)
    try session.wait(0.5)
    #expect(session.stage.frame.contentOffset.y == 0 && session.demo.playing == 0)
  }

  /// What is drawn over a place, as far as it is a rounded rectangle in translucent ink.
  private func looks(_ session: DemoSession<some Demo>, at point: LayoutPoint) throws -> [UInt8] {
    try session.stage.step(to: session.stage.frame.time).flatMap { layer in
      layer.list.commands.compactMap { command in
        guard case .roundedRect(let area, _, let color) = command, area.contains(point),
          color.alpha < 60, color.withAlpha(0) == session.stage.surroundings.theme.ink.withAlpha(0)
        else { return nil }
        return color.alpha
      }
    }
  }

  @Test("buttons and rows look pressed and hovered over, and not while the content moves")
  func look() throws {
    var session = try DemoSession("mail", as: MailDemo.self)
    let button = session.inWindow(
      try #require(session.demo.strip.area(of: "Refresh")), ofStrip: true)
    let (onButton, onRow) = (
      LayoutPoint(x: button.midX, y: button.midY), LayoutPoint(x: 200, y: 300)
    )
    #expect(try looks(session, at: onButton) == [] && looks(session, at: onRow) == [])
    try session.stage.handle(.hover(onButton))
    #expect(try looks(session, at: onButton) == [18] && looks(session, at: onRow) == [])
    try session.stage.handle(.hover(onRow))
    #expect(try looks(session, at: onButton) == [] && looks(session, at: onRow) == [10])
    try down(session, button)
    #expect(try looks(session, at: onButton) == [46])
    try session.pointer(.pointerMoved(id: 0), onRow)
    #expect(try looks(session, at: onButton) == [])
    try session.pointer(.pointerUp(id: 0), onRow)
    try session.stage.handle(.hoverEnded)
    #expect(try looks(session, at: onRow) == [])
    try session.pointer(.pointerDown(id: 0, kind: .touch), onRow)
    try session.wait(0.1)
    #expect(try looks(session, at: onRow) == [26])
    try session.pointer(.pointerMoved(id: 0), onRow.moved(y: -40))
    try session.wait(0.1)
    #expect(try looks(session, at: onRow) == [])
  }

  @Test("the mouse is a hand over what it can press, and a bar over the search field")
  func shapes() throws {
    var session = try DemoSession("cities", as: CitiesDemo.self)
    let stage = session.stage
    #expect(stage.pointerShape == .arrow)
    for (x, y, shape) in [
      (150.0, 72.0, Stage.PointerShape.text), (30, 26, .hand), (stage.helpButton.midX, 26, .hand),
      (120, 26, .arrow), (5, 72, .arrow), (195, 26, .hand), (195, 300, .hand),
    ] {
      try stage.handle(.hover(LayoutPoint(x: x, y: y)))
      #expect(stage.pointerShape == shape, "\(x), \(y)")
    }
    try session.press(.character("h"))
    #expect(stage.pointerShape == .arrow)
    try session.press(.escape)
    try stage.handle(.hoverEnded)
    #expect(stage.pointerShape == .arrow)
  }

  @Test("a tap on the title scrolls to the beginning", arguments: ["cities", "billion", "table"])
  func title(_ name: String) throws {
    func check<Shown: Demo>(_ type: Shown.Type) throws {
      var session = try DemoSession(name, as: type)
      try session.press(.end)
      try session.wait(2)
      #expect(session.stage.frame.contentOffset.y > 1000)
      try session.click(LayoutRect(x: 195, y: 26, width: 0, height: 0))
      try session.wait(2)
      #expect(session.stage.frame.contentOffset.y == 0)
    }
    switch name {
    case "cities": try check(CitiesDemo.self)
    case "billion": try check(BillionDemo.self)
    default: try check(TableDemo.self)
    }
  }

  @Test("Tab goes from button to button, Enter and Space press, Escape ends it")
  func keys() throws {
    var session = try DemoSession("mail", as: MailDemo.self)
    let demo = session.demo
    try session.press(.tab, .tab, .tab, .space)
    #expect(demo.isSelecting)
    try session.press(.escape)
    // The button has gone with the selection's beginning; the next key is the demo's.
    try session.press(.escape)
    #expect(!demo.isSelecting && session.stage.openIndex != nil)
    // Backward: first the keys' button of the bar.
    try session.press(.tab, with: .shift)
    try session.press(.enter)
    #expect(session.stage.isHelpShown)
    try session.press(.escape)
    try session.press(.tab)
    try session.press(.down)
    #expect(demo.view.focusedItem != nil)
  }

  @Test("posts and messages are liked by a tap, offers go into the basket, and all of it is kept")
  func rows() throws {
    var feed = try DemoSession("feed", as: FeedDemo.self)
    let post = try #require(feed.stage.frame.visible[1].element.itemPath)
    let number = feed.demo.posts[post.item]
    try feed.click(item: post)
    #expect(feed.demo.liked == [number])
    try feed.stage.setTheme(.dark)
    #expect((feed.stage.demo as? FeedDemo)?.liked == [number])

    var store = try DemoSession("store", as: StoreDemo.self)
    try store.click(item: ItemPath(section: 0, item: 0))
    try store.click(item: ItemPath(section: 1, item: 2))
    #expect(store.demo.marked == [0, 102])
    try store.stage.setTheme(.dark)
    #expect((store.stage.demo as? StoreDemo)?.marked == [0, 102])
    let again = try #require(store.stage.demo as? StoreDemo)
    try store.wait(0.1)
    try store.click(item: ItemPath(section: 0, item: 0))
    #expect(again.marked == [102])

    var chat = try DemoSession("chat", as: ChatDemo.self)
    try chat.drag(
      from: LayoutPoint(x: 200, y: 300), to: LayoutPoint(x: 200, y: 600), seconds: 0.6)
    try chat.wait(4)
    let message = try #require(chat.stage.frame.visible[2].element.itemPath)
    let liked = chat.demo.messages[message.item]
    try chat.click(item: message)
    #expect(chat.demo.liked == [liked])
    try chat.wait(0.2)
    let place = try #require(chat.demo.messages.firstIndex(of: liked))
    try chat.click(item: ItemPath(section: 0, item: place))
    #expect(chat.demo.liked.isEmpty)
  }

  @Test("rows of the long list and cells of the table are marked by a tap")
  func marks() throws {
    var billion = try DemoSession("billion", as: BillionDemo.self)
    for item in [0, 2, 3, 2] { try billion.click(item: ItemPath(section: 0, item: item)) }
    #expect(billion.demo.view.selectedItems.map(\.item) == [0, 3])
    var table = try DemoSession("table", as: TableDemo.self)
    for item in [1, 2] { try table.click(item: ItemPath(section: 3, item: item)) }
    #expect(table.demo.view.selectedItems == [ItemPath(section: 3, item: 2)])
  }
}
