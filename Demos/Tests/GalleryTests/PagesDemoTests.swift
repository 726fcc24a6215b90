import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Articles that are loaded a page at a time.
@Suite struct PagesDemoTests {
  private func session(_ theme: Theme = .light) throws -> DemoSession<PagesDemo> {
    try DemoSession("pages", as: PagesDemo.self, theme: theme)
  }

  @Test("placeholders become articles, a failed page has a Retry, and a tap on it loads the page")
  func retry() throws {
    var session = try session()
    let demo = session.demo
    #expect(demo.source.item(at: ItemPath(section: 0, item: 0)) == nil)
    try session.wait(1.5)
    #expect(demo.source.item(at: ItemPath(section: 0, item: 0))?.id == 239)
    try session.press(.pageDown, .pageDown)
    try session.wait(2.5)
    let failed = ItemPath(section: 0, item: PageServer.pageSize)
    #expect(demo.source.pages.error(at: failed.item) is PageServer.NoConnection)
    let places = session.places(\.item)
    let first = try #require(places.keys.min())
    try session.click(item: failed)
    #expect(!demo.source.pages.hasFailures)
    try session.wait(2)
    #expect(demo.source.item(at: failed)?.id == 239 - PageServer.pageSize)
    #expect(session.places(\.item)[first] == places[first])
  }

  @Test("the key T and the button of the strip try again as well", arguments: [true, false])
  func strip(byKey: Bool) throws {
    var session = try session()
    try session.wait(1.5)
    try session.press(.pageDown, .pageDown)
    try session.wait(2.5)
    #expect(session.demo.source.pages.hasFailures)
    if byKey {
      try session.press(.character("t"))
    } else {
      let area = try #require(session.demo.buttons.area(of: "Retry"))
      try session.click(session.inWindow(area, ofStrip: true))
    }
    #expect(!session.demo.source.pages.hasFailures)
    try session.wait(2)
    #expect(
      session.demo.source.item(at: ItemPath(section: 0, item: PageServer.pageSize)) != nil)
  }

  @Test("articles that come in above with a refresh move nothing that is read")
  func refresh() throws {
    var session = try session()
    let demo = session.demo
    try session.wait(1.5)
    try session.press(.pageDown)
    try session.wait(2)
    let before = session.places { demo.source.item(at: $0)?.id }
    #expect(before.count > 4)
    try session.press(.character("r"), with: .control)
    try session.wait(4)
    let after = session.places { demo.source.item(at: $0)?.id }
    #expect(demo.source.pages.count == 243 && !demo.source.pages.isRefreshing)
    let stayed = before.filter { after[$0.key] == $0.value }
    #expect(stayed.count >= 4, "\(before) \(after)")
  }

  @Test("a jump to the end loads the pages there, and not those between")
  func end() throws {
    var session = try session()
    try session.wait(1)
    try session.press(.end)
    try session.wait(5)
    let pages = session.demo.source.pages
    #expect(pages.item(at: 239)?.id == 0)
    #expect(pages.item(at: 120) == nil && pages.loadedCount <= 96)
    #expect(session.stage.frame.visible.contains { $0.element.itemPath?.item == 239 })
  }
}
