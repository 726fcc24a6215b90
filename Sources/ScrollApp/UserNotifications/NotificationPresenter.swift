public import Scrollwork

/// Shows notifications somewhere: in the app's window, on the desktop.
///
/// Called by the thread that calls the centre, one call at a time for each such thread, with no lock
/// held. It must not wait.
public protocol NotificationPresenter: AnyObject, Sendable {
  /// - Parameters:
  ///   - notification: what came.
  ///   - options: what the person and the delegate allow; never only `list`.
  ///   - actions: what the notification's category offers.
  ///   - time: now, on the host's clock.
  func present(
    _ notification: UserNotification, options: PresentationOptions,
    actions: [NotificationAction], at time: Timestamp)
  /// Takes notifications away wherever they still show.
  func withdraw(_ ids: [NotificationRequest.ID])
  func badgeDidChange(to count: Int)
}

/// Decides about notifications, and hears what people do with them.
public protocol UserNotificationCenterDelegate: AnyObject, Sendable {
  /// A notification comes while the app is in the foreground: how is it presented? By default not at
  /// all but in the list of what came.
  func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification
  ) -> PresentationOptions

  /// A person answered a notification: open its target, or do the action.
  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse)
}

extension UserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification
  ) -> PresentationOptions { .list }

  public func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse
  ) {}
}
