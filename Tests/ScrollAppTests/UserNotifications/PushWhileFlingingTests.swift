import Foundation
import ScrollApp
import ScrollTools
import Scrollwork
import Synchronization
import Testing

/// A push inserts an item at the top of a list that is on screen: nothing on screen moves.
@Suite struct PushWhileFlingingTests {
  /// A list whose newest item comes first; a push adds one and a tap shows it.
  private final class Feed: UserNotificationCenterDelegate {
    let opened = Mutex<[UInt64]>([])

    func userNotificationCenter(
      _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) -> PresentationOptions { [.banner, .sound, .badge] }

    func userNotificationCenter(
      _ center: UserNotificationCenter, didReceive response: NotificationResponse
    ) {
      guard let number = response.notification.content.target?.number else { return }
      opened.withLock { $0.append(number) }
    }
  }

  private final class Row: ReusableCell {
    var number: UInt64 = 0
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 40 + Double(number * 37 % 90))
    }
  }

  private final class Collected: @unchecked Sendable {
    var items: [UInt64] = (0..<500).map { 500 - $0 }
  }

  @Test(
    "pushes through a socket while the list is flung, drift 0.0 in every frame, and a tap opens one",
    arguments: [60.0, 120])
  func drift(rate: Double) throws {
    let folder = try SocketFolder()
    var random = SeededGenerator(seed: 3)
    let token = DeviceToken(using: &random)
    let server = try PushServer(path: folder.file("s"), token: token)
    let center = UserNotificationCenter()
    let feed = Feed()
    center.delegate = feed
    let presenter = WindowPresenter()
    try center.connect(
      store: MemoryAuthorizationStore(NotificationSettings(status: .granted, allowed: .all)),
      presenters: [presenter])
    #expect(try center.registerForRemoteNotifications(on: server) == token)

    let model = Collected()
    let view = CollectionView(layout: ListLayout())
    view.register(Row.self)
    view.cellProvider = { view, path in
      let row: Row = view.dequeueCell(at: path)
      row.number = model.items[path.item]
      return row
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 700), scale: 2)
    try view.reloadData(sectionCounts: [model.items.count])

    let path = server.path
    let sent = Mutex(0)
    let failures = Mutex<[PushError]>([])
    Thread.detachNewThread {
      for number in 0..<8 as Range<UInt64> {
        let content = NotificationContent(
          title: "Post", badge: Int(number) + 1, sound: .knock,
          target: NotificationTarget(list: "feed", number: 501 + number))
        do throws(PushError) {
          try PushClient.send(PushPayload(content: content), token: token, to: path, timeout: 60)
        } catch {
          failures.withLock { $0.append(error) }
        }
        sent.withLock { $0 += 1 }
      }
    }

    var last: [UInt64: Ticks] = [:]
    var (worst, compared, duringFling, frames) = (0.0, 0, 0, 0)
    var time = Timestamp.zero
    func frame() throws {
      frames += 1
      time = seconds(Double(frames) / rate)
      var arrived: [UInt64] = []
      server.poll(at: time) { push in
        guard (try? center.receive(push.notification(at: time))) != nil,
          let number = push.payload.content.target?.number
        else { return false }
        arrived.append(number)
        return true
      }
      for number in arrived {
        model.items.insert(number, at: 0)
        try view.insertItems(at: ItemPath(section: 0, item: 0), count: 1)
        if view.phase == .decelerating { duringFling += 1 }
      }
      let frame = try view.step(to: time)
      var now: [UInt64: Ticks] = [:]
      for shown in frame.visible {
        guard case .item(let path) = shown.element else { continue }
        let number = model.items[path.item]
        now[number] = shown.start
        guard let before = last[number] else { continue }
        compared += 1
        worst = max(worst, abs((shown.start - before + frame.displacement).points))
      }
      last = now
    }
    // A finger flings the list again and again until all pushes have come.
    while sent.withLock({ $0 }) < 8 || model.items.count < 508 {
      guard failures.withLock({ $0.isEmpty }), frames < 200_000 else { break }
      if view.phase == .idle {
        let isUp = view.contentOffset.y < 3000
        try view.send(
          InputEvent(
            time: time, position: LayoutPoint(x: 100, y: isUp ? 600 : 100),
            action: .pointerDown(id: 1, kind: .touch)))
        for step in 1...6 {
          try frame()
          try view.send(
            InputEvent(
              time: time,
              position: LayoutPoint(
                x: 100, y: isUp ? 600 - Double(step) * 60 : 100 + Double(step) * 60),
              action: .pointerMoved(id: 1)))
        }
        try view.send(
          InputEvent(
            time: time, position: LayoutPoint(x: 100, y: isUp ? 240 : 460),
            action: .pointerUp(id: 1)))
      }
      try frame()
    }
    #expect(failures.withLock { $0 } == [])
    #expect(worst == 0 && compared > 50, "\(compared) compared")
    #expect(duringFling > 0, "no push came while the list was flung")
    #expect(presenter.title("Gallery") == "(8) Gallery")

    // The banner that shows is tapped: what it is about is opened.
    var list = DisplayList()
    let size = LayoutSize(width: 390, height: 700)
    let later = Timestamp(nanoseconds: time.nanoseconds + 1_000_000_000)
    #expect(presenter.draw(into: &list, size: size, at: later))
    let shown = try #require(presenter.shown)
    let place = LayoutPoint(x: 195, y: 30)
    #expect(presenter.touch(.down, at: place, size: size, time: later).isTaken)
    let response = try #require(
      presenter.touch(.up, at: place, size: size, time: later).response)
    try center.respond(response)
    let opened = try #require(feed.opened.withLock { $0 }.first)
    #expect(opened == shown.notification.content.target?.number)
    let item = try #require(model.items.firstIndex(of: opened))
    try view.scrollToItem(at: ItemPath(section: 0, item: item), at: .top, animated: false)
    let end = try view.step(to: Timestamp(nanoseconds: later.nanoseconds + 16_000_000))
    #expect(end.visible.contains { $0.element == .item(ItemPath(section: 0, item: item)) })
  }
}
