#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A connection to a message bus that never waits: it is polled.
struct DBusConnection: Sendable {
  private var link: DBusLink
  private let socket: UnixSocket
  /// Why nothing comes any more.
  private var failure: DBusError?

  /// Whether the bus has greeted this process.
  var isReady: Bool { link.phase == .ready }

  /// Connects to the first of an address's sockets that somebody listens at.
  ///
  /// - Parameter address: what `DBUS_SESSION_BUS_ADDRESS` holds.
  init(address: String) throws(DBusError) {
    let candidates = DBusAddress.sockets(address)
    guard !candidates.isEmpty else { throw .noBus(address: address) }
    for candidate in candidates {
      // Listening sockets of this machine take a client at once, or not at all.
      guard let socket = try? UnixSocket.connect(to: candidate, timeout: 0.1) else { continue }
      do throws(SocketFailure) { try socket.setNonBlocking() } catch { continue }
      self.init(socket)
      return
    }
    throw .unreachable(address: address)
  }

  init(_ socket: UnixSocket) {
    self.socket = socket
    link = DBusLink(user: getuid())
  }

  mutating func send(_ message: DBusMessage) throws(DBusError) -> UInt32 {
    try link.send(message)
  }

  /// Sends and receives what can be now, at most 64 KiB of what came.
  ///
  /// What came before an error is returned, and the error thrown the next time.
  ///
  /// - Throws: after an error the connection is of no use any more.
  mutating func poll() throws(DBusError) -> [DBusMessage] {
    if let failure { throw failure }
    var messages: [DBusMessage] = []
    do throws(DBusError) { try exchange(&messages) } catch {
      failure = error
      guard !messages.isEmpty else { throw error }
    }
    return messages
  }

  private mutating func exchange(_ messages: inout [DBusMessage]) throws(DBusError) {
    try flush()
    for _ in 0..<16 {
      var bytes: [UInt8] = []
      switch try transfer({ () throws(SocketFailure) in
        try socket.receive(into: &bytes, atMost: 4096)
      }) {
      case .bytes: try link.receive(bytes, into: &messages)
      case .later: return try flush()
      case .ended: throw .closed
      }
    }
    try flush()
  }

  private mutating func flush() throws(DBusError) {
    while !link.outgoing.isEmpty {
      let bytes = link.outgoing[...]
      switch try transfer({ () throws(SocketFailure) in try socket.send(bytes) }) {
      case .bytes(let count): link.didSend(count)
      case .later: return
      case .ended: throw .closed
      }
    }
  }

  private func transfer(
    _ body: () throws(SocketFailure) -> UnixSocket.Transfer
  ) throws(DBusError) -> UnixSocket.Transfer {
    do throws(SocketFailure) {
      return try body()
    } catch {
      if case .system(let call, let code) = error { throw .system(call: call, code: code) }
      throw .closed
    }
  }
}
