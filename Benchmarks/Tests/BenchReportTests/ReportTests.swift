import Foundation
import Testing

@testable import BenchReport

@Suite struct ReportTests {
  /// Some of what the file has.
  private struct Saved: Decodable {
    struct Figure: Decodable {
      var peer: String
      var n: Int
      var metric: String
      var values: [String: Double]
    }

    struct Demand: Decodable {
      var name: String
      var verdict: BarResult.Verdict
    }

    var figures: [Figure]
    var bars: [Demand]
    var ladder: LatencyLadder
  }

  @Test func `the report has every section with its table, its picture and what is fair`() {
    let report = SampleRun.report()
    let text = report.markdown()
    let files = report.pictures().map(\.file)
    for section in Section.all {
      #expect(text.contains("## \(section.title)\n"), "\(section.title)")
      #expect(text.contains("To be fair: \(section.fairness)"), "\(section.title)")
    }
    for file in files { #expect(text.contains("](\(file))"), "\(file)") }
    // Nothing is shown that is not there.
    #expect(text.components(separatedBy: ".svg)").count == files.count + 1)
    #expect(text.contains("| rows | 1,000 | 10,000 | 100,000 | 1,000,000 | 10,000,000 |"))
    #expect(text.contains("A <processor> & more, 2 cores"))
    #expect(text.contains("- gtk4, 1000 rows: no display"))
  }

  @Test func `the table of bars has a line for each`() {
    let text = SampleRun.report().markdown()
    for bar in Bar.all { #expect(text.contains("| \(bar.name) | \(bar.demand) | ")) }
    #expect(text.components(separatedBy: "| yes |").count == Bar.all.count + 1)
    let none = SampleRun.report(Figures()).markdown()
    #expect(none.components(separatedBy: "| not measured |").count == Bar.all.count + 1)
    #expect(!none.contains("## A frame"))
  }

  @Test func `a missed bar is seen in both tables`() {
    let figures = SampleRun.figures { reading in
      var reading = reading
      if reading.work == "W6", reading.metric == "jump_max_px" { reading.value = 1 }
      return reading
    }
    let report = SampleRun.report(figures)
    #expect(report.markdown().contains("content jumps | ≤ 0.0 px | 1.0 px | **no** |"))
    #expect(report.text().contains("\(Bar.all.count - 1) met, 1 missed, 0 not measured"))
  }

  @Test func `ratios are of times only, and net where the line is`() throws {
    let report = SampleRun.report()
    let lines = Section.all.flatMap(\.lines)
    let insert = try #require(lines.first { $0.work == "W4" && $0.net != nil })
    let qt = try #require(report.series(insert).first { $0.peer == "qtquick-6.4.2" })
    let ratio = try #require(qt.cells[1_000_000]?.ratio)
    #expect(abs(ratio.median - 300) < 1e-6)
    let bytes = try #require(lines.first { $0.metric == "bytes_per_item" })
    #expect(report.series(bytes).allSatisfy { $0.cells.values.allSatisfy { $0.ratio == nil } })
    #expect(report.series(insert).first { $0.peer == Peer.ours }?.cells[1000]?.ratio == nil)
  }

  @Test func `every way of a peer to replace rows is beside ours`() throws {
    let report = SampleRun.report()
    let line = try #require(Section.all.flatMap(\.lines).first { $0.theirs != nil })
    let titles = report.series(line).map(\.title)
    #expect(titles.contains("Qt Quick 6.4.2, remove insert each"))
    #expect(titles.contains("Qt Quick 6.4.2, reset"))
    #expect(titles.first == "Scrollwork")
  }

  @Test func `the file has every value of every figure`() throws {
    let report = SampleRun.report()
    let saved = try JSONDecoder().decode(Saved.self, from: Data(try report.json().utf8))
    #expect(saved.figures.count == report.figures.keys.count)
    for (figure, key) in zip(saved.figures, report.figures.keys) {
      #expect(figure.peer == key.peer && figure.n == key.n && figure.metric == key.metric)
      let values = figure.values.map { (Int($0.key) ?? -1, $0.value) }
      #expect(Dictionary(uniqueKeysWithValues: values) == report.figures.values(key))
    }
    #expect(saved.bars.map(\.name) == Bar.all.map(\.name))
    #expect(saved.ladder == report.ladder)
    #expect(try report.json() == SampleRun.report().json())
  }

  @Test func `the limit is a load from the memory of that many rows`() throws {
    let report = SampleRun.report()
    #expect(report.bytesPerRow == 5)
    let limit = report.limit(1000...1_000_000_000)
    #expect(limit.first?.x == 1000)
    #expect(limit.last.map { abs($0.x / 1e9 - 1) < 1e-6 } == true)
    for (n, value) in limit {
      #expect(report.ladder.nanoseconds(bytes: 5 * n) == value)
    }
  }

  @Test func `columns of a table are aligned and headings may be wide`() {
    let text = Report.aligned([["a", "bb"], ["a heading"], ["ccc", "d"]], left: [0])
    #expect(text == "a    bb\na heading\nccc   d\n")
  }
}
