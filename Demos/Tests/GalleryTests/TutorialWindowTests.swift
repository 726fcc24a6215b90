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
    let output = Pipe()
    var (code, pixels): (Int32, [Data]) = (-1, [])
    try WindowSession.run(name, ["--window"], window: title, output: output) {
      app, place, environment in
      Thread.sleep(forTimeInterval: 2)
      pixels.append(WindowSession.look(at: place, environment))
      for hand in hands {
        var words = hand.split(separator: " ").map(String.init)
        if words.first == "mousemove", words.count == 3, let dx = Int(words[1]),
          let dy = Int(words[2])
        {
          words = ["mousemove", "\(place.x + dx)", "\(place.y + dy)"]
        }
        WindowSession.run("xdotool", words, environment)
        Thread.sleep(forTimeInterval: 0.05)
      }
      Thread.sleep(forTimeInterval: 2)
      pixels.append(WindowSession.look(at: place, environment))
      WindowSession.run("xdotool", ["key", "Escape"], environment)
      for _ in 0..<200 where app.isRunning { Thread.sleep(forTimeInterval: 0.05) }
      #expect(!app.isRunning, "the window does not close")
      WindowSession.end(app)
      code = app.terminationStatus
    }
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (code, text, pixels)
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
