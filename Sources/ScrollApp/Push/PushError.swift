#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why a push was not delivered, or the service could not start.
public enum PushError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A Unix socket's path has at most 107 bytes, none of them null.
  case badPath(String)
  /// Nobody listens there.
  case noServer(path: String)
  /// Another process listens there already.
  case inUse(path: String)
  /// Something lies there that is no socket; it is left alone.
  case notSocket(path: String)
  /// The other side did not take or send anything for as long as was agreed.
  case timeout
  /// The other side went away in the middle.
  case peerGone
  /// The service knows no such token.
  case badToken
  /// The push has more bytes than the protocol allows.
  case tooLarge(bytes: Int, limit: Int)
  /// Not a notification, or not of this protocol.
  case malformed
  /// More comes in than the app takes; try later.
  case busy
  /// The app takes no notifications: nobody allowed them.
  case refused
  /// A call of the system failed, with its error number.
  case system(call: String, code: Int32)

  public var description: String {
    switch self {
    case .badPath(let path): "'\(path)' is no path for a socket: 1 to 107 bytes"
    case .noServer(let path): "\(path): no app listens"
    case .inUse(let path): "\(path): another process listens already"
    case .notSocket(let path): "\(path): is there already and is no socket"
    case .timeout: "the app does not answer in time"
    case .peerGone: "the app went away before it answered"
    case .badToken: "the app knows no such token"
    case .tooLarge(let bytes, let limit): "the payload has \(bytes) bytes; \(limit) are allowed"
    case .malformed: "the payload is no notification that shows anything"
    case .busy: "the app is busy; try later"
    case .refused: "the app's notifications are not allowed"
    case .system(let call, let code): "\(call) failed: \(String(cString: strerror(code)))"
    }
  }
}
