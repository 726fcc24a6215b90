#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// What keeps a file from being read or written is said.
  @Suite struct FileReasonTests {
    @Test("reading: not there, a folder, no permission, not a folder on the way")
    func reading() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let cases = [
        (folder.path("none.yaml"), "is not there"), (folder.directory, "it is a folder"),
        (calm + "/x.yaml", "not a folder"),
        (folder.path(String(repeating: "x", count: 300)), "the name is too long"),
      ]
      for (path, reason) in cases {
        for command in [
          ["run", path], ["check", path], ["validate", path], ["record", path, "--to", "x.yaml"],
          ["sweep", path, "--set", "reuse.pool=1"], ["explain", path, "--worst"],
          ["replay", calm, "--checkpoint", path], ["compare", path, path],
        ] {
          let result = try scrollsim(command)
          #expect(result.code == 2 && result.output.isEmpty, "\(command)")
          #expect(result.errors.contains(reason) && result.errors.contains(path), "\(result)")
        }
      }
      let table = GateCommandTests.calm.replacingOccurrences(
        of: "generated: {items: 200, seed: 5, heights: {uniform: [30, 120]}}",
        with: "csv: rows, title: a")
      try FileManager.default.createDirectory(
        atPath: folder.path("rows"), withIntermediateDirectories: false)
      let data = try scrollsim("run", try folder.write("t.yaml", table))
      #expect(data.code == 2 && data.errors.contains("t.yaml:4:13: error: the file "), "\(data)")
      #expect(data.errors.contains("cannot be read: it is a folder"))
    }

    @Test("reading without permission, as another person")
    func permission() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: calm)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.directory)
      // Only those who may be anybody can be somebody else.
      let result = try shell(
        """
        cp "$SCROLLSIM" /tmp/scrollsim-$$ && chmod 755 /tmp/scrollsim-$$ || exit 77
        trap 'rm -f /tmp/scrollsim-'$$ EXIT
        export LD_LIBRARY_PATH=$(dirname $(ldd "$SCROLLSIM" | sed -n 's/.*libswiftCore.so => \\([^ ]*\\).*/\\1/p'))
        as="setpriv --reuid=65534 --regid=65534 --clear-groups"
        $as /tmp/scrollsim-$$ --version >&- 2>&- ; [ $? -le 2 ] || exit 77
        $as true || exit 77
        $as /tmp/scrollsim-$$ run '\(calm)' || code=$?
        $as /tmp/scrollsim-$$ physics ios --velocity 100 --svg '\(folder.path("x.svg"))' || other=$?
        [ "$code $other" = "2 2" ]
        """)
      guard result.code != 77, !result.errors.contains("setpriv") else { return }
      #expect(result.code == 0, "\(result)")
      #expect(result.errors.contains("calm.yaml' cannot be read: permission denied"), "\(result)")
      #expect(result.errors.contains("x.svg: error: cannot be written: permission denied"))
    }

    @Test("writing: no folder, a folder, read-only, a name that is too long")
    func writing() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let kept = try folder.write("kept", "kept")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: kept)
      let cases = [
        (folder.path("none/x"), "there is no such folder"), (folder.directory, "it is a folder"),
        (folder.path("new/"), "it is a folder"), (kept, "permission denied"),
        (kept + "/x", "not a folder"),
        (folder.path(String(repeating: "x", count: 300)), "the name is too long"),
      ]
      for (path, reason) in cases {
        for command in [
          ["run", calm, "--svg", path], ["sweep", calm, "--set", "reuse.pool=1", "--csv", path],
          ["replay", calm, "--film", path], ["physics", "ios", "--velocity", "1", "--svg", path],
        ] {
          let result = try scrollsim(command)
          #expect(result.code == 2 && result.output.isEmpty, "\(command)")
          #expect(result.errors.contains("\(path): error: cannot be written: "), "\(result)")
          #expect(result.errors.contains(reason), "\(result)")
        }
      }
    }

    @Test("what the engine refuses while a scenario runs is said with file, line and column")
    func refusals() throws {
      let folder = try Folder()
      let path = try folder.write(
        "long.yaml",
        """
        scrollsim: 1
        name: long
        viewport: {width: 390, height: 844}
        data: {generated: {items: 879600000, seed: 5, heights: {fixed: 10000}}}
        layout: {estimates: {row: 10000}}
        script:
          - fling: {velocity: 3000}
          - wait: 0.1
          - insert: {section: 0, item: 4, count: 900000}
        """)
      for command in [
        ["run", path], ["check", path], ["sweep", path, "--set", "reuse.pool=1"],
        ["explain", path, "--worst"], ["explain", path, "--frame", "40"],
        ["replay", path, "--from", "20"], ["replay", path, "--from", "2", "--to", "40"],
        ["record", path, "--to", folder.path("r.yaml")],
      ] {
        let result = try scrollsim(command)
        #expect(result.code == 3, "\(command) \(result)")
        #expect(result.errors.hasPrefix("\(path):9:5: error: "), "\(result)")
        #expect(result.errors.contains("E19: the content would be"), "\(result)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path("r.yaml")))
    }
  }
#endif
