import Foundation
import Glibc
import ScrollTools
import Scrollwork
import TestSupport
import Testing

@testable import ScrollApp

@Suite struct PushTests {
  static let token: DeviceToken = {
    var random = SeededGenerator(seed: 7)
    return DeviceToken(using: &random)
  }()
  private let payload = PushPayload(
    id: "a",
    content: NotificationContent(
      title: "Ünïcode", subtitle: "s", body: "b\n\"quoted\"", badge: 3, sound: .bell, thread: "t",
      category: "c", target: NotificationTarget(list: "feed", number: 12)))

  @Test("what is sent arrives whole, and the client hears that it did")
  func arrives() throws {
    let folder = try SocketFolder()
    let serving = try PushServing(path: folder.file("s"), token: Self.token)
    for _ in 0..<3 {
      try PushClient.send(payload, token: Self.token, to: serving.path, timeout: 30)
    }
    #expect(serving.received == (1...3).map { ReceivedPush(payload: payload, number: $0) })
    let notification = try #require(serving.received.first).notification(at: seconds(2))
    #expect(notification.isRemote && notification.id == "a" && notification.date == seconds(2))
  }

  @Test("a token is 32 bytes or 64 digits, and is found in the file beside the socket")
  func tokens() throws {
    #expect(DeviceToken(hex: Self.token.description) == Self.token)
    #expect(DeviceToken(hex: Self.token.description.uppercased()) == Self.token)
    #expect(DeviceToken(bytes: Self.token.bytes) == Self.token)
    for bad in ["", "12", String(repeating: "g", count: 64), String(repeating: "a", count: 66)] {
      #expect(DeviceToken(hex: bad) == nil)
    }
    #expect(
      DeviceToken(bytes: []) == nil && DeviceToken(bytes: Array(repeating: 0, count: 33)) == nil)
    let folder = try SocketFolder()
    let server = try PushServer(path: folder.file("s"), token: Self.token)
    #expect(DeviceToken(contentsOf: server.tokenPath) == Self.token)
    var status = stat()
    for path in [server.path, server.tokenPath] {
      #expect(lstat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
    server.close()
    #expect(access(server.path, F_OK) != 0 && access(server.tokenPath, F_OK) != 0)
    #expect(DeviceToken(contentsOf: server.tokenPath) == nil)
  }

  @Test("a wrong token, a payload that is too large and one that says nothing are told apart")
  func refused() throws {
    let folder = try SocketFolder()
    let serving = try PushServing(path: folder.file("s"), token: Self.token)
    var random = SeededGenerator(seed: 8)
    #expect(throws: PushError.badToken) {
      try PushClient.send(
        payload, token: DeviceToken(using: &random), to: serving.path, timeout: 30)
    }
    let large = PushPayload(
      content: NotificationContent(body: String(repeating: "x", count: 5000)))
    #expect(throws: PushError.tooLarge(bytes: 5011, limit: 4096)) {
      try PushClient.send(large, token: Self.token, to: serving.path, timeout: 30)
    }
    #expect(throws: PushError.malformed) {
      try PushClient.send(
        PushPayload(content: NotificationContent()), token: Self.token, to: serving.path)
    }
    let exact = PushPayload(
      content: NotificationContent(body: String(repeating: "x", count: 4096 - 11)))
    #expect(try exact.json().count == 4096)
    try PushClient.send(exact, token: Self.token, to: serving.path, timeout: 30)
    #expect(serving.received.map(\.payload) == [exact])
    serving.stop()
    let refusing = try PushServing(path: folder.file("r"), token: Self.token, accepts: false)
    #expect(throws: PushError.refused) {
      try PushClient.send(payload, token: Self.token, to: refusing.path, timeout: 30)
    }
  }

  @Test("a frame that the service cannot take is answered, and its sender sent away")
  func badFrames() throws {
    let folder = try SocketFolder()
    let serving = try PushServing(path: folder.file("s"), token: Self.token)
    let json = Array(#"{"title":"x"}"#.utf8)
    let good = PushFrame.encode(token: Self.token, json: json)
    var other = good
    other[4] = 9
    let cases: [([UInt8], UInt8, Bool)] = [
      ([0xFF, 0xFF, 0xFF, 0xFF], 2, true),
      (PushFrame.encode(token: Self.token, json: Array(repeating: 0x20, count: 4097)), 2, true),
      ([0, 0, 0, 0], 3, true), ([0, 0, 0, 33], 3, true), (other, 3, true),
      (PushFrame.encode(token: Self.token, json: Array("[".utf8)), 3, false),
      (PushFrame.encode(token: Self.token, json: Array(#"{"badge":-1}"#.utf8)), 3, false),
      (PushFrame.encode(token: Self.token, json: Array(#"{"sound":"x"}"#.utf8)), 3, false),
      (PushFrame.encode(token: Self.token, json: Array(repeating: 0x5B, count: 4096)), 3, false),
      (good, 0, false),
    ]
    for (bytes, status, isEnd) in cases {
      let client = try RawClient(serving.path)
      client.send(bytes)
      #expect(client.receive(2) == [1, status], "\(bytes.prefix(60))")
      if isEnd {
        #expect(client.receive(1) == [])
      } else {
        // The connection can be used again.
        client.send(good)
        #expect(client.receive(2) == [1, 0])
      }
    }
  }

  @Test("a frame may come in pieces, and several at once")
  func pieces() throws {
    let folder = try SocketFolder()
    let serving = try PushServing(path: folder.file("s"), token: Self.token)
    let frame = PushFrame.encode(token: Self.token, json: Array(#"{"title":"x"}"#.utf8))
    let client = try RawClient(serving.path)
    for byte in frame { client.send([byte]) }
    #expect(client.receive(2) == [1, 0])
    client.send(Array(repeating: frame, count: 40).flatMap { $0 })
    #expect(client.receive(80) == Array(repeating: [1, 0], count: 40).flatMap { $0 })
    #expect(serving.received.count == 41)
  }

  @Test("clients that vanish, stay silent or never read hold nobody up")
  func badClients() throws {
    let folder = try SocketFolder()
    // On one thread, with a clock that is set.
    let server = try PushServer(path: folder.file("s"), token: Self.token)
    let frame = PushFrame.encode(token: Self.token, json: Array(#"{"title":"x"}"#.utf8))
    do {
      let gone = try RawClient(server.path)
      gone.send(frame)
    }
    let half = try RawClient(server.path)
    half.send(Array(frame.prefix(20)))
    var count = 0
    server.poll(at: seconds(1)) { _ in
      count += 1
      return true
    }
    #expect(count == 1, "what was sent whole counts, though nobody hears the answer")
    server.poll(at: seconds(5.9)) { _ in true }
    #expect(server.connections.count == 1)
    server.poll(at: seconds(6)) { _ in true }
    #expect(server.connections.isEmpty)
    #expect(half.receive(1) == [])
    // More than there is room for.
    let crowd = try (0..<14).map { _ in try RawClient(server.path) }
    server.poll(at: seconds(7)) { _ in true }
    let more = try (0..<4).map { _ in try RawClient(server.path) }
    server.poll(at: seconds(7)) { _ in true }
    #expect(server.connections.count == PushServer.connectionLimit)
    #expect(more.last?.receive(2) == [1, 4])
    // A flood is handled in portions.
    crowd[0].send(Array(repeating: frame, count: 100).flatMap { $0 })
    var taken: [Int] = []
    for _ in 0..<5 { taken.append(server.poll(at: seconds(7)) { _ in true }) }
    #expect(taken == [32, 32, 32, 4, 0])
    // An optimized build lets go of clients, and so hangs up, after their last use.
    withExtendedLifetime((crowd, more)) {}
  }

  @Test("a service that is not there, hangs up or says nothing is an error for the client")
  func badServers() throws {
    let folder = try SocketFolder()
    let path = folder.file("s")
    func send(_ path: String, _ timeout: Double = 30) throws(PushError) {
      try PushClient.send(payload, token: Self.token, to: path, timeout: timeout)
    }
    #expect(throws: PushError.noServer(path: path)) { try send(path) }
    for bad in ["", String(repeating: "x", count: 108), "a\0b"] {
      #expect(throws: PushError.badPath(bad)) { try send(bad) }
      #expect(throws: PushError.badPath(bad)) {
        _ = try PushServer(path: bad, token: Self.token)
      }
    }
    let listener = try UnixSocket()
    let bound = try UnixSocket.withAddress(.path(path)) { systemBind(listener.descriptor, $0, $1) }
    #expect(bound == 0)
    #expect(throws: PushError.noServer(path: path)) { try send(path) }
    #expect(listen(listener.descriptor, 4) == 0)
    #expect(throws: PushError.timeout) { try send(path, 0.01) }
    #expect(throws: PushError.timeout) { try send(path, .nan) }
    // One that answers with something else, and one that hangs up, each on a thread.
    let descriptor = listener.descriptor
    for (answer, error) in [([9, 9], PushError.malformed), ([1], .peerGone), ([], .peerGone)]
      as [([UInt8], PushError)]
    {
      Thread.detachNewThread {
        // The first in the queue are those that gave up.
        while true {
          let client = accept(descriptor, nil, nil)
          guard client >= 0 else { return }
          var bytes = [UInt8](repeating: 0, count: 8192)
          let isAlive =
            systemSend(client, answer, answer.count, Int32(MSG_NOSIGNAL)) == answer.count
          _ = recv(client, &bytes, bytes.count, 0)
          close(client)
          if isAlive { return }
        }
      }
      // Those that gave up may still be connected as far as the system knows.
      #expect(throws: error) { try send(path) }
    }
  }

  @Test("a socket left behind is replaced, one in use is not, and no other file is touched")
  func stale() throws {
    let folder = try SocketFolder()
    let path = folder.file("s")
    do {
      let left = try UnixSocket()
      let code = try UnixSocket.withAddress(.path(path)) { systemBind(left.descriptor, $0, $1) }
      #expect(code == 0)
    }
    let server = try PushServer(path: path, token: Self.token)
    #expect(throws: PushError.inUse(path: path)) {
      _ = try PushServer(path: path, token: Self.token)
    }
    #expect(DeviceToken(contentsOf: server.tokenPath) == Self.token)
    let file = folder.file("f")
    try Data("mine".utf8).write(to: URL(filePath: file))
    #expect(throws: PushError.notSocket(path: file)) {
      _ = try PushServer(path: file, token: Self.token)
    }
    #expect(try Data(contentsOf: URL(filePath: file)) == Data("mine".utf8))
  }

  @Test("random bytes never take the service down, and it serves the next who comes")
  func fuzz() throws {
    let folder = try SocketFolder()
    let server = try PushServer(path: folder.file("s"), token: Self.token)
    let good = PushFrame.encode(token: Self.token, json: try payload.json())
    for seed in TestRun.seeds(400) {
      var random = SeededGenerator(seed: seed)
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place...)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let client = try RawClient(server.path)
      client.send(bytes)
      server.poll(at: seconds(Double(seed % 1000))) { _ in true }
      // What was wrong before does not matter to the next.
      let next = try RawClient(server.path)
      next.send(good)
      var count = 0
      while count == 0 {
        server.poll(at: seconds(Double(seed % 1000))) { push in
          if push.payload == payload { count += 1 }
          return true
        }
      }
      server.poll(at: seconds(100_000)) { _ in true }
      #expect(server.connections.isEmpty, "seed \(seed)")
    }
  }

  @Test("the usual socket lies in the session's folder")
  func endpoint() {
    #expect(
      PushEndpoint.path(environment: ["XDG_RUNTIME_DIR": "/run/user/7"])
        == "/run/user/7/scrollwork-push.sock")
    #expect(PushEndpoint.path(environment: [:]) == nil)
    #expect(PushEndpoint.path(environment: ["XDG_RUNTIME_DIR": "here"]) == nil)
  }
}
