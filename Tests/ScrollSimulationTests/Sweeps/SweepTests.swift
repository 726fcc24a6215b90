import Foundation
import ScrollReports
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A sweep runs the requested cases, and its figures of a case are those of a run of it.
@Suite struct SweepTests {
  @Test(
    "ranges are exact decimals, from the first to the last that is not above the end",
    arguments: [
      ("a=0..4", ["0", "1", "2", "3", "4"]), ("a=0..1000:250", ["0", "250", "500", "750", "1000"]),
      ("a=0.1..0.5:0.1", ["0.1", "0.2", "0.3", "0.4", "0.5"]),
      ("a=-1..1:0.75", ["-1", "-0.25", "0.5"]),
      ("a=5..5", ["5"]), ("a=0..10:4", ["0", "4", "8"]),
      ("a=-0.05..0.05:0.05", ["-0.05", "0", "0.05"]),
      ("a=1,2, 3", ["1", "2", "3"]), ("a.b.0=ios", ["ios"]),
      ("a=0.2,{uniform: [0.1, 0.4]},[1, 2]", ["0.2", "{uniform: [0.1, 0.4]}", "[1, 2]"]),
      ("a='x,y',z", ["'x,y'", "z"]), ("a=../a.csv,../b.csv", ["../a.csv", "../b.csv"]),
      ("a=x..y", ["x..y"]),
      ("a=[frames >= 1..]", ["[frames >= 1..]"]), ("a=b=c", ["b=c"]),
    ])
  func values(text: String, values: [String]) throws {
    let parameter = try SweepParameter(text)
    #expect(parameter.values == values)
    #expect(parameter.key == String(text.prefix { $0 != "=" }))
  }

  @Test(
    "what is no parameter is refused",
    arguments: [
      "", "a", "=1", "a=", "a=1,,2", "a=1..", "a=1..2:0", "a=2..1", "a=1..2:-1",
      "a=0..1000",
      "a=1.2.3..4", "a=0..1:0.0001", "a=0..9999999999999999", "a=1e3..2e3",
      "a=0..0.000000000000001:1..2",
      "a=" + Array(repeating: "1", count: 1001).joined(separator: ","),
    ])
  func badParameters(text: String) {
    #expect(throws: SweepError.self) { try SweepParameter(text) }
  }

  @Test("a grid has each with each, the last changing first; a list has them side by side")
  func cases() throws {
    let list = try [SweepParameter("a=1,2"), SweepParameter("b=x,y"), SweepParameter("c=0..2")]
    let grid = try Sweep(list)
    // The slow twin counts in a number system of mixed bases.
    #expect(grid.cases.count == 12)
    for (index, settings) in grid.cases.enumerated() {
      #expect(
        settings.map(\.description) == [
          "a=\(["1", "2"][index / 6])", "b=\(["x", "y"][index / 3 % 2])", "c=\(index % 3)",
        ])
    }
    let pairs = try Sweep(Array(list.prefix(2)), arrangement: .list)
    #expect(pairs.cases.map { $0.map(\.value) } == [["1", "x"], ["2", "y"]])
    #expect(throws: SweepError.differentCounts("a", 2, "c", 3)) {
      try Sweep(list, arrangement: .list)
    }
    #expect(throws: SweepError.noParameters) { try Sweep([]) }
    #expect(throws: SweepError.repeatedKey("a")) { try Sweep([list[0], list[0]]) }
    let many = try (0..<5).map { try SweepParameter("k\($0)=0..9") }
    #expect(throws: SweepError.tooManyCases) { try Sweep(many) }
    #expect(try Sweep(Array(many.prefix(4))).cases.count == 10_000)
  }

  #if CLI
    static let yaml = """
      scrollsim: 1
      name: swept
      viewport: {width: 390, height: 844, scale: 3}
      data: {generated: {items: 300, seed: 5, heights: {uniform: [30, 120]}}}
      layout: {estimates: {row: 60}}
      cells: {row: {create: 0.9, bind: 0.3}}
      script:
        - fling: {velocity: 3000}
        - wait: idle
        - fling: {velocity: -2000}
        - wait: idle
      expect:
        - cells_created <= 22
      """

    @Test(
      "the result is the same on one core and on several, and each case is the run of its scenario")
    func jobs() throws {
      try withFiles(["s.yaml": Self.yaml]) { folder in
        let path = "\(folder)/s.yaml"
        let sweep = try Sweep([
          SweepParameter("reuse.pool=0,1,8"), SweepParameter("script.0.fling.velocity=3000,9000"),
        ])
        let result = try sweep.run(path: path, jobs: 1)
        for jobs in [2, 3, 64] {
          #expect(try sweep.run(path: path, jobs: jobs).json() == result.json())
        }
        for row in result.rows {
          let text = Self.yaml
            .replacingOccurrences(of: "velocity: 3000", with: "velocity: \(row.settings[1].value)")
            .replacingOccurrences(
              of: "layout:", with: "reuse: {pool: \(row.settings[0].value)}\nlayout:")
          let report = try Simulation(ScenarioFile.parse(text: text, name: "twin").scenario).run()
          #expect(row.digest == report.digest && row.metrics == report.metrics)
          #expect(row.workload == report.workload)
          #expect(row.failures == report.failures.map(\.description))
        }
        #expect(Set(result.rows.map(\.failures.isEmpty)) == [true, false])
      }
    }

    @Test(
      "the best case is one whose gates passed, with the best number, and the first of equal ones")
    func best() throws {
      try withFiles(["s.yaml": Self.yaml]) { folder in
        let sweep = try Sweep([SweepParameter("reuse.pool=0,1,2,8,16")])
        let result = try sweep.run(path: "\(folder)/s.yaml", jobs: 2)
        let passing = result.rows.filter(\.failures.isEmpty)
        try #require(!passing.isEmpty && passing.count < result.rows.count)
        for metric in Metric.allCases where metric.clock == .virtual {
          let values = passing.compactMap { $0[metric] }
          let wanted = metric.better == .higher ? values.max() : values.min()
          let first = passing.first { $0[metric] == wanted && wanted != nil }
          #expect(result.best(metric) == first, "\(metric)")
        }
      }
    }

    @Test(
      "a wrong case is found before any is run, and names what was set",
      arguments: [
        ("reuse.pol=4", "with reuse.pol=4: "), ("reuse.pool=-1", "with reuse.pool=-1: "),
        ("refresh_rate=fast", "with refresh_rate=fast: "),
        ("script.9.wait=1", "is a list of 4, whose elements are 0 to 3"),
        ("name.x=1", "'name' is neither a mapping nor a list"), ("reuse..pool=1", "a key is empty"),
        ("reuse.pool=[1", "with reuse.pool=[1: the value cannot be read"),
        ("script.x=1", "is a list of 4"),
      ])
    func wrongCases(text: String, message: String) throws {
      try withFiles(["s.yaml": Self.yaml]) { folder in
        let sweep = try Sweep([SweepParameter(text)])
        let error = #expect(throws: SweepError.self) {
          try sweep.run(path: "\(folder)/s.yaml", jobs: 2)
        }
        guard case .scenario(let problem) = error else {
          Issue.record("\(String(describing: error))")
          return
        }
        #expect(problem.message.contains(message), "\(problem)")
        #expect(problem.file.hasSuffix("s.yaml") && problem.line >= 1 && problem.column >= 1)
      }
    }

    @Test(
      "what a run refuses is the error of the first case that has it, however many jobs there are")
    func lateErrors() throws {
      try withFiles(["s.yaml": Self.yaml]) { folder in
        let sweep = try Sweep([
          SweepParameter(
            "script.1={scroll_to: {row: 5}},{scroll_to: {row: 301}},{scroll_to: {row: 302}}")
        ])
        for jobs in [1, 2, 8] {
          let error = #expect(throws: SweepError.self) {
            try sweep.run(path: "\(folder)/s.yaml", jobs: jobs)
          }
          #expect(error?.description.contains("301") == true, "\(String(describing: error))")
        }
      }
    }

    @Test("tables and pictures have each case, read back, and are the same each time")
    func outputs() throws {
      try withFiles(["s.yaml": Self.yaml]) { folder in
        let sweep = try Sweep([
          SweepParameter(
            "cells.row.bind=0.3,{uniform: [0.1, 0.4]}"),
          SweepParameter("physics.profile=ios,android"), SweepParameter("reuse.pool=0,8"),
        ])
        let result = try sweep.run(path: "\(folder)/s.yaml", jobs: 2)
        let lines = result.text([.cellsCreated, .hitchRatio]).split(separator: "\n")
        #expect(lines.count == 9 && lines[0].contains("hitch_ratio ms/s"))
        let records = try CSVRecords(text: result.csv(), file: "csv")
        #expect(
          records.rows.count == 8
            && records.header.prefix(3) == ["cells.row.bind", "physics.profile", "reuse.pool"])
        let column = try #require(records.header.firstIndex(of: "cells_created"))
        #expect(
          records.rows.map { Double($0[column]) } == result.rows.map { $0[.cellsCreated] })
        let object =
          try JSONSerialization.jsonObject(with: Data(result.json().utf8)) as? [String: Any]
        #expect((object?["cases"] as? [Any])?.count == 8)
        let svg = result.svg()
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("physics.profile=android, reuse.pool=8"))
        // Metrics that are the same everywhere are words, the others are panels.
        let panels = SweepResult.usualMetrics.filter { result.constant($0) == nil }
        let words = SweepResult.usualMetrics.filter { result.constant($0) != nil }
        #expect(!panels.isEmpty && !words.isEmpty)
        for metric in panels { #expect(svg.contains(" font-weight=\"bold\">\(metric.rawValue)")) }
        for metric in words {
          let value = try #require(result.constant(metric))
          #expect(svg.contains("\(metric.rawValue) \(value)"))
          #expect(!svg.contains(" font-weight=\"bold\">\(metric.rawValue)"))
        }
        #expect(svg == result.svg() && result.svg([.cellsCreated]).count < svg.count)
      }
    }
  #endif
}
