import Foundation
import Testing

/// Gestures on items in a real window change the pictures, and nothing moves by itself.
@Suite(.serialized, .enabled(if: WindowSession.isPossible, "needs Xvfb, xdotool and imagemagick"))
struct GestureWindowTests {
  private static let noticeGround: [UInt8] = [0x2A, 0x2F, 0x3B]
  private static let fill: [UInt8] = [0x24, 0x5B, 0xDC]

  private func session(_ name: String) throws -> WindowSession {
    try WindowSession(demo: nil, options: ["--demo", name])
  }

  /// Waits until a pixel has a color, or another one than it.
  private func wait(
    _ session: WindowSession, _ x: Int, _ y: Int, for color: [UInt8], isThere: Bool = true
  ) -> Bool {
    for _ in 0..<100 {
      if (session.pixel(x, y) == color) == isThere { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  private func expectCalm(_ session: WindowSession) throws {
    try session.waitUntilIdle()
    #expect(session.frames().allSatisfy { $0.drift == 0 })
    #expect(session.close() == 0)
  }

  @Test("a mail is swiped and deleted, and comes back by the button of the bar")
  func mail() throws {
    let session = try session("mail")
    let first = try session.last.first
    session.drag(from: (330, 260), to: (150, 262))
    #expect(wait(session, 384, 215, for: [0xC0, 0x32, 0x21]))
    session.move(to: 360, 260)
    session.do("click 1")
    #expect(wait(session, 200, 645, for: Self.noticeGround))
    #expect(try session.last.first == first)
    session.move(to: 340, 664)
    session.do("click 1")
    #expect(wait(session, 200, 645, for: Self.noticeGround, isThere: false))
    // The same by keys.
    session.do("key Down", "key Down", "key Delete")
    #expect(wait(session, 200, 645, for: Self.noticeGround))
    session.do("key z")
    #expect(wait(session, 200, 645, for: Self.noticeGround, isThere: false))
    #expect(try session.last.first == first)
    try expectCalm(session)
  }

  @Test("mails are pulled for, and come above what is read")
  func refresh() throws {
    let session = try session("mail")
    session.drag(from: (200, 160), to: (200, 600))
    // Below the spinner, and then below the new mails: the first row on screen is another one, at the same place.
    try session.wait { $0.last?.y == -56 }
    try session.wait { $0.last?.first.hasPrefix("item [0, 0]") == false && $0.last?.y ?? 0 > 100 }
    try expectCalm(session)
  }

  @Test("failed pages are tried again by the button of the strip and by a key")
  func pages() throws {
    let session = try session("pages")
    session.do("key Page_Down", "key Page_Down")
    // The button is enabled once the second page has failed.
    #expect(wait(session, 243, 68, for: Self.fill))
    session.move(to: 267, 76)
    session.do("click 1")
    #expect(wait(session, 243, 68, for: Self.fill, isThere: false))
    // A button under the pointer looks otherwise.
    session.move(to: 100, 400)
    try session.waitUntilIdle()
    // Another page that fails is near the end.
    session.do("key End")
    try session.waitUntilIdle()
    for _ in 0..<4 { session.do("key Page_Up") }
    #expect(wait(session, 243, 68, for: Self.fill))
    session.do("key t")
    #expect(wait(session, 243, 68, for: Self.fill, isThere: false))
    try expectCalm(session)
  }

  @Test("pictures are selected by a drag, and deleted by a key")
  func photos() throws {
    let session = try session("photos")
    session.do("key s")
    try session.waitUntilIdle()
    session.drag(from: (200, 180), to: (60, 300))
    // The edge of a selected picture.
    #expect(wait(session, 132, 160, for: Self.fill))
    #expect(try session.last.y == 0)
    session.do("key Delete")
    #expect(wait(session, 200, 645, for: Self.noticeGround))
    try expectCalm(session)
  }

  @Test("a piece is carried by a long press, and moved by keys")
  func playlist() throws {
    let session = try session("playlist")
    let (before, cover) = (session.pixel(38, 190), session.pixel(38, 212))
    session.move(to: 200, 230)
    session.do("mousedown 1")
    Thread.sleep(forTimeInterval: 0.8)
    for y in stride(from: 235, through: 400, by: 15) { session.move(to: 200, y) }
    session.do("mouseup 1")
    try session.waitUntilIdle()
    #expect(try session.last.y == 0 && session.pixel(38, 190) == before)
    // Another piece has come to the place.
    #expect(wait(session, 38, 212, for: cover, isThere: false))
    // The row with the focus has a ring, which goes down with it.
    session.do("key Down", "key Down")
    let accent = Self.fill
    #expect(wait(session, 200, 200, for: accent) || wait(session, 200, 201, for: accent))
    session.do("key alt+Down")
    #expect(wait(session, 200, 262, for: accent) || wait(session, 200, 263, for: accent))
    try expectCalm(session)
  }

  @Test("the feed is pulled, rests below its spinner, and goes on with more posts above")
  func feed() throws {
    let session = try session("feed")
    session.do("key Home")
    try session.wait { ($0.last?.y ?? 9) < 1 && $0.last?.phase == "idle" }
    session.drag(from: (200, 160), to: (200, 620), steps: 5)
    try session.wait { $0.contains { $0.y == -56 && $0.phase == "idle" } }
    try session.wait { ($0.last?.y ?? 0) > 100 }
    #expect(session.frames().allSatisfy { $0.drift == 0 })
    #expect(session.close() == 0)
  }

  @Test("the chat's pill leads to the end")
  func chat() throws {
    let session = try session("chat")
    try session.wait { $0.count > 60 }
    session.drag(from: (200, 300), to: (200, 650), steps: 6)
    try session.waitUntilIdle()
    let back = try session.last.y
    #expect(wait(session, 200, 600, for: Self.fill) || wait(session, 200, 598, for: Self.fill))
    session.move(to: 200, 611)
    session.do("click 1")
    try session.wait { ($0.last?.y ?? 0) > back + 300 }
    // A message is typed and sent: the button is filled while there is something to send.
    session.move(to: 150, 670)
    session.do("click 1", "type hello")
    #expect(wait(session, 334, 656, for: Self.fill))
    let end = try session.last.y
    session.do("key Return")
    #expect(wait(session, 334, 656, for: Self.fill, isThere: false))
    try session.wait { ($0.last?.y ?? 0) > end + 20 }
    #expect(session.frames().allSatisfy { $0.drift == 0 })
    #expect(session.close() == 0)
  }

  @Test("a demo is opened by keys, and the help page by a key and the button")
  func menu() throws {
    let session = try WindowSession(demo: nil, options: ["--anew"])
    session.move(to: 200, 680)
    session.do("key Down", "key Down", "key Return")
    try session.wait { $0.last?.demo == 2 }
    session.do("key Escape")
    try session.wait { $0.last?.demo == nil }
    let ground = session.pixel(4, 400)
    session.do("key h")
    #expect(wait(session, 4, 400, for: ground, isThere: false))
    session.do("key Escape")
    #expect(wait(session, 4, 400, for: ground))
    session.move(to: 360, 26)
    session.do("click 1")
    #expect(wait(session, 4, 400, for: ground, isThere: false))
    session.move(to: 200, 600)
    session.do("click 1")
    #expect(wait(session, 4, 400, for: ground))
    #expect(try session.last.demo == nil)
    #expect(session.close() == 0)
  }
}
