import Foundation
import Synchronization
import Testing

/// A gallery in a window on a display of its own, with a pointer and a keyboard. What its frames were is known
/// once it is closed.
final class WindowSession {
  static let size = (width: 390, height: 700)
  private static let tools = ["Xvfb", "xdotool", "import"]
  private static let displays = DisplayNumbers()

  /// Whether this machine has what a window is tested with.
  static var isPossible: Bool {
    tools.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
  }

  /// A line of the trace.
  struct Frame {
    var time: Double
    var demo: Int?
    var x: Double
    var y: Double
    var phase: String
    var bounce: String
    var drift: Double
    var width: Double
    var first: String
  }

  private let display: Process
  private let gallery: Process
  private let environment: [String: String]
  private let trace = FileManager.default.temporaryDirectory
    .appending(path: "gallery-\(UUID().uuidString).csv")
  private let origin: (x: Int, y: Int)

  /// - Parameters:
  ///   - demo: what it begins with; `nil` for the list of demos, or where it was left.
  ///   - options: more of what the gallery takes.
  init(demo: Int?, options: [String] = []) throws {
    (display, environment) = try Self.startSurroundings()
    gallery = Process()
    gallery.executableURL = ToolProcess("Gallery").url
    gallery.arguments =
      (demo.map { ["--demo", "\($0)"] } ?? []) + [
        "--width", "\(Self.size.width)", "--height", "\(Self.size.height)",
        "--trace", trace.path, "--seconds", "60",
      ] + options
    gallery.environment = environment
    try gallery.run()
    do {
      origin = try #require(Self.place(ofWindow: "Scrollwork", of: gallery, environment))
    } catch {
      // Nothing of a session that does not begin is left running.
      gallery.terminate()
      display.terminate()
      throw error
    }
    try waitUntilIdle()
  }

  /// Starts a display, and returns with it the environment of programs that open windows on it.
  private static func startSurroundings() throws -> (
    display: Process, environment: [String: String]
  ) {
    var environment = ProcessInfo.processInfo.environment
    let (display, name) = try startDisplay(environment)
    environment["DISPLAY"] = name
    environment["SDL_RENDER_DRIVER"] = "software"
    environment["SDL_VIDEODRIVER"] = "x11"
    environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    return (display, environment)
  }

  /// Runs a program in a window of a display of its own, and hands it to a closure. Neither is left running.
  ///
  /// - Parameters:
  ///   - title: of the window.
  ///   - output: receives what the program prints.
  static func run(
    _ name: String, _ arguments: [String] = [], window title: String, output: Any? = nil,
    _ body: (
      _ app: Process, _ place: (x: Int, y: Int), _ environment: [String: String]
    ) throws -> Void
  ) throws {
    let (display, environment) = try startSurroundings()
    defer { end(display) }
    let app = Process()
    app.executableURL = ToolProcess(name).url
    app.arguments = arguments
    app.environment = environment
    app.standardOutput = output ?? FileHandle.nullDevice
    try app.run()
    defer { end(app) }
    let place = try #require(Self.place(ofWindow: "^\(title)$", of: app, environment))
    try body(app, place, environment)
  }

  /// A part of a window from its place on, as raw pixels.
  static func look(
    at place: (x: Int, y: Int), _ environment: [String: String]
  ) -> Data {
    let crop = "200x300+\(place.x + 20)+\(place.y + 60)"
    return run("import", ["-window", "root", "-crop", crop, "-depth", "8", "rgb:-"], environment)
  }

  /// Starts a display that answers.
  ///
  /// Each has a number that none of this process had before: a display that ends takes the socket of its number
  /// with it, also from one that has begun under that number meanwhile, and has answered. It does not reset when the
  /// client that asked it leaves: a gallery that connects during a reset finds no display.
  static func startDisplay(
    _ environment: [String: String]
  ) throws -> (display: Process, name: String) {
    var attempts = 0
    while true {
      attempts += 1
      let display = Process()
      display.executableURL = URL(filePath: "/usr/bin/Xvfb")
      let own = 100 + Int(ProcessInfo.processInfo.processIdentifier) % 500 * 100
      display.arguments = [
        ":\(own + displays.next() % 100)", "-displayfd", "1", "-screen", "0", "900x900x24",
        "-nolisten", "tcp", "-noreset",
      ]
      let numbers = Pipe()
      display.standardOutput = numbers
      display.standardError = FileHandle.nullDevice
      try display.run()
      let number = String(decoding: numbers.fileHandleForReading.availableData, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let name = ":\(number)"
      let asked = environment.merging(["DISPLAY": name]) { $1 }
      let answer = number.isEmpty ? Data() : run("xdotool", ["getdisplaygeometry"], asked)
      if !answer.isEmpty || attempts == 10 { return (display, name) }
      display.terminate()
      display.waitUntilExit()
    }
  }

  /// Waits for the window of a process, and returns where it is; `nil` when none comes.
  ///
  /// - Parameter name: a regular expression that the window's title matches.
  static func place(
    ofWindow name: String, of process: Process, _ environment: [String: String]
  ) -> (Int, Int)? {
    // Beside other tests it takes a debug build tens of seconds to read the cities.
    for _ in 0..<1200 where process.isRunning {
      Thread.sleep(forTimeInterval: 0.05)
      let names = run("xdotool", ["search", "--name", name], environment)
      if let place = place(of: names, environment) { return place }
    }
    return nil
  }

  private static func place(of names: Data, _ environment: [String: String]) -> (Int, Int)? {
    guard let name = String(decoding: names, as: UTF8.self).split(separator: "\n").first
    else { return nil }
    let text = String(
      decoding: run("xdotool", ["getwindowgeometry", "--shell", String(name)], environment),
      as: UTF8.self)
    var values: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"] else { return nil }
    return (x, y)
  }

  @discardableResult
  static func run(
    _ tool: String, _ arguments: [String], _ environment: [String: String]
  ) -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(tool)")
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return Data() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  // MARK: Hands

  /// Runs `xdotool` with words, one call after another.
  func `do`(_ words: String...) {
    Self.run("xdotool", words.flatMap { $0.split(separator: " ").map(String.init) }, environment)
  }

  func move(to x: Int, _ y: Int) { `do`("mousemove \(origin.x + x) \(origin.y + y)") }

  func drag(from: (Int, Int), to: (Int, Int), steps: Int = 8, lifts: Bool = true) {
    move(to: from.0, from.1)
    `do`("mousedown 1")
    for step in 1...steps {
      move(
        to: from.0 + (to.0 - from.0) * step / steps, from.1 + (to.1 - from.1) * step / steps)
    }
    if lifts { `do`("mouseup 1") }
  }

  /// The window as raw pixels: red, green and blue of a place.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let data = Self.run(
      "import",
      [
        "-window", "root", "-crop", "1x1+\(origin.x + x)+\(origin.y + y)", "-depth", "8", "rgb:-",
      ], environment)
    return Array(data)
  }

  // MARK: Eyes

  /// Whether the window comes to have a title, looked for so often, a twentieth of a second apart.
  func hasTitle(_ title: String, tries: Int = 200) -> Bool {
    for _ in 0..<tries {
      let ids = String(
        decoding: Self.run("xdotool", ["search", "--name", "Scrollwork"], environment),
        as: UTF8.self)
      for id in ids.split(separator: "\n") {
        let name = Self.run("xdotool", ["getwindowname", String(id)], environment)
        if String(decoding: name, as: UTF8.self) == title + "\n" { return true }
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  /// The frames so far.
  func frames() -> [Frame] {
    guard let text = try? String(contentsOf: trace, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let values = line.split(separator: ",", omittingEmptySubsequences: false)
      guard values.count == 11, let time = Double(values[1]), let x = Double(values[3]),
        let y = Double(values[4]), let drift = Double(values[7]), let width = Double(values[8])
      else { return nil }
      return Frame(
        time: time, demo: Int(values[2]), x: x, y: y, phase: String(values[5]),
        bounce: String(values[6]), drift: drift, width: width, first: String(values[10]))
    }
  }

  var last: Frame { get throws { try #require(frames().last) } }

  /// Waits until the frames so far are as wanted, ten seconds at the most.
  func wait(
    _ location: SourceLocation = #_sourceLocation, until isSo: ([Frame]) -> Bool
  ) throws {
    for _ in 0..<200 {
      if isSo(frames()) { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record(
      "it did not come to that; last: \(String(describing: frames().last))",
      sourceLocation: location)
  }

  /// Waits until the content rests: no frame was made for a while, or twelve frames at rest.
  func waitUntilIdle(_ location: SourceLocation = #_sourceLocation) throws {
    var (count, calm) = (0, 0)
    try wait(location) { frames in
      calm = frames.count == count ? calm + 1 : 0
      count = frames.count
      let isCalm = calm >= 8 && frames.last?.phase == "idle"
      return isCalm || count > 30 && frames.suffix(12).allSatisfy { $0.phase == "idle" }
    }
  }

  /// Closes the window as a person does, by a key. Returns the exit code.
  func close() -> Int32 {
    move(to: 200, 400)
    `do`("key ctrl+q")
    gallery.waitUntilExit()
    Self.end(display)
    try? FileManager.default.removeItem(at: trace)
    return gallery.terminationStatus
  }

  /// Ends a process by the signal that none can hold back: children begin with the signals blocked that the
  /// test's own thread blocks.
  static func end(_ process: Process) {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit {
    Self.end(gallery)
    Self.end(display)
  }
}

/// Counts displays; sessions begin side by side.
private final class DisplayNumbers: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
