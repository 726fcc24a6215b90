import Foundation
import Testing

/// The tutorial's apps in a real window, moved by a pointer.
@Suite(.serialized) struct TutorialWindowTests {
  /// Opens an app, does something in its window and closes it.
  ///
  /// - Returns: the exit code, what the app printed, and the colors of a column of pixels before and after.
  private static func session(
    _ name: String, window title: String, _ hands: [String]
  ) throws -> (code: Int32, output: String, pixels: [Data]) {
    var environment = ProcessInfo.processInfo.environment
    let display: Process
    (display, environment["DISPLAY"]) = try WindowSession.startDisplay(environment)
    defer { WindowSession.end(display) }
    environment["SDL_RENDER_DRIVER"] = "software"
    environment["SDL_VIDEODRIVER"] = "x11"
    let (app, output) = (Process(), Pipe())
    app.executableURL = ToolProcess(name).url
    app.arguments = ["--window"]
    app.environment = environment
    app.standardOutput = output
    try app.run()
    defer { WindowSession.end(app) }
    let (x, y) = try #require(
      WindowSession.place(ofWindow: "^\(title)$", of: app, environment))
    func look() -> Data {
      let crop = "200x300+\(x + 20)+\(y + 60)"
      return WindowSession.run(
        "import", ["-window", "root", "-crop", crop, "-depth", "8", "rgb:-"], environment)
    }
    Thread.sleep(forTimeInterval: 2)
    let before = look()
    for hand in hands {
      var words = hand.split(separator: " ").map(String.init)
      if words.first == "mousemove", words.count == 3, let dx = Int(words[1]),
        let dy = Int(words[2])
      {
        words = ["mousemove", "\(x + dx)", "\(y + dy)"]
      }
      WindowSession.run("xdotool", words, environment)
      Thread.sleep(forTimeInterval: 0.05)
    }
    Thread.sleep(forTimeInterval: 2)
    let after = look()
    WindowSession.run("xdotool", ["key", "Escape"], environment)
    for _ in 0..<200 where app.isRunning { Thread.sleep(forTimeInterval: 0.05) }
    #expect(!app.isRunning, "the window does not close")
    WindowSession.end(app)
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (app.terminationStatus, text, [before, after])
  }

  @Test("a log is read back in a window while lines arrive", .enabled(if: WindowSession.isPossible))
  func log() throws {
    let pull =
      ["mousemove 200 100", "mousedown 1"] + (1...12).map { "mousemove 200 \(100 + $0 * 25)" }
      + ["mouseup 1"]
    let (code, output, pixels) = try Self.session("LogViewer", window: "Log", pull)
    #expect(code == 0)
    let numbers = output.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }
    try #require(numbers.count == 2, "\(output)")
    // 30 lines fit, and 300 points are 18 lines.
    #expect(numbers[1] > 5_000_200 && numbers[0] < numbers[1] - 45, "\(output)")
    #expect(pixels[0] != pixels[1] && Set(pixels[1]).count > 20)
  }

  @Test("a contact is opened in a window", .enabled(if: WindowSession.isPossible))
  func contacts() throws {
    let (code, output, pixels) = try Self.session(
      "Contacts", window: "Contacts", ["mousemove 100 100", "mousedown 1", "mouseup 1"])
    #expect(code == 0 && output == "screens: 2\n", "\(output)")
    #expect(pixels[0] != pixels[1] && Set(pixels[1]).count > 20)
  }
}
