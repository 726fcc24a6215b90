import Foundation
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollReports
@testable import ScrollSimulation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page of a run needs nothing else, breaks at no name, and stays small.
@Suite struct PageTests {
  /// What a page's charts are drawn from.
  static func data(of page: String) throws -> [String: Any] {
    let begin = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: begin.upperBound..<page.endIndex))
    let text = page[begin.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("a page says what the report says, and is the same bytes each time")
  func content() throws {
    let (record, report) = try RecordedRun.tour()
    let page = record.html(report)
    let again = try RecordedRun.tour()
    #expect(page == again.record.html(again.report))
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("all gates passed") && page.contains(report.digest))
    let data = try Self.data(of: page)
    let frames = try #require(data["frames"] as? [String: Any])
    #expect(frames["index"] as? [Int] == record.frames.map(\.index))
    let offsets = try #require(frames["offset"] as? [Double])
    for (offset, frame) in zip(offsets, record.frames) {
      #expect(abs(offset - frame.offset) < 0.000_501)
    }
    for (key, column) in frames where !["pools", "liveByType"].contains(key) {
      #expect((column as? [Any])?.count == record.frames.count, "\(key)")
    }
    #expect((data["bounces"] as? [Any])?.count == report.bounces.count)
    let lanes = try #require(data["lanes"] as? [[String: Any]])
    let lives = CellLanes(record).lanes.map(\.lives)
    #expect(lanes.map { ($0["bars"] as? [Int])?.count } == lives.map { 2 * $0.count })
    #expect(
      lanes.map { ($0["bars"] as? [Int])?.first } == lives.map { $0.first?.frames.lowerBound })
  }

  @Test("a page refers to nothing outside itself")
  func selfContained() throws {
    let (record, report) = try RecordedRun.tour()
    let page = record.html(report)
    for word in ["http:", "https:", "src=", "href=", "@import", "url(", "<link", "import("] {
      // Parts of the page itself may be named.
      let found = page.ranges(of: word).filter { range in
        !["url(#inside)", "href=\"#frame-", "href=\"${address}", "href^=\"#frame-"].contains {
          page[range.lowerBound...].hasPrefix($0)
        }
      }
      #expect(found.isEmpty, "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("prefers-color-scheme: dark") && page.contains("@media print"))
  }

  @Test(
    "a name that ends the script ends nothing",
    arguments: [ReportFormatTests.strange, "<!--<script>"])
  func escaping(name: String) throws {
    let (record, report) = try RecordedRun.tour(named: name)
    let page = record.html(report)
    #expect(page.ranges(of: "<script").count == 2 && page.ranges(of: "</script>").count == 2)
    #expect(!page.contains("<b>&") && !page.contains("<!--"))
    #expect(try Self.data(of: page)["name"] as? String == name)
  }

  @Test("beyond 4000 frames a page is no larger, and has the lowest and the highest of each number")
  func bounded() throws {
    func page(_ count: Int) throws -> (size: Int, offsets: [Double]) {
      let record = RecordedRun.made(frames: count) {
        $0 == count / 7 ? 5000 : $0 == count / 5 ? -5000 : Double(($0 * 7919) % 1000)
      }
      let text = record.html(try Self.report)
      let frames = try Self.data(of: text)["frames"] as? [String: Any]
      return (text.utf8.count, try #require(frames?["offset"] as? [Double]))
    }
    let full = try page(4000)
    let long = try page(60_000)
    #expect(full.offsets.count == 4000 && (1000...4000).contains(long.offsets.count))
    #expect(Double(long.size) < 1.3 * Double(full.size))
    #expect(long.offsets.max() == 5000 && long.offsets.min() == -5000)
  }

  private static var report: RunReport { get throws { try RecordedRun.tour().report } }

  @Test("lanes beyond the limit are counted, and bars that nobody could tell apart are one")
  func manyCells() throws {
    var scenario = SimulationTests.scenario(items: 4000, heights: .fixed(2), script: [])
    scenario.script = [.init(.fling(.init(velocity: 3000))), .init(.waitUntilIdle)]
    scenario.layout.estimates.row = 2
    let (record, report) = try RecordedRun.of(scenario)
    let data = try Self.data(of: record.html(report))
    let lanes = try #require(data["lanes"] as? [[String: Any]])
    let all = CellLanes(record).lanes.count
    #expect(lanes.count == PageData.laneLimit && all > lanes.count)
    #expect(data["hiddenLanes"] as? Int == all - lanes.count)
    let bars = lanes.reduce(0) { $0 + (($1["bars"] as? [Int])?.count ?? 0) / 2 }
    #expect(bars <= PageData.barLimit)
  }

  @Test("an empty run has a page and a picture, too")
  func empty() throws {
    let record = RunRecord(SimulationTests.scenario(script: []))
    #expect(try Self.data(of: record.html(try Self.report))["total"] as? Int == 0)
    #expect(XMLParser(data: Data(record.svg(try Self.report).utf8)).parse())
  }

  @Test("a picture is XML, whatever the name; its lines stay within it, and so does its size")
  func picture() throws {
    let (record, report) = try RecordedRun.tour(
      named: String(repeating: ReportFormatTests.strange, count: 9))
    let text = record.svg(report)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("bounce</text>") && text.contains("modeled cost of a frame (ms)"))
    for line in text.matches(of: /points="([^"]*)"/) {
      for point in line.1.split(separator: " ") {
        let numbers = point.split(separator: ",").compactMap { Double($0) }
        #expect(numbers.count == 2)
        #expect((0...RunPicture.width).contains(numbers[0]), "\(point)")
        #expect((0...RunPicture.height).contains(numbers[1]), "\(point)")
      }
    }
    let long = RecordedRun.made(frames: 50_000) { Double(($0 * 7919) % 1000) }
    #expect(long.svg(report).utf8.count < 2_000_000)
  }
}
