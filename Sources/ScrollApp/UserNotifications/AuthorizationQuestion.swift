internal import Synchronization

/// Asks the person whether notifications are welcome; whoever shows it answers once.
///
/// The first answer counts. A question that is released without an answer counts as put off: the
/// status stays as it is and the person can be asked again.
public final class AuthorizationQuestion: Sendable {
  enum Answer {
    case granted, denied, putOff
  }

  /// What the app would like to do.
  public let options: AuthorizationOptions
  private let reply: Mutex<(@Sendable (Answer) -> Void)?>

  init(_ options: AuthorizationOptions, reply: @escaping @Sendable (Answer) -> Void) {
    self.options = options
    self.reply = Mutex(reply)
  }

  deinit { take()?(.putOff) }

  /// Reports the person's answer. Only the first call has an effect.
  public func answer(granted: Bool) { take()?(granted ? .granted : .denied) }

  private func take() -> (@Sendable (Answer) -> Void)? {
    reply.withLock { reply in
      defer { reply = nil }
      return reply
    }
  }
}
