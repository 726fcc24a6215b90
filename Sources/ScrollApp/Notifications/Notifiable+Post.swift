public import Foundation

extension Notifiable {
  /// Posts the notification. Observers are called before this returns, in the order they came, and in this
  /// thread; those that were added by Foundation's own calls in an order that Foundation chooses.
  ///
  /// - Parameters:
  ///   - object: who posts it.
  ///   - userInfo: what it tells.
  ///   - center: where it goes; the type's own center when `nil`.
  public func post(
    object: AnyObject? = nil, userInfo: NotificationInfo = NotificationInfo(),
    center: NotificationCenter? = nil
  ) {
    (center ?? Self.center).post(
      Notification(name: name, object: object, userInfo: userInfo.userInfo))
  }
}
