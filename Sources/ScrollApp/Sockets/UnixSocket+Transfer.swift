#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension UnixSocket {
  /// What came of a call that does not wait.
  enum Transfer: Equatable {
    case bytes(Int)
    /// Nothing now.
    case later
    /// The other side is gone.
    case ended
  }

  /// Sends what the system takes now.
  func send(_ bytes: ArraySlice<UInt8>) throws(SocketFailure) -> Transfer {
    while true {
      let count = bytes.withUnsafeBytes {
        systemSend(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 { return .bytes(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .later
      case EPIPE, ECONNRESET, ENOTCONN: return .ended
      default: throw .system(call: "send", code: errno)
      }
    }
  }

  /// Receives the available bytes, at most this many.
  func receive(
    into buffer: inout [UInt8], atMost limit: Int
  ) throws(SocketFailure) -> Transfer {
    while true {
      let old = buffer.count
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: max(1, limit)) { room, filled in
        let count = recv(descriptor, room.baseAddress, max(1, limit), 0)
        failure = count < 0 ? errno : 0
        filled = max(0, count)
      }
      buffer += chunk
      switch failure {
      case 0: return buffer.count > old ? .bytes(buffer.count - old) : .ended
      case EINTR: continue
      case EAGAIN: return .later
      case ECONNRESET, ENOTCONN: return .ended
      default: throw .system(call: "recv", code: failure)
      }
    }
  }

  /// Sends everything, waiting as long as the socket's timeout allows each time.
  func sendAll(_ bytes: [UInt8]) throws(SocketFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch try send(rest) {
      case .bytes(let count): rest = rest.dropFirst(count)
      case .later: throw .timeout
      case .ended: throw .closed
      }
    }
  }

  /// Receives exactly this many bytes.
  func receiveAll(count: Int) throws(SocketFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      switch try receive(into: &bytes, atMost: count - bytes.count) {
      case .bytes: break
      case .later: throw .timeout
      case .ended: throw .closed
      }
    }
    return bytes
  }
}
