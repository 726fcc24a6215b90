#if DBus
  /// Why the message bus cannot be used.
  enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The address names no Unix socket that can be tried, or says that there is no bus.
    case noBus(address: String)
    /// Nobody listens at the address.
    case unreachable(address: String)
    /// The bus does not let this person in, or speaks otherwise than agreed.
    case notAuthenticated
    /// The other side is gone.
    case closed
    /// Bytes that are no message: the offset of the wrong byte, and the problem.
    case malformed(offset: Int, problem: String)
    /// A message or a value that no message may hold.
    case tooLarge
    /// A value that its signature does not allow, or an invalid name.
    case badValue(String)
    /// What the other side says about a call.
    case refused(name: String, message: String)
    /// A call of the system failed, with its error number.
    case system(call: String, code: Int32)

    var description: String {
      switch self {
      case .noBus(let address): "'\(address)' is no message bus"
      case .unreachable(let address): "no message bus listens at '\(address)'"
      case .notAuthenticated: "the message bus does not let this process in"
      case .closed: "the message bus hung up"
      case .malformed(let offset, let problem):
        "a message is malformed at byte \(offset): \(problem)"
      case .tooLarge: "a message is too large"
      case .badValue(let problem): problem
      case .refused(let name, let message): "\(name): \(message)"
      case .system(let call, let code): "\(call) failed with error \(code)"
      }
    }
  }
#endif
