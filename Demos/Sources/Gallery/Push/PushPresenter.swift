import Foundation
import ScrollApp
import ScrollDesktop
import Scrollwork
import Stage
import Synchronization

/// Shows banners in the window while somebody uses it, and on the desktop while nobody does, where a desktop
/// takes notifications.
final class PushPresenter: NotificationPresenter {
  let window = WindowPresenter()
  private let desktop: DesktopPresenter?
  private let isAway = Mutex(false)

  init() {
    let address = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    // Without a bus the window shows all there is.
    desktop = try? DesktopPresenter(name: "Scrollwork", address: address)
  }

  /// Notes that the window is left, or used.
  func note(_ event: StageEvent) {
    if case .focusLost = event {
      isAway.withLock { $0 = true }
    } else if case .resize = event {
      // A window manager may do that to a window that nobody uses.
    } else {
      isAway.withLock { $0 = false }
    }
  }

  /// What people did with what the desktop shows.
  func responses() -> [NotificationResponse] { desktop?.poll() ?? [] }

  func present(
    _ notification: UserNotification, options: PresentationOptions,
    actions: [NotificationAction], at time: Timestamp
  ) {
    guard let desktop, desktop.isReady, isAway.withLock({ $0 }), options.contains(.banner) else {
      return window.present(notification, options: options, actions: actions, at: time)
    }
    desktop.present(notification, options: .banner, actions: actions, at: time)
    let rest = options.subtracting(.banner)
    if !rest.isEmpty { window.present(notification, options: rest, actions: actions, at: time) }
  }

  func withdraw(_ ids: [NotificationRequest.ID]) {
    window.withdraw(ids)
    desktop?.withdraw(ids)
  }

  func badgeDidChange(to count: Int) {
    window.badgeDidChange(to: count)
    desktop?.badgeDidChange(to: count)
  }
}
