#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// Sweeps, explanations, replays and recordings from the command line, with their exit codes.
  @Suite struct TimeTravelCommandTests {
    @Test("explain says why, of a frame or of the costliest one; what is not there ends with 2")
    func explain() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let first = try scrollsim("explain", calm, "--frame", "0")
      #expect(first.code == 0 && first.errors.isEmpty && first.output.hasPrefix("frame 0 at "))
      #expect(first.output.contains("on the first screen; made, because no row waited in the pool"))
      let worst = try scrollsim("explain", calm, "--worst", "--json")
      let object = try JSONSerialization.jsonObject(with: Data(worst.output.utf8)) as? [String: Any]
      #expect(worst.code == 0 && (object?["cells"] as? [Any])?.isEmpty == false)
      let beyond = try scrollsim("explain", calm, "--frame", "99999")
      #expect(
        beyond.code == 2 && beyond.output.isEmpty
          && beyond.errors.contains("there is no frame 99,999"))
      for arguments in [
        ["--frame", "-1"], [], ["--frame", "1", "--worst"], ["--worst", "0"], ["--worst", "1001"],
      ] {
        #expect(try scrollsim(["explain", calm] + arguments).code == 2)
      }
    }

    @Test("the worst frames are listed with what cost most, the costliest first")
    func worst() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let list = try scrollsim("explain", calm, "--worst", "5")
      let entries = list.output.components(separatedBy: "\n\n")
      #expect(list.code == 0 && list.errors.isEmpty && entries.count == 5, "\(list)")
      for (number, entry) in entries.enumerated() {
        #expect(
          entry.hasPrefix("\(number + 1). frame ") && entry.contains(" ms of 16.667 ms, "))
      }
      let array = try scrollsim("explain", calm, "--worst", "5", "--json")
      let object = try JSONSerialization.jsonObject(with: Data(array.output.utf8))
      let frames = try #require(object as? [[String: Any]])
      let costs = frames.compactMap { $0["cost_ms"] as? Double }
      #expect(costs.count == 5 && costs == costs.sorted(by: >))
      // The first of them is the one that is explained in full.
      let first = try scrollsim("explain", calm, "--worst", "--json").output
      let index = try #require(frames.first?["frame"] as? Int)
      #expect(first == (try scrollsim("explain", calm, "--frame", "\(index)", "--json").output))
      #expect(try scrollsim("explain", "--worst", "1", calm, "--json").output == first)
      // No frame that is left out costs more.
      let all = try scrollsim("explain", calm, "--worst", "1000", "--json").output
      let rest = try #require(
        try JSONSerialization.jsonObject(with: Data(all.utf8)) as? [[String: Any]])
      #expect(rest.count > 30 && Set(rest.compactMap { $0["frame"] as? Int }).count == rest.count)
      #expect(rest.prefix(5).compactMap { $0["cost_ms"] as? Double } == costs)
    }

    @Test("replay prints and draws frames, and goes on from a checkpoint that is saved")
    func replay() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let checkpoint = folder.path("c.json")
      let film = folder.path("f.svg")
      let some = try scrollsim(
        "replay", calm, "--from", "20", "--to", "29", "--film", film, "--save-checkpoint",
        checkpoint)
      #expect(some.code == 0 && some.output.split(separator: "\n").count == 11, "\(some)")
      #expect(
        try String(contentsOfFile: film, encoding: .utf8).contains("frames 20 to 29, 10 shown"))
      let again = try scrollsim("replay", calm, "--checkpoint", checkpoint, "--to", "29")
      #expect(again.code == 0 && again.output == some.output)
      // The rows of a table of the whole run are those of its part.
      let trace = folder.path("t.csv")
      #expect(try scrollsim("run", calm, "--trace", trace).code == 0)
      let rows = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      let part = try scrollsim("replay", calm, "--from", "20", "--to", "29", "--format", "csv")
      #expect(part.output.split(separator: "\n") == [rows[0]] + Array(rows[21...30]))
      let lines = folder.path("l.jsonl")
      #expect(try scrollsim("run", calm, "--jsonl", lines).code == 0)
      let objects = try String(contentsOfFile: lines, encoding: .utf8).split(separator: "\n")
      let rest = try scrollsim("replay", calm, "--from", "20", "--format", "jsonl")
      #expect(rest.output.split(separator: "\n") == Array(objects[20...]))
    }

    @Test("what cannot be entered ends with 2, and writes nothing")
    func refused() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let checkpoint = folder.path("c.json")
      #expect(
        try scrollsim("replay", calm, "--from", "9", "--to", "9", "--save-checkpoint", checkpoint)
          .code == 0)
      let other = try folder.write(
        "other.yaml",
        GateCommandTests.calm.replacingOccurrences(of: "items: 200", with: "items: 201"))
      let film = folder.path("f.svg")
      let wrong = try scrollsim("replay", other, "--checkpoint", checkpoint, "--film", film)
      #expect(wrong.code == 2 && wrong.errors.contains("of another workload"))
      let text = try String(contentsOfFile: checkpoint, encoding: .utf8)
      let forged = try folder.write(
        "d.json", text.replacingOccurrences(of: "\"frame\" : 9", with: "\"frame\" : 8"))
      let bad = try scrollsim("replay", calm, "--checkpoint", forged, "--film", film)
      #expect(bad.code == 2 && bad.errors.contains("the frames before the checkpoint are others"))
      let list: [[String]] = [
        ["--from", "99999"], ["--from", "3", "--to", "99999"], ["--from", "5", "--to", "4"],
        ["--from", "-1"],
        ["--checkpoint", calm], ["--checkpoint", folder.path("none.json")],
        ["--checkpoint", checkpoint, "--from", "3"], ["--checkpoint", checkpoint, "--to", "3"],
        ["--format", "xml"], ["--from", "1", "--film", folder.path("no/such/f.svg")],
      ]
      for arguments in list {
        let result = try scrollsim(["replay", calm] + arguments)
        #expect(result.code == 2 && result.output.isEmpty, "\(arguments) \(result)")
      }
      #expect(!FileManager.default.fileExists(atPath: film))
    }

    @Test("a recorded run is done again without its rows, and a frame that differs is named")
    func record() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let session = folder.path("session.yaml")
      let made = try scrollsim("record", calm, "--to", session)
      #expect(made.code == 0 && made.output.contains("session.jsonl are written: "), "\(made)")
      let again = try scrollsim("run", session, "--json")
      let before = try scrollsim("run", calm, "--json")
      func digest(_ text: String) throws -> String? {
        (try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?["digest"]
          as? String
      }
      #expect(again.code == 0, "\(again)")
      #expect(try digest(again.output) == digest(before.output))
      let replayed = try scrollsim("replay", session, "--from", "20", "--to", "22")
      #expect(replayed.code == 0 && replayed.output.split(separator: "\n").count == 4)
      #expect(try scrollsim("record", calm, "--to", folder.path("x.txt")).code == 2)
      #expect(try scrollsim("record", session, "--to", folder.path("y.yaml")).code == 0)
      let third = try scrollsim("run", folder.path("y.yaml"), "--json")
      #expect(try third.code == 0 && digest(third.output) == digest(before.output))
    }

    @Test("sweep prints a table, writes it and a plot, and is the same on one core and on two")
    func sweep() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let (csv, plot) = (folder.path("t.csv"), folder.path("p.svg"))
      let table = try scrollsim(
        "sweep", calm, "--set", "reuse.pool=0,4", "--set", "refresh_rate=60,120", "--csv", csv,
        "--plot", plot,
        "--metric", "cells_created")
      #expect(
        table.code == 0 && table.errors.isEmpty && table.output.split(separator: "\n").count == 5)
      #expect(try String(contentsOfFile: csv, encoding: .utf8).split(separator: "\n").count == 5)
      #expect(try String(contentsOfFile: plot, encoding: .utf8).hasSuffix("</svg>\n"))
      let sets = ["sweep", calm, "--set", "reuse.pool=0..8:2", "--json", "--jobs"]
      let one = try scrollsim(sets + ["1"])
      #expect(try one.code == 0 && one.output == scrollsim(sets + ["2"]).output)
      let best = try scrollsim(
        "sweep", calm, "--set", "reuse.pool=0,2,8", "--best", "cells_created")
      #expect(best.code == 0 && best.output.split(separator: "\n").count == 1)
      #expect(best.output.contains("reuse.pool=") && best.output.contains("  cells_created "))
    }

    @Test("gates that fail are in the table of a sweep, and end it with 1 where that is asked for")
    func sweepGates() throws {
      let folder = try Folder()
      let text = GateCommandTests.calm.replacingOccurrences(
        of: "frames > 30", with: "frames > 30_000")
      let strict = try folder.write("strict.yaml", text)
      let sets = ["sweep", strict, "--set", "reuse.pool=0,4"]
      let plain = try scrollsim(sets)
      #expect(plain.code == 0 && plain.output.contains("1 failed"))
      #expect(try scrollsim(sets + ["--check"]).code == 1)
      let best = try scrollsim(sets + ["--best", "cells_created"])
      #expect(best.code == 1 && best.output.isEmpty)
      let list: [[String]] = [
        [], ["--set", "reuse.pool"], ["--set", "reuse.pol=1"],
        ["--set", "reuse.pool=1", "--metric", "x"],
        ["--set", "reuse.pool=1", "--jobs", "0"],
        ["--set", "reuse.pool=1", "--best", "peak_memory_mib"],
        ["--set", "reuse.pool=1", "--set", "refresh_rate=60,120", "--arrangement", "list"],
        ["--set", "reuse.pool=1", "--csv", folder.path("no/such.csv")],
      ]
      for arguments in list {
        let result = try scrollsim(["sweep", strict] + arguments)
        #expect(result.code == 2 && result.output.isEmpty, "\(arguments) \(result)")
      }
      for command in ["sweep", "explain", "replay", "record"] {
        let help = try scrollsim(command, "--help")
        #expect(help.code == 0 && help.output.contains("EXAMPLES:"))
      }
    }
  }
#endif
