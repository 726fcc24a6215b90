#if CLI
  import TestSupport
  import ArgumentParser
  import Foundation
  import ScrollFuzz
  import ScrollLayout
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools
  import Scrollwork
  import Testing

  @testable import scrollsim

  /// What `scrollsim fuzz` does where a law is broken: by a layout that the tests put in place of its own.
  @Suite struct FuzzFailureTests {
    /// A list that takes no more than fifty items, though it may.
    private struct NarrowLayout: CollectionLayout {
      private var list = ListLayout()
      var contentExtent: Ticks { list.contentExtent }

      func validate(_ structure: ItemStructure) throws(LayoutFailure) {
        guard structure.itemCount <= 50 else {
          throw .unsuitableStructure(reason: "there are more than 50 items")
        }
      }

      mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
        try list.prepare(context)
      }

      mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
        list.elements(in: window, into: &found)
      }

      mutating func attributes(at index: Int) -> LayoutAttributes? { list.attributes(at: index) }
    }

    /// Runs the command with the narrow layout in place of each.
    private func fail(_ options: String...) throws -> Failure {
      let command = try FuzzCommand.parse(["--operations", "40"] + options)
      var done: [String] = []
      let failure = #expect(throws: Failure.self) {
        try command.run { seed, layout in
          done.append(layout.kind.name)
          return try Fuzz.run(seed: seed, operations: 40) { NarrowLayout() }
        }
      }
      #expect(done.count == 1, "nothing is done behind a failure")
      return try #require(failure)
    }

    @Test(
      "a broken law ends with 1 and its few operations, and writes nothing that was not asked for")
    func failure() throws {
      let failure = try fail("--layout", "masonry", "--seed", "5")
      #expect(
        failure.code == 1 && failure.message.hasPrefix("masonry: seed 5 breaks the law 'refusal'"))
      #expect(failure.message.contains("more than 50 items"))
      #expect(failure.message.contains("operations are enough:\n  reload ["))
      #expect(!failure.message.contains("scrollsim run"))
    }

    @Test("what breaks a law is written, and the command that it names does it again")
    func written() throws {
      let folder = try Folder()
      let path = folder.path("found.yaml")
      let failure = try fail("--layout", "list", "--write", path)
      #expect(failure.code == 1 && failure.message.hasSuffix("do it again: scrollsim run \(path)"))
      let scenario = try String(contentsOfFile: path, encoding: .utf8)
      #expect(scenario.contains("list, seed 1, refusal") && scenario.contains("found.jsonl"))
      let journal = try String(contentsOfFile: folder.path("found.jsonl"), encoding: .utf8)
      #expect(
        journal.hasPrefix("{\"journal\":{\"version\":1}}\n") && journal.contains("{\"reload\":"))
      // The list of the package holds to its laws, so what was done to it comes out as it was recorded.
      let again = try scrollsim("run", path, "--json")
      #expect(again.code == 0 && again.errors.isEmpty)
      let twice = try scrollsim("run", path, "--json")
      #expect(twice.output == again.output)
      _ = try folder.write(
        "found.jsonl", journal.replacingOccurrences(of: "\"reload\"", with: "\"relaod\""))
      let damaged = try scrollsim("run", path)
      #expect(damaged.code == 2 && damaged.errors.contains("found.jsonl:"))
    }

    @Test("a file that cannot be written ends with 2, and says so")
    func unwritable() throws {
      let folder = try Folder()
      let failure = try fail("--layout", "list", "--write", folder.path("no/such/folder/f.yaml"))
      #expect(failure.code == 2 && failure.message.contains("cannot be written"))
    }

    @Test("what the engine refuses ends with 3, the seed and the layout named")
    func refused() throws {
      let command = try FuzzCommand.parse(["--seed", "9", "--layout", "grid"])
      let failure = #expect(throws: Failure.self) {
        try command.run { _, _ in throw CollectionError.invalidValue(parameter: "p", value: 1) }
      }
      #expect(failure?.code == 3 && failure?.message.hasPrefix("grid, seed 9: error: ") == true)
    }
  }
#endif
