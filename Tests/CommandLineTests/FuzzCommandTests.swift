#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// `scrollsim fuzz` as a user runs it.
  @Suite struct FuzzCommandTests {
    @Test(
      "a line for each layout, the same bytes each time, and nothing is written while laws hold")
    func run() throws {
      let folder = try Folder()
      let scenario = folder.path("found.yaml")
      let options = ["fuzz", "--seed", "3", "--seeds", "1", "--operations", "6"]
      let first = try scrollsim(options + ["--write", scenario])
      #expect(first.code == 0 && first.errors.isEmpty)
      let lines = first.output.split(separator: "\n")
      #expect(lines.count == 6 && lines.allSatisfy { $0.hasSuffix("all laws hold") })
      #expect(lines.first?.hasPrefix("list          1 seeds, 6 operations (") == true)
      #expect(try scrollsim(options).output == first.output)
      #expect(!FileManager.default.fileExists(atPath: scenario))
    }

    @Test("JSON has a report for each layout")
    func json() throws {
      let result = try scrollsim(
        "fuzz", "--seeds", "2", "--operations", "10", "--layout", "grid", "--json")
      #expect(result.code == 0)
      let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [Any]
      let entry = try #require(list?.first as? [String: Any])
      let report = try #require(entry["report"] as? [String: Any])
      #expect(list?.count == 1 && entry["layout"] as? String == "grid")
      #expect(report["operations"] as? Int == 20 && report["failure"] == nil)
    }

    @Test(
      "wrong usage exits with 2, and says why",
      arguments: [
        (["--layout", "honeycomb"], "there is no layout 'honeycomb'"),
        (["--seeds", "0"], "from 1 to 1000000"), (["--operations", "-1"], "operations"),
        (["--seed", "\(UInt64.max)", "--seeds", "2"], "the last seed"),
        (["--write", "found.jsonl"], "no name for a scenario"), (["--break"], "--break"),
      ])
    func usage(options: [String], message: String) throws {
      let result = try scrollsim(["fuzz"] + options)
      #expect(result.code == 2 && result.output.isEmpty && result.errors.contains(message))
    }
  }
#endif
