public import Scrollwork

extension UserNotificationCenter {
  /// Enables pushes: the remote side sends to the token that is returned.
  ///
  /// The host then polls the server once a frame with `deliver(from:at:)`.
  ///
  /// - Throws: `noDelegate`: nobody would receive notifications from outside.
  public func registerForRemoteNotifications(
    on server: PushServer
  ) throws(UserNotificationError) -> DeviceToken {
    guard delegate != nil else { throw .noDelegate }
    return server.token
  }

  /// Delivers what has come in at a push service. Never waits.
  ///
  /// While notifications are not granted, the remote side hears that they are refused.
  ///
  /// - Returns: how many pushes came in.
  @discardableResult
  public func deliver(from server: PushServer, at now: Timestamp) -> Int {
    server.poll(at: now) { push in
      do throws(UserNotificationError) {
        try receive(push.notification(at: now))
        return true
      } catch {
        return false
      }
    }
  }
}
