#if CLI
  import ArgumentParser
  import FoundationEssentials
  import ScrollScenario
  import ScrollTools

  struct Scenarios: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Lists the scenarios that come with the package, shows one, begins a new one, or prints the schema.",
      subcommands: [List.self, Show.self, New.self, Schema.self])

    struct List: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Lists the scenarios that come with the package.",
        discussion: """
          They are looked for in Demos/Scenarios, from the working directory and from where scrollsim lies \
          upward. Ends with 2 when there are none.
          """)

      func run() throws {
        let folder = try ShippedScenarios.folder()
        let names = ShippedScenarios.names(in: folder)
        let width = names.map(\.count).max() ?? 0
        for name in names {
          let cases: [LocatedScenario]
          do throws(ScenarioError) {
            cases = try ScenarioFile.cases(path: "\(folder)/\(name).yaml")
          } catch {
            throw Failure.badInput("\(error)")
          }
          let padding = String(repeating: " ", count: width - name.count)
          let summary = cases.first?.scenario.summary ?? ""
          let count = cases.count > 1 ? " (\(cases.count) cases)" : ""
          Terminal.write(PlainText.line("\(name)\(padding)  \(summary)\(count)") + "\n")
        }
      }
    }

    struct Show: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints a scenario that comes with the package.",
        discussion: """
          EXAMPLE:
            scrollsim scenarios show feed > mine.yaml
          """)

      @Argument(help: "A name that 'scrollsim scenarios list' has.")
      var name: String

      func run() throws {
        let folder = try ShippedScenarios.folder()
        let names = ShippedScenarios.names(in: folder)
        guard names.contains(name) else {
          let hint = Suggestion.phrase(for: name, among: names)
          throw Failure.badInput(
            "there is no scenario '\(name)'\(hint); there are \(names.joined(separator: ", "))")
        }
        Terminal.copy(try Files.read("\(folder)/\(name).yaml"))
      }
    }

    struct Schema: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints the JSON Schema that editors use to complete and check scenario files.",
        discussion: """
          EXAMPLE:
            scrollsim scenarios schema > scenario.schema.json

          A scenario whose first line is this comment is completed and checked by editors that know the YAML \
          language server:
            # yaml-language-server: $schema=scenario.schema.json
          """)

      func run() { Terminal.write(ScenarioSchema.json) }
    }

    struct New: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Writes a scenario with comments to begin with.",
        discussion: """
          EXAMPLE:
            scrollsim scenarios new inbox
            scrollsim check inbox.yaml

          Writes NAME.yaml into the working directory. A file that is there already stays as it is, and ends \
          with 2.
          """)

      @Argument(help: "What to call it: letters, digits, hyphens and underscores.")
      var name: String

      func validate() throws {
        let isPlain = name.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
        }
        guard isPlain, let first = name.utf8.first, first != 0x2D, name.count <= 100 else {
          throw ValidationError(
            "a name is of letters, digits, hyphens and underscores, not '\(name)'")
        }
      }

      func run() throws {
        let path = "\(name).yaml"
        guard !FileManager.default.fileExists(atPath: path) else {
          throw Failure.badInput("\(path): error: is there already")
        }
        try Files.write(
          [(path, ScenarioTemplate.text(name: name))],
          printing: StyledText("\(path) is written; run it with: scrollsim check \(path)\n"))
      }
    }
  }
#endif
