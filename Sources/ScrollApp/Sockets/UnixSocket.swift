#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why a socket did not do what it was to do.
enum SocketFailure: Error, Hashable {
  /// The name is empty, too long for a socket, or has a null byte.
  case badPath
  /// Nothing is there, or nobody listens.
  case nobody
  case timeout
  /// The other side is gone.
  case closed
  case system(call: String, code: Int32)
}

/// Where a Unix socket is.
enum SocketAddress: Hashable {
  case path(String)
  /// A name that lies in no folder, as Linux has them.
  case abstract(String)
}

/// A stream socket on this machine, closed when it is released.
///
/// Nothing here raises SIGPIPE: writes say so by their result.
final class UnixSocket: Sendable {
  let descriptor: Int32

  init(adopting descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  convenience init() throws(SocketFailure) {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
    self.init(adopting: descriptor)
  }

  func setNonBlocking() throws(SocketFailure) {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0 else {
      throw .system(call: "fcntl", code: errno)
    }
  }

  /// - Parameter seconds: the nearest of 0.001 to 3,600 where it is not within.
  func setTimeout(_ seconds: Double) throws(SocketFailure) {
    let milliseconds = Int(min(max(seconds.isNaN ? 0 : seconds, 0.001), 3600) * 1000)
    // A `timeval`: two words of the C library's `long`. In an optimized build its own initializer is
    // taken for another module's, which cannot be imported (Swift 6.3.1).
    var time = (seconds: milliseconds / 1000, microseconds: milliseconds % 1000 * 1000)
    let size = socklen_t(MemoryLayout.size(ofValue: time))
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      guard setsockopt(descriptor, SOL_SOCKET, option, &time, size) == 0 else {
        throw .system(call: "setsockopt", code: errno)
      }
    }
  }

  /// Calls the body with an address as the system has it.
  static func withAddress<Result>(
    _ address: SocketAddress, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws(SocketFailure) -> Result {
    let name: [UInt8]
    let length: Int
    switch address {
    case .path(let path):
      guard !path.utf8.contains(0) else { throw .badPath }
      name = Array(path.utf8)
      length = name.count + 1
    case .abstract(let key):
      name = [0] + Array(key.utf8)
      length = name.count
    }
    var raw = sockaddr_un()
    let room = MemoryLayout.size(ofValue: raw.sun_path)
    guard name.count < room, !name.isEmpty, name != [0] else { throw .badPath }
    raw.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &raw.sun_path) { $0.copyBytes(from: name) }
    let size = MemoryLayout.size(ofValue: raw) - room + length
    return withUnsafePointer(to: &raw) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(size)) }
    }
  }

  /// Connects, waiting for the other side at most this many seconds here and in every later call.
  static func connect(
    to address: SocketAddress, timeout: Double
  ) throws(SocketFailure) -> UnixSocket {
    let socket = try UnixSocket()
    try socket.setTimeout(timeout)
    let code = try withAddress(address) { pointer, size in
      while systemConnect(socket.descriptor, pointer, size) != 0 {
        if errno != EINTR { return errno }
      }
      return 0
    }
    switch code {
    case 0, EISCONN: return socket
    // Only these say that nobody can be there. Who may not ask, or asks in another way than the
    // listener talks (EACCES, EPROTOTYPE), does not know.
    case ENOENT, ECONNREFUSED, ENOTDIR: throw .nobody
    case EAGAIN, ETIMEDOUT, EINPROGRESS: throw .timeout
    default: throw .system(call: "connect", code: code)
    }
  }
}
