#if CLI
  import ArgumentParser
  import FoundationEssentials
  import ScrollFuzz
  import ScrollScenario
  import ScrollTools
  import Scrollwork

  struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fuzz",
      abstract: "Does everything to a layout in any order, and checks what must hold.",
      discussion: """
        EXAMPLES:
          scrollsim fuzz --layout grid
          scrollsim fuzz --seed 1 --seeds 100 --operations 1000 --layout masonry --json
          scrollsim fuzz --seed 7 --layout list --write found.yaml

        Each seed stands for so many operations: drags, flings, updates right and wrong, animated or taken \
        back, changes of sizes and of the viewport, with frames of uneven lengths between them. After each \
        frame the items, the cells and what moved are compared with a slow, obvious account; each seed is \
        done twice and must show the same. Without --layout all layouts have their turn.

        Ends with 1 at the first law that does not hold, after finding few operations that break it; \
        --write has them as a scenario with its journal beside it, which 'scrollsim run' does again.
        """)

    @Option(help: ArgumentHelp("The first seed.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("How many seeds, counted up from the first.", valueName: "count"))
    var seeds = 8

    @Option(help: ArgumentHelp("Operations for each seed, frames not counted.", valueName: "count"))
    var operations = 200

    @Option(help: "list, grid, masonry, flow, compositional or table; all of them by default.")
    var layout: String?

    @Option(
      help: ArgumentHelp(
        "Write what breaks a law as a scenario, and its journal as .jsonl in the same folder (YAML).",
        valueName: "file"),
      completion: .file(extensions: ["yaml", "yml"]))
    var write: String?

    @Flag(help: "Print the report as JSON with sorted keys.")
    var json = false

    func validate() throws {
      guard (1...1_000_000).contains(seeds), (1...1_000_000).contains(operations) else {
        throw ValidationError("--seeds and --operations are from 1 to 1000000")
      }
      guard seed <= UInt64.max - UInt64(seeds) else {
        throw ValidationError("the last seed is beyond \(UInt64.max)")
      }
      if let layout, !Fuzz.layouts.contains(where: { $0.kind.name == layout }) {
        let names = Fuzz.layouts.map(\.kind.name)
        let hint = Suggestion.phrase(for: layout, among: names)
        throw ValidationError(
          "there is no layout '\(layout)'\(hint); there are \(names.joined(separator: ", "))")
      }
      if let write, write.isEmpty || write.hasSuffix(".jsonl") {
        throw ValidationError("'\(write)' is no name for a scenario")
      }
    }

    func run() throws {
      let operations = operations
      try run { seed, layout in
        try Fuzz.run(seed: seed, operations: operations, layout: layout)
      }
    }

    /// - Parameter check: does the operations of a seed to a layout. Its failure is written down as done to
    ///   that layout.
    func run(_ check: (UInt64, Scenario.Layout) throws -> FuzzReport) throws {
      let layouts = Fuzz.layouts.filter { layout == nil || $0.kind.name == layout }
      var results: [Result] = []
      var bar = ProgressBar()
      for (place, described) in layouts.enumerated() {
        var result = Result(layout: described.kind.name)
        for offset in 0..<seeds where result.report.failure == nil {
          let report = try one(seed + UInt64(offset), described, check)
          result.seeds += 1
          result.report.add(report)
          let part = (Double(place) + Double(offset + 1) / Double(seeds)) / Double(layouts.count)
          bar.show(part: part, note: "\(described.kind.name), seed \(report.seed)")
        }
        results.append(result)
        if result.report.failure != nil { break }
      }
      bar.clear()
      Terminal.write(json ? try JSONOutput.text(results) : results.map(\.line).joined())
      guard let last = results.last, let failure = last.report.failure,
        let described = layouts.first(where: { $0.kind.name == last.layout })
      else { return }
      var messages = [SafeText(report: "\(last.layout): \(failure)")]
      if let write { messages.append(try save(failure, described, to: write)) }
      throw Failure(code: 1, message: SafeText(lines: messages))
    }

    private func one(
      _ seed: UInt64, _ layout: Scenario.Layout,
      _ check: (UInt64, Scenario.Layout) throws -> FuzzReport
    ) throws -> FuzzReport {
      do {
        return try check(seed, layout)
      } catch {
        throw Failure.engine("\(layout.kind.name), seed \(seed): error: \(error)")
      }
    }

    /// Writes both files, and says what was written or why it was not.
    private func save(
      _ failure: FuzzFailure, _ layout: Scenario.Layout, to path: String
    ) throws(Failure) -> SafeText {
      let place = URL(filePath: path)
      let stem = place.deletingPathExtension()
      let journal = stem.appendingPathExtension("jsonl")
      let files: (scenario: String, journal: String)
      do {
        files = try Fuzz.record(
          failure.operations, layout: layout,
          name: "\(layout.kind.name), seed \(failure.seed), \(failure.law.rawValue)",
          journal: journal.lastPathComponent)
      } catch {
        return "it could not be written: \(error)"
      }
      try Files.write([(path, files.scenario), (journal.path, files.journal)])
      return "do it again: scrollsim run \(path)"
    }

    /// What came of one layout.
    private struct Result: Encodable {
      var layout: String
      var seeds = 0
      var report = FuzzReport()

      init(layout: String) { self.layout = layout }

      var line: String {
        let name = layout + String(repeating: " ", count: max(1, 14 - layout.utf8.count))
        return name
          + "\(seeds) seeds, \(report.operations) operations (\(report.refused) refused as they must be), "
          + "\(report.frames) frames, \(report.compared) places compared: "
          + (report.failure.map { "broken: \($0.law.rawValue)" } ?? "all laws hold") + "\n"
      }
    }
  }
#endif
