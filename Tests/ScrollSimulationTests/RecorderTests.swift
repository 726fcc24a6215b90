#if CLI
  import Foundation
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  @Suite struct RecorderTests {
    private static let seeds: [UInt64] = {
      let environment = ProcessInfo.processInfo.environment
      let first = environment["SEED"].flatMap(UInt64.init) ?? 1
      let count = environment["ITERATIONS"].flatMap(UInt64.init) ?? 24
      return Array(first..<first + count)
    }()

    @Test("whatever is done, the recording shows the same in every frame", arguments: seeds)
    func property(_ seed: UInt64) throws {
      var session = try RecordedSession(seed: seed)
      try session.run(frames: 160)
      let files = try session.recorder.files(name: "se\"ss\n", journal: "session.csv")
      let simulation = try RecordedSession.read(files)
      var digest = Digest()
      var digests: [String] = []
      let report = try simulation.run(onFrame: {
        digest.add($0.frame, isFlat: session.layout.kind == .list)
        digests.append(digest.description)
      })
      #expect(report.recording?.difference == nil, "seed \(seed)")
      #expect(digests == session.digests, "seed \(seed)")
      #expect(report.digest == session.digests.last && report.frames.count == 160)
      #expect(report.isStable, "seed \(seed): \(report.stability)")
      #expect(report.diagnostics.isEmpty, "seed \(seed)")
      #expect(simulation.scenario.name == "se\"ss\n")
    }
  }
#endif
