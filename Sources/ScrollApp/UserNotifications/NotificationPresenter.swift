public import Scrollwork

/// Shows notifications somewhere: in the app's window, on the desktop.
///
/// Called by the thread that calls the center, one call at a time for each such thread, with no lock
/// held. It must not wait.
public protocol NotificationPresenter: AnyObject, Sendable {
  /// Shows a notification.
  ///
  /// - Parameters:
  ///   - notification: the delivered notification.
  ///   - options: what the person and the delegate allow; never only `list`.
  ///   - actions: the actions of the notification's category.
  ///   - time: now, on the host's clock.
  func present(
    _ notification: UserNotification, options: PresentationOptions,
    actions: [NotificationAction], at time: Timestamp)
  /// Takes notifications away wherever they still show.
  func withdraw(_ ids: [NotificationRequest.ID])
  /// Shows the number of the badge; 0 shows none.
  func badgeDidChange(to count: Int)
}

/// Decides about notifications, and hears what people do with them.
public protocol UserNotificationCenterDelegate: AnyObject, Sendable {
  /// Decides how a notification is presented that comes while the app is in the foreground. By default it is only
  /// added to the list of delivered ones.
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
