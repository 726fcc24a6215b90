import Foundation
import ScrollApp
import Scrollwork
import Synchronization

/// A moment this many seconds after the clock's zero.
func seconds(_ value: Double) -> Timestamp { Timestamp(seconds: value) ?? .zero }

/// Notes questions and notifications.
final class NotedDelegate: UserNotificationCenterDelegate {
  private let options: Mutex<PresentationOptions>
  private let asked = Mutex<[UserNotification]>([])
  private let heard = Mutex<[NotificationResponse]>([])

  init(_ options: PresentationOptions = .all) { self.options = Mutex(options) }

  var presented: [UserNotification] { asked.withLock { $0 } }
  var responses: [NotificationResponse] { heard.withLock { $0 } }

  func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification
  ) -> PresentationOptions {
    asked.withLock { $0.append(notification) }
    return options.withLock { $0 }
  }

  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse
  ) {
    heard.withLock { $0.append(response) }
  }
}

/// Notes what it is to show.
final class NotedPresenter: NotificationPresenter {
  struct Shown: Equatable {
    var id: NotificationRequest.ID
    var options: PresentationOptions
    var actions: [NotificationAction] = []
  }

  struct Notes: Equatable {
    var shown: [Shown] = []
    var withdrawn: [NotificationRequest.ID] = []
    var badges: [Int] = []
  }

  private let state = Mutex(Notes())
  var notes: Notes { state.withLock { $0 } }

  func present(
    _ notification: UserNotification, options: PresentationOptions,
    actions: [NotificationAction], at time: Timestamp
  ) {
    state.withLock {
      $0.shown.append(Shown(id: notification.id, options: options, actions: actions))
    }
  }

  func withdraw(_ ids: [NotificationRequest.ID]) { state.withLock { $0.withdrawn += ids } }
  func badgeDidChange(to count: Int) { state.withLock { $0.badges.append(count) } }
}

/// A center of which everything is granted, with what it tells.
struct Granted {
  let center = UserNotificationCenter()
  let delegate: NotedDelegate
  let presenter = NotedPresenter()

  init(
    _ options: PresentationOptions = .all, allowed: AuthorizationOptions = .all
  ) throws {
    delegate = NotedDelegate(options)
    center.delegate = delegate
    try center.connect(
      store: MemoryAuthorizationStore(NotificationSettings(status: .granted, allowed: allowed)),
      presenters: [presenter])
  }
}

/// A folder for one test, gone with it. Short, as sockets lie in it.
final class SocketFolder {
  let path: String

  init() throws {
    path = "/tmp/sw-" + UUID().uuidString.prefix(13)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }
}
