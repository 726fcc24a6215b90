import Foundation
import ScrollApp
import ScrollParcels
import Scrollwork
import Testing

// Code of the page "Swift 6 and isolation", in a module without a default isolation. The part between two marks
// is on the page, word by word.

@MainActor final class Photo: @MainActor ReusableCell {
  var caption = ""
  init() {}
}

@MainActor final class PhotoPage: @MainActor ScreenContent {
  let list = CollectionView()
  init() { list.register(Photo.self) }
  func loadView(for screen: Screen) -> ScreenView { ListView(list) }
}
nonisolated final class Post: ReusableCell {}

// page
actor Simulation {
  private let view: CollectionView
  private var bindings = 0
  init(_ view: sending CollectionView) { self.view = view }
  func run(rows: Int) throws -> Int {
    view.cellProvider = { view, path in
      self.bindings += 1
      return view.dequeueCell(Post.self, at: path)
    }
    defer { view.cellProvider = nil }  // It keeps the actor.
    try view.reloadData(sectionCounts: [rows])
    try view.step(to: .zero)
    return bindings
  }
}
// page

/// Models, observers and screens without a default isolation.
@Suite struct PlainIsolationTests {
  @MainActor @Test("a screen and its cells on the main actor")
  func screen() throws {
    let single = SingleScreen(ContentScreen(PhotoPage()))
    let host = ScreenHost(single, .phonePortrait)
    host.update(to: .zero)
    let list = try #require(single.screen as? ContentScreen<PhotoPage>).content.list
    list.cellProvider = { view, path in
      let photo: Photo = view.dequeueCell(at: path)
      photo.caption = "\(path.item)"
      return photo
    }
    try list.reloadData(sectionCounts: [3])
    #expect(try list.step(to: .zero).diagnostics.isEmpty)
    let last = list.cell(for: .item(ItemPath(section: 0, item: 2))) as? Photo
    #expect(last?.caption == "2")
  }

  @Test("actors and tasks each step a view of their own")
  func simulations() async throws {
    let bindings = try await withThrowingTaskGroup(of: Int.self) { group in
      for rows in 1...4 {
        group.addTask {
          let view = CollectionView()
          view.register(Post.self)
          try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
          return try await Simulation(view).run(rows: rows)
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(bindings == 10)
  }

  @Test("a view moves to the main actor once nothing else uses it")
  func handOver() async throws {
    let view = CollectionView()
    view.register(Post.self)
    view.cellProvider = { view, path in view.dequeueCell(Post.self, at: path) }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
    try view.reloadData(sectionCounts: [3])
    try view.step(to: .zero)
    let owner = await Owner(view)
    #expect(try await owner.step() == 3)
  }

  @MainActor final class Owner {
    let view: CollectionView
    init(_ view: sending CollectionView) { self.view = view }
    func step() throws -> Int { try view.step(to: .zero).liveCells }
  }

  @Test("a message is heard on the main actor from wherever it is posted")
  func message() async throws {
    struct Greeting: Message { var text: String }
    let center = MessageCenter()
    let ledger = GreetingLedger()
    let token = center.observeOnMainActor(Greeting.self) { ledger.texts.append($0.text) }
    center.post(Greeting(text: "hello"))
    for _ in 0..<1_000_000 {
      if await !ledger.texts.isEmpty { break }
      await Task.yield()
    }
    #expect(await ledger.texts == ["hello"])
    withExtendedLifetime(token) {}
  }

  @MainActor final class GreetingLedger { var texts: [String] = [] }

  @Test("the code of the page stands in this file")
  func page() throws {
    let file = URL(filePath: #filePath)
    let page = try String(
      contentsOf: file.deletingLastPathComponent().appending(
        path: "../../../Sources/Scrollwork/Scrollwork.docc/Isolation.md"), encoding: .utf8)
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "// page\n")
    #expect(page.contains("```swift\n" + parts[1] + "```"), "\(parts[1])")
  }
}
