import Dispatch
import Foundation
import ScrollApp
import Scrollwork
import Testing

/// `observeOnMainActor` of messages and notifications, and closures of a retry.
@Suite struct MainActorObserverTests {
  @Test("a post on the main actor does not overtake one from elsewhere")
  func order() {
    let center = MessageCenter()
    let history = History(center)
    // The main actor is not free here, so the message waits.
    postElsewhere("elsewhere", to: center)
    #expect(history.names.isEmpty)
    center.post(CityOpened(name: "here"))
    #expect(history.names == ["elsewhere", "here"])
  }

  @Test("messages that wait are dropped when the observation ends")
  func end() async {
    let center = MessageCenter()
    var names: [String] = []
    let token = center.observeOnMainActor(CityOpened.self) { names.append($0.name) }
    postElsewhere("elsewhere", to: center)
    token.end()
    #expect(!token.isObserving)
    #expect(!center.isObserved(CityOpened.self))
    for _ in 0..<100 { await Task.yield() }
    center.post(CityOpened(name: "here"))
    #expect(names.isEmpty)
  }

  @Test("an observer may post, and end its own observation")
  func reentry() {
    let center = MessageCenter()
    var names: [String] = []
    var token: ObservationToken?
    token = center.observeOnMainActor(CityOpened.self) { message in
      names.append(message.name)
      if names.count == 1 { center.post(CityOpened(name: "second")) }
      token?.end()
    }
    center.post(CityOpened(name: "first"))
    center.post(CityOpened(name: "third"))
    #expect(names == ["first", "second"])
  }

  @Test("a model hears of a bounce in the frame that makes it, by a message and by a notification")
  func frame() throws {
    let (center, messages) = (NotificationCenter(), MessageCenter())
    let view = CollectionView()
    view.register(Row.self)
    view.cellProvider = { view, path in
      let row: Row = view.dequeueCell(at: path)
      return row
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 2)
    try view.reloadData(sectionCounts: [100])
    let notifier = CollectionNotifier(view, center: center, messages: messages)
    var (scrolls, impacts) = (0, 0)
    let tokens = [
      messages.observeOnMainActor(ScrollMessage.self, from: view) {
        if $0.event == .didScroll { scrolls += 1 }
      },
      ScrollNotification.didBounceTop.observeOnMainActor(object: view, center: center) {
        if ($0[ScrollNotification.Bounce.self]?.impactVelocity ?? 0) < 0 { impacts += 1 }
      },
    ]
    var clock = FixedRateClock(framesPerSecond: 60)
    try view.step(to: clock.next())
    try view.fling(velocity: -2000)
    for _ in 0..<3 {
      let before = scrolls
      let frame = try view.step(to: clock.next())
      #expect((scrolls > before) == frame.events.contains(.scroll(.didScroll)))
    }
    for _ in 0..<60 { try view.step(to: clock.next()) }
    #expect(scrolls > 3)
    #expect(impacts == 1)
    withExtendedLifetime((notifier, tokens)) {}
  }

  @Test("the closures of a retry use what belongs to the main actor")
  func retry() async throws {
    struct Failure: Error {}
    final class Result { var text = "" }
    let policy = RetryPolicy(attempts: 3, delay: .zero)
    var (tries, failures) = (0, 0)
    func note(_ count: Int, _ delay: Duration) { failures += 1 }
    let result = try await policy.run(clock: ContinuousClock(), failed: note) {
      tries += 1
      await Task.yield()
      if tries < 3 { throw Failure() }
      let result = Result()
      result.text = "done"
      return result
    }
    #expect(result.text == "done")
    #expect(failures == 2)
  }
}

/// Posts a message in another thread, and returns once it is posted.
func postElsewhere(_ name: String, to center: MessageCenter) {
  let isPosted = DispatchSemaphore(value: 0)
  Thread {
    center.post(CityOpened(name: name))
    isPosted.signal()
  }.start()
  isPosted.wait()
}
