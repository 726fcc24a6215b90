public import Foundation

extension Notifiable {
  /// Observes the notification from any sender, also if it is posted by Foundation's own calls.
  ///
  /// Observers are called in the order in which they were added. An observer that is removed during a delivery is not
  /// called any more; one that is added then receives the next notification. Posting, observing and ending are safe
  /// in any thread.
  ///
  /// - Parameters:
  ///   - object: the only one whose notifications count, or everyone's when `nil`. It is not kept.
  ///   - center: where to listen; the type's own center when `nil`.
  ///   - body: called in the thread that posts.
  /// - Returns: what ends the observation when it is released.
  public func observe(
    object: AnyObject? = nil, center: NotificationCenter? = nil,
    _ body: @escaping @Sendable (PostedNotification<Self>) -> Void
  ) -> ObservationToken {
    NotificationRelays.shared.observe(name, object, center ?? Self.center) {
      body(PostedNotification(self, $0))
    }
  }

  /// The notifications from now on, as they are posted. Ends when its task is canceled; the observation ends with the
  /// sequence. For one consumer.
  ///
  /// - Parameters:
  ///   - object: the only one whose notifications count, or everyone's when `nil`.
  ///   - center: where to listen; the type's own center when `nil`.
  ///   - buffering: which notifications are buffered while nobody reads them. The default is the newest 64.
  public func posts(
    object: AnyObject? = nil, center: NotificationCenter? = nil,
    buffering: AsyncStream<NotificationInfo>.Continuation.BufferingPolicy = .bufferingNewest(64)
  ) -> MessageSequence<NotificationInfo> {
    MessageSequence(buffering) { continuation in
      observe(object: object, center: center) { continuation.yield($0.info) }
    }
  }

  /// Returns whether the notification has an observer added by `observe` or `posts`. Observers added through
  /// Foundation's own API do not count. Use it to skip work that only observers need.
  ///
  /// - Parameters:
  ///   - sender: who would post it.
  ///   - center: where; the type's own center when `nil`.
  public func isObserved(from sender: AnyObject? = nil, center: NotificationCenter? = nil) -> Bool {
    NotificationRelays.shared.hears(name, sender, center ?? Self.center)
  }
}
