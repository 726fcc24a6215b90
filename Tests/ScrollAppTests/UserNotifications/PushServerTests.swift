import Foundation
import Glibc
import Scrollwork
import Synchronization
import Testing

@testable import ScrollApp

@Suite struct PushServerTests {
  private let frame = PushFrame.encode(
    token: PushTests.token, json: Array(#"{"title":"x"}"#.utf8))

  private func serve(_ path: String) throws(PushError) -> PushServer {
    try PushServer(path: path, token: PushTests.token)
  }

  @Test("a socket of another kind is somebody's: it is left alone, and no client takes it")
  func otherKind() throws {
    let folder = try SocketFolder()
    let path = folder.file("s")
    let other = UnixSocket(adopting: socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0))
    let code = try UnixSocket.withAddress(.path(path)) { systemBind(other.descriptor, $0, $1) }
    #expect(code == 0)
    #expect(throws: PushError.inUse(path: path)) { _ = try serve(path) }
    #expect(access(path, F_OK) == 0)
    #expect(throws: PushError.system(call: "connect", code: EPROTOTYPE)) {
      try PushClient.send(
        PushPayload(content: NotificationContent(title: "x")), token: PushTests.token, to: path)
    }
  }

  @Test("of servers that begin at once, one gets the path, and the next when it has ended")
  func together() throws {
    let folder = try SocketFolder()
    let path = folder.file("s")
    for _ in 0..<20 {
      let codes = Mutex<[PushError?]>([])
      let servers = Mutex<[Handed]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        do throws(PushError) {
          let server = Handed(server: try serve(path))
          servers.withLock { $0.append(server) }
        } catch {
          codes.withLock { $0.append(error) }
        }
      }
      #expect(servers.withLock { $0.count } == 1)
      #expect(codes.withLock { $0 } == Array(repeating: .inUse(path: path), count: 3))
      #expect(throws: Never.self) { _ = try RawClient(path) }
    }
  }

  /// Handed to the thread that looks, and to no other.
  private struct Handed: @unchecked Sendable { let server: PushServer }

  @Test("a path that the system would cut is no path, and nothing is made beside it")
  func badPaths() throws {
    let folder = try SocketFolder()
    for bad in [
      folder.path + "\0x", folder.file("s\0x"), folder.file(String(repeating: "x", count: 108)),
    ] {
      #expect(throws: PushError.badPath(bad)) { _ = try serve(bad) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "what lies at the token's place and is no file is left alone, and the server does not begin")
  func tokenPlace() throws {
    let folder = try SocketFolder()
    let path = folder.file("s")
    #expect(symlink("elsewhere", path + ".token") == 0)
    #expect(throws: PushError.system(call: "open", code: EEXIST)) { _ = try serve(path) }
    var status = stat()
    #expect(lstat(path + ".token", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(access(path, F_OK) != 0)
    unlink(path + ".token")
    _ = try serve(path)
  }

  @Test("a server may be polled and closed by what it delivers to")
  func within() throws {
    let folder = try SocketFolder()
    let server = try serve(folder.file("s"))
    let client = try RawClient(server.path)
    client.send(frame + frame + frame)
    var within: [Int] = []
    let taken = server.poll(at: seconds(1)) { push in
      within.append(server.poll(at: seconds(1)) { _ in true })
      if push.number == 2 { server.close() }
      return true
    }
    #expect(taken == 2 && within == [0, 0])
    #expect(server.connections.isEmpty && server.poll(at: seconds(1)) { _ in true } == 0)
    #expect(client.receive(5) == [1, 0, 1, 0])
  }

  @Test("a server that is closed listens no more, and those who wait outside are sent away")
  func closed() throws {
    let folder = try SocketFolder()
    let server = try serve(folder.file("s"))
    let waiting = try RawClient(server.path)
    // Where its path does not matter.
    #expect(rename(server.path, folder.file("t")) == 0)
    server.close()
    #expect(waiting.receive(1) == [])
    #expect(throws: (any Error).self) { _ = try RawClient(folder.file("t")) }
    server.wait(seconds: 3600)
  }

  @Test("there is no waiting for a push that is here already")
  func noWait() throws {
    let folder = try SocketFolder()
    let server = try serve(folder.file("s"))
    let client = try RawClient(server.path)
    client.send(Array(repeating: frame, count: 40).flatMap { $0 })
    #expect(server.poll(at: seconds(1)) { _ in true } == 32)
    let begin = ContinuousClock.now
    server.wait(seconds: 60)
    #expect(ContinuousClock.now - begin < .seconds(50))
    #expect(server.poll(at: seconds(1)) { _ in true } == 8)
  }

  @Test("of a payload without an end no more is taken than shows that it is too large")
  func endless() {
    #expect(throws: PushError.tooLarge(bytes: 4097, limit: 4096)) {
      _ = try PushPayload(json: sequence(first: UInt8(0x20)) { $0 })
    }
    #expect(throws: PushError.tooLarge(bytes: 9000, limit: 4096)) {
      _ = try PushPayload(json: [UInt8](repeating: 0x20, count: 9000))
    }
  }
}
