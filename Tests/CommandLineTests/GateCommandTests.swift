#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// Gates, comparisons and scenario files from the command line, with their exit codes.
  @Suite struct GateCommandTests {
    private static let shipped =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../Demos/Scenarios"

    /// A short scenario whose gates hold.
    static let calm = """
      scrollsim: 1
      name: calm
      viewport: {width: 390, height: 844, scale: 3}
      data: {generated: {items: 200, seed: 5, heights: {uniform: [30, 120]}}}
      layout: {estimates: {row: 60}}
      cells: {row: {create: 0.9, bind: 0.3}}
      script:
        - fling: {velocity: 3000}
        - wait: idle
      expect:
        - frames > 30
        - hitch_ratio < 5 ms/s decelerating
      """

    @Test("check prints a line for each gate, and exits with 1 when one of them failed")
    func check() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", Self.calm)
      let good = try scrollsim("check", calm)
      #expect(good.code == 0 && good.errors.isEmpty, "\(good)")
      let lines = good.output.split(separator: "\n")
      #expect(lines.count >= 8)
      #expect(lines.dropLast().allSatisfy { $0.hasPrefix("passed   \(calm): ") })
      #expect(lines.last == "checked 1 scenario, all passed: \(lines.count - 1) gates passed")
      #expect(lines.contains { $0.contains(": anchor_drift_max == 0 pt, and it came to 0 pt") })
      let text = Self.calm.replacingOccurrences(of: "frames > 30", with: "frames > 30_000")
      let strict = try folder.write("strict.yaml", text)
      let bad = try scrollsim("check", calm, strict)
      #expect(
        bad.code == 1 && bad.output.contains("failed   \(strict): frames > 30000, and it came"))
      #expect(bad.output.contains("passed   \(calm): ") && bad.errors.contains("a gate failed"))
      let gates = bad.output.split(separator: "\n").count - 1
      #expect(
        bad.output.hasSuffix("checked 2 scenarios, 1 failed: \(gates - 1) gates passed, 1 failed\n")
      )
      #expect(try scrollsim("run", strict).code == 1)
      let json = try scrollsim("check", calm, strict, "--json")
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      let results = try #require(object as? [[String: Any]])
      #expect(results.map { $0["passed"] as? Bool } == [true, false] && json.code == 1)
      #expect(results.allSatisfy { ($0["workload"] as? String)?.count == 16 })
    }

    @Test("check writes the page of each scenario that fails, each under a name of its own")
    func pages() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", Self.calm)
      let text = Self.calm.replacingOccurrences(of: "frames > 30", with: "frames > 30_000")
      let strict = try folder.write("strict.yaml", text)
      let out = folder.path("failures/today")
      #expect(try scrollsim("check", calm, "--html", out).code == 0)
      #expect(!FileManager.default.fileExists(atPath: out))
      let bad = try scrollsim("check", calm, strict, strict, "--html", out)
      #expect(bad.code == 1)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: out).sorted()
          == ["strict-2.html", "strict.html"])
      #expect(bad.errors.contains("\(out)/strict.html: written\n"))
      let page = try String(contentsOfFile: out + "/strict.html", encoding: .utf8)
      #expect(page.contains("frames &gt; 30000") && page.contains("id=\"failures\""))
      let single = folder.path("run.html")
      #expect(try scrollsim("run", strict, "--html", single).code == 1)
      #expect(try String(contentsOfFile: single, encoding: .utf8) == page)
      let matrix = try folder.write(
        "m.yaml", text + "\nmatrix: {rate: [30, 60]}\nrefresh_rate: ${rate}\n")
      let cases = try scrollsim("check", matrix, "--html", folder.path("cases"))
      #expect(cases.code == 1, "\(cases)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("cases")).sorted()
          == ["m-rate-30.html", "m-rate-60.html"])
    }

    @Test("a scenario without movement is an error of check and a warning of run")
    func standstill() throws {
      let folder = try Folder()
      func write(_ name: String, _ entry: String) throws -> String {
        let text = Self.calm.replacingOccurrences(of: "fling: {velocity: 3000}", with: entry)
          .replacingOccurrences(of: "hitch_ratio < 5 ms/s decelerating", with: "frames < 900")
          .replacingOccurrences(of: "frames > 30\n", with: "frames < 800\n")
        return try folder.write(name, text)
      }
      // The first request of a list that lies at its beginning is no movement.
      for entry in ["wait: 2", "fling: {velocity: 0}", "profile: android"] {
        let still = try write("still.yaml", entry)
        let check = try scrollsim("check", still)
        #expect(check.code == 2 && check.errors.contains("\(still):1:1: error: nothing moves or"))
        let run = try scrollsim("run", still)
        #expect(run.errors.contains("\(still):1:1: warning: nothing moves or"))
        #expect(run.output.contains("frames"))
        #expect(try scrollsim("run", still, "--quiet").errors.contains("warning") == false)
      }
      for entry in [
        "wheel: {y: 30}", "insert: {row: 0, count: 1}", "resize: {window: phone_landscape}",
      ] {
        let moving = try write("moving.yaml", entry)
        #expect(try scrollsim("check", moving).errors.contains("nothing moves") == false)
        #expect(try scrollsim("run", moving).errors.contains("nothing moves") == false)
      }
    }

    @Test("nothing is checked when one of the files is wrong")
    func badFile() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", Self.calm)
      let text = Self.calm.replacingOccurrences(of: "frames >", with: "fraems >")
      let result = try scrollsim("check", calm, try folder.write("bad.yaml", text))
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(result.errors.contains("bad.yaml:11:5: error: there is no metric 'fraems'"))
      #expect(result.errors.contains("did you mean 'frames'?"))
    }

    @Test("two runs of the same bytes are told by nothing, with --twice")
    func twice() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", Self.calm)
      let once = try scrollsim("run", calm, "--json")
      let trace = folder.path("trace.csv")
      let twice = try scrollsim("run", calm, "--json", "--twice", "--trace", trace)
      #expect(twice.code == 0 && twice.output == once.output)
      let rows = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      let object = try JSONSerialization.jsonObject(with: Data(once.output.utf8))
      let metrics = (object as? [String: Any])?["metrics"] as? [String: Any]
      // Frames of the second run are no part of the trace.
      #expect(metrics?["frames"] as? Int == rows.count - 1)
      #expect(try scrollsim("check", calm, "--twice").code == 0)
    }

    @Test("canaries turn gates red, and say so")
    func canaries() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", Self.calm)
      let jump = try scrollsim("check", calm, "--inject-jump", "2.5")
      #expect(
        jump.code == 1 && jump.output.contains("(with canaries): jump_count == 0, and it came to 2")
      )
      #expect(jump.output.contains("anchor_drift_max == 0 pt, and it came to 2.5 pt"))
      let cost = try scrollsim("run", calm, "--inject-cost", "40")
      #expect(cost.code == 1 && cost.output.contains("40.0 ms more in each frame"))
      #expect(cost.errors.contains("hitch_ratio < 5 ms/s, and it came to "))
      for arguments in [
        ["--inject-cost", "-1"], ["--inject-cost", "nan"], ["--inject-jump", "0"],
      ] {
        #expect(try scrollsim(["run", calm] + arguments).code == 2, "\(arguments)")
      }
    }

    @Test("compare prints what differs, and exits with 1 past the regression that is allowed")
    func compare() throws {
      let folder = try Folder()
      func report(_ name: String, _ arguments: String..., old: String = "", new: String = "") throws
        -> String
      {
        let text = old.isEmpty ? Self.calm : Self.calm.replacingOccurrences(of: old, with: new)
        let scenario = try folder.write("\(name).yaml", text)
        return try folder.write(
          "\(name).json", scrollsim(["run", scenario, "--json"] + arguments).output)
      }
      let before = try report("before")
      let same = try report("same", old: "name: calm", new: "name: other")
      let alike = try scrollsim("compare", before, same, "--fail-on-regression", "0")
      #expect(alike.code == 0 && alike.output.hasSuffix("metrics are the same\n"))
      let late = try report("late", "--inject-cost", "30")
      let worse = try scrollsim("compare", before, late)
      #expect(worse.code == 0 && worse.output.contains("with canaries"))
      let lines = worse.output.split(separator: "\n")
      #expect(lines.contains { $0.contains("  hitch_ratio ") && $0.hasSuffix("worse") })
      let gate = try scrollsim("compare", before, late, "--fail-on-regression", "5")
      #expect(gate.code == 1 && gate.errors.contains("hitch_ratio"))
      #expect(try scrollsim("compare", late, before, "--fail-on-regression", "0").code == 0)
      let other = try report("other", old: "velocity: 3000", new: "velocity: 3001")
      let refused = try scrollsim("compare", before, other)
      #expect(refused.code == 2 && refused.output.isEmpty)
      #expect(refused.errors.contains("other.json:1:1: error: the workload is "))
      let text = try folder.write("text.json", "no report")
      #expect(try scrollsim("compare", before, text).code == 2)
      #expect(try scrollsim("compare", before, folder.path("none.json")).code == 2)
      #expect(try scrollsim("compare", before, same, "--fail-on-regression", "-1").code == 2)
    }

    @Test("validate names everything that is wrong, and runs nothing")
    func validate() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", Self.calm)
      let good = try scrollsim("validate", calm)
      #expect(good.code == 0 && good.output == "1 scenario, nothing wrong\n")
      let text = Self.calm.replacingOccurrences(of: "width: 390", with: "width: wide")
        .replacingOccurrences(of: "velocity: 3000", with: "velocty: 3000")
        .replacingOccurrences(of: "frames > 30", with: "frames > many")
      let bad = try scrollsim("validate", calm, try folder.write("bad.yaml", text))
      #expect(bad.code == 2 && bad.output.isEmpty)
      let places = bad.errors.split(separator: "\n").map { line in
        line.split(separator: ":").dropFirst().prefix(2).joined(separator: ":")
      }
      #expect(places == ["3:19", "8:13", "11:14"], "\(bad.errors)")
      #expect(try scrollsim("validate", folder.path("none.yaml")).code == 2)
      #expect(try scrollsim("validate").code == 2)
    }

    @Test("every scenario that comes with the package is valid, listed and shown")
    func scenarios() throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.shipped)
        .filter { $0.hasSuffix(".yaml") }.sorted()
      let validated = try scrollsim(["validate"] + names.map { "\(Self.shipped)/\($0)" })
      #expect(validated.code == 0, "\(validated.errors)")
      let list = try scrollsim("scenarios", "list")
      let lines = list.output.split(separator: "\n")
      #expect(list.code == 0 && lines.count == names.count && names.count >= 12)
      for (line, name) in zip(lines, names) {
        #expect(line.hasPrefix(name.dropLast(5) + " ") && line.count > 20)
      }
      let show = try scrollsim("scenarios", "show", "feed")
      #expect(
        try show.output == String(contentsOfFile: Self.shipped + "/feed.yaml", encoding: .utf8))
      let unknown = try scrollsim("scenarios", "show", "fed")
      #expect(unknown.code == 2 && unknown.errors.contains("feed"))
    }

    @Test("a new scenario is written once, is valid, and passes")
    func new() throws {
      let folder = try Folder()
      let made = try scrollsim(["scenarios", "new", "mine"], in: folder.directory)
      #expect(made.code == 0 && made.output.contains("scrollsim check mine.yaml"))
      let path = folder.path("mine.yaml")
      #expect(try scrollsim("validate", path).code == 0)
      #expect(try scrollsim("check", path, "--twice").code == 0)
      let again = try scrollsim(["scenarios", "new", "mine"], in: folder.directory)
      #expect(again.code == 2 && again.errors.contains("is there already"))
      for name in ["", "a/b", "..", "-x", "a b", "é"] {
        #expect(try scrollsim(["scenarios", "new", "--", name], in: folder.directory).code == 2)
      }
    }

    @Test("help says what the exit codes mean")
    func help() throws {
      let help = try scrollsim("--help").output
      for code in 0...4 { #expect(help.contains("\n  \(code)  ")) }
      for command in ["run", "check", "compare", "validate", "scenarios"] {
        #expect(help.contains("\n  \(command)"))
        #expect(try scrollsim(command, "--help").code == 0)
      }
    }
  }
#endif
