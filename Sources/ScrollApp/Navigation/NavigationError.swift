public import ScrollParcels

/// Why a navigator did nothing.
public enum NavigationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing below the root to go back to.
  case atRoot
  /// A navigator shows at least one screen.
  case emptyStack
  /// The screen stands in the stack already, or comes twice in a new one.
  case alreadyOnStack
  /// Another container holds the screen.
  case heldElsewhere
  /// The screen is not in the navigator's stack.
  case notOnStack
  /// No screen of this name was registered: the saved state belongs to another program, or to another version of it.
  case unknownScreen(String)
  /// The name of a private or local type differs from process to process: a screen that is restored is of an
  /// internal or public type.
  case unstableName(String)
  /// What was saved cannot be read, or a screen's state cannot be written.
  case parcel(ParcelError)

  public var description: String {
    switch self {
    case .atRoot: "there is nothing to go back to"
    case .emptyStack: "a navigator shows at least one screen"
    case .alreadyOnStack: "the screen stands in the stack already"
    case .heldElsewhere: "another container holds the screen"
    case .notOnStack: "the screen does not stand in the stack"
    case .unknownScreen(let name): "no screen \(name) is registered"
    case .unstableName(let name):
      "\(name) is private or local: its name is another one in another process"
    case .parcel(let error): "\(error)"
    }
  }
}
