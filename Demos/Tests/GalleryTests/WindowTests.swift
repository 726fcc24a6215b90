import Foundation
import Testing

/// The gallery in a real window, moved by a pointer and keys, looked at by pixel and by its frames.
@Suite(.serialized, .enabled(if: WindowSession.isPossible, "needs Xvfb, xdotool and imagemagick"))
struct WindowTests {
  @Test("a drag follows the pointer, and a flick goes on and comes to rest")
  func drag() throws {
    let session = try WindowSession(demo: 1)
    session.drag(from: (200, 600), to: (200, 300), steps: 5, lifts: false)
    try session.wait { $0.last?.y == 299 }
    session.do("mouseup 1")
    session.drag(from: (200, 600), to: (200, 300), steps: 4)
    try session.waitUntilIdle()
    let frames = session.frames()
    #expect(frames.contains { $0.phase == "decelerating" })
    #expect(try session.last.y > 620)
    #expect(frames.allSatisfy { $0.drift == 0 })
    #expect(session.close() == 0)
  }

  @Test(
    "a gallery that was ended shows the same screen, item and offset when it is started again",
    arguments: [1, 4, 6])
  func restart(demo: Int) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).parcel")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try WindowSession(demo: demo, options: ["--place", file.path])
    first.drag(from: (200, 600), to: (200, 200), steps: 4)
    try first.waitUntilIdle()
    let before = try first.last.y
    first.do("key Page_Down")
    try first.wait { ($0.last?.y ?? 0) > before + 300 }
    try first.waitUntilIdle()
    let left = try first.last
    #expect(left.y > 500)
    #expect(first.close() == 0)

    let second = try WindowSession(demo: nil, options: ["--place", file.path])
    let frames = second.frames()
    let back = try #require(frames.first)
    #expect(back.demo == demo && back.first == left.first)
    #expect(frames.allSatisfy { $0.demo == demo && $0.first == left.first && $0.drift == 0 })
    // The list of demos lies below it, as before.
    second.do("key Escape")
    try second.wait { $0.last?.demo == nil }
    #expect(second.close() == 0)
    let third = try WindowSession(demo: nil, options: ["--place", file.path])
    #expect(try third.last.demo == nil)
    #expect(third.close() == 0)
    // What cannot be read is as nothing.
    try Data("no parcel".utf8).write(to: file)
    let fourth = try WindowSession(demo: nil, options: ["--place", file.path])
    #expect(try fourth.last.demo == nil)
    #expect(fourth.close() == 0)
  }

  @Test("pulled over its top the list bounces, on red ground")
  func bounce() throws {
    let session = try WindowSession(demo: 1)
    let rest = session.pixel(200, 130)
    session.drag(from: (200, 200), to: (200, 500), lifts: false)
    try session.wait { $0.last?.bounce == "top" }
    #expect(session.pixel(200, 112) == [0xF8, 0xC9, 0xC4])
    session.do("mouseup 1")
    try session.waitUntilIdle()
    #expect(session.frames().contains { $0.phase == "bouncing" && $0.y < -20 })
    #expect(try session.last.y == 0)
    #expect(session.pixel(200, 130) == rest)
    #expect(session.close() == 0)
  }

  @Test("wheel, arrows, page, home and end scroll")
  func keys() throws {
    let session = try WindowSession(demo: 1)
    session.move(to: 200, 400)
    session.do("click 5", "click 5")
    try session.wait { $0.last?.y == 120 }
    session.do("key Down")
    try session.wait { $0.last?.y == 180 }
    session.do("key Next")
    try session.waitUntilIdle()
    #expect(try session.last.y > 600)
    session.do("key End")
    try session.wait { $0.last?.first.contains("section 243") == true }
    try session.waitUntilIdle()
    let end = try session.last.y
    #expect(end > 2_000_000)
    session.do("key Home")
    try session.wait { $0.last?.y == 0 }
    #expect(session.frames().allSatisfy { $0.drift == 0 })
    #expect(session.close() == 0)
  }

  @Test("another width keeps what the list begins with where it is")
  func resize() throws {
    let session = try WindowSession(demo: 2)
    try session.waitUntilIdle()
    let before = try session.last
    session.do("search --name Scrollwork windowsize 600 640")
    try session.wait { $0.last?.width == 600 }
    let frames = session.frames()
    #expect(frames.allSatisfy { $0.drift == 0 })
    #expect(
      try session.last.first.split(separator: " ").last == before.first.split(separator: " ").last)
    #expect(session.close() == 0)
  }

  @Test("the bar at the side scrolls as far as it is dragged")
  func scrollBar() throws {
    let session = try WindowSession(demo: 7)
    session.move(to: 384, 125)
    session.drag(from: (384, 125), to: (384, 406), steps: 6)
    try session.waitUntilIdle()
    let frames = session.frames()
    let place = try session.last.y
    #expect(place > 20e9 && place < 40e9, "\(place)")
    #expect(frames.allSatisfy { $0.drift == 0 })
    #expect(session.close() == 0)
  }

  @Test("a press on the letters at the edge jumps, and a drag over them goes on")
  func letters() throws {
    let session = try WindowSession(demo: 1)
    session.drag(from: (365, 300), to: (365, 500), lifts: false)
    try session.wait { ($0.last?.y ?? 0) > 500_000 }
    session.do("mouseup 1")
    session.do("key alt+b")
    try session.wait { $0.last?.first.contains("section 15 ") == true }
    #expect(session.frames().allSatisfy { $0.drift == 0 })
    #expect(session.close() == 0)
  }

  @Test("escape goes back, a tap opens, typing searches")
  func navigation() throws {
    let session = try WindowSession(demo: 3)
    session.move(to: 200, 300)
    session.do("key Escape")
    try session.wait { $0.last?.demo == nil }
    session.move(to: 200, 160)
    session.do("click 1")
    try session.wait { $0.last?.demo == 1 }
    session.move(to: 150, 74)
    session.do("click 1", "type reykja")
    try session.wait { $0.last?.first == "header of section 0 0" && $0.last?.phase == "idle" }
    try session.waitUntilIdle()
    #expect(session.close() == 0)
  }
}
