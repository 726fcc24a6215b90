#if CLI
  import TestSupport
  import Foundation
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools
  import Testing

  @Suite struct MutatedScenarioTests {
    private static let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Demos/Scenarios")

    private static let junk = [
      "", "-1", "1e999", "[", "{x: 1}", "'", "*a", "${x}", "99999999999999999999", "\t", "nope",
      "\u{1}",
      "[1, [2, [3]]]", "~",
    ]

    /// A scenario with something else behind a colon of one of its lines, or without the line.
    private static func mutant(_ seed: UInt64, _ text: String) -> String {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let pick = SplitMix64.value(seed: seed, index: 0)
      let keyed = lines.indices.filter { lines[$0].contains(":") && !lines[$0].hasPrefix("#") }
      let line = keyed[Int(pick % UInt64(keyed.count))]
      if pick >> 40 & 7 == 0 {
        lines.remove(at: line)
      } else {
        let colon = lines[line].firstIndex(of: ":") ?? lines[line].startIndex
        let value = junk[Int(SplitMix64.value(seed: seed, index: 1) % UInt64(junk.count))]
        lines[line] = lines[line][...colon] + " " + value
      }
      return lines.joined(separator: "\n")
    }

    @Test("a damaged scenario ends with 2 and a place, and writes nothing")
    func damaged() throws {
      let names = ["feed", "grid", "paging", "outline", "compositional"]
      var refused = 0
      for seed in UInt64(0)..<40 {
        let name = names[Int(seed) % names.count]
        let good = try String(
          contentsOf: Self.scenarios.appendingPathComponent(name + ".yaml"), encoding: .utf8)
        let folder = try Folder()
        let path = try folder.write("\(name).yaml", Self.mutant(seed, good))
        guard !ScenarioFile.problems(path: path).isEmpty else { continue }
        refused += 1
        let outputs = ["frames.csv", "report.html", "trace.json"].map(folder.path)
        let outcome = try scrollsim([
          "run", path, "--json", "--trace", outputs[0], "--html", outputs[1], "--perfetto",
          outputs[2],
        ])
        #expect(outcome.code == 2, "seed \(seed): \(outcome)")
        #expect(outcome.output.isEmpty, "seed \(seed)")
        let place = outcome.errors.range(
          of: "^" + NSRegularExpression.escapedPattern(for: path)
            + ":[1-9][0-9]*:[1-9][0-9]*: error: .",
          options: .regularExpression)
        #expect(place != nil, "seed \(seed): \(outcome.errors)")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.directory)
        #expect(left == ["\(name).yaml"], "seed \(seed): \(left)")
        let check = try scrollsim("check", path)
        #expect(check.code == 2 && check.output.isEmpty, "seed \(seed)")
      }
      #expect(refused > 20)
    }
  }
#endif
