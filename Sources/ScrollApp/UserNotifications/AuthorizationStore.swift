internal import Synchronization

/// Keeps what a person decided from run to run.
///
/// The center calls it from any thread, one call at a time. It may ask the center anything, but neither
/// connect it nor change its settings: those wait for the store.
public protocol AuthorizationStore: Sendable {
  /// What was saved; `nil` when nothing was.
  func load() throws(AuthorizationStoreError) -> NotificationSettings?
  /// Saves settings over those saved before.
  func save(_ settings: NotificationSettings) throws(AuthorizationStoreError)
}

/// Why settings could not be read or kept.
public enum AuthorizationStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is there and cannot be read.
  case unreadable(path: String)
  /// The file holds something else, or was made by a later version.
  case corrupt(path: String)
  /// The file cannot be written.
  case unwritable(path: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "\(path): cannot be read"
    case .corrupt(let path): "\(path): does not hold notification settings"
    case .unwritable(let path): "\(path): cannot be written"
    }
  }
}

/// Settings that last as long as the process.
public final class MemoryAuthorizationStore: AuthorizationStore {
  private let settings: Mutex<NotificationSettings?>

  /// Creates a store, by default one in which nothing was saved.
  public init(_ settings: NotificationSettings? = nil) { self.settings = Mutex(settings) }

  public func load() throws(AuthorizationStoreError) -> NotificationSettings? {
    settings.withLock { $0 }
  }

  /// Keeps the settings until the process ends.
  public func save(_ settings: NotificationSettings) throws(AuthorizationStoreError) {
    self.settings.withLock { $0 = settings }
  }
}
