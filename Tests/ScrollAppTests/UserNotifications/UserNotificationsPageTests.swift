import ScrollApp
import ScrollTools
import Scrollwork
import Synchronization
import Testing

/// The page of the documentation: its code, as it stands there.
@Suite struct UserNotificationsPageTests {
  final class Inbox: UserNotificationCenterDelegate {
    private let opened = Mutex<[UInt64]>([])
    var items: [UInt64] { opened.withLock { $0 } }
    func open(_ item: UInt64) { opened.withLock { $0.append(item) } }

    func userNotificationCenter(
      _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) -> PresentationOptions { [.banner, .sound, .badge] }

    func userNotificationCenter(
      _ center: UserNotificationCenter, didReceive response: NotificationResponse
    ) {
      guard let item = response.notification.content.target?.number else { return }
      open(item)
    }
  }

  @Test("what the page shows works")
  func page() throws {
    let folder = try SocketFolder()
    let path = folder.file("settings.json")
    let (center, inbox, banners) = (UserNotificationCenter(), Inbox(), WindowPresenter())
    var random = SeededGenerator(seed: 1)
    let server = try PushServer(path: folder.file("s"), token: DeviceToken(using: &random))
    let size = LayoutSize(width: 390, height: 844)
    var list = DisplayList()
    var now = Timestamp.zero

    // The delegate comes first, then the person is asked, once for all runs.
    center.delegate = inbox
    try center.connect(store: FileAuthorizationStore(path: path), presenters: [banners]) {
      question in
      question.answer(granted: true)
    }
    try center.requestAuthorization(options: [.alert, .sound, .badge]) { granted in }
    try center.add(
      NotificationRequest(
        "tea",
        content: NotificationContent(
          title: "Tea is ready", badge: 1, sound: .chime,
          target: NotificationTarget(list: "inbox", number: 7)),
        trigger: .interval(after: 180, repeats: false)),
      at: now)

    for second in 0...181 {
      now = seconds(Double(second))
      list.clear()
      // Once a frame:
      center.advance(to: now)
      center.deliver(from: server, at: now)
      banners.draw(into: &list, size: size, at: now)
      #expect(list.groups.count == (second < 180 ? 0 : 1))
    }
    #expect(banners.title("Inbox") == "(1) Inbox" && banners.takeSounds() == [.chime])
    let middle = LayoutPoint(x: 195, y: 30)
    _ = banners.touch(.down, at: middle, size: size, time: now)
    let response = banners.touch(.up, at: middle, size: size, time: now).response
    try center.respond(try #require(response))
    #expect(inbox.items == [7])
  }
}
