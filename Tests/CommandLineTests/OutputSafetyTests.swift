#if CLI
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  /// All outputs of a command are there, or none is: also with full disks, closed pipes and signals.
  @Suite struct OutputSafetyTests {
    private func text(_ path: String) -> String? {
      try? String(contentsOfFile: path, encoding: .utf8)
    }

    private func names(_ folder: Folder) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.directory).sorted()
    }

    @Test("with a full disk among the targets no file is written, and nothing is printed")
    func fullTarget() throws {
      guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let kept = try folder.write("kept.svg", "kept")
      let before = try names(folder)
      for full in ["--trace", "--jsonl", "--html", "--markdown", "--junit", "--perfetto"] {
        var command = ["run", calm, "--svg", kept]
        for option in ["--trace", "--jsonl", "--html", "--markdown", "--junit", "--perfetto"] {
          command += [option, option == full ? "/dev/full" : folder.path(option)]
        }
        let result = try scrollsim(command)
        #expect(result.code == 2 && result.output.isEmpty, "\(full) \(result)")
        #expect(result.errors.contains("/dev/full: error: cannot be written: the disk is full"))
        #expect(try names(folder) == before && text(kept) == "kept", "\(full)")
      }
      let others: [[String]] = [
        ["sweep", calm, "--set", "reuse.pool=1", "--csv", folder.path("a"), "--plot", "/dev/full"],
        ["replay", calm, "--film", "/dev/full", "--save-checkpoint", folder.path("a")],
        ["physics", "ios", "--velocity", "100", "--csv", "/dev/full", "--svg", folder.path("a")],
        [
          "physics", "compare", "ios", "--velocity", "100", "--csv", folder.path("a"), "--svg",
          "/dev/full",
        ],
      ]
      for command in others {
        let result = try scrollsim(command)
        #expect(result.code == 2 && result.output.isEmpty, "\(command) \(result)")
        #expect(try names(folder) == before, "\(command)")
      }
    }

    @Test("when standard output is full or closed no file is written")
    func fullOutput() throws {
      guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
      let folder = try Folder()
      _ = try folder.write("calm.yaml", GateCommandTests.calm)
      let kept = try folder.write("kept.svg", "kept")
      let before = try names(folder)
      for command in [
        "run calm.yaml --json --svg kept.svg --html new.html",
        "sweep calm.yaml --set reuse.pool=1 --csv new.csv --plot kept.svg",
        "replay calm.yaml --from 3 --film kept.svg --save-checkpoint new.json",
        "physics ios --velocity 100 --svg kept.svg", "record calm.yaml --to new.yaml",
        "scenarios new inbox",
      ] {
        for output in [">/dev/full", ">&-"] {
          let result = try shell("\"$SCROLLSIM\" \(command) \(output)", in: folder.directory)
          #expect(result.code == 2, "\(command) \(output) \(result)")
          #expect(result.errors.contains("standard output: error: cannot be written"), "\(result)")
          #expect(try names(folder) == before && text(kept) == "kept", "\(command) \(output)")
        }
      }
    }

    @Test("a file system that fills up, and a limit of file sizes, leave the old files")
    func smallDisk() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let limited = try shell(
        "ulimit -f 1; \"$SCROLLSIM\" run '\(calm)' --html page.html --trace t.csv 2>errors; code=$?; cat errors >&2; exit $code",
        in: folder.directory)
      #expect(limited.code == 2, "\(limited)")
      #expect(try names(folder).filter { !["calm.yaml", "errors"].contains($0) } == [])
      let mounted = try shell(
        """
        mkdir disk && unshare -m sh -c 'mount -t tmpfs -o size=16k none disk || exit 77
        printf old >disk/t.csv
        "$SCROLLSIM" run calm.yaml --svg disk/s.svg --html disk/page.html --trace disk/t.csv
        code=$?; ls disk; cat disk/t.csv; exit $code'
        """, in: folder.directory)
      // Only some people may mount.
      guard mounted.code != 77, !mounted.errors.contains("unshare") else { return }
      #expect(mounted.code == 2 && mounted.output == "t.csv\nold", "\(mounted)")
      #expect(mounted.errors.contains("cannot be written: the disk is full"))
    }

    /// Starts the command line with no signal blocked or ignored, unlike this thread.
    private func start(_ arguments: [String]) throws -> pid_t {
      var (attributes, none, all) = (posix_spawnattr_t(), sigset_t(), sigset_t())
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      sigemptyset(&none)
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
      var words = (["scrollsim"] + arguments).map { word in strdup(word) } + [nil]
      var environment = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
      defer { for word in words + environment { free(word) } }
      var process: pid_t = 0
      let code = posix_spawn(&process, tool.url.path, nil, &attributes, &words, &environment)
      #expect(code == 0)
      return process
    }

    @Test(
      "no signal leaves a file beside the others while one of them waits for its reader",
      arguments: [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM])
    func signals(signal: Int32) throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let kept = try folder.write("kept.svg", "kept")
      let pipe = folder.path("pipe")
      try #require(mkfifo(pipe, 0o600) == 0)
      // Nobody reads the pipe: the drafts of the other files lie there until the signal comes.
      let process = try start([
        "run", calm, "-q", "--svg", kept, "--html", folder.path("page.html"), "--trace", pipe,
      ])
      let end = ContinuousClock.now + .seconds(60)
      while try names(folder).count(where: { $0.hasSuffix(".part") }) < 2, .now < end {
        Thread.sleep(forTimeInterval: 0.005)
      }
      #expect(try names(folder).count { $0.hasSuffix(".part") } == 2)
      kill(process, signal)
      var status: Int32 = 0
      while waitpid(process, &status, WNOHANG) == 0 {
        if .now > end { kill(process, SIGKILL) }
        Thread.sleep(forTimeInterval: 0.005)
      }
      // A shell sees which signal it was.
      #expect(status & 0x7F == signal)
      #expect(try names(folder) == ["calm.yaml", "kept.svg", "pipe"] && text(kept) == "kept")
    }

    @Test("a reader that goes away leaves no file beside the others")
    func closedPipe() throws {
      let folder = try Folder()
      _ = try folder.write("calm.yaml", GateCommandTests.calm)
      _ = try shell(
        "\"$SCROLLSIM\" replay calm.yaml --from 0 --format jsonl --film film.svg | head -n 1",
        in: folder.directory)
      #expect(try names(folder) == ["calm.yaml"])
    }

    @Test("a file cannot be written where standard output goes to the same file")
    func sameFile() throws {
      let folder = try Folder()
      _ = try folder.write("calm.yaml", GateCommandTests.calm)
      let result = try shell(
        "\"$SCROLLSIM\" run calm.yaml --html out >out", in: folder.directory)
      #expect(
        result.code == 2 && result.errors.contains("out: error: is standard output"), "\(result)")
      let pipe = try shell(
        "\"$SCROLLSIM\" run calm.yaml -q --trace /dev/stdout | head -n 1", in: folder.directory)
      #expect(pipe.output.hasPrefix("frame,time_s"), "\(pipe)")
    }
  }
#endif
