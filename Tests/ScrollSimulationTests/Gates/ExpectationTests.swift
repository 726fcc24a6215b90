import ScrollScenario
import Testing

@testable import ScrollSimulation

/// Gates are read word by word, and hold for what they say.
@Suite struct ExpectationTests {
  @Test("a gate in Swift is the gate of its text")
  func swift() throws {
    let gates: [Scenario.Expectation] = [
      .anchorDriftMax == 0, .cellsCreated <= 40, .hitchRatioDragging < 5, .reuseRatio >= 0.9,
      .overrunP99 > -3.5, .peakMemory <= 64,
    ]
    let texts = [
      "anchor_drift_max == 0 pt", "cells_created <= 40", "hitch_ratio_dragging < 5 ms/s",
      "reuse_ratio >= 0.9", "overrun_p99 > -3.5 ms", "peak_memory_mib <= 64 MiB",
    ]
    #expect(gates.map(\.description) == texts)
    for (gate, text) in zip(gates, texts) { #expect(try Scenario.Expectation(text) == gate) }
  }

  static let texts: [(String, Scenario.Expectation)] = [
    ("hitch_ratio < 5 ms/s dragging", .hitchRatioDragging < 5),
    ("hitch_ratio < 5 dragging", .hitchRatioDragging < 5),
    ("hitch_ratio_dragging < 5 ms/s", .hitchRatioDragging < 5),
    ("  hitch_ratio   <\t5 ", .hitchRatio < 5),
    ("janky_pct <= 1.5 %", .jankyPercent <= 1.5),
    ("frames >= 1_000", .frames >= 1000),
    ("overrun_max < -0.25 ms", .overrunMax < -0.25),
  ]

  @Test(
    "units and phases may be said, spaces do not count, and digits may be grouped", arguments: texts
  )
  func reading(text: String, gate: Scenario.Expectation) throws {
    #expect(try Scenario.Expectation(text) == gate)
  }

  /// Texts with a `»` before the word that is wrong, and the message for it.
  static let bad: [(String, String)] = [
    ("»", "the name of a metric is not there"),
    ("»anchor_drift_mx == 0", "did you mean 'anchor_drift_max'?"),
    ("»Hitch < 5", "there is no metric 'Hitch'"),
    ("frames»", "one of == <= < >= > is not there"),
    ("frames »=> 5", "'=>' is no comparison"),
    ("frames »!= 5", "there are ==, <=, <, >=, >"),
    ("frames >=»", "a number is not there"),
    ("frames >= »many", "'many' is no plain decimal number"),
    ("frames >= »nan", "'nan' is no plain"), ("frames >= »inf", "'inf' is no plain"),
    ("frames >= »1e5", "'1e5' is no plain"), ("frames >= »0x10", "'0x10' is no plain"),
    ("frames >= »1__0", "'1__0' is no plain"), ("frames >= »_1", "'_1' is no plain"),
    ("frames >= »5.", "'5.' is no plain"), ("frames >= »--5", "'--5' is no plain"),
    ("frames >= »99999999999999999999", "is no plain"),
    ("frames >= 5 »ms", "'frames' is without a unit"),
    ("blank_max <= 1 »ms", "'blank_max' is in pt"),
    ("blank_max <= 1 pt »dragging", "'dragging' does not belong here"),
    ("hitch_ratio < 5 »ms", "neither ms/s nor one of dragging"),
    ("hitch_ratio < 5 ms/s »draging", "did you mean 'dragging'?"),
    ("hitch_ratio < 5 ms/s dragging »bouncing", "does not belong here"),
    ("hitch_ratio_dragging < 5 ms/s »dragging", "does not belong here"),
  ]

  @Test("a wrong word is found where it stands", arguments: bad)
  func refusal(marked: String, message: String) throws {
    let offset = try #require(Array(marked.unicodeScalars).firstIndex(of: "»"))
    let text = String(marked.filter { $0 != "»" })
    do throws(ExpectationError) {
      _ = try Scenario.Expectation(text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.offset == offset && error.message.contains(message), "\(error)")
    }
  }

  @Test("a comparison holds on its side of the bound, and never for what is no number")
  func comparisons() {
    for (value, holds) in [(1.0, "< <="), (2, "== <= >="), (3, "> >=")] {
      for comparison in Scenario.Expectation.Comparison.allCases {
        let words = holds.split(separator: " ").map(String.init)
        #expect(
          Scenario.Expectation(.frames, comparison, 2).holds(for: value)
            == words.contains(comparison.rawValue))
        #expect(!Scenario.Expectation(.frames, comparison, 2).holds(for: .nan))
      }
    }
  }

  @Test("every metric's gate is read back as it is written")
  func roundTrip() throws {
    for metric in Metric.allCases {
      for comparison in Scenario.Expectation.Comparison.allCases {
        for bound in [0, -1, 0.1, 12.75, 1_000_000] {
          let gate = Scenario.Expectation(metric, comparison, bound)
          #expect(try Scenario.Expectation(gate.description) == gate)
        }
      }
    }
  }
}
