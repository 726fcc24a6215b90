/// A name that means one kind of thing only, so that a category is never taken for an action.
///
/// Names are written once, as constants, and compared as values:
///
/// ```swift
/// extension NotificationAction.ID { static let reply: Self = "reply" }
/// ```
public protocol NotificationIdentifier: Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The identity as text.
  var rawValue: String { get }
  /// Creates an identity from a text.
  init(rawValue: String)
}

extension NotificationIdentifier {
  /// Creates an identity from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }

  /// Decodes the bare name.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the bare name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
