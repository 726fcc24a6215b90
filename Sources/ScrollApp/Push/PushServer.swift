public import Scrollwork

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The service on this machine through which an app receives pushes: a Unix socket that only its owner can access.
///
/// The host's loop polls it once a frame; it has no thread and never waits. A client that is slow, silent or gone
/// costs nothing but its slot: there are `connectionLimit`, each with a buffer of one frame, and a client that does
/// not finish a frame in `patience` seconds is disconnected.
///
/// The token is in a file next to the socket, with the same name plus `.token`, readable by the owner alone. Use the
/// server in the thread that created it. The socket and the file are removed with it.
public final class PushServer {
  /// Clients at once; further ones receive the answer that the app is busy.
  package static let connectionLimit = 16
  /// Pushes handled in one poll, so that a flood does not delay a frame. The others wait.
  public static let pollLimit = 32
  /// Seconds a client has for a frame, from its first byte or since the last one.
  public static let patience = 5.0

  /// The path of the socket.
  public let path: String
  /// The token that clients must send.
  public let token: DeviceToken
  /// The path of the file that contains the token.
  public var tokenPath: String { path + ".token" }

  let listener: UnixSocket
  var connections: [PushConnection] = []
  var received: UInt64 = 0
  private(set) var isOpen = true
  /// Whether `poll` runs, which calls the app.
  var isPolling = false
  private let identity: (device: dev_t, file: ino_t)
  private var lock: FileLock?

  /// Begins to listen. A socket that a process left behind when it ended is replaced.
  ///
  /// Of several that begin at once one gets the path: it holds a lock on a file named like the socket
  /// with `.lock` behind, which stays.
  ///
  /// - Throws: `badPath`, `inUse`, `notSocket`, `system`.
  public init(path: String, token: DeviceToken) throws(PushError) {
    self.path = path
    self.token = token
    do throws(SocketFailure) {
      // Before anything is done with a path that the system would take for a shorter one.
      try UnixSocket.withAddress(.path(path)) { _, _ in }
      listener = try UnixSocket()
      try listener.setNonBlocking()
    } catch {
      throw PushError(error, path: path)
    }
    lock = try Self.claim(path)
    try Self.bind(listener, to: path)
    var status = stat()
    guard lstat(path, &status) == 0, listen(listener.descriptor, 16) == 0 else {
      let code = errno
      unlink(path)
      throw .system(call: "listen", code: code)
    }
    identity = (status.st_dev, status.st_ino)
    do throws(PushError) { try token.save(to: path + ".token") } catch {
      unlink(path)
      isOpen = false
      throw error
    }
  }

  deinit { close() }

  /// Stops listening and sends everybody away.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    connections = []
    shutdown(listener.descriptor, Int32(SHUT_RDWR))
    // Those that nobody has let in yet; nobody can join them any more.
    while true {
      let waiting = accept(listener.descriptor, nil, nil)
      guard waiting >= 0 else { break }
      systemClose(waiting)
    }
    var status = stat()
    // Somebody else's socket may lie there by now.
    if lstat(path, &status) == 0, status.st_dev == identity.device,
      status.st_ino == identity.file
    {
      unlink(path)
      unlink(tokenPath)
    }
    lock = nil
  }
}

extension PushServer {
  private static func claim(_ path: String) throws(PushError) -> FileLock {
    do throws(SocketFailure) {
      return try FileLock(path: path + ".lock")
    } catch {
      throw error == .timeout ? .inUse(path: path) : PushError(error, path: path)
    }
  }

  /// Gives the socket its path, in the place of one at which nobody listens.
  private static func bind(_ socket: UnixSocket, to path: String) throws(PushError) {
    // The socket has this mode from the moment at which it is there.
    guard fchmod(socket.descriptor, 0o600) == 0 else {
      throw .system(call: "fchmod", code: errno)
    }
    guard try name(socket, path) == EADDRINUSE else { return }
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFSOCK {
      throw .notSocket(path: path)
    }
    let isAbandoned: Bool
    do throws(SocketFailure) {
      _ = try UnixSocket.connect(to: .path(path), timeout: 1)
      isAbandoned = false
    } catch {
      // Whatever else it is, it is not known to be nobody's.
      isAbandoned = error == .nobody
    }
    guard isAbandoned else { throw .inUse(path: path) }
    unlink(path)
    guard try name(socket, path) == 0 else { throw .inUse(path: path) }
  }

  /// 0, or EADDRINUSE when something has the name.
  private static func name(_ socket: UnixSocket, _ path: String) throws(PushError) -> Int32 {
    let code: Int32
    do throws(SocketFailure) {
      code = try UnixSocket.withAddress(.path(path)) {
        systemBind(socket.descriptor, $0, $1) == 0 ? 0 : errno
      }
    } catch {
      throw PushError(error, path: path)
    }
    guard code == 0 || code == EADDRINUSE else { throw .system(call: "bind", code: code) }
    return code
  }
}

/// A push that came in.
public struct ReceivedPush: Hashable, Sendable {
  /// The payload that came.
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
