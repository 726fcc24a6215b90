#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// Conditions that end a command with 2 and a place, and runs that prove too little, which end with 1.
  @Suite struct TypedErrorTests {
    private static let base = """
      scrollsim: 1
      name: base
      viewport: {width: 300, height: 400}
      data: {generated: {items: 20}}

      """

    @Test(
      "a scenario that is malformed ends with 2 at its place, and writes nothing",
      arguments: [
        ("script: {wait: 1}", "5:9", "must be a list"),
        ("script: [{wiat: 1}]", "5:11", "did you mean 'wait'?"),
        ("scripts: []", "5:1", "did you mean 'script'?"),
        ("script: [{wait: -1}]", "5:17", "from 0 to 86400"),
        ("script: [{at: -1, wait: 1}]", "5:15", "from 0 to 86400"),
        ("script: [{at: 2, wait: 0}, {at: 1, wait: 0}]", "5:33", "end at 2.0 s"),
        ("script: [{drag: {path: [[0, 1, 1], [2, 1, 2], [1, 1, 3]]}}]", "5:48", "must ascend"),
        ("script: [{gestures: g.csv}]", "g.csv:4:6", "earlier than the one before"),
        ("script: [{when: idle, after: -1, append: 1}]", "5:30", "from 0 to 86400"),
        ("script: [{scroll_to: {row: 20}}]", "5:10", "20"),
        ("include: gone.yaml", "5:10", "is not there"),
        ("script: []\nrefresh_rate: ${rate}", "6:15", "there is no variable 'rate'"),
      ])
    func malformed(_ text: String, _ place: String, _ fragment: String) throws {
      let folder = try Folder()
      let path = try folder.write("bad.yaml", Self.base + text)
      _ = try folder.write(
        "g.csv", "gesture,event,t_ms,x_px,y_px\na,down,5,1,1\na,move,9,1,2\na,up,7,1,3\n")
      let trace = folder.path("frames.csv")
      for command in [["run", path, "--trace", trace], ["check", path], ["validate", path]] {
        let outcome = try scrollsim(command)
        #expect(outcome.code == 2 && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.contains(place + ": error: "), "\(outcome)")
        #expect(outcome.errors.contains(fragment), "\(outcome)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.directory).sorted()
        #expect(files == ["bad.yaml", "g.csv"])
      }
    }

    @Test(
      "a run that was too short, went nowhere or never scrolled does not pass",
      arguments: [
        "frames >= 100", "scroll_distance > 1000 pt", "comparisons > 1_000",
      ])
    func tooLittle(_ gate: String) throws {
      let folder = try Folder()
      let text = Self.base + "script: [{wait: 0.2}]\nexpect: [\"\(gate)\"]\n"
      let outcome = try scrollsim("check", try folder.write("short.yaml", text))
      #expect(outcome.code == 1, "\(outcome)")
      #expect(outcome.errors.contains("a gate failed: "))
    }

    @Test("runs of different workloads are not compared: a variable makes one")
    func workloads() throws {
      let folder = try Folder()
      let text = """
        matrix: {velocity: [500, 900]}
        script: [{fling: {velocity: "${velocity}"}}]
        """
      let path = try folder.write("m.yaml", Self.base + text)
      var reports: [String] = []
      for velocity in [500, 900] {
        let report = try scrollsim("run", path, "--json", "--case", "[velocity=\(velocity)]")
        reports.append(try folder.write("\(velocity).json", report.output))
      }
      let outcome = try scrollsim(["compare"] + reports)
      #expect(outcome.code == 2 && outcome.errors.contains("workload"), "\(outcome)")
    }
  }
#endif
