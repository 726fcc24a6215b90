public import Scrollwork

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The service on this machine through which an app gets pushes: a Unix socket that only its owner can
/// reach.
///
/// The host's loop polls it once a frame; it has no thread and never waits. A client that is slow,
/// silent or gone costs nothing but its place: there are `connectionLimit`, each with a buffer of one
/// frame, and who does not finish a frame in `patience` seconds is sent away.
///
/// The token lies beside the socket in a file named like it with `.token` behind, readable by the owner
/// alone. Belongs to the thread that made it. The socket and the file go with it.
public final class PushServer {
  /// Clients at once; more are told that the app is busy.
  public static let connectionLimit = 16
  /// Pushes taken in one poll, so that a flood does not hold up a frame. The others wait.
  public static let pollLimit = 32
  /// Seconds a client has for a frame, from its first byte or since the last one.
  public static let patience = 5.0

  public let path: String
  public let token: DeviceToken
  public var tokenPath: String { path + ".token" }

  let listener: UnixSocket
  var connections: [PushConnection] = []
  var received: UInt64 = 0
  private let identity: (device: dev_t, file: ino_t)
  private var isOpen = true

  /// Begins to listen. A socket that a process left behind when it ended is replaced.
  ///
  /// - Throws: `badPath`, `inUse`, `notSocket`, `system`.
  public init(path: String, token: DeviceToken) throws(PushError) {
    self.path = path
    self.token = token
    do throws(SocketFailure) {
      listener = try UnixSocket()
      try listener.setNonBlocking()
    } catch {
      throw PushError(error, path: path)
    }
    try Self.bind(listener, to: path)
    var status = stat()
    // Nobody can connect before it listens, so nobody comes before the mode is set.
    guard chmod(path, 0o600) == 0, lstat(path, &status) == 0, listen(listener.descriptor, 16) == 0
    else {
      let code = errno
      unlink(path)
      throw .system(call: "listen", code: code)
    }
    identity = (status.st_dev, status.st_ino)
    do throws(PushError) { try token.save(to: path + ".token") } catch {
      unlink(path)
      throw error
    }
  }

  deinit { close() }

  /// Stops listening and sends everybody away.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    connections = []
    var status = stat()
    // Somebody else's socket may lie there by now.
    guard lstat(path, &status) == 0, status.st_dev == identity.device,
      status.st_ino == identity.file
    else { return }
    unlink(path)
    unlink(tokenPath)
  }

  private static func bind(_ socket: UnixSocket, to path: String) throws(PushError) {
    do throws(SocketFailure) {
      for isLast in [false, true] {
        let code = try UnixSocket.withAddress(.path(path)) {
          systemBind(socket.descriptor, $0, $1) == 0 ? 0 : errno
        }
        if code == 0 { return }
        guard code == EADDRINUSE, !isLast else { throw .system(call: "bind", code: code) }
        var status = stat()
        if lstat(path, &status) == 0 {
          guard status.st_mode & S_IFMT == S_IFSOCK else { throw .badPath }
        }
        do throws(SocketFailure) {
          _ = try UnixSocket.connect(to: .path(path), timeout: 1)
          throw .timeout
        } catch {
          guard error == .nobody else { throw .timeout }
        }
        unlink(path)
      }
    } catch {
      switch error {
      case .timeout: throw .inUse(path: path)
      case .badPath where access(path, F_OK) == 0: throw .notSocket(path: path)
      default: throw PushError(error, path: path)
      }
    }
  }
}

/// A push that came in.
public struct ReceivedPush: Hashable, Sendable {
  public var payload: PushPayload
  /// Counts the pushes of a server, from one.
  public var number: UInt64

  /// As a notification that comes at a time. Without a name of its own it is named by its number.
  public func notification(at time: Timestamp) -> UserNotification {
    UserNotification(
      id: payload.id ?? NotificationRequest.ID(rawValue: "push-\(number)"),
      content: payload.content, date: time, isRemote: true)
  }
}
