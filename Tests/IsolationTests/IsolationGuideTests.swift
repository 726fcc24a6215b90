import Foundation
import ScrollApp
import Scrollwork
import Testing

/// Models, cells, observers and screens that belong to the main actor.
@Suite struct IsolationGuideTests {
  @Test("a model owns a view, and a late result updates it")
  func model() async throws {
    let model = try CityModel()
    let made = Row.madeCount
    try model.view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
    var clock = FixedRateClock(framesPerSecond: 60)
    try model.view.step(to: clock.next())
    #expect(Row.madeCount == made + 2)
    #expect(model.events.filter { if case .willDisplay = $0 { true } else { false } }.count == 2)

    let loading = Task { try await model.load(from: Server()) }
    #expect(try model.view.step(to: clock.next()).visible.count == 2)
    try await loading.value
    let frame = try model.view.step(to: clock.next())
    #expect(frame.visible.count == 4)
    #expect(frame.diagnostics.isEmpty)
    let last = model.view.cell(for: .item(ItemPath(section: 0, item: 3))) as? Row
    #expect(last?.title == "Tromsø")
  }

  @Test("an observer on the main actor hears posts of the main actor at once")
  func messages() {
    let center = MessageCenter()
    let history = History(center)
    center.post(CityOpened(name: "Oslo"))
    #expect(history.names == ["Oslo"])
  }

  @Test("posts from other threads are heard later, on the main actor")
  func elsewhere() async throws {
    let center = MessageCenter()
    let history = History(center)
    await Task.detached {
      for name in ["Oslo", "Bergen"] { center.post(CityOpened(name: name)) }
    }.value
    try await until { history.names.count == 2 }
    #expect(history.names == ["Oslo", "Bergen"])
  }

  @Test("the code of the page stands in this module")
  func page() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: tests.appending(path: "../../Sources/Scrollwork/Scrollwork.docc/Isolation.md"),
      encoding: .utf8)
    let code = try String(
      contentsOf: tests.appending(path: "MainActorModel.swift"), encoding: .utf8)
    let parts = code.components(separatedBy: "// page\n")
    #expect(parts.count % 2 == 1)
    for part in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) {
      #expect(page.contains("```swift\n" + part + "```"), "\(part)")
    }
  }
}

/// Waits until something is true and lets other tasks run meanwhile.
func until(_ condition: () -> Bool) async throws {
  for _ in 0..<1_000_000 where !condition() { await Task.yield() }
  try #require(condition())
}
