public import Foundation

extension NotificationInfo {
  /// The one entry that typed values have in a notification's dictionary.
  private struct Slot: Hashable {}

  /// The typed values of a notification that was posted by a `Notifiable`; none of any other.
  public init(_ notification: Notification) {
    self = notification.userInfo?[Slot()] as? NotificationInfo ?? NotificationInfo()
  }

  /// How Foundation carries the values: `nil` for none.
  var userInfo: [AnyHashable: Any]? { isEmpty ? nil : [Slot(): self] }
}
