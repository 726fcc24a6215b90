import Foundation
import ScrollScenario
import Testing

@testable import ScrollReports
@testable import ScrollSimulation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What other programs read of a report says what the report says.
@Suite struct ReportFormatTests {
  static let strange = "</script><b>&amp; 'a' \"b\" | `c` *d* ]]> %0A::error::\n\u{1} é🏙"

  /// A report with a failed gate, one that is met and one that nothing is known of.
  static func report() throws -> RunReport {
    var scenario = SimulationTests.scenario(script: SimulationTests.tour)
    scenario.name = strange
    scenario.defaults = .none
    scenario.budgets = .init(
      driftMax: 0, cellsCreatedMax: 1, peakMemoryMiBMax: 100)
    return try RecordedRun.of(scenario).report
  }

  /// The elements of an XML file, with their attributes and texts.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      elements[elements.count - 1].text += string
    }
  }

  @Test("JUnit's XML has a test case for each gate, and reads back with the names as they are")
  func junit() throws {
    let report = try Self.report()
    let reader = Reader()
    let parser = XMLParser(data: Data(report.junit(file: "a&b/\"c\".yaml").utf8))
    parser.delegate = reader
    #expect(parser.parse())
    let suite = try #require(reader.elements.first { $0.name == "testsuite" })
    // XML has no place for the control character.
    #expect(
      suite.attributes["name"] == Self.strange.replacingOccurrences(of: "\u{1}", with: "\u{FFFD}"))
    let cases = reader.elements.filter { $0.name == "testcase" }
    #expect(
      cases.map { $0.attributes["name"] } == [
        "anchor_drift_max <= 0 pt", "cells_created <= 1", "peak_memory_mib <= 100 MiB",
        "no mistakes",
      ])
    #expect(cases.allSatisfy { $0.attributes["file"] == "a&b/\"c\".yaml" })
    let failures = reader.elements.filter { $0.name == "failure" }
    #expect(failures.count == 1 && suite.attributes["failures"] == "1")
    let words = "cells_created <= 1, and it came to \(report.cells.total.created)"
    #expect(
      failures.first?.text.trimmingCharacters(in: .whitespacesAndNewlines) == words
        && failures.first?.attributes["message"] == words)
    #expect(reader.elements.count { $0.name == "skipped" } == 1)
    #expect(suite.attributes["skipped"] == "1" && suite.attributes["tests"] == "4")
  }

  @Test("GitHub's annotations are a line for each failed gate, or one when all passed")
  func github() throws {
    let report = try Self.report()
    let text = report.githubAnnotations(file: "Demos/a,b:c%.yaml")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(text.hasPrefix("::error file=Demos/a%2Cb%3Ac%25.yaml,title="))
    #expect(text.contains("%250A%3A%3Aerror%3A%3A%0A"))
    #expect(text.hasSuffix("::cells_created <= 1, and it came to \(report.cells.total.created)\n"))
    let good = try RecordedRun.tour().report.githubAnnotations(file: "a.yaml")
    #expect(good.hasPrefix("::notice file=a.yaml,title=tour%3A all gates passed::"))
    #expect(good.split(separator: "\n").count == 1)
    var wrong = report
    wrong.diagnostics = ["100 %\nof it"]
    let two = wrong.githubAnnotations(file: "a").split(separator: "\n")
    #expect(two.count == 2 && two[1].contains("100 %25%0Aof it"))
  }

  @Test("Markdown has a row for each gate, and nothing in a name is markup")
  func markdown() throws {
    let report = try Self.report()
    let text = report.markdown()
    #expect(text.hasPrefix("### ❌ "))
    #expect(!text.contains("<") && !text.contains("*d*"))
    #expect(
      text.contains("&lt;/script&gt;&lt;b&gt;&amp;amp; 'a' \"b\" \\| \\`c\\` \\*d\\* \\]\\]&gt;"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    for row in rows {
      let bars = row.replacingOccurrences(of: "\\|", with: "").count { $0 == "|" }
      #expect([3, 4, 6].contains(bars), "\(row)")
    }
    #expect(rows.contains { $0.contains("cells\\_created &lt;= 1") && $0.contains("❌ failed") })
    #expect(
      rows.contains { $0.contains("peak\\_memory\\_mib &lt;= 100 MiB") && $0.contains("➖ unknown") }
    )
    #expect(try RecordedRun.tour().report.markdown().hasPrefix("### ✅ tour\n"))
  }

  @Test("a run passes when nothing that decides failed, as its exit code says")
  func checks() throws {
    var report = try RecordedRun.tour().report
    let first = report.checks[0]
    #expect(report.passes && first.name == "anchor_drift_max == 0 pt" && first.outcome == .passed)
    #expect(report.checks.map(\.name) == report.gates.map(\.gate) + ["no mistakes"])
    report.gates[0].outcome = .failed
    report.gates[0].value = 0.5
    #expect(
      !report.passes
        && report.checks[0].detail == "anchor_drift_max == 0 pt, and it came to 0.5 pt")
    report.gates[0].outcome = .passed
    report.recording = .init(frames: 9, difference: "frame 3: other")
    #expect(!report.passes && report.checks.last?.name == "recording")
    report.recording?.difference = nil
    #expect(report.passes)
    report.diagnostics = ["one"]
    #expect(!report.passes)
  }
}
