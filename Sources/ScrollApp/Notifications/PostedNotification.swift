import Foundation

/// A notification as an observer gets it.
public struct PostedNotification<Name: Notifiable> {
  /// Which one.
  public let name: Name
  /// Who posted it.
  public let sender: AnyObject?
  /// The values that the notification carries.
  public let info: NotificationInfo

  init(_ name: Name, _ notification: Notification) {
    self.name = name
    sender = notification.object as AnyObject?
    info = NotificationInfo(notification)
  }

  /// The value under a key, or `nil`.
  public subscript<Key: NotificationKey>(key: Key.Type) -> Key.Value? { info[key] }
}
