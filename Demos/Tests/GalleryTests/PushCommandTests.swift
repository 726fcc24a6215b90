import Foundation
import ScrollApp
import Scrollwork
import Synchronization
import Testing

/// `Gallery push`, with an app that listens on a thread of its own.
@Suite struct PushCommandTests {
  /// An app that listens until it is released.
  private final class App: Sendable {
    private final class Shared: Sendable {
      let received = Mutex<[PushPayload]>([])
      let isOver = Mutex(false)
      let isEnded = Mutex(false)
    }

    /// Handed to the thread that serves it, and to no other.
    private struct Handed: @unchecked Sendable { let server: PushServer }

    private let shared = Shared()
    let token: DeviceToken
    var received: [PushPayload] { shared.received.withLock { $0 } }

    init(_ path: String, accepts: Bool = true) throws {
      var random = SystemRandomNumberGenerator()
      token = DeviceToken(using: &random)
      let handed = Handed(server: try PushServer(path: path, token: token))
      let shared = shared
      Thread.detachNewThread {
        while !shared.isOver.withLock({ $0 }) {
          handed.server.wait(seconds: 0.02)
          handed.server.poll(at: .zero) { push in
            shared.received.withLock { $0.append(push.payload) }
            return accepts
          }
        }
        handed.server.close()
        shared.isEnded.withLock { $0 = true }
      }
    }

    deinit {
      shared.isOver.withLock { $0 = true }
      while !shared.isEnded.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
    }
  }

  @Test("a push arrives with everything it says, and the token is found next to the socket")
  func arrives() throws {
    let folder = try TestFolder()
    let path = folder.path("s")
    let app = try App(path)
    let plain = try gallery("push", "--title", "Hi", "--socket", path, "--timeout", "60")
    #expect(plain.code == 0 && plain.output == "delivered to \(path)\n" && plain.errors.isEmpty)
    let full = try gallery(
      "push", "--title", "T", "--subtitle", "S", "--body", "B", "--badge", "3", "--sound", "bell",
      "--category", "c", "--thread", "t", "--list", "feed", "--item", "12", "--id", "one",
      "--token", "\(app.token)", "--socket", path, "--json", "--timeout", "60")
    #expect(full.code == 0 && full.output.contains("\"delivered\" : true"))
    let content = NotificationContent(
      title: "T", subtitle: "S", body: "B", badge: 3, sound: .bell, thread: "t", category: "c",
      target: NotificationTarget(list: "feed", number: 12))
    #expect(
      app.received == [
        PushPayload(content: NotificationContent(title: "Hi")),
        PushPayload(id: "one", content: content),
      ])
  }

  @Test("what the app refuses ends with 1, what cannot be sent with 2, wrong arguments with 64")
  func refused() throws {
    let folder = try TestFolder()
    let path = folder.path("s")
    let app = try App(path)
    let other = String(repeating: "ab", count: 32)
    let bad = try gallery("push", "--title", "x", "--socket", path, "--token", other, "--json")
    #expect(bad.code == 1 && bad.errors.contains("no such token"))
    #expect(bad.output.contains("\"delivered\" : false"))
    let deaf = try App(folder.path("d"), accepts: false)
    let no = try gallery("push", "--title", "x", "--socket", folder.path("d"))
    #expect(no.code == 1 && no.errors.contains("not allowed"))
    let long = String(repeating: "x", count: 5000)
    let usage: [([String], String, Int32)] = [
      ([], "nothing to show", 64), (["--title", "x", "--badge", "-1"], "--badge", 64),
      (["--title", "x", "--sound", "moo"], "--sound", 64),
      (["--title", "x", "--push", path], "--socket", 64),
      (["--title", "x", "--sound", "chmie"], "did you mean 'chime'?", 64),
      (["--title", "x", "--list", "a"], "--item", 64),
      (["--title", "x", "--token", "12"], "64", 64),
      (["--title", "x", "--timeout", "0"], "--timeout", 64),
      (["--title", "x", "--timeout", "nan"], "--timeout", 64), (["--body", long], "4096", 2),
      (["--title", "x", "--socket", "/nowhere"], "no app listens", 2),
      // What to do about it can be pasted.
      (["--title", "x", "--socket", "/nowhere"], "Scripts/gallery --push /nowhere\n", 2),
      (
        ["--title", "x", "--socket", String(repeating: "x", count: 200), "--token", other],
        "107", 2
      ),
    ]
    for (arguments, word, code) in usage {
      let socket = arguments.contains("--socket") ? [] : ["--socket", path]
      let result = try gallery(["push"] + arguments + socket)
      #expect(result.code == code && result.errors.contains(word), "\(arguments) \(result)")
      #expect(result.output.isEmpty)
    }
    #expect(app.received.isEmpty)
    withExtendedLifetime(deaf) {}
  }

  @Test("words of the command line are repeated without control characters")
  func plain() throws {
    let wild = "a\u{1B}[31mb\u{7}\nforged: error"
    for arguments in [
      [wild], ["push", wild], ["push", "--title", "x", "--socket", wild],
      ["push", "--title", "x", "--sound", wild],
    ] {
      let result = try gallery(arguments)
      #expect(result.code != 0 && result.output.isEmpty, "\(arguments) \(result)")
      #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\u{7}"))
      #expect(!result.errors.split(separator: "\n").contains { $0.hasPrefix("forged") })
    }
  }

  @Test("help covers the window and pushes, and an unknown word suggests the nearest one")
  func help() throws {
    for arguments in [["--help"], ["help", "push"], ["push", "--help"]] {
      let result = try gallery(arguments)
      #expect(result.code == 0 && result.output.contains("USAGE"), "\(arguments) \(result)")
    }
    let near = try gallery("pish")
    #expect(near.code == 64 && near.errors.contains("did you mean 'push'?"), "\(near)")
  }
}
