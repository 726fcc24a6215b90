import Foundation
import Testing

/// A window in which nothing moves costs nothing, and answers at once.
@Suite(.serialized) struct IdleWindowTests {
  /// What the kernel knows of a process.
  struct Cost {
    /// Hundredths of a second on a processor.
    var ticks: Int
    /// How often it began to wait.
    var waits: Int

    init(of process: Process) throws {
      let folder = "/proc/\(process.processIdentifier)"
      let stat = try String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
      // Fields 14 and 15, counted from behind the name, which may hold spaces.
      let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
      ticks = try #require(Int(fields[11])) + #require(Int(fields[12]))
      let status = try String(contentsOfFile: "\(folder)/status", encoding: .utf8)
      let line = try #require(
        status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") })
      waits = try #require(line.split(separator: "\t").last.flatMap { Int($0) })
    }
  }

  @Test(
    "a demo that waits for input takes no processor", .enabled(if: WindowSession.isPossible),
    arguments: ["mail", "photos", "table", "store"])
  func gallery(demo: String) throws {
    let arguments = ["--demo", demo, "--place", "/dev/null"]
    try WindowSession.run("Gallery", arguments, window: "Scrollwork") { app, _, _ in
      Thread.sleep(forTimeInterval: 4)
      let before = try Cost(of: app)
      Thread.sleep(forTimeInterval: 5)
      let after = try Cost(of: app)
      let (ticks, waits) = (after.ticks - before.ticks, after.waits - before.waits)
      print("\(demo) at rest for 5 s: \(waits) waits, \(ticks) hundredths")
      #expect(ticks <= 2, "\(ticks) hundredths")
    }
  }

  @Test(
    "a million rows at rest take no processor, and move with the wheel",
    .enabled(if: WindowSession.isPossible))
  func firstWindow() throws {
    try WindowSession.run("FirstWindow", window: "Rows") { app, place, environment in
      Thread.sleep(forTimeInterval: 2)
      let before = try Cost(of: app)
      Thread.sleep(forTimeInterval: 10)
      let after = try Cost(of: app)
      // Half a percent of a core are 5 hundredths in 10 seconds. SDL itself looks for devices every few seconds.
      #expect(after.ticks - before.ticks <= 5, "\(after.ticks - before.ticks) hundredths")
      print(
        "at rest for 10 s: \(after.waits - before.waits) waits, \(after.ticks - before.ticks) hundredths"
      )
      let rows = WindowSession.look(at: place, environment)
      WindowSession.run(
        "xdotool", ["mousemove", "\(place.x + 100)", "\(place.y + 200)"], environment)
      for _ in 0..<5 { WindowSession.run("xdotool", ["click", "5"], environment) }
      Thread.sleep(forTimeInterval: 1.5)
      #expect(WindowSession.look(at: place, environment) != rows)
      let moved = try Cost(of: app)
      Thread.sleep(forTimeInterval: 4)
      let rested = try Cost(of: app)
      #expect(rested.ticks - moved.ticks <= 2, "\(rested.ticks - moved.ticks) hundredths")
    }
  }
}
