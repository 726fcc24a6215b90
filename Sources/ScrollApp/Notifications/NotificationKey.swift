/// A key of what a notification tells, with the type of its value. The type itself is the key:
///
/// ```swift
/// enum ImpactVelocity: NotificationKey { typealias Value = Double }
/// info[ImpactVelocity.self] = 1200
/// ```
public protocol NotificationKey {
  /// The type of the key's value.
  associatedtype Value: Sendable
}

/// The values of a notification in addition to its name, by typed keys.
public struct NotificationInfo: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Nothing.
  public init() {}

  /// One value; more are put in by subscript, or by `with(_:_:)`.
  public init<Key: NotificationKey>(_ key: Key.Type, _ value: Key.Value) { self[key] = value }

  /// The value under a key, or `nil`.
  public subscript<Key: NotificationKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The same and one value more.
  public func with<Key: NotificationKey>(_ key: Key.Type, _ value: Key.Value) -> NotificationInfo {
    var info = self
    info[key] = value
    return info
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }
}
