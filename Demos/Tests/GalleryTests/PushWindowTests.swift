import Foundation
import ScrollApp
import Testing

/// Pushes to a gallery in a real window.
@Suite(.serialized, .enabled(if: WindowSession.isPossible, "needs Xvfb, xdotool and imagemagick"))
struct PushWindowTests {
  @Test("pushes while the feed is flung move nothing, and are counted in the title")
  func flung() throws {
    let socket = "/tmp/sw-\(UUID().uuidString.prefix(13))"
    let session = try WindowSession(demo: 2, options: ["--push", socket])
    let token = try #require(DeviceToken(contentsOf: socket + ".token"))
    session.drag(from: (200, 600), to: (200, 300), steps: 4)
    for count in 1...3 {
      let content = NotificationContent(title: "Push \(count)", badge: count, sound: .chime)
      try PushClient.send(PushPayload(content: content), token: token, to: socket, timeout: 60)
    }
    #expect(throws: PushError.badToken) {
      var random = SystemRandomNumberGenerator()
      try PushClient.send(
        PushPayload(content: NotificationContent(title: "x")),
        token: DeviceToken(using: &random), to: socket, timeout: 60)
    }
    #expect(session.hasTitle("(3) Scrollwork"))
    try session.waitUntilIdle()
    #expect(session.frames().allSatisfy { $0.drift == 0 })
    #expect(session.close() == 0)
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  @Test("a tap on the banner opens the feed at the post, and clears the count")
  func tapped() throws {
    let socket = "/tmp/sw-\(UUID().uuidString.prefix(13))"
    let session = try WindowSession(demo: 1, options: ["--push", socket])
    let token = try #require(DeviceToken(contentsOf: socket + ".token"))
    let bar = session.pixel(26, 44)
    let content = NotificationContent(title: "Hello", body: "From afar", badge: 1)
    try PushClient.send(PushPayload(content: content), token: token, to: socket, timeout: 60)
    #expect(session.hasTitle("(1) Scrollwork"))
    // The mark at the banner's beginning, in the accent color.
    let accent: [UInt8] = [0x2F, 0x6B, 0xF2]
    var seen = session.pixel(26, 44)
    for _ in 0..<40 where seen != accent { seen = session.pixel(26, 44) }
    #expect(bar != accent && seen == accent)
    session.move(to: 200, 40)
    session.do("click 1")
    try session.wait { $0.last?.demo == 2 }
    try session.wait { $0.suffix(12).allSatisfy { $0.demo == 2 && $0.phase == "idle" } }
    #expect(try session.last.first.split(separator: " ").last == "0")
    #expect(!session.hasTitle("(1) Scrollwork", tries: 1))
    #expect(session.close() == 0)
  }
}
