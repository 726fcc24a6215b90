import Foundation
import Glibc
import ScrollApp
import Scrollwork
import Synchronization
import Testing

/// Stores, presenters, delegates and questions that call the center while it calls them.
@Suite struct CenterReentryTests {
  private final class Box: Sendable {
    let question = Mutex<AuthorizationQuestion?>(nil)
  }

  @Test("connecting anew lets go of an open question, which is put off")
  func connectAnew() throws {
    let center = UserNotificationCenter()
    let delegate = NotedDelegate()
    center.delegate = delegate
    let answers = Mutex<[Bool]>([])
    do {
      let box = Box()
      try center.connect(store: MemoryAuthorizationStore()) { question in
        box.question.withLock { $0 = question }
      }
    }
    try center.requestAuthorization(options: .all) { answer in
      answers.withLock { $0.append((try? answer.get()) ?? true) }
    }
    #expect(answers.withLock { $0 }.isEmpty)
    try center.connect(store: MemoryAuthorizationStore())
    #expect(answers.withLock { $0 } == [false] && center.settings.status == .notDetermined)
    withExtendedLifetime(delegate) {}
  }

  private final class AskingStore: AuthorizationStore {
    let center = UserNotificationCenter()
    private let seen = Mutex<[AuthorizationStatus]>([])
    var statuses: [AuthorizationStatus] { seen.withLock { $0 } }

    func load() throws(AuthorizationStoreError) -> NotificationSettings? { nil }
    func save(_ settings: NotificationSettings) throws(AuthorizationStoreError) {
      let status = center.settings.status
      seen.withLock { $0.append(status) }
    }
  }

  @Test("a store may ask the center while it keeps something")
  func askingStore() throws {
    let store = AskingStore()
    try store.center.connect(store: store)
    try store.center.changeSettings(NotificationSettings(status: .granted, allowed: .all))
    #expect(store.statuses == [.notDetermined] && store.center.settings.status == .granted)
    try store.center.connect(store: MemoryAuthorizationStore())
  }

  private final class Remover: UserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) -> PresentationOptions {
      if notification.id == "a" {
        center.removePending(["b"])
        let again = NotificationRequest(
          "a", content: NotificationContent(title: "a"), trigger: .now)
        #expect(throws: Never.self) { try center.add(again, at: notification.date) }
      }
      return .list
    }
  }

  @Test("what is taken back while others are delivered does not come, and what is added comes next")
  func removedMeanwhile() throws {
    let granted = try Granted()
    let remover = Remover()
    granted.center.delegate = remover
    for id in ["a", "b", "c"] as [NotificationRequest.ID] {
      try granted.center.add(
        NotificationRequest(id, content: NotificationContent(title: "x"), trigger: .now),
        at: seconds(1))
    }
    #expect(granted.center.advance(to: seconds(2)) == 2)
    #expect(granted.center.delivered.map(\.id) == ["a", "c"])
    #expect(granted.center.pending.map(\.request.id) == ["a"])
    withExtendedLifetime(remover) {}
  }

  /// Sets the badge on when it hears of the first count.
  private final class Counter: NotificationPresenter {
    let center: UserNotificationCenter
    init(_ center: UserNotificationCenter) { self.center = center }

    func present(
      _ notification: UserNotification, options: PresentationOptions,
      actions: [NotificationAction], at time: Timestamp
    ) {}
    func withdraw(_ ids: [NotificationRequest.ID]) {}
    func badgeDidChange(to count: Int) {
      if count == 1 { #expect(throws: Never.self) { try center.setBadgeCount(2) } }
    }
  }

  @Test("presenters hear of badges in order, also when one of them changes it")
  func badges() throws {
    let center = UserNotificationCenter()
    let (counter, noted) = (Counter(center), NotedPresenter())
    try center.connect(
      store: MemoryAuthorizationStore(NotificationSettings(status: .granted, allowed: .all)),
      presenters: [counter, noted])
    try center.setBadgeCount(1)
    #expect(noted.notes.badges == [1, 2] && center.badgeCount == 2)
    try center.connect(store: MemoryAuthorizationStore())
  }

  @Test("what is no small file is no settings, and reading it waits for nobody")
  func oddFiles() throws {
    let folder = try SocketFolder()
    #expect(mkfifo(folder.file("fifo"), 0o600) == 0)
    let large = folder.file("large")
    try Data(repeating: 0x20, count: 4097).write(to: URL(filePath: large))
    for path in [folder.file("fifo"), "/dev/zero", folder.path, large] {
      #expect(throws: AuthorizationStoreError.corrupt(path: path)) {
        try FileAuthorizationStore(path: path).load()
      }
    }
    for path in [large + "/x", folder.file("a\0b")] {
      #expect(throws: AuthorizationStoreError.unreadable(path: path)) {
        try FileAuthorizationStore(path: path).load()
      }
    }
    #expect(try FileAuthorizationStore(path: folder.file("none")).load() == nil)
  }
}
