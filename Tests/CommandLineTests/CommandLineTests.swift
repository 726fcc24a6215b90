#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// The command line as a user runs it: what it prints, writes and exits with.
  @Suite struct CommandLineTests {
    static let good = """
      scrollsim: 1
      name: small
      viewport: {width: 390, height: 844, scale: 3, safe_area: {top: 47, bottom: 34}}
      data: {generated: {items: 200, seed: 5, heights: {uniform: [30, 120]}}}
      layout: {estimates: {row: 60}}
      script:
        - drag: {from: [9, 200], to: [9, 600], duration: 0.2}
        - wait: idle
        - fling: {velocity: 6000, every: 0.4, until: end}
        - wait: idle
      """

    @Test("a run prints a report, the same bytes each time as JSON, and a row per frame as a trace")
    func run() throws {
      let folder = try Folder()
      let scenario = try folder.write("good.yaml", Self.good)
      let report = try scrollsim("run", scenario)
      #expect(report.code == 0 && report.errors.isEmpty)
      #expect(report.output.contains("anchor drift      0.0 pt at most"))
      let trace = folder.path("frames.csv")
      let first = try scrollsim("run", scenario, "--json", "--trace", trace)
      let second = try scrollsim("run", scenario, "--json")
      #expect(first.code == 0 && first.output == second.output)
      let object = try JSONSerialization.jsonObject(with: Data(first.output.utf8))
      let frames = (object as? [String: Any])?["frames"] as? [String: Any]
      let count = try #require(frames?["count"] as? Int)
      let rows = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      #expect(rows.count == count + 1)
    }

    @Test("a budget that is exceeded exits with 1, after the report, and says by what")
    func budgets() throws {
      let folder = try Folder()
      let met = Self.good + "\nbudgets: {frames_min: 10, peak_memory_mib_max: 100_000}\n"
      let good = try scrollsim("run", try folder.write("met.yaml", met))
      #expect(
        good.code == 0 && good.output.contains("passed            peak_memory_mib <= 100000 MiB"))
      let exceeded = Self.good + "\nbudgets: {cells_created_max: 1, peak_memory_mib_max: 1}\n"
      let bad = try scrollsim("run", try folder.write("exceeded.yaml", exceeded), "--json")
      #expect(bad.code == 1 && bad.output.contains("\"outcome\" : \"failed\""))
      #expect(bad.errors.contains("gates failed: cells_created <= 1, and it came to "))
      #expect(bad.errors.contains("peak_memory_mib <= 1 MiB, and it came to "))
    }

    @Test("bad input exits with 2, names the place, and writes nothing")
    func badInput() throws {
      let folder = try Folder()
      let trace = folder.path("trace.csv")
      let changes: [(String, String, String)] = [
        ("width: 390", "widht: 390", ":3:12: error:"),
        ("width: 390", "width: wide", ":3:19: error:"),
        ("height: 844", "height: .nan", ":3:32: error:"),
        ("velocity: 6000", "velocity: .inf", ":9:23: error:"),
        ("duration: 0.2", "duration: -1", ":7:52: error:"),
        ("- wait: idle", "- {at: -1, wait: 1}", ":8:10: error:"),
        (
          "generated: {items: 200, seed: 5, heights: {uniform: [30, 120]}}",
          "csv: none.csv, title: a",
          ":4:13: error:"
        ),
        (
          "generated: {items: 200, seed: 5, heights: {uniform: [30, 120]}}",
          "outline: {children: 9, depth: 900}",
          ":4:38: error:"
        ),
        ("- wait: idle", "- scroll_to: {row: 200}", ":8:5: error:"),
        ("- wait: idle", "- expand: {row: 1}", ":8:5: error:"),
      ]
      for (old, new, place) in changes {
        let text = Self.good.replacingOccurrences(of: old, with: new)
        #expect(text != Self.good)
        let scenario = try folder.write("bad.yaml", text)
        let result = try scrollsim("run", scenario, "--json", "--trace", trace)
        #expect(result.code == 2, "\(new)")
        #expect(result.errors.contains("bad.yaml" + place), "\(new): \(result.errors)")
        #expect(result.output.isEmpty, "\(new)")
        #expect(!FileManager.default.fileExists(atPath: trace), "\(new)")
      }
      let table = try folder.write("rows.csv", "name,size\nA,1\n\"B,2\nC,3\n")
      let text = Self.good.replacingOccurrences(
        of: "generated: {items: 200, seed: 5, heights: {uniform: [30, 120]}}",
        with: "csv: \(table), title: name")
      let malformed = try scrollsim("run", try folder.write("csv.yaml", text), "--trace", trace)
      #expect(malformed.code == 2 && malformed.errors.contains("rows.csv:3:1: error:"))
      #expect(!FileManager.default.fileExists(atPath: trace))
      #expect(try scrollsim("run", folder.path("missing.yaml")).code == 2)
    }

    @Test("a recording is done again, and exits with 1 at the first frame that is not as it was")
    func recording() throws {
      let folder = try Folder()
      let scenario = try folder.write(
        "s.yaml",
        """
        scrollsim: 1
        name: session
        viewport: {width: 390, height: 700}
        data: {recording: s.jsonl}
        layout: {headers: false}
        """)
      let rows = """
        {"journal":{"version":1}}
        {"viewport":{"height":700,"scale":1,"width":390}}
        {"reload":{"counts":[{"items":1,"sections":1}]}}
        {"step":{"at":7}}
        {"size":{"given":[390,51.25],"of":[0,0],"offered":[390,44]}}
        {"frame":{"checksum":"cd21fb62dabad7c8","digest":"a9ce01844cf21d52","index":0}}

        """
      _ = try folder.write("s.jsonl", rows)
      let trace = folder.path("t.csv")
      let good = try scrollsim("run", scenario, "--json", "--trace", trace)
      #expect(good.code == 0 && good.errors == "\(trace): written\n")
      #expect(good.output.contains("\"digest\" : \"a9ce01844cf21d52\""))
      #expect(try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").count == 2)
      _ = try folder.write("s.jsonl", rows.replacingOccurrences(of: "51.25", with: "51.26"))
      let other = try scrollsim("run", scenario)
      #expect(other.code == 1 && other.output.contains("difference        frame 0: "))
      #expect(
        other.errors.contains("the run differs from its recording: frame 0: shows other content"))
      _ = try folder.write("s.jsonl", rows.replacingOccurrences(of: "step", with: "stop"))
      let bad = try scrollsim("run", scenario)
      #expect(bad.code == 2 && bad.output.isEmpty && bad.errors.contains("s.jsonl:4:2: error:"))
    }

    @Test("usage errors exit with 2; help and version with 0")
    func usage() throws {
      for arguments in [
        ["run"], ["rnu"], ["run", "a", "b"], ["run", "a.yaml", "--jsno"],
      ] {
        let result = try scrollsim(arguments)
        #expect(result.code == 2, "\(arguments)")
        #expect(result.output.isEmpty && !result.errors.isEmpty, "\(arguments)")
      }
      for arguments in [
        ["--help"], ["run", "--help"], ["help", "physics"], ["--version"], [],
      ] {
        let result = try scrollsim(arguments)
        #expect(result.code == 0 && !result.output.isEmpty, "\(arguments)")
      }
      #expect(try scrollsim("run", "--help").output.contains("EXAMPLES"))
    }

    @Test("a trace that cannot be written exits with 2")
    func unwritable() throws {
      let folder = try Folder()
      let scenario = try folder.write("good.yaml", Self.good)
      let result = try scrollsim("run", scenario, "--trace", folder.path("no/such/folder/t.csv"))
      #expect(result.code == 2 && result.output.isEmpty)
    }
  }
#endif
