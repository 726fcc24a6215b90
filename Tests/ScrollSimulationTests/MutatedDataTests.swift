#if CLI
  import Foundation
  import ScrollTools
  import TestSupport
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  /// Accidents that happen to the files that a scenario names.
  @Suite struct MutatedDataTests {
    /// A kind of file: a good one, and how it is read.
    enum Kind: String, CaseIterable {
      case rows, lines, gestures, journal

      var good: String {
        get throws {
          switch self {
          case .rows: try scenarioText("places.csv")
          case .gestures: try scenarioText("taps.csv")
          case .lines:
            (0..<12).map {
              #"{"name": "Row \#($0)", "group": "\#($0 / 4)", "text": "é \#($0)\n", "n": [\#($0), null]}"#
            }
            .joined(separator: "\n") + "\n"
          case .journal: JournalFileTests.base
          }
        }
      }

      func read(_ text: String) throws(ScenarioError) {
        switch self {
        case .rows: _ = try CSVRecords(text: text, file: rawValue)
        case .lines:
          _ = try JSONLinesFile.read(
            text: text, file: rawValue,
            Scenario.JSONLinesSource(path: rawValue, section: "group", title: "name", text: "text"))
        case .gestures: _ = try GestureFile.parse(text: text, name: rawValue)
        case .journal: _ = try JournalFile.parse(text: text, name: rawValue)
        }
      }
    }

    /// `ITERATIONS` is the number of files of each kind, `SEED` the first seed.
    @Test("a damaged file is read or refused with a place, never worse", arguments: Kind.allCases)
    func damaged(_ kind: Kind) throws {
      let good = Array(try kind.good)
      try kind.read(String(good))
      var refused = 0
      let seeds = TestRun.seeds(2000)
      for seed in seeds {
        var random = SeededGenerator(seed: seed)
        var text = good
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          text = Mutation.allCases.randomElement(using: &random)?.apply(to: text, &random) ?? text
        }
        let mutant = String(text)
        let error = scenarioError { () throws(ScenarioError) in try kind.read(mutant) }
        guard let error else { continue }
        refused += 1
        #expect(error.file == kind.rawValue, "seed \(seed): \(error)")
        #expect(error.line >= 1 && error.column >= 1, "seed \(seed): \(error)")
        #expect(error.line <= mutant.unicodeScalars.count + 1, "seed \(seed): \(error)")
        #expect(
          !error.message.isEmpty && !error.message.contains(where: \.isNewline), "seed \(seed)")
      }
      #expect(refused > seeds.count / 20, "\(refused)")
    }

    @Test("damaged bytes are read or refused with a place", arguments: Kind.allCases)
    func bytes(_ kind: Kind) throws {
      let good = Array(try kind.good.utf8)
      for seed in TestRun.seeds(1000) {
        var random = SeededGenerator(seed: seed)
        var bytes = good
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        let error = scenarioError { () throws(ScenarioError) in
          try kind.read(SourceText.decode(bytes, file: kind.rawValue))
        }
        #expect(error.map { $0.line >= 1 && $0.column >= 1 } ?? true, "seed \(seed)")
      }
    }
  }
#endif
