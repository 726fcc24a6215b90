import Foundation
import Scrollwork
import Testing

@testable import ScrollApp

@Suite struct CollectionNotifierTests {
  private let center = NotificationCenter()
  private let messages = MessageCenter()

  @Test("nothing is posted until somebody observes, and nothing after")
  func onlyWhenObserved() throws {
    let harness = try ListHarness()
    let notifier = CollectionNotifier(harness.view, center: center, messages: messages)
    try harness.view.fling(velocity: 2000)
    try harness.step(10)
    #expect(notifier.postCount == 0)
    let log = Log<Double>()
    let token = ScrollNotification.didScroll.observe(object: harness.view, center: center) {
      log.note($0[ScrollNotification.ContentOffset.self]?.y ?? -1)
    }
    let frames = try (0..<5).map { _ in try harness.step() }
    #expect(log.entries == frames.map(\.contentOffset.y))
    #expect(notifier.postCount == 5)
    token.end()
    try harness.step(10)
    #expect(notifier.postCount == 5)
  }

  @Test("an observer of another view, another case or another center makes nothing be posted")
  func scope() throws {
    let (harness, other) = (try ListHarness(), try ListHarness())
    let notifier = CollectionNotifier(harness.view, center: center, messages: messages)
    let log = Log<Int>()
    let tokens = [
      ScrollNotification.didScroll.observe(object: other.view, center: center) { _ in log.note(1) },
      ScrollNotification.didBounceTop.observe(center: center) { _ in log.note(2) },
      ScrollNotification.didScroll.observe(center: NotificationCenter()) { _ in log.note(3) },
      messages.observe(UpdateMessage.self) { _ in log.note(4) },
      messages.observe(ScrollMessage.self, from: other.view) { _ in log.note(5) },
    ]
    try harness.view.fling(velocity: 500)
    try harness.step(10)
    #expect(notifier.postCount == 0 && log.entries.isEmpty)
    withExtendedLifetime(tokens) {}
  }

  @Test("scrolls, bounces, displays and updates are told as the view's handler hears of them")
  func all() throws {
    let harness = try ListHarness(rows: 30)
    let notifier = CollectionNotifier(harness.view, center: center, messages: messages)
    let log = Log<CollectionEvent>()
    let (bounces, displays, updates) = (Log<BounceEvent>(), Log<ElementPath>(), Log<UpdateID>())
    var heard: [CollectionEvent] = []
    harness.view.eventHandler = { _, event in heard.append(event) }
    let names = Log<String>()
    var tokens: [ObservationToken] = ScrollNotification.allCases.map { name in
      name.observe(center: center) { posted in
        names.note(name.rawValue)
        if let bounce = posted[ScrollNotification.Bounce.self] { bounces.note(bounce) }
      }
    }
    tokens += [
      messages.observe(CollectionMessage.self) { log.note($0.event) },
      DisplayNotification.willDisplay.observe(center: center) {
        if let element = $0[DisplayNotification.Element.self] { displays.note(element) }
      },
      UpdateNotification.didFinish.observe(center: center) {
        if let id = $0[UpdateNotification.Update.self] { updates.note(id) }
      },
    ]
    let id = try harness.view.performUpdates(
      [.insertItems(at: ItemPath(section: 0, item: 0), count: 3)])
    try harness.view.fling(velocity: -3000)
    try harness.step(120)
    try harness.view.fling(velocity: 9000)
    try harness.step(200)
    #expect(log.entries == heard)
    #expect(updates.entries == [id])
    #expect(
      displays.entries
        == heard.compactMap { if case .willDisplay(let element) = $0 { element } else { nil } })
    #expect(
      bounces.entries
        == heard.compactMap { if case .scroll(.bounce(let bounce)) = $0 { bounce } else { nil } })
    let edges = names.entries.filter { $0.hasPrefix("didBounce") || $0 == "didEndBouncing" }
    #expect(edges == ["didBounceTop", "didEndBouncing", "didBounceBottom", "didEndBouncing"])
    withExtendedLifetime((notifier, tokens)) {}
  }

  @Test("content that scrolls from side to side bounces at its leading and trailing edges")
  func names() {
    func name(_ stage: BounceEvent.Stage, _ edge: EdgeSide, _ axis: Axis) -> ScrollNotification {
      ScrollNotification.bounce(stage, edge, axis)
    }
    #expect(name(.began, .leading, .vertical) == .didBounceTop)
    #expect(name(.began, .trailing, .vertical) == .didBounceBottom)
    #expect(name(.began, .leading, .horizontal) == .didBounceLeading)
    #expect(name(.began, .trailing, .horizontal) == .didBounceTrailing)
    #expect(name(.peak, .trailing, .horizontal) == .didPeak)
    #expect(name(.ended, .leading, .vertical) == .didEndBouncing)
  }

  @Test("Foundation's own observers hear when that is asked for")
  func always() throws {
    let harness = try ListHarness()
    let notifier = CollectionNotifier(harness.view, center: center, messages: messages)
    let log = Log<Int>()
    let receiver = center.addObserver(
      forName: ScrollNotification.didScroll.name, object: nil, queue: nil
    ) { _ in log.note(1) }
    defer { center.removeObserver(receiver) }
    try harness.view.fling(velocity: 500)
    try harness.step()
    #expect(log.entries.isEmpty)
    notifier.postsAlways = true
    try harness.step(2)
    #expect(log.entries.count == 2)
  }

  @Test("a notifier that is let go of posts no more, and keeps its view alive no longer")
  func release() throws {
    let harness = try ListHarness()
    var notifier: CollectionNotifier? = CollectionNotifier(
      harness.view, center: center, messages: messages)
    let log = Log<Int>()
    let token = messages.observe(ScrollMessage.self) { _ in log.note(1) }
    try harness.view.fling(velocity: 500)
    try harness.step()
    let count = log.entries.count
    #expect(count > 0 && notifier?.postCount == count)
    notifier = nil
    try harness.step(3)
    #expect(log.entries.count == count)
    withExtendedLifetime(token) {}
  }
}
