import Foundation
import Glibc
import ScrollApp
import Scrollwork
import Synchronization

/// A push service that is served by a thread of its own until it is released.
final class PushServing: Sendable {
  private struct State {
    var isOver = false
    var isEnded = false
    var received: [ReceivedPush] = []
  }

  private final class Shared: Sendable {
    let state = Mutex(State())
  }

  /// Handed to the thread that serves it, and to no other.
  private struct Handed: @unchecked Sendable { let server: PushServer }

  let path: String
  private let shared = Shared()

  /// - Parameter accepts: whether pushes can be delivered.
  init(path: String, token: DeviceToken, accepts: Bool = true) throws {
    self.path = path
    let handed = Handed(server: try PushServer(path: path, token: token))
    let shared = shared
    Thread.detachNewThread {
      let begin = ContinuousClock.now
      while !shared.state.withLock({ $0.isOver }) {
        handed.server.wait(seconds: 0.02)
        let parts = (ContinuousClock.now - begin).components
        let now = Timestamp(
          nanoseconds: parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000)
        handed.server.poll(at: now) { push in
          shared.state.withLock { $0.received.append(push) }
          return accepts
        }
      }
      handed.server.close()
      shared.state.withLock { $0.isEnded = true }
    }
  }

  deinit { stop() }

  var received: [ReceivedPush] { shared.state.withLock { $0.received } }

  func stop() {
    shared.state.withLock { $0.isOver = true }
    while !shared.state.withLock({ $0.isEnded }) { Thread.sleep(forTimeInterval: 0.001) }
  }
}

/// A client that says what it likes.
final class RawClient {
  let descriptor: Int32

  init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard result == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    // A `timeval`: seconds and microseconds. Its initializers cannot be found in an optimized build of the tests.
    let time: [Int] = [30, 0]
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What comes, at most this many bytes; fewer when the other side hangs up.
  func receive(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var chunk = [UInt8](repeating: 0, count: count - bytes.count)
      let got = recv(descriptor, &chunk, chunk.count, 0)
      guard got > 0 else { break }
      bytes += chunk[..<got]
    }
    return bytes
  }
}
