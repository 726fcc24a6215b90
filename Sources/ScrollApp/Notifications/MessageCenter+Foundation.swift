public import Foundation

extension MessageCenter {
  /// Hands messages of a type on to Foundation's observers of it, which are called later and elsewhere.
  ///
  /// - Returns: what ends it when it is released.
  public func forward<M: Message & NotificationCenter.AsyncMessage>(
    _ type: M.Type, to center: NotificationCenter
  ) -> ObservationToken {
    observe(type) { [weak center] in center?.post($0) }
  }

  /// Posts here what is posted to a notification center as a message of Foundation's, as it arrives.
  ///
  /// - Returns: what ends it when it is released.
  public func receive<M: Message & NotificationCenter.AsyncMessage>(
    _ type: M.Type, from center: NotificationCenter
  ) -> ObservationToken where M.Subject: AnyObject {
    let token = center.addObserver(for: type) { [weak self] message in self?.post(message) }
    return ObservationToken { [weak center] in center?.removeObserver(token) }
  }
}
