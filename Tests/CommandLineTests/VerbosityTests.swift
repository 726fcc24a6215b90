#if CLI
  import Foundation
  import TestSupport
  import Testing

  /// The output depends on the options, and on a terminal only if there is one.
  @Suite struct VerbosityTests {
    @Test(
      "quiet commands print nothing but what went wrong; verbose ones say more, on standard error")
    func loudness() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let text = GateCommandTests.calm.replacingOccurrences(
        of: "frames > 30", with: "frames > 30_000")
      let strict = try folder.write("strict.yaml", text)
      let commands: [[String]] = [
        ["run", calm], ["run", calm, "--json"], ["check", calm], ["check", calm, "--json"],
        ["sweep", calm, "--set", "reuse.pool=1,2"],
      ]
      for command in commands {
        let plain = try scrollsim(command)
        #expect(plain.code == 0 && !plain.output.isEmpty && plain.errors.isEmpty)
        for flag in ["-q", "--quiet"] {
          let quiet = try scrollsim(command + [flag])
          #expect(quiet.code == 0 && quiet.output.isEmpty && quiet.errors.isEmpty, "\(command)")
        }
        #expect(try scrollsim(command + ["-q", "-v"]).code == 2)
        let verbose = try scrollsim(command + ["-v"])
        #expect(verbose.code == 0 && verbose.output == plain.output)
        if command[0] != "sweep" { #expect(verbose.errors.contains("frames a second")) }
      }
      let page = folder.path("p.html")
      let failed = try scrollsim("run", strict, "--quiet", "--html", page)
      #expect(failed.code == 1 && failed.output.isEmpty && failed.errors.contains("a gate failed"))
      #expect(FileManager.default.fileExists(atPath: page))
    }

    @Test("a value is set for a run as in a sweep, and a wrong one is refused")
    func settings() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let text = GateCommandTests.calm.replacingOccurrences(
        of: "velocity: 3000", with: "velocity: 900")
      let slow = try folder.write("slow.yaml", text)
      let set = try scrollsim("run", calm, "--json", "--set", "script.0.fling.velocity=900")
      #expect(try set.code == 0 && set.output == scrollsim("run", slow, "--json").output)
      for wrong in ["reuse.pol=1", "reuse.pool", "reuse.pool=x"] {
        for command in ["run", "check", "explain", "replay"] {
          let frame = command == "explain" ? ["--frame", "1"] : []
          let result = try scrollsim([command, calm, "--set", wrong] + frame)
          #expect(result.code == 2 && result.output.isEmpty, "\(command) \(wrong) \(result)")
        }
      }
    }

    @Test("there are colors on a terminal that has them, and none anywhere else")
    func colors() throws {
      let folder = try Folder()
      let calm = try folder.write("calm.yaml", GateCommandTests.calm)
      let piped = try scrollsim("check", calm).output
      #expect(!piped.contains("\u{1B}"))
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
      func onTerminal(_ environment: String) throws -> String {
        let command = "env \(environment) '\(tool.url.path)' check '\(calm)'"
        _ = try ToolOutcome(
          of: URL(filePath: "/usr/bin/script"), ["-qec", command, folder.path("log")])
        return try String(contentsOfFile: folder.path("log"), encoding: .utf8)
      }
      #expect(try onTerminal("-u NO_COLOR TERM=xterm").contains("\u{1B}[32mpassed\u{1B}[0m"))
      for environment in ["NO_COLOR=1 TERM=xterm", "-u NO_COLOR TERM=dumb", "-u NO_COLOR -u TERM"] {
        let text = try onTerminal(environment)
        #expect(text.contains("passed") && !text.contains("\u{1B}["), "\(environment)")
      }
      #expect(try onTerminal("NO_COLOR= TERM=xterm").contains("\u{1B}[32m"))
    }

    @Test("completions for three shells know all commands", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
      let script = try scrollsim("--generate-completion-script", shell)
      #expect(script.code == 0 && script.errors.isEmpty)
      for command in [
        "run", "check", "compare", "sweep", "explain", "replay", "record", "fuzz", "physics",
        "scenarios", "validate",
      ] {
        #expect(script.output.contains(command), "\(command)")
      }
      #expect(try scrollsim("--version").output.split(separator: ".").count == 3)
    }
  }
#endif
