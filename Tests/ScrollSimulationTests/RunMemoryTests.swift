#if os(Linux)
  import Glibc
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// A run holds what its report says and visible content, and nothing of the frames that were.
  @Suite struct RunMemoryTests {
    /// Down through some rows and back up to the bounce at the first one, over and over.
    static func script(rounds: Int) -> [Scenario.ScriptEntry] {
      (0..<rounds).flatMap { _ -> [Scenario.ScriptEntry] in
        [
          .init(
            .fling(
              .init(velocity: 8000, repetition: .init(interval: 0.4, until: .end, limit: 5)))),
          .init(
            .fling(
              .init(velocity: -8000, repetition: .init(interval: 0.4, until: .start, limit: 20)))),
          .init(.wait(1)),
        ]
      }
    }

    /// How many bytes the process held more after each tenth of a run than before it.
    ///
    /// - Parameter onFrame: sees every frame.
    static func growth(
      frames: Int, onFrame: (FrameSample) -> Void = { _ in }
    ) throws -> [Int] {
      var scenario = SimulationTests.scenario(
        items: 1_000_000, sections: 1, rate: 120, heights: .uniform(40...200), script: [])
      // A round takes more than 480 frames.
      scenario.script = script(rounds: frames / 480 + 1)
      var held: [Int] = []
      held.reserveCapacity(11)
      let report = try SimulationTests.run(scenario) { sample in
        onFrame(sample)
        let frame = sample.frame.index
        if frame <= frames, frame % (frames / 10) == 0 { held.append(residentBytes()) }
      }
      #expect(report.frames.moving > frames * 3 / 4 && report.bounces.count >= frames / 1000)
      #expect(report.failures.isEmpty, "\(report.failures)")
      try #require(held.count == 11 && !held.contains(0))
      return zip(held, held.dropFirst()).map { $1 - $0 }
    }

    /// The memory of the process that is in use, in whole pages.
    private static func residentBytes() -> Int {
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var text = [CChar](repeating: 0, count: 256)
      guard fgets(&text, 256, file) != nil else { return 0 }
      let fields = text.prefix { $0 != 0 }.split(separator: 32)
      guard fields.count > 1 else { return 0 }
      let pages = fields[1].reduce(0) { $0 * 10 + Int($1) - 48 }
      return pages * Int(getpagesize())
    }

    /// `FRAMES` in the environment makes it longer: 432000 are an hour. In a process of its own, as what
    /// other tests hold is not a run's; that process grows once or twice while it is set up.
    @Test("a run holds no more after a tenth of its frames than before it")
    func flat() async {
      await #expect(processExitsWith: .success) {
        let frames = getenv("FRAMES").flatMap { Int(String(cString: $0)) } ?? 10_000
        let growth = try Self.growth(frames: frames)
        #expect(growth.sorted()[6] <= 0, "bytes in each tenth: \(growth)")
      }
    }

    @Test("what somebody keeps of each frame is found")
    func kept() async {
      await #expect(processExitsWith: .success) {
        var kept: [(Double, Double, Double, Double)] = []
        let growth = try Self.growth(frames: 6000) { sample in
          kept.append((sample.frame.contentOffset.y, sample.cost, sample.blank, 0))
        }
        #expect(growth.sorted()[6] > 0, "bytes in each tenth: \(growth), \(kept.count) kept")
      }
    }
  }
#endif
