#if DBus
  @testable import ScrollApp
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// A connection to a message bus that never waits: it is polled.
  struct WireConnection: Sendable {
    private var link: WireLink
    private let socket: UnixSocket
    /// Why nothing comes any more.
    private var failure: WireError?

    /// Whether the bus has greeted this process.
    var isReady: Bool { link.phase == .ready }

    /// Connects to a socket that somebody listens at.
    init(path: String) throws {
      let socket = try UnixSocket.connect(to: .path(path), timeout: 0.1)
      try socket.setNonBlocking()
      self.init(socket)
    }

    init(_ socket: UnixSocket) {
      self.socket = socket
      link = WireLink(user: getuid())
    }

    mutating func send(_ message: WireMessage) throws(WireError) -> UInt32 {
      try link.send(message)
    }

    /// Sends and receives without waiting; reads at most 64 KiB.
    ///
    /// What came before an error is returned, and the error thrown the next time.
    ///
    /// - Throws: after an error the connection is of no use any more.
    mutating func poll() throws(WireError) -> [WireMessage] {
      if let failure { throw failure }
      var messages: [WireMessage] = []
      do throws(WireError) { try exchange(&messages) } catch {
        failure = error
        guard !messages.isEmpty else { throw error }
      }
      return messages
    }

    private mutating func exchange(_ messages: inout [WireMessage]) throws(WireError) {
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

    private mutating func flush() throws(WireError) {
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
    ) throws(WireError) -> UnixSocket.Transfer {
      do throws(SocketFailure) {
        return try body()
      } catch {
        if case .system(let call, let code) = error { throw .system(call: call, code: code) }
        throw .closed
      }
    }
  }
#endif
