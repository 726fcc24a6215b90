import Foundation
import ScrollReports
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollSimulation

/// A page in a browser without a window: what scrubbing and keys make of the readout. Where there is no
/// Chromium these are left out.
@Suite(.enabled(if: Browser.path != nil, "there is no Chromium"), .serialized)
struct BrowserTests {
  @Test("the page draws its charts and reads out the frame that the address names")
  func address() throws {
    let (record, report) = try RecordedRun.tour()
    let page = try Browser.show(record.html(report), at: "#frame-120")
    #expect(page.frame == 120)
    let frame = record.frames[120]
    #expect(page.readout.contains("phase" + frame.phase.rawValue))
    #expect(page.readout.contains("time" + decimal(frame.time.seconds, 3) + " s"))
    #expect(page.readout.contains("bound\(frame.work.bound)"))
    for title in [
      "offset (pt)", "velocity (pt/s)", "modeled cost of a frame (ms)", "virtual time (s)",
    ] {
      #expect(page.charts.contains(">\(title)</text>"), "\(title)")
    }
    #expect(!page.charts.contains("NaN") && !page.charts.contains("Infinity"))
    #expect(page.charts.ranges(of: "class=\"mark\"").count == report.bounces.count)
  }

  @Test("dragging takes the cursor along, and keys step a frame")
  func scrubbing() throws {
    let (record, report) = try RecordedRun.tour()
    let html = record.html(report)
    /// The page after a program has acted on it.
    func frame(after program: String) throws -> Int? {
      let script = """
        <script>
        const box = charts.getBoundingClientRect();
        const at = (type, part) => charts.dispatchEvent(new PointerEvent(type, {
          bubbles: true, pointerId: 1, button: 0,
          clientX: box.left + 66 + part * (box.width - 80), clientY: box.top + 90 }));
        const key = (name, shift) => document.dispatchEvent(
          new KeyboardEvent("keydown", { key: name, shiftKey: !!shift }));
        \(program)
        </script></body>
        """
      return try Browser.show(html.replacingOccurrences(of: "</body>", with: script)).frame
    }
    let last = record.frames.count - 1
    #expect(try frame(after: "") == 0)
    let middle = try #require(
      try frame(after: "at('pointerdown', 0.1); at('pointermove', 0.5); at('pointerup', 0.5);"))
    let seconds = record.frames[middle].time.seconds
    #expect(abs(seconds - record.frames[last].time.seconds / 2) < 0.03)
    #expect(try frame(after: "at('pointerdown', 0.5); key('ArrowRight');") == middle + 1)
    #expect(try frame(after: "at('pointerdown', 0.5); key('ArrowLeft', true);") == middle - 10)
    #expect(try frame(after: "at('pointermove', 0.5);") == 0, "hovering is not dragging")
    #expect(try frame(after: "key('End'); key('ArrowRight');") == last)
    #expect(try frame(after: "key('End'); key('+'); key('+'); key('Home');") == 0)
  }

  @Test("a name that means something in HTML is shown as it is")
  func escaping() throws {
    let name = "</script><b>bold</b> & <img src=x onerror=alert(1)>"
    let (record, report) = try RecordedRun.tour(named: name)
    let page = try Browser.show(record.html(report))
    #expect(page.frame == 0)
    #expect(page.text.contains("<h1>" + MarkupText.xml(name) + "</h1>"))
    #expect(!page.text.contains("<b>bold"))
  }
}

/// Chromium without a window.
enum Browser {
  static let path: String? = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
  ].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        "\($0)/\(name)"
      }
    }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A page once its programs have run.
  struct Page {
    var text: String

    /// The element of the charts, with all that was drawn.
    var charts: Substring {
      guard let begin = text.range(of: "<div id=\"charts\""),
        let end = text.range(of: "<figure id=\"screen\"")
      else { return "" }
      return text[begin.lowerBound..<end.lowerBound]
    }

    /// What is between the tags of the readout.
    var readout: String {
      text.firstMatch(of: /<div id="readout".*?>(.*?)<\/div>/)
        .map { String($0.1.replacing(/<[^>]*>/, with: "")) } ?? ""
    }

    /// The frame at the cursor.
    var frame: Int? {
      text.firstMatch(of: /<div id="readout"[^>]*data-frame="(\d+)"/).flatMap { Int($0.1) }
    }
  }

  static func show(_ html: String, at anchor: String = "") throws -> Page {
    let folder = NSTemporaryDirectory() + "browser-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/page.html"
    try Data(html.utf8).write(to: URL(fileURLWithPath: file))
    let output = folder + "/output"
    try Data().write(to: URL(fileURLWithPath: output))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder)/profile",
      "--window-size=1280,1600", "--virtual-time-budget=2000", "--dump-dom",
      "file://\(file)\(anchor)",
    ]
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Page(text: try String(contentsOfFile: output, encoding: .utf8))
  }
}
