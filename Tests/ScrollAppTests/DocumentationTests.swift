import Foundation
import ScrollApp
import Scrollwork
import Testing

private enum Download: String, Notifiable {
  case didBegin, didEnd

  enum ByteCount: NotificationKey { typealias Value = Int }
}

private struct CityOpened: Message { var name: String }

private struct Counter: Reactor {
  enum Action {
    case add(Int)
    case addLater(Int)
  }

  let clock: any Clock<Duration>
  var initialState: [Int] { [] }

  func mutate(action: Action) -> Flow<Int> {
    switch action {
    case .add(let number): .just(number)
    case .addLater(let number):
      Flow { [clock] send in
        try? await clock.sleep(for: .seconds(1))
        send(number)
      }
    }
  }

  func reduce(state: [Int], mutation: Int) -> [Int] { state + [mutation] }

  func conflict(between new: Action, andRunning running: Action) -> ActionConflict {
    switch (new, running) {
    case (.addLater, .addLater): .supersedes
    default: .none
    }
  }
}

/// The snippets of the documentation's pages, as they stand there.
@Suite struct DocumentationTests {
  @Test("a notification is a case")
  func notifiable() {
    NotificationScope.$center.withValue(NotificationCenter()) {
      let log = Log<Int>()
      let token = Download.didEnd.observe { posted in
        log.note(posted[Download.ByteCount.self] ?? 0)
      }
      Download.didEnd.post(userInfo: NotificationInfo(Download.ByteCount.self, 4096))
      token.end()
      #expect(log.entries == [4096])
    }
  }

  @Test("a message is its payload")
  func message() async {
    var names: [String] = []
    let center = MessageCenter()
    let opened = center.messages(of: CityOpened.self, buffering: .bufferingNewest(8))
    center.post(CityOpened(name: "Oslo"))
    for await message in opened.prefix(1) { names.append(message.name) }
    #expect(names == ["Oslo"])
  }

  @Test("what happens in a list")
  func list() throws {
    let harness = try ListHarness()
    let (view, center, impacts) = (harness.view, NotificationCenter(), Log<Double>())
    let notifier = CollectionNotifier(view, center: center)
    let token = ScrollNotification.didBounceTop.observe(object: view, center: center) { posted in
      impacts.note(posted[ScrollNotification.Bounce.self]?.impactVelocity ?? 0)
    }
    try view.fling(velocity: -2000)
    try harness.step(60)
    #expect(impacts.entries.count == 1)
    #expect(impacts.entries.allSatisfy { $0 < 0 })
    withExtendedLifetime((notifier, token)) {}
  }

  @Test("a reactor under test, and its state in a list")
  func reactor() throws {
    enum Section: Hashable { case all }
    let store = try TestStore { clock in Counter(clock: clock) }
    try store.send(.addLater(1))
    try store.advance(by: .milliseconds(500))
    try store.send(.add(2), .addLater(3))
    try store.advance(by: .seconds(1))
    #expect(store.states == [[], [2], [2, 3]])
    let harness = try ListHarness(rows: nil)
    let source = SnapshotSource<Section, Int>(harness.view) { view, path, _ in
      let cell: PlainCell = view.dequeueCell(at: path)
      return cell
    }
    let binding = store.store.bind(to: source, animated: true) { try Snapshot(.all, $0) }
    try binding.update()
    try harness.step()
    #expect(source.snapshot.itemIdentifiers == [2, 3])
  }
}
