public import Foundation

/// A notification that is named by its type and case. No name is written anywhere:
///
/// ```swift
/// enum Download: String, Notifiable { case didBegin, didEnd }
///
/// let token = Download.didEnd.observe { posted in … }
/// Download.didEnd.post()
/// ```
///
/// Renaming the type renames its notifications, and equal raw values of two types are two notifications.
/// The raw values of one type must differ in how they are written.
public protocol Notifiable: RawRepresentable, Sendable {
  /// Where this type's notifications go when no center is named. By default `NotificationScope.center`.
  static var center: NotificationCenter { get }
}

extension Notifiable {
  public static var center: NotificationCenter { NotificationScope.center }

  /// Foundation's name of the notification: the type with its module and the types it is nested in, a
  /// slash, and the raw value. For types in functions and private ones, other in each run of a program.
  public var name: Notification.Name {
    Notification.Name(rawValue: "\(String(reflecting: Self.self))/\(rawValue)")
  }
}
