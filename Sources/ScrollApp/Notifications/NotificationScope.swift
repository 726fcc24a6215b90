public import Foundation

/// Where notifications and messages go when no center is named.
///
/// The defaults are replaced for a task and what it calls, so that tests that run side by side do not
/// hear each other:
///
/// ```swift
/// NotificationScope.$center.withValue(NotificationCenter()) {
///   ScrollNotification.didScroll.post()
/// }
/// ```
public enum NotificationScope {
  /// Foundation's center for every `Notifiable` that does not choose its own.
  @TaskLocal public static var center = NotificationCenter.default
  /// The center of messages with a payload.
  @TaskLocal public static var messages = MessageCenter.default
}
