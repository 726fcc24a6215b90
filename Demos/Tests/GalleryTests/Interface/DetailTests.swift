import ScrollApp
import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Pages of cities and pictures, above the list and next to it.
@Suite struct DetailTests {
  @Test("a picture that is pulled down grows, and its lower edge goes with the content")
  func stretch() throws {
    var session = try DemoSession("photos", as: PhotosDemo.self)
    try session.click(item: ItemPath(section: 0, item: 4))
    try session.wait(1)
    let page = try #require(session.stage.demo as? DetailPage)
    func pictures() -> [LayoutRect] {
      var list = DisplayList()
      list.addGroup(size: session.stage.viewport.size) {
        page.drawAbove(in: &$0, after: session.stage.frame)
      }
      return list.commands.compactMap {
        if case .gradient(let area, _, _, _, _) = $0 { area } else { nil }
      }
    }
    let rest = try #require(session.area(of: ItemPath(section: 0, item: 0)))
    #expect(pictures().isEmpty)
    try session.drag(
      from: LayoutPoint(x: 200, y: 300), to: LayoutPoint(x: 200, y: 500), lifts: false)
    try session.wait(0.1)
    let shown = try #require(session.area(of: ItemPath(section: 0, item: 0)))
    let grown = session.inWindow(try #require(pictures().first))
    #expect(shown.minY > rest.minY + 20 && abs(grown.maxY - shown.maxY) < 0.01)
    #expect(abs(grown.minY - rest.minY) < 0.01)
    let shape = rest.size.height / rest.size.width
    #expect(abs(grown.size.height / grown.size.width - shape) < 0.001)
    try session.pointer(.pointerUp(id: 0), LayoutPoint(x: 200, y: 500))
    try session.wait(2)
    #expect(pictures().isEmpty)
  }

  private static let wide = LayoutSize(width: 1280, height: 800)

  @Test("the facts of every city are those of the line with its name")
  func facts() throws {
    let cities = try Cities()
    let facts = try cities.facts.get()
    for number in stride(from: 0, to: cities.count, by: 97) { #expect(facts.place(number) != nil) }
    for country in cities.countries {
      let last = try #require(country.cities.last)
      #expect(facts.place(last) != nil, "\(country.name)")
    }
    #expect(facts.place(-1) == nil && facts.place(cities.count) == nil)
    let tokyo = try #require(
      (0..<cities.count).first { cities.city($0).name == "Tokyo" && facts.place($0) != nil })
    let place = try #require(facts.place(tokyo))
    #expect(place.timeZone == "Asia/Tokyo" && place.population > 5_000_000)
    #expect(abs(place.latitude - 35.69) < 0.05 && abs(place.longitude - 139.69) < 0.05)
    #expect(place.coordinates.hasSuffix("° E") && place.distance(to: place) == 0)
  }

  @Test("a city's page comes from the right in a third of a second, and goes back there")
  func transition() throws {
    var session = try DemoSession("cities", as: CitiesDemo.self)
    let stage = session.stage
    let before = stage.frame
    try session.click(item: ItemPath(section: 0, item: 1))
    let page = try #require(stage.demo as? DetailPage)
    #expect(page.title == "Asadābād" && stage.openIndex == 0 && stage.nextFrameTime != nil)
    // The page is on its way: it begins right of the window's left edge.
    var script = Story.Script(stage, at: stage.frame.time)
    var places: [Double] = []
    for _ in 0..<30 {
      try script.wait(1 / 60.0)
      places.append(try #require(script.layers.last).origin.x)
    }
    #expect(places.first.map { $0 > 100 } == true && places.last == 0)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    let shown = script.layers.texts.map(\.text)
    #expect(shown.contains("Asadābād") && shown.contains("Asia/Kabul") && shown.contains("Cities"))
    #expect(stage.nextFrameTime == nil)
    try script.press(.escape)
    try script.wait(0.1)
    // A press on the list that comes back is not where it seems to be.
    try script.tap(200, 300)
    try script.wait(0.5)
    #expect(stage.demo === session.demo && stage.frame.visible == before.visible)
    #expect(stage.nextFrameTime == nil)
  }

  @Test("neighbors lead on from page to page, and the way back is kept")
  func neighbors() throws {
    var session = try DemoSession("cities", as: CitiesDemo.self)
    let stage = session.stage
    try session.click(item: ItemPath(section: 0, item: 0))
    try session.wait(0.5)
    try session.press(.tab, .enter)
    try session.wait(0.5)
    let second = try #require(stage.demo.title)
    #expect(second != "Andkhoy")
    let bytes = try stage.savePlace()
    let again = try Stage(
      Exhibits.all { try Cities() }, size: stage.size, scale: 1, theme: .light, measurer: FontBook()
    )
    try again.restorePlace(bytes)
    _ = try again.step(to: .zero)
    #expect(again.demo.title == second && again.openIndex == 0)
    try again.close()
    #expect(again.demo.title == "Andkhoy")
    try again.close()
    #expect(again.demo is CitiesDemo)
    try again.close()
    #expect(again.openIndex == nil)
  }

  @Test("a picture's page opens by a tap and by Enter, not while pictures are selected")
  func picture() throws {
    var session = try DemoSession("photos", as: PhotosDemo.self)
    let stage = session.stage
    try session.click(item: ItemPath(section: 0, item: 4))
    try session.wait(0.5)
    #expect(stage.demo.title == "Picture 4")
    try session.press(.escape)
    try session.wait(0.5)
    #expect(session.demo.view.focusedItem?.item == 4)
    try session.press(.enter)
    try session.wait(0.5)
    #expect(stage.demo.title == "Picture 4")
    try session.press(.escape)
    try session.wait(0.5)
    try session.press(.character("s"))
    try session.click(item: ItemPath(section: 0, item: 5))
    #expect(stage.demo === session.demo && session.demo.selectedCount == 1)
  }

  @Test("in a wide window a city's page shows next to the list, and stays there")
  func wide() throws {
    var session = try DemoSession("cities", as: CitiesDemo.self, size: Self.wide)
    let (stage, demo) = (session.stage, session.demo)
    #expect(stage.viewport.size.width == 390 && stage.page.size.width == 890)
    try session.click(item: ItemPath(section: 0, item: 2))
    #expect(stage.demo === demo && demo.opened == 2 && demo.side?.title == demo.cities.city(2).name)
    try session.press(.tab, .down)
    #expect(demo.opened == demo.view.focusedItem?.item)
    // A neighbor's page comes above everything, and another width keeps what is open.
    let opened = demo.opened
    try stage.handle(.resize(LayoutSize(width: 500, height: 800)))
    try session.wait(0.1)
    #expect(stage.page.size.width == 0 && demo.opened == opened)
    try stage.handle(.resize(LayoutSize(width: 760, height: 800)))
    try session.wait(0.1)
    #expect(stage.page.size.width > 400 && demo.side != nil)
    try stage.setTheme(.dark)
    let dark = try #require(stage.demo as? CitiesDemo)
    #expect(dark.opened == opened && dark.side?.title == demo.side?.title)
  }

  @Test("a long mail scrolls on the wide page by wheel, by drag and by keys; the list stays")
  func mail() throws {
    var session = try DemoSession(
      "mail", as: MailDemo.self, size: LayoutSize(width: 900, height: 420))
    let (stage, demo) = (session.stage, session.demo)
    let longest = try #require(
      demo.numbers.prefix(8).indices.max {
        Mail(demo.numbers[$0]).preview.count < Mail(demo.numbers[$1]).preview.count
      })
    for _ in 0...longest { try session.press(.down) }
    try session.wait(0.5)
    let page = demo.page.view
    #expect(demo.opened == demo.numbers[longest] && page.contentOffset.y == -MailPage.top)
    let list = demo.view.contentOffset
    let inside = LayoutPoint(x: 700, y: 300)
    try session.pointer(.wheel(delta: LayoutPoint(x: 0, y: 60), kind: .stepped), inside)
    try session.wait(1)
    let wheeled = page.contentOffset.y
    #expect(wheeled > -MailPage.top && demo.view.contentOffset == list)
    try session.drag(from: inside, to: inside.moved(y: 200), seconds: 0.3)
    try session.wait(1)
    #expect(page.contentOffset.y == -MailPage.top)
    try stage.handle(
      .key(KeyPress(time: stage.frame.time, key: .down, modifiers: .option)))
    try session.wait(1)
    #expect(page.contentOffset.y > -MailPage.top && demo.view.contentOffset == list)
    // Another mail begins at its beginning.
    try session.press(.up)
    try session.wait(0.5)
    #expect(page.contentOffset.y == -MailPage.top)
  }
}
