/// Why the notification center refuses something. Nothing has changed when it is thrown, except by
/// `connect`, which connects all the same when what was decided cannot be read.
public enum UserNotificationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No delegate is set. Set it first: notifications before that would have no receiver.
  case noDelegate
  /// The person said no, or was not asked yet.
  case notAuthorized(AuthorizationStatus)
  /// No option was requested.
  case noOptions
  /// The badge's number is below 0.
  case negativeBadge(Int)
  /// No text, no badge and no sound.
  case nothingToPresent
  /// Seconds that are not finite, not above zero, below 1 where it repeats, or beyond the clock's end.
  case badInterval(Double)
  /// The largest number of requests wait already.
  case tooManyPending(limit: Int)
  /// The notification's category does not have the action.
  case unknownAction(NotificationAction.ID)
  /// Two categories, or two actions of one, have the same name.
  case duplicateName(String)
  /// What a person decided could not be read or kept.
  case store(AuthorizationStoreError)

  public var description: String {
    switch self {
    case .noDelegate: "the notification center has no delegate"
    case .notAuthorized(let status): "notifications are not authorized: \(status.rawValue)"
    case .noOptions: "authorization was requested for nothing"
    case .negativeBadge(let count): "a badge is 0 or more, not \(count)"
    case .nothingToPresent: "the notification has no text, no badge and no sound"
    case .badInterval(let seconds): "an interval of \(seconds) seconds cannot be kept"
    case .tooManyPending(let limit): "\(limit) notifications wait already"
    case .unknownAction(let id): "the notification's category has no action '\(id)'"
    case .duplicateName(let name): "two categories, or two actions of one, are named '\(name)'"
    case .store(let error): "\(error)"
    }
  }
}
