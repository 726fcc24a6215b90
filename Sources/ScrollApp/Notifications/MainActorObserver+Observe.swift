public import Foundation

extension MessageCenter {
  /// Observes messages of a type on the main actor: the observer may use what belongs to it.
  ///
  /// Messages posted on the main actor are received before the post returns, as by `observe(_:from:_:)`. Messages posted
  /// elsewhere wait, in order, until the main actor is free or another is posted on it. It is never free while a loop in
  /// the main function does not suspend. Each message allocates a task.
  ///
  /// - Parameters:
  ///   - type: the messages' type.
  ///   - sender: the only one whose messages count, or everyone's when `nil`. It is not kept.
  ///   - body: called on the main actor.
  /// - Returns: a token that ends the observation when it is released, and drops waiting messages.
  public func observeOnMainActor<M: Message>(
    _ type: M.Type, from sender: AnyObject? = nil, _ body: @escaping @MainActor (M) -> Void
  ) -> ObservationToken {
    let observer = MainActorObserver(body)
    return observer.token(for: observe(type, from: sender) { observer.notify($0) })
  }
}

extension Notifiable {
  /// Observes the notification on the main actor: the observer may use what belongs to it.
  ///
  /// Notifications posted on the main actor are received before the post returns. Notifications posted elsewhere wait, in
  /// order, until the main actor is free or another is posted on it. The observer receives only the values, since the
  /// sender may belong to another isolation.
  ///
  /// - Parameters:
  ///   - object: the only one whose notifications count, or everyone's when `nil`. It is not kept.
  ///   - center: where to listen; the type's own center when `nil`.
  ///   - body: called on the main actor.
  /// - Returns: a token that ends the observation when it is released, and drops waiting notifications.
  public func observeOnMainActor(
    object: AnyObject? = nil, center: NotificationCenter? = nil,
    _ body: @escaping @MainActor (NotificationInfo) -> Void
  ) -> ObservationToken {
    let observer = MainActorObserver(body)
    return observer.token(
      for: observe(object: object, center: center) { observer.notify($0.info) })
  }
}
