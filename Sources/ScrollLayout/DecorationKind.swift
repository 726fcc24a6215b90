/// What sort of decoration something is: the name its cell type is registered under.
///
/// Written as a literal where a layout has kinds of its own: `"shelf"`. A literal that spells a known kind
/// is that kind.
@frozen public enum DecorationKind: Hashable, Sendable {
  /// A line between neighboring items, as lists have.
  case separator
  /// What lies under a whole section.
  case background
  /// A kind of your own layout, by its name.
  case custom(String)

  /// The kind of a name: a known one where it is the name of one.
  public init(_ name: String) {
    switch name {
    case "separator": self = .separator
    case "background": self = .background
    default: self = .custom(name)
    }
  }

  /// The name of the kind.
  public var name: String {
    switch self {
    case .separator: "separator"
    case .background: "background"
    case .custom(let name): name
    }
  }
}

// By name, so that a custom kind with the name of a known one is that one.
extension DecorationKind {
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.separator, .separator), (.background, .background): true
    default: first.name == second.name
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DecorationKind: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}

extension DecorationKind: CustomStringConvertible {
  public var description: String { name }
}
