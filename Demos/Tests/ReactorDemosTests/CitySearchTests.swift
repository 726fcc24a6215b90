import Foundation
import ScrollApp
import Scrollwork
import Synchronization
import Testing

@testable import ReactorDemos

@Suite struct CitySearchTests {
  /// The names in the gallery's list of cities.
  static let names: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scenarios/cities.csv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.dropFirst().suffix(5000).map { line in
      line.split(separator: ",", maxSplits: 2).dropFirst().first?.lowercased() ?? ""
    }
  }()

  static func find(_ text: String) -> [Int] {
    names.indices.filter { text.isEmpty || names[$0].contains(text) }
  }

  @Test("typed text is shown at once, and searched for when the typing has rested")
  func typing() throws {
    let asked = Mutex<[String]>([])
    let asking: @Sendable (String) -> Void = { text in asked.withLock { $0.append(text) } }
    let store = try TestStore { clock in
      CitySearch(clock: clock, found: Self.find("")) { text in
        asking(text)
        return Self.find(text)
      }
    }
    for text in ["s", "sa", "san"] {
      try store.send(.type(text))
      #expect(store.state.query == text)
      try store.advance(by: .milliseconds(200))
    }
    #expect(store.state.found.count == Self.names.count && Self.names.count == 5000)
    try store.advance(by: .milliseconds(100))
    #expect(store.state.found == Self.find("san"))
    #expect(!store.state.found.isEmpty && store.state.found.count < Self.names.count)
    // Typed and deleted again: nothing new to find.
    try store.send(.type("sant"), .type("san"))
    try store.advance(by: .seconds(1))
    #expect(asked.withLock { $0 } == ["san"])
  }

  @Test("a search that is overtaken finds nothing, however late it answers")
  func overtaken() throws {
    let store = try TestStore { clock in
      CitySearch(clock: clock, found: []) { text in
        // A slow answer, the slower the shorter the text.
        try? await clock.sleep(for: .seconds(4 - text.count))
        return Self.find(text)
      }
    }
    try store.send(.type("s"))
    try store.advance(by: .milliseconds(300))
    #expect(store.state.isSearching)
    try store.send(.type("san"))
    try store.advance(by: .milliseconds(1300))
    #expect(!store.state.isSearching)
    #expect(store.state.found == Self.find("san"))
    try store.advance(by: .seconds(10))
    #expect(store.states.map(\.found).filter { $0 == Self.find("s") }.isEmpty)
  }

  @Test("the list shows what is found, a frame later")
  func list() throws {
    let stand = try ListStand()
    let store = try TestStore { clock in
      CitySearch(clock: clock, found: Self.find("")) { Self.find($0) }
    }
    let list = store.store.bind(to: stand.source) { try Snapshot(.all, $0.found) }
    try list.update()
    #expect(try stand.step().visible.count > 5)
    try store.send(.type("york"))
    try store.advance(by: CitySearch.rest)
    try list.update()
    let frame = try stand.step()
    #expect(frame.visible.count == 6)
    #expect(stand.source.snapshot.itemIdentifiers == Self.find("york"))
  }
}
