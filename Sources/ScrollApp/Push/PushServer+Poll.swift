public import Scrollwork

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension PushServer {
  /// Takes what has come in and answers it. Never waits.
  ///
  /// One system call in a frame in which nobody is connected.
  ///
  /// - Parameters:
  ///   - now: the time on the host's clock.
  ///   - deliver: takes a push, and says whether it could be delivered. Called in the order of arrival
  ///     for each client. It may close the server; a poll within it takes nothing.
  /// - Returns: how many pushes were taken.
  @discardableResult
  public func poll(at now: Timestamp, deliver: (ReceivedPush) -> Bool) -> Int {
    guard isOpen, !isPolling else { return 0 }
    isPolling = true
    defer { isPolling = false }
    admit(at: now)
    var taken = 0
    var kept: [PushConnection] = []
    for var connection in connections {
      if serve(&connection, at: now, taken: &taken, deliver) { kept.append(connection) }
    }
    // Who was not asked for lack of room comes first the next time.
    if taken >= Self.pollLimit, let first = kept.first {
      kept.removeFirst()
      kept.append(first)
    }
    // It may have been closed meanwhile.
    connections = isOpen ? kept : []
    return taken
  }

  /// Waits until something arrives, at most this many seconds: for hosts that show nothing.
  ///
  /// Returns at once when something has already arrived, and when the server is closed.
  public func wait(seconds: Double) {
    guard isOpen, !connections.contains(where: { PushFrame.decode($0.bytes) != .incomplete }) else {
      return
    }
    var polled = [pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0)]
    polled += connections.map {
      pollfd(fd: $0.socket.descriptor, events: Int16(POLLIN), revents: 0)
    }
    let milliseconds = Int32(min(max(seconds.isNaN ? 0 : seconds, 0), 3600) * 1000)
    _ = systemPoll(&polled, milliseconds: milliseconds)
  }

  private func admit(at now: Timestamp) {
    // At most as many as the system keeps waiting: a flood of clients does not hold up a frame.
    for _ in 0..<16 {
      let descriptor = accept(listener.descriptor, nil, nil)
      guard descriptor >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      let socket = UnixSocket(adopting: descriptor)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      guard (try? socket.setNonBlocking()) != nil else { continue }
      let connection = PushConnection(socket, at: now)
      if connections.count < Self.connectionLimit {
        connections.append(connection)
      } else {
        _ = connection.reply(.busy)
      }
    }
  }

  /// Reads and answers one client's frames; whether the client stays.
  private func serve(
    _ connection: inout PushConnection, at now: Timestamp, taken: inout Int,
    _ deliver: (ReceivedPush) -> Bool
  ) -> Bool {
    while isOpen, taken < Self.pollLimit {
      guard let found = connection.read() else { return false }
      switch found {
      case .incomplete: return now < connection.deadline
      case .tooLarge:
        // Where the next frame begins is not known: that was the last one.
        _ = connection.reply(.tooLarge)
        return false
      case .malformed:
        _ = connection.reply(.malformed)
        return false
      case .frame(let token, let json, let count):
        taken += 1
        let status = status(token, json, deliver)
        connection.bytes.removeFirst(count)
        connection.deadline = PushConnection.deadline(after: now)
        guard connection.reply(status) else { return false }
      }
    }
    return true
  }

  private func status(
    _ token: ArraySlice<UInt8>, _ json: ArraySlice<UInt8>, _ deliver: (ReceivedPush) -> Bool
  ) -> PushFrame.Status {
    guard self.token.matches(token) else { return .badToken }
    guard let payload = try? PushPayload(json: json) else { return .malformed }
    received += 1
    return deliver(ReceivedPush(payload: payload, number: received)) ? .delivered : .refused
  }
}
