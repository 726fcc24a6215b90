#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// `scrollsim physics` as a user runs it.
  @Suite struct PhysicsTests {
    @Test("a profile's motion is printed as a table or CSV; files have the same bytes each time")
    func curve() throws {
      let folder = try Folder()
      let release = ["--velocity", "4000", "--upper", "1200"]
      let files = { (run: String) in
        [
          "--csv", folder.path("x\(run).csv"), "--events", folder.path("e\(run).csv"), "--svg",
          folder.path("p\(run).svg"),
        ]
      }
      let first = try scrollsim(["physics", "ios"] + release + files("1"))
      let second = try scrollsim(["physics", "curve", "IOS"] + release + files("2"))
      #expect(first.code == 0 && first.errors.isEmpty && first.output == second.output)
      #expect(first.output.hasPrefix("ios: released at 4,000 pt/s from 0 pt\n"))
      #expect(
        first.output.contains("  peak   trailing  1,200.00  0.5584         0.0         58.77\n"))
      for (kind, end) in [("x", "csv"), ("e", "csv"), ("p", "svg")] {
        let one = try Data(contentsOf: URL(fileURLWithPath: folder.path("\(kind)1.\(end)")))
        let two = try Data(contentsOf: URL(fileURLWithPath: folder.path("\(kind)2.\(end)")))
        #expect(one == two && !one.isEmpty, "\(kind)")
      }
      let csv = try scrollsim(["physics", "ios", "--format", "csv"] + release)
      #expect(
        csv.output == (try String(contentsOfFile: folder.path("x1.csv"), encoding: .utf8)))
      let tuned = try scrollsim(
        ["physics", "android", "--deceleration", "0.99", "--spring", "1,200,0.5"]
          + ["--transfer-limit", "900"] + release)
      #expect(tuned.code == 0 && tuned.output.contains("damping ratio 0.5, at most 900.0 pt/s"))
      let negative = try scrollsim(
        "physics", "ios", "--velocity", "-900", "--position", "-20", "--lower", "none")
      #expect(negative.code == 0 && negative.output.contains("released at -900 pt/s from -20 pt"))
      #expect(try scrollsim("physics", "android", "--velocity", "9000", "--unlimited").code == 0)
    }

    @Test("profiles are compared in rows, CSV and a picture, the same bytes each time")
    func compare() throws {
      let folder = try Folder()
      var outputs: [String] = []
      for run in ["1", "2"] {
        let result = try scrollsim(
          "physics", "compare", "ios", "android", "flutter_bouncing", "--velocity", "4000", "--csv",
          folder.path("c\(run).csv"), "--svg", folder.path("c\(run).svg"))
        #expect(result.code == 0 && result.errors.isEmpty)
        outputs.append(result.output)
        for end in ["csv", "svg"] {
          outputs.append(try String(contentsOfFile: folder.path("c\(run).\(end)"), encoding: .utf8))
        }
      }
      #expect(outputs[..<3] == outputs[3...])
      #expect(outputs[0].contains("\n  flutterBouncing  friction, 0.135 per s "))
      #expect(outputs[1].hasPrefix("t_s,ios_x_pt,ios_v_pt_per_s,android_x_pt,"))
      #expect(outputs[2].hasPrefix("<svg xmlns="))
    }

    @Test("the list names every profile and the units of its numbers")
    func list() throws {
      let result = try scrollsim("physics", "list")
      #expect(result.code == 0 && result.errors.isEmpty)
      #expect(result.output.hasPrefix("ios\n  deceleration       exponential, 0.998 of"))
      #expect(result.output.contains("\nwebkitAndroid\n"))
    }

    @Test("help says what the velocity's limits are, and exits with 0")
    func help() throws {
      for arguments in [
        ["physics"], ["physics", "--help"], ["physics", "curve", "--help"],
        ["help", "physics", "compare"], ["physics", "list", "--help"],
      ] {
        let result = try scrollsim(arguments)
        #expect((result.code == 0) == (arguments.count > 1), "\(arguments)")
        #expect(!(result.output + result.errors).isEmpty, "\(arguments)")
      }
      let help = try scrollsim("physics", "curve", "--help").output
      #expect(help.contains("EXAMPLES") && help.contains("--unlimited"))
      #expect(help.contains("slowest and fastest fling"))
    }

    @Test("bad numbers and names exit with 2 and one line that names them; nothing is written")
    func badInput() throws {
      let folder = try Folder()
      let file = folder.path("out")
      let cases: [([String], String)] = [
        (["--velocity", "nan"], "velocity must be a number from -1e9 to 1e9, not nan"),
        (["--velocity", "inf"], "velocity must be"), (["--velocity", "2e9"], "velocity must be"),
        (["--position", "nan"], "position must be"), (["--lower", "inf"], "lower must be"),
        (["--upper", "-5"], "upper must not be below lower: -5.0 is below 0.0"),
        (["--rate", "0"], "rate must be from 1 to 1000, not 0.0"),
        (["--rate", "1001"], "rate must be"), (["--duration", "0"], "duration must be"),
        (["--duration", "nan"], "duration must be"), (["--scale", "-3"], "scale must be"),
        (["--duration", "1e300"], "that would be 6e+301 rows, allowed are 1,000,000"),
        (["--rate", "1000", "--duration", "1000"], "that would be 1,000,001 rows"),
      ]
      for (arguments, message) in cases {
        for command in [["ios"], ["compare", "ios", "gtk"]] {
          let velocity = arguments[0] == "--velocity" ? [] : ["--velocity", "100"]
          let result = try scrollsim(
            ["physics"] + command + velocity + arguments + ["--csv", file, "--svg", file + "2"])
          try expectRefusal(result, message, "\(command + arguments)", folder)
        }
      }
      let single: [([String], String)] = [
        (["andriod"], "there is no profile 'andriod', did you mean 'android'?; known are ios, "),
        (["x"], "there is no profile 'x'; known are ios, iosFast, android"),
        (["ios", "--deceleration", "1"], "deceleration must be above 0 and below 1, not 1.0"),
        (["ios", "--spring", "1,100,0"], "dampingRatio is 0.0"),
        (["ios", "--spring", "nan,100,1"], "mass is not a finite number"),
        (["ios", "--transfer-limit", "0"], "transfer-limit must be above 0, not 0.0"),
        (["android", "--transfer-limit", "9"], "transfer-limit has no effect on android"),
        (["compare", "ios", "iso"], "there is no profile 'iso', did you mean 'ios'?"),
        (["compare", "ios", "IOS"], "ios is named twice"),
        (["compare", "ios", "gtk", "--duration", "1e300"], "that would be 6e+301 rows"),
      ]
      for (arguments, message) in single {
        let result = try scrollsim(
          ["physics"] + arguments + ["--velocity", "100", "--svg", file])
        try expectRefusal(result, message, "\(arguments)", folder)
      }
    }

    private func expectRefusal(
      _ result: ToolOutcome, _ message: String, _ name: String, _ folder: Folder
    ) throws {
      #expect(result.code == 2 && result.output.isEmpty, "\(name)")
      #expect(result.errors.hasPrefix("error: " + message), "\(name): \(result.errors)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(name): \(result.errors)")
      let written = try FileManager.default.contentsOfDirectory(atPath: folder.directory)
      #expect(written.isEmpty, "\(name) wrote \(written)")
    }

    @Test("usage errors exit with 2")
    func usage() throws {
      for arguments in [
        ["ios"], ["ios", "--velocity"], ["ios", "--velocity", "fast"], ["compare"],
        ["compare", "--velocity", "9"], ["ios", "gtk", "--velocity", "9"],
        ["ios", "--velocity", "9", "--upper", "top"],
        ["ios", "--velocity", "9", "--spring", "1,2"],
        ["ios", "--velocity", "9", "--format", "json"],
        ["compare", "ios", "--velocity", "9", "--spring", "1,1,1"], ["list", "ios"],
      ] {
        let result = try scrollsim(["physics"] + arguments)
        #expect(result.code == 2 && result.output.isEmpty, "\(arguments)")
        #expect(!result.errors.isEmpty, "\(arguments)")
      }
    }

    @Test("a file that cannot be written exits with 2, and no other is written")
    func unwritable() throws {
      let folder = try Folder()
      let good = folder.path("good.csv")
      for bad in [folder.path("no/such/folder/p.svg"), folder.directory, good, ""] {
        for command in [["ios"], ["compare", "ios", "gtk"]] {
          let result = try scrollsim(
            ["physics"] + command + ["--velocity", "100", "--csv", good, "--svg", bad])
          #expect(result.code == 2 && result.output.isEmpty, "\(bad)")
          #expect(result.errors.contains("error:"), "\(bad): \(result.errors)")
          #expect(!FileManager.default.fileExists(atPath: good), "\(bad)")
        }
      }
    }
  }
#endif
