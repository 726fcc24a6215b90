#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// Files are written whole or not at all, and never in the place of an input file.
  @Suite struct FileSafetyTests {
    private func text(_ path: String) -> String? {
      try? String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("nothing that was read is written: scenario, data, included files, checkpoints")
    func inputs() throws {
      let folder = try Folder()
      let rows = try folder.write("rows.jsonl", "{\"title\": \"a\"}\n{\"title\": \"b\"}\n")
      let base = try folder.write(
        "base.yaml",
        "viewport: {width: 390, height: 844}\ndata: {jsonl: rows.jsonl, title: title}\n")
      let main = try folder.write(
        "main.yaml", "scrollsim: 1\nname: main\ninclude: base.yaml\nscript: [{wait: 0.2}]\n")
      let checkpoint = folder.path("c.json")
      #expect(
        try scrollsim("replay", main, "--from", "2", "--save-checkpoint", checkpoint).code == 0)
      let before = [rows, base, main, checkpoint].map(text)
      let commands: [[String]] = [
        ["run", main, "--svg", main], ["run", main, "--trace", rows],
        ["run", main, "--html", base],
        [
          "run", main, "--html",
          folder.directory + "/./../" + URL(filePath: folder.directory).lastPathComponent
            + "/base.yaml",
        ],
        ["replay", main, "--checkpoint", checkpoint, "--save-checkpoint", checkpoint],
        ["replay", main, "--film", rows], ["record", main, "--to", main],
        ["record", main, "--to", folder.path("rows.yaml")],
        ["sweep", main, "--set", "refresh_rate=60", "--csv", rows],
      ]
      for command in commands {
        let result = try scrollsim(command)
        #expect(result.code == 2 && result.output.isEmpty, "\(command) \(result)")
        #expect(result.errors.contains("was read, and cannot be written as well"), "\(result)")
      }
      #expect([rows, base, main, checkpoint].map(text) == before)
    }

    @Test("of several files all are written or none, whatever keeps one of them from it")
    func allOrNone() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let (table, long) = (folder.path("a.csv"), folder.path(String(repeating: "x", count: 300)))
      try FileManager.default.createDirectory(
        atPath: folder.path("d"), withIntermediateDirectories: true)
      let kept = try folder.write("kept.html", "kept")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: kept)
      let link = folder.path("link.csv")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: table)
      for other in [
        long, folder.path("d"), kept, folder.path("./a.csv"), folder.path("d/../a.csv"),
      ] {
        let result = try scrollsim("run", calm, "--trace", table, "--html", other)
        #expect(result.code == 2 && result.output.isEmpty, "\(other)")
        #expect(!FileManager.default.fileExists(atPath: table))
      }
      #expect(text(kept) == "kept")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.directory).sorted()
      #expect(left == ["calm.yaml", "d", "kept.html", "link.csv"])
    }

    @Test("a file keeps its permissions, what a link leads to is written, a device stays one")
    func special() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let table = try folder.write("a.csv", "old")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: table)
      let link = folder.path("link.csv")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: table)
      #expect(try scrollsim("run", calm, "-q", "--trace", link).code == 0)
      #expect(text(table)?.hasPrefix("frame,") == true)
      let status = try FileManager.default.attributesOfItem(atPath: table)
      #expect(status[.posixPermissions] as? Int == 0o640)
      let type = try FileManager.default.attributesOfItem(atPath: link)[.type] as? FileAttributeType
      #expect(type == .typeSymbolicLink)
      #expect(try scrollsim("run", calm, "-q", "--trace", "/dev/null").code == 0)
      let null = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
      #expect(null as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test("a report that cannot be printed whole does not end with 0")
    func full() throws {
      guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      #expect(try shell("\"$SCROLLSIM\" run '\(calm)' --json > /dev/full").code == 2)
    }

    @Test("long chains, deep values, long keys and large costs end with a code, not with a crash")
    func extremes() throws {
      let folder = try Folder()
      let end = "viewport: {width: 390, height: 844}\ndata: {generated: {items: 3}}\nscript: []\n"
      func chain(_ count: Int, _ depth: Int) -> String {
        let (open, close) = (
          String(repeating: "[", count: depth), String(repeating: "]", count: depth)
        )
        let lines = (0..<count).map { "  v\($0): \(open)\"${v\($0 + 1)}\"\(close)\n" }.joined()
        return
          "scrollsim: 1\nname: chain\nrefresh_rate: ${v0}\nvariables:\n\(lines)  v\(count): 60\n"
          + end
      }
      #expect(try scrollsim("run", try folder.write("good.yaml", chain(63, 0)), "-q").code == 0)
      for (count, depth) in [(64, 0), (3000, 0), (50, 400), (3, 900), (60, 60)] {
        let path = try folder.write("bad-\(count).yaml", chain(count, depth))
        for command in TestRun.isLong ? ["run", "validate", "check"] : ["validate"] {
          let result = try scrollsim(command, path)
          #expect(
            result.code == 2 && result.errors.contains("\(path):"), "\(command) \(count) \(depth)")
        }
      }
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let key = String(repeating: "a.", count: 5000) + "b=1"
      #expect(try scrollsim("run", calm, "--set", key).code == 2)
      let cost = "{create: 1000000000, bind: 1000000000, measure: 1000000000, draw: 1000000000}"
      let drawn = cost.replacingOccurrences(
        of: "1000000000", with: "{uniform: [1000000000, 1000000000]}")
      for row in TestRun.isLong ? [cost, drawn] : [drawn] {
        let result = try scrollsim(
          "run", calm, "-q", "--set", "cells={row: \(row)}", "--set",
          "viewport.height=\(TestRun.isLong ? 6000 : 1500)",
          "--set",
          "data={generated: {items: 20000, heights: {fixed: 1}}}", "--set",
          "prefetch={deadline: 5, distance: 100}", "--set", "frame_cost=1000000000")
        #expect(result.code == 1, "\(result)")
      }
    }
  }
#endif
