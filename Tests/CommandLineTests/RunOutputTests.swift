#if CLI
  import TestSupport
  import Foundation
  import Testing

  /// What `scrollsim run` writes and prints next to its report.
  @Suite struct RunOutputTests {
    static let options = ["--trace", "--jsonl", "--perfetto", "--html", "--svg"]

    /// The options, with a file for each in a folder.
    private func arguments(_ folder: Folder) -> [String] {
      Self.options.flatMap { [$0, folder.path(String($0.dropFirst(2)))] }
    }

    private func written(_ folder: Folder) -> [String] {
      Self.options.filter {
        FileManager.default.fileExists(atPath: folder.path(String($0.dropFirst(2))))
      }
    }

    @Test("all files are written together, the same bytes each time, beside the same report")
    func files() throws {
      let (first, second) = (try Folder(), try Folder())
      let scenario = try first.write("good.yaml", CommandLineTests.good)
      let plain = try scrollsim("run", scenario, "--json")
      for folder in [first, second] {
        let result = try scrollsim(["run", scenario, "--json"] + arguments(folder))
        #expect(result.code == 0 && result.output == plain.output)
        // Standard error says which files were written, unless nothing is to be said.
        #expect(
          Set(result.errors.split(separator: "\n").map(String.init))
            == Set(Self.options.map { folder.path(String($0.dropFirst(2))) + ": written" }))
        let quiet = try scrollsim(["run", scenario, "--json", "--quiet"] + arguments(folder))
        #expect(quiet.errors.isEmpty && quiet.output.isEmpty)
        #expect(written(folder) == Self.options)
      }
      for option in Self.options {
        let name = String(option.dropFirst(2))
        let text = try String(contentsOfFile: first.path(name), encoding: .utf8)
        #expect(try String(contentsOfFile: second.path(name), encoding: .utf8) == text, "\(name)")
        #expect(text.hasSuffix("\n"))
      }
      let trace = try Data(contentsOf: URL(fileURLWithPath: first.path("perfetto")))
      #expect(try JSONSerialization.jsonObject(with: trace) is [String: Any])
    }

    @Test("of several files none is written when one cannot be, or two are the same")
    func allOrNone() throws {
      let folder = try Folder()
      let scenario = try folder.write("good.yaml", CommandLineTests.good)
      for index in Self.options.indices {
        var bad = arguments(folder)
        bad[2 * index + 1] = folder.path("no/such/file")
        let result = try scrollsim(["run", scenario] + bad)
        #expect(result.code == 2 && result.output.isEmpty)
        #expect(result.errors.contains("no/such/file: error: cannot be written"))
        #expect(written(folder).isEmpty)
      }
      let page = folder.path("html")
      let twice = try scrollsim("run", scenario, "--html", page, "--svg", page)
      #expect(twice.code == 2 && written(folder).isEmpty)
    }

    @Test("a gate that fails is in every format, is written to files, and ends with 1")
    func failing() throws {
      let folder = try Folder()
      let scenario = try folder.write(
        "bad.yaml", CommandLineTests.good + "\nbudgets: {cells_created_max: 1}\n")
      let signs = [
        "text": "cells_created <= 1, and it came to ",
        "json": "\"outcome\" : \"failed\"",
        "markdown": "| cells\\_created &lt;= 1 | ❌ failed |",
        "junit": "<failure type=\"gate\" message=\"cells_created &lt;= 1, and it came to ",
        "github": "::error file=",
      ]
      for (format, sign) in signs {
        let page = folder.path("\(format).html")
        let result = try scrollsim("run", scenario, "--format", format, "--html", page)
        #expect(result.code == 1 && result.output.contains(sign), "\(format)")
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("a gate failed"))
      }
    }

    @Test("an unknown format, and two formats at once, are usage errors")
    func usage() throws {
      let folder = try Folder()
      let scenario = try folder.write("good.yaml", CommandLineTests.good)
      #expect(try scrollsim("run", scenario, "--format", "xml").code == 2)
      #expect(try scrollsim("run", scenario, "--json", "--format", "junit").code == 2)
      let both = try scrollsim("run", scenario, "--json", "--format", "json")
      #expect(both.code == 0)
      #expect(try scrollsim("run", scenario, "--format", "json").output == both.output)
      let help = try scrollsim("run", "--help").output
      for option in Self.options + ["--format", "--json"] { #expect(help.contains(option)) }
    }
  }
#endif
