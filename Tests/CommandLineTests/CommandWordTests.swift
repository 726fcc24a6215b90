#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// Words that name no command, option or value, and names that stand for files.
  @Suite struct CommandWordTests {
    @Test("a command that is not there ends with 2 and the nearest that is, also after 'help'")
    func commands() throws {
      let cases: [([String], String)] = [
        (["rnu"], "did you mean 'run'?"), (["chekc", "a.yaml"], "did you mean 'check'?"),
        (["Sweep"], "did you mean 'sweep'?"), (["nope"], "has no command 'nope'"),
        (["help", "nope"], "has no command 'nope'"), (["help", "rnu"], "did you mean 'run'?"),
        (["help", "run", "nope"], "'scrollsim run' has no command 'nope'"),
        (["help", "physics", "curev"], "did you mean 'curve'?"),
        (["scenarios", "lsit"], "did you mean 'list'?"),
      ]
      for (arguments, words) in cases {
        let result = try scrollsim(arguments)
        #expect(result.code == 2 && result.output.isEmpty, "\(arguments) \(result)")
        #expect(result.errors.contains(words), "\(arguments) \(result)")
      }
      for arguments in [
        ["help"], ["help", "run"], ["help", "physics", "curve"], ["physics", "--help"],
      ] {
        let result = try scrollsim(arguments)
        #expect(result.code == 0 && result.output.contains("USAGE"), "\(arguments)")
      }
    }

    @Test("an option or a value that is not there ends with 2 and the nearest that is")
    func values() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let cases: [([String], String)] = [
        (["run", calm, "--jsno"], "'--json'"), (["run", calm, "--format", "jsn"], "'json'"),
        (["run", calm, "--format", "mardown"], "'markdown'"),
        (["replay", calm, "--format", "cvs"], "'csv'"),
        (["physics", "ios", "--velocity", "1", "--format", "tabel"], "'table'"),
        (["physics", "iso", "--velocity", "1"], "'ios'"),
        (["sweep", calm, "--set", "reuse.pool=1", "--arrangement", "gird"], "'grid'"),
        (["sweep", calm, "--set", "reuse.pool=1", "--metric", "fraems"], "'frames'"),
        (["sweep", calm, "--set", "reuse.pool=1", "--best", "hitch_ratoi"], "'hitch_ratio'"),
        (["fuzz", "--layout", "masnory"], "'masonry'"),
        (["scenarios", "show", "fed"], "'feed'"),
        (["run", calm, "--set", "reuse.pol=1"], "'pool'"),
        (["run", "fed"], "'feed'"), (["check", "feed.ymal"], "'feed'"),
      ]
      for (arguments, word) in cases {
        let result = try scrollsim(arguments)
        #expect(result.code == 2 && result.output.isEmpty, "\(arguments) \(result)")
        #expect(
          result.errors.lowercased().contains("did you mean \(word)?"), "\(arguments) \(result)")
      }
    }

    @Test("the name of a scenario that comes with the package stands for its file")
    func shipped() throws {
      let path = "Demos/Scenarios/feed.yaml"
      let named = try scrollsim("run", "feed", "--json")
      let given = try scrollsim("run", path, "--json")
      #expect(named.code == 0 && named.output == given.output)
      #expect(named.errors == "feed: is \(path), which comes with the package\n")
      #expect(try scrollsim("run", "feed.yaml", "-q").errors.isEmpty)
      for command in [
        ["check", "feed"], ["validate", "feed"], ["explain", "feed", "--frame", "2"],
        ["replay", "feed", "--to", "3"], ["sweep", "feed", "--set", "reuse.pool=1"],
      ] {
        let result = try scrollsim(command)
        #expect(result.code == 0 && result.errors.contains(path), "\(command) \(result)")
      }
      // A file of this name comes first, and a path is no name.
      let folder = try Folder()
      _ = try folder.write("feed", GateCommandTests.calm)
      let own = try shell("\"$SCROLLSIM\" run feed --json", in: folder.directory)
      #expect(own.output.contains("\"scenario\" : \"calm\"") && own.errors.isEmpty)
      #expect(try scrollsim("run", "./feed").errors.contains("is not there"))
      #expect(try scrollsim("run", "nothing").errors.contains("scrollsim scenarios list"))
    }

    @Test("a terminal that cannot move its cursor gets no progress bar and no colors")
    func dumbTerminal() throws {
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
      let folder = try Folder()
      func onTerminal(_ environment: String, seconds: Int) throws -> String {
        let slow = GateCommandTests.calm.replacingOccurrences(
          of: "- wait: idle", with: "- wait: \(seconds)")
        let path = try folder.write("slow.yaml", slow)
        _ = try shell(
          "script -qec \"env \(environment) '$SCROLLSIM' check '\(path)'\" log >/dev/null </dev/null",
          in: folder.directory)
        return try String(contentsOfFile: folder.path("log"), encoding: .utf8)
      }
      // Progress shows in runs that take a while. How long the script has to be for that, the machine decides.
      let seconds = try #require(
        try [100, 1_000, 10_000, 100_000].first {
          try onTerminal("TERM=xterm", seconds: $0).contains("\u{1B}[K")
        })
      for environment in ["TERM=dumb", "-u TERM", "TERM="] {
        let text = try onTerminal(environment, seconds: seconds)
        #expect(text.contains("frames > 30") && !text.contains("\u{1B}"), "\(environment) \(text)")
        #expect(!text.replacing("\r\n", with: "\n").contains("\r"), "\(environment)")
      }
    }
  }
#endif
