import Foundation
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The search finds what rows show, without marks, in any case and in any script.
@Suite struct SearchTests {
  @Test("cities are found without marks, by other names and in other scripts")
  func found() throws {
    let cities = try Cities()
    for (query, name) in [
      ("sao paulo", "São Paulo"), ("SÃO PAULO", "São Paulo"), ("asadabad", "Asadābād"),
      ("東京", "Tokyo"), ("الرياض", "Riyadh"), ("서울", "Seoul"), ("munchen", "Munich"),
      ("koln", "Köln"), ("МОСКВА", "Moscow"), ("zurich", "Zürich"), ("ｔｏｋｙｏ", "Tokyo"),
    ] {
      let names = cities.matching(query).map { cities.city($0).name }
      #expect(names.contains(name), "\(query): \(names.prefix(5))")
    }
  }

  @Test("the index finds what a slow search over what rows show finds", arguments: 1...4)
  func twin(_ seed: Int) throws {
    print("SearchTests.twin: seed \(seed)")
    var random = SeededGenerator(seed: UInt64(seed))
    let cities = try Cities()
    // Cities next to one another, so that the twin is quick.
    let first = Int(random.next() % UInt64(cities.count - 300))
    var index = CityIndex()
    let some = (first..<first + 300).map(cities.city)
    for city in some { index.append(city) }
    func folded(_ text: String) -> String {
      text.folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
    for _ in 0..<20 {
      let city = some[Int(random.next() % 300)]
      let text = Array(random.next() % 2 == 0 ? city.name : city.name + "\n" + city.names)
      let start = Int(random.next() % UInt64(text.count))
      let query = String(text[start..<min(text.count, start + 1 + Int(random.next() % 5))])
      guard !query.contains("\n") else { continue }
      let expected = some.indices.filter {
        folded(some[$0].name).utf8.holds(folded(query).utf8)
          || folded(some[$0].names).utf8.holds(folded(query).utf8)
      }
      #expect(index.matching(query) == expected, "\(query)")
    }
    #expect(index.matching("") == Array(0..<300) && index.matching("\0") == Array(0..<300))
  }

  @Test("every name of the table is of a city in the file")
  func table() throws {
    let cities = try Cities()
    var known: Set<String> = []
    for country in cities.countries {
      for city in country.cities { known.insert("\(country.name)/\(cities.city(city).name)") }
    }
    for key in LocalNames.table.keys { #expect(known.contains(key), "\(key)") }
  }

  @Test("the first search prepares the cities in many frames, and shows how many are found")
  func slices() throws {
    var session = try DemoSession("cities", as: CitiesDemo.self)
    let demo = session.demo
    #expect(!demo.cities.isIndexed && session.stage.nextFrameTime == nil)
    try session.click(LayoutRect(x: 150, y: 72, width: 0, height: 0))
    try session.stage.handle(.text("reykjavik"))
    var frames = 0
    while !demo.cities.isIndexed, frames < 600 {
      try session.wait(1 / 60.0)
      frames += 1
    }
    #expect(frames >= 20 && frames < 60, "\(frames)")
    try session.wait(0.5)
    #expect(demo.shown.map(\.name) == ["Iceland"])
    #expect(
      demo.shown.reduce(0) { $0 + $1.cities.count } == demo.cities.matching("reykjavik").count)
    // With the caret alone, half a second passes between two frames.
    let rest = try #require(session.stage.nextFrameTime).seconds(since: session.stage.frame.time)
    #expect(rest > 0 && rest <= 0.5)
  }

  @Test("a help page that is longer than the window scrolls, and closes by a click")
  func help() throws {
    var session = try DemoSession(
      "mail", as: MailDemo.self, size: LayoutSize(width: 390, height: 400))
    let stage = session.stage
    try session.press(.character("h"))
    func quit() throws -> LayoutRect? {
      try stage.step(to: stage.frame.time).texts.first { $0.text == "Quit" }?.area
    }
    #expect(try #require(try quit()).minY > 400)
    try session.pointer(
      .wheel(delta: LayoutPoint(x: 0, y: 100), kind: .stepped), LayoutPoint(x: 200, y: 200))
    try session.drag(from: LayoutPoint(x: 200, y: 300), to: LayoutPoint(x: 200, y: 250))
    #expect(stage.isHelpShown)
    try session.press(.end)
    #expect(try #require(try quit()).maxY < 392)
    #expect(session.demo.view.contentOffset.y == 0)
    try session.press(.home)
    #expect(try #require(try quit()).minY > 400)
    try session.click(LayoutRect(x: 200, y: 200, width: 0, height: 0))
    #expect(!stage.isHelpShown)
  }
}

extension String.UTF8View {
  /// Whether the bytes of another text come in a row here; the slow way.
  fileprivate func holds(_ other: String.UTF8View) -> Bool {
    let (all, part) = (Array(self), Array(other))
    guard part.count <= all.count else { return false }
    return (0...(all.count - part.count)).contains { all[$0..<$0 + part.count].elementsEqual(part) }
  }
}
