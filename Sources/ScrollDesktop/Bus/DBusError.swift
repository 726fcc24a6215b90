#if DBus
  /// Why the message bus cannot be used.
  public enum DBusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The address names no Unix socket that can be tried, or says that there is no bus.
    case noBus(address: String)
    /// Nobody listens at the address.
    case unreachable(address: String)
    /// The bus does not let this person in, or speaks otherwise than agreed.
    case notAuthenticated
    /// The other side is gone.
    case closed
    /// Bytes came that are no message.
    case malformed
    /// A message or a value that no message may hold.
    case tooLarge
    /// A value that its signature does not allow, or an invalid name.
    case badValue(String)
    /// What the other side says about a call.
    case refused(name: String, message: String)
    /// A call of the system failed, with its error number.
    case system(call: String, code: Int32)

    public var description: String {
      switch self {
      case .noBus(let address): "'\(address)' is no message bus"
      case .unreachable(let address): "no message bus listens at '\(address)'"
      case .notAuthenticated: "the message bus does not let this process in"
      case .closed: "the message bus hung up"
      case .malformed: "the message bus sent what is no message"
      case .tooLarge: "a message is too large"
      case .badValue(let problem): problem
      case .refused(let name, let message): "\(name): \(message)"
      case .system(let call, let code): "\(call) failed with error \(code)"
      }
    }
  }
#endif
