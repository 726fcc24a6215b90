internal import Scrollwork

/// One client of the service.
struct PushConnection {
  let socket: UnixSocket
  /// At most one frame.
  var bytes: [UInt8] = []
  /// When the client is sent away unless it has finished a frame.
  var deadline: Timestamp

  init(_ socket: UnixSocket, at now: Timestamp) {
    self.socket = socket
    deadline = Self.deadline(after: now)
  }

  static func deadline(after now: Timestamp) -> Timestamp {
    let (sum, isBeyond) = now.nanoseconds.addingReportingOverflow(
      Int64(PushServer.patience * 1e9))
    return Timestamp(nanoseconds: isBeyond ? .max : sum)
  }

  /// Reads the available bytes, up to one frame; returns the frame at the beginning. `nil` when the client is gone.
  mutating func read() -> PushFrame.Found? {
    while true {
      let found = PushFrame.decode(bytes)
      guard found == .incomplete else { return found }
      let room = PushFrame.headerCount + PushFrame.largest - bytes.count
      guard let transfer = try? socket.receive(into: &bytes, atMost: room) else { return nil }
      switch transfer {
      case .bytes: continue
      case .later: return .incomplete
      case .ended: return nil
      }
    }
  }

  /// Whether the client took the reply. Who does not read two bytes is gone or means harm.
  func reply(_ status: PushFrame.Status) -> Bool {
    (try? socket.send(status.bytes[...])) == .bytes(PushFrame.replyCount)
  }
}
