/// The remote side: sends pushes to an app's service on this machine.
public enum PushClient {
  /// Sends one push and waits for the app's answer.
  ///
  /// - Parameters:
  ///   - payload: what the push carries.
  ///   - token: the app's device token.
  ///   - path: the socket of the app's service.
  ///   - timeout: the most seconds that each wait for the app may take, clamped to 0.001...3,600.
  /// - Throws: an error for a wrong payload, before anything is sent; `noServer`, `timeout`, `peerGone`; the error
  ///   that the app returns.
  public static func send(
    _ payload: PushPayload, token: DeviceToken, to path: String, timeout: Double = 5
  ) throws(PushError) {
    let json = try payload.json()
    let reply: [UInt8]
    do throws(SocketFailure) {
      reply = try exchange(PushFrame.encode(token: token, json: json), path, timeout)
    } catch {
      throw PushError(error, path: path)
    }
    guard reply[0] == PushFrame.version, let status = PushFrame.Status(rawValue: reply[1]) else {
      throw .malformed
    }
    switch status {
    case .delivered: return
    case .badToken: throw .badToken
    case .tooLarge: throw .tooLarge(bytes: json.count, limit: PushPayload.byteLimit)
    case .malformed: throw .malformed
    case .busy: throw .busy
    case .refused: throw .refused
    }
  }

  /// Sends bytes; the two bytes of the reply.
  private static func exchange(
    _ frame: [UInt8], _ path: String, _ timeout: Double
  ) throws(SocketFailure) -> [UInt8] {
    let socket = try UnixSocket.connect(to: .path(path), timeout: timeout)
    do throws(SocketFailure) {
      try socket.sendAll(frame)
    } catch {
      // Who refuses answers before it has read everything, and hangs up: the answer may be there.
      guard error == .closed else { throw error }
    }
    return try socket.receiveAll(count: PushFrame.replyCount)
  }
}

extension PushError {
  init(_ failure: SocketFailure, path: String) {
    switch failure {
    case .badPath: self = .badPath(path)
    case .nobody: self = .noServer(path: path)
    case .timeout: self = .timeout
    case .closed: self = .peerGone
    case .system(let call, let code): self = .system(call: call, code: code)
    }
  }
}
